import { expect, test } from "vitest";
import type { GameView } from "../../network/wire";
import { excess, withDigit } from "./digits";

const NINE = [Array.from({ length: 9 }, (_, column) => ({ column, row: 0, value: column + 1, state: "standing" }))];
const game = { total: 45, tiles: NINE } as unknown as GameView;
const typed = (text: string, rules = {}, view = game) =>
  [...text].reduce((before, digit) => withDigit(before, Number(digit), view, rules), "");

test("digits follow each other, a zero gives way", () => {
  expect(["21", "0", "07", "00"].map((text) => typed(text))).toEqual(["21", "0", "7", "0"]);
});

test("a total has no more digits than what stands", () => {
  expect(typed("213")).toBe("21");
  expect(typed("213", {}, { ...game, total: 9 })).toBe("2");
  expect(typed("123456789123", { total: "digits" }, { ...game, total: 123456789 })).toBe("123456789");
});

test("where a penalty raises tiles, more can stand at the end than now", () => {
  const few = { ...game, total: 3 };
  expect(typed("21", { off_mat: "raise" }, few)).toBe("21");
  expect(excess("21", few, { off_mat: "raise" })).toBeNull();
});

test("more than can stand is told with the most that can", () => {
  expect(excess("46", game, {})).toBe(45);
  expect(excess("45", game, {})).toBeNull();
  expect(excess("", game, {})).toBeNull();
  expect(excess("99999999999999999", { ...game, total: "99999999999999998" }, {})).toBe("99999999999999998");
});
