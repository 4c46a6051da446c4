import { expect, test } from "vitest";
import { average, counts, exactOf, expectation, marks, steps, unit } from "./figures";
import { codeText, isRoomCode } from "./code";

test("totals are counted by value", () => {
  expect(counts([0, 3, 3, 99], 4)).toEqual([1, 0, 0, 2, 0]);
  expect(average([1, 2])).toBe(1.5);
  expect(average([])).toBeNull();
});

test("bars and steps share one scale, and the tallest of them fills the height", () => {
  const exact = exactOf({ "0": 0.5, "2": 0.5 }, 2);
  expect(exact.mean).toBe(1);
  expect(unit([1, 0, 1], exact, 200)).toBe(200);
  expect(unit([0, 4, 0], exact, 200)).toBe(50);
  expect(unit([], null, 200)).toBe(200);
  expect(steps([10, 20], 5, 100)).toBe("M0 90.0V90.0H5.0V80.0H10.0");
});

test("an axis has few marks", () => {
  expect(marks(45)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45]);
  expect(marks(78)).toHaveLength(8);
});

test("half a point apart is close", () => {
  expect(expectation(13.2, 11.3)).toBe("more");
  expect(expectation(9, 11.3)).toBe("fewer");
  expect(expectation(11, 11.3)).toBe("close");
});

test("a code of a classroom is six letters and digits, and no spoken code", () => {
  expect(isRoomCode("K7M 4Q2")).toBe(true);
  expect(isRoomCode("123456")).toBe(false);
  expect(isRoomCode("k3mz-7w2q-9fxd")).toBe(false);
  expect(codeText("k7m4q2")).toBe("K7M 4Q2");
});
