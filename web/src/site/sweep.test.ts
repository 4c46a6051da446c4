import { expect, test } from "vitest";
import { sweep, type FlatTurn } from "./sweep";

// A box of the tiles 1 and 2 and one die of two faces: 0 shut, 1 has the 1, 2 has the 2, 3 has both.
const BOX: FlatTurn = {
  starts: Int32Array.from([0, 0, 0, 1, 1, 1, 2, 3, 4]),
  targets: Int32Array.from([0, 0, 2, 1]),
  ways: Int8Array.from([0, 2, 2, 2]),
  shares: Float64Array.from([0.5, 0.5, 0.5, 0.5]),
};
const TOTALS = Float64Array.from([0, -1, -2, -3]);
const SLACK = Float64Array.from([1e-9]);

test("a turn is worth what its throws bring", () => {
  expect([...sweep(BOX, TOTALS, SLACK, 0, -1)]).toEqual([0, -0.5, -1, -0.75]);
});

test("a die off the mat ends the turn where it is, or as if no tile had been shut", () => {
  expect(sweep(BOX, TOTALS, SLACK, 0.5, -1)[1]).toBe(0.5 * -0.5 + 0.5 * -1);
  expect(sweep(BOX, TOTALS, SLACK, 0.5, 3)[1]).toBe(0.5 * -0.5 + 0.5 * -3);
});

test("between equal tiles the next criterion decides, and then the order of the rules", () => {
  const starts = Int32Array.from([0, 0, 0, 0, 0, 0, 0, 2, 2]);
  const both: FlatTurn = { ...BOX, starts, targets: Int32Array.from([1, 2]) };
  const flat = Float64Array.from([0, 0, 0, 0, 0, 5, 7, 0]);
  const found = sweep(both, flat, Float64Array.from([1e-9, 1e-9]), 0, -1);
  expect(found[4 + 3]).toBe(0.5 * 7 + 0.5 * 0);
});
