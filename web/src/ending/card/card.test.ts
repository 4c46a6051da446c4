import { expect, test } from "vitest";
import type { TileView } from "../../network/wire";
import { boardAfter, fitting, spread, wrapped } from "./card";

const tile = (column: number, row: number, state: TileView["state"]): TileView => ({ column, row, value: 1, state });
const width = (text: string): number => text.length;

test("words stand in lines that fit", () => {
  expect(wrapped("Bo wins 3 rounds to 2", 12, width)).toEqual(["Bo wins 3", "rounds to 2"]);
  expect(wrapped("Maximiliane wins", 5, width)).toEqual(["Maximiliane", "wins"]);
});

test("a long text is smaller", () => {
  const sized = (text: string, size: number) => text.length * size;
  expect(fitting("Bo wins", 70, [10, 5], 1, sized)).toEqual({ size: 10, lines: ["Bo wins"] });
  expect(fitting("Bo wins again", 70, [10, 5], 1, sized)).toEqual({ size: 5, lines: ["Bo wins again"] });
  expect(fitting("Maximiliane", 40, [10, 5], 2, sized).size).toBe(5);
});

test("tiles that a throw shut lie, and what stood behind them stands free", () => {
  const board = [[tile(0, 0, "standing"), tile(1, 0, "standing")], [tile(0, 1, "hidden"), tile(1, 1, "hidden")]];
  const after = boardAfter({ board, marked: new Set(["0 0"]) });
  expect(after.flat().map((each) => each.state)).toEqual(["shut", "standing", "standing", "hidden"]);
});

test("labels do not cover each other and stay inside", () => {
  expect(spread([0, 1], 0.1)).toEqual([0, 1]);
  const found = spread([0.95, 1, 0.98], 0.1);
  const sorted = [...found].sort((one, other) => one - other);
  expect(Math.max(...found)).toBeLessThanOrEqual(1);
  expect(sorted[1]! - sorted[0]!).toBeGreaterThan(0.09);
  expect(sorted[2]! - sorted[1]!).toBeGreaterThan(0.09);
});
