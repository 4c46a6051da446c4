import { expect, test } from "vitest";
import { goalOf, opening, factsIn, rulebook, USUAL } from "./rulebook";

const first = rulebook.value["double-shutter"]!;

test("the first box of all has one row of nine", () => {
  const [row, ...others] = opening(rulebook.value[USUAL]!);
  expect(row!.map((tile) => tile.value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(others).toEqual([]);
  expect(goalOf(rulebook.value[USUAL]!, 2)).toBeNull();
});

test("a box of two rows has the back one in the shade", () => {
  const rows = opening(first);
  expect(rows.map((row) => row.map((tile) => tile.value))).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    [9, 8, 7, 6, 5, 4, 3, 2, 1],
  ]);
  expect(new Set(rows[1]!.map((tile) => tile.state))).toEqual(new Set(["hidden"]));
});

test("tiles that are shut from the start lie there", () => {
  const three = { ...first, box: [[1], [2], [3], [4]], set_up: "..34" };
  expect(opening(three)[0]!.map((tile) => tile.state)).toEqual(["shut", "shut", "standing", "standing"]);
});

test("rounds can be agreed on where there are rounds, points where points decide, nothing alone", () => {
  expect(goalOf(first, 2)).toEqual({ key: "rounds", value: 5, low: 1, high: 20 });
  expect(goalOf({ ...first, format: "last-one-standing", limit: 5 }, 3)).toEqual({
    key: "limit",
    value: 5,
    low: 1,
    high: 1000,
  });
  expect(goalOf({ ...first, format: "one-turn" }, 2)).toBeNull();
  expect(goalOf(first, 1)).toBeNull();
});

test("only what the pages need is kept of a rule set", () => {
  expect(Object.keys(factsIn({ ...first, source: "a leaflet" }))).not.toContain("source");
});
