import { expect, test } from "vitest";
import { boxAt, looksAfter, standingValues } from "./position";
import type { TileView } from "../network/wire";

const row = (r: number, values: number[]): TileView[] =>
  values.map((value, column) => ({ column, row: r, value, state: "standing" }));

test("a tile is shut, stands, or is hidden behind one that stands", () => {
  const box = [row(0, [1, 2, 3]), row(1, [3, 2, 1])];
  expect(boxAt(box, "1.3/321")[1]!.map((tile) => tile.state)).toEqual(["hidden", "standing", "hidden"]);
  expect(boxAt(box, "1.3/321")[0]!.map((tile) => tile.state)).toEqual(["standing", "shut", "standing"]);
  expect(boxAt(box, ".../..1")[1]!.map((tile) => tile.state)).toEqual(["shut", "shut", "standing"]);
});

test("tiles of two digits stand between commas", () => {
  const box = [row(0, [8, 9, 10, 11, 12])];
  expect(standingValues(boxAt(box, "8,.,10,.,12"))).toEqual([8, 10, 12]);
  expect(standingValues(boxAt([row(0, [12])], "12,"))).toEqual([12]);
});

test("a column may be shorter than the others", () => {
  const box = [row(0, [1, 2]), [{ column: 1, row: 1, value: 5, state: "standing" } as TileView]];
  expect(boxAt(box, "1./-5")[1]!.map((tile) => tile.state)).toEqual(["standing"]);
  expect(boxAt(box, "12/-5")[1]!.map((tile) => tile.state)).toEqual(["hidden"]);
});

test("the tiles of a move are marked where they stand", () => {
  const tiles = boxAt([row(0, [1, 2, 3])], "1.3");
  const looks = looksAfter({ do: "shut", word: "3", tiles: [3], rows: [0], columns: [2] });
  expect(tiles[0]!.map(looks)).toEqual(["up", "shut", "got"]);
});
