import { expect, test } from "vitest";
import { compare, isLong, least, oneLess, size } from "./total";

const LONG = "123456789987654321123456789";
const NEXT = "123456789987654321123456790";

test("totals are compared exactly however long they are", () => {
  expect(Number(LONG)).toBe(Number(NEXT));
  expect([compare(LONG, NEXT), compare(NEXT, LONG), compare(LONG, LONG)]).toEqual([-1, 1, 0]);
  expect([compare(9, LONG), compare(LONG, 45), compare(12, 9)]).toEqual([-1, 1, 1]);
  expect(least([NEXT, LONG])).toBe(LONG);
  expect(least([45, NEXT, 12])).toBe(12);
});

test("one less is exact too", () => {
  expect(oneLess(45)).toBe(44);
  expect(oneLess(NEXT)).toBe(LONG);
});

test("nine digits fit beside a sentence, ten do not", () => {
  expect([0, 987654321, 1234567890, LONG].map(isLong)).toEqual([false, false, true, true]);
});

test("on a scale a total is about what it is", () => {
  expect(size("9007199254740992")).toBe(2 ** 53);
  expect(size(45)).toBe(45);
});
