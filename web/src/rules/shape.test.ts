import { expect, test } from "vitest";
import { BOXES } from "./axis";
import { boxOf, shapeOf } from "./shape";

test("every box of the catalogue has a shape, and the shape has its tiles", () => {
  for (const [name, box] of Object.entries(BOXES)) {
    const shape = shapeOf(box);
    expect(shape, name).not.toBeNull();
    expect(boxOf(shape!), name).toEqual(box);
  }
});

test("the rows behind run back, or all the same way", () => {
  expect(shapeOf(BOXES["double"]!)).toEqual({ rows: 2, tiles: 9, turned: true });
  expect(shapeOf(BOXES["double-aligned"]!)).toEqual({ rows: 2, tiles: 9, turned: false });
  expect(boxOf({ rows: 3, tiles: 4, turned: true })).toEqual([
    [1, 4, 1],
    [2, 3, 2],
    [3, 2, 3],
    [4, 1, 4],
  ]);
});

test("tiles of one’s own have no shape", () => {
  expect(shapeOf([[1, 3], [2, 2], [3]])).toBeNull();
  expect(shapeOf([[1], [3], [5], [7], [9]])).toBeNull();
});
