import { expect, test } from "vitest";
import { gathering, key, tapped } from "./gather";
import type { ActionView } from "./wire";

const move = (word: string, tiles: number[], rows: number[] = tiles.map(() => 0)): ActionView => ({
  do: "shut",
  word,
  tiles,
  rows,
  columns: tiles.map((value) => value - 1),
});
const legal = [move("8", [8]), move("7+1", [7, 1]), move("6+2", [6, 2]), move("5+2+1", [5, 2, 1])];
const tile = (value: number) => key(value - 1, 0);

test("nothing gathered leaves every way open", () => {
  const now = gathering(legal, new Set());
  expect(now.open).toHaveLength(4);
  expect(now.complete).toBeNull();
  expect(now.sum).toBe(0);
});

test("a tile narrows the ways, and the last one left is completed", () => {
  expect(gathering(legal, new Set([tile(2)])).open.map((each) => each.word)).toEqual(["6+2", "5+2+1"]);
  expect(gathering(legal, new Set([tile(6)])).only?.word).toBe("6+2");
  expect(gathering(legal, new Set([tile(6), tile(2)])).complete?.word).toBe("6+2");
});

test("a tile that fits nothing with the others begins a new choice", () => {
  expect([...tapped(legal, new Set([tile(6)]), tile(8))]).toEqual([tile(8)]);
});

test("a tile tapped twice is given back", () => {
  expect(tapped(legal, new Set([tile(6)]), tile(6)).size).toBe(0);
});

test("a tile of no move is not gathered", () => {
  expect(tapped(legal, new Set(), tile(9)).size).toBe(0);
});
