import { expect, test } from "vitest";
import { gathering, key, afterKey, looksWith, afterTap } from "./gather";
import type { ActionView, TileView } from "../network/wire";

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
  expect([...afterTap(legal, new Set([tile(6)]), tile(8))]).toEqual([tile(8)]);
});

test("a tile tapped twice is given back", () => {
  expect(afterTap(legal, new Set([tile(6)]), tile(6)).size).toBe(0);
});

test("a tile of no move is not gathered", () => {
  expect(afterTap(legal, new Set(), tile(9)).size).toBe(0);
});

// Two rows: 1 to 9 in front, 9 to 1 behind them.
const double: TileView[][] = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((value, column) => ({ column, row: 0, value, state: "standing" as const })),
  [9, 8, 7, 6, 5, 4, 3, 2, 1].map((value, column) => ({ column, row: 1, value, state: "hidden" as const })),
];
const through: ActionView[] = [
  { do: "shut", word: "5+5'", tiles: [5, 5], columns: [4, 4], rows: [0, 1] },
  { do: "shut", word: "1+9'", tiles: [1, 9], columns: [0, 0], rows: [0, 1] },
  { do: "shut", word: "9+1", tiles: [9, 1], columns: [8, 0], rows: [0, 0] },
];

test("the tile behind can be gathered once the one before it is", () => {
  const back = double[1]![4]!;
  const helps = (gathered: ReadonlySet<string>) => gathering(through, gathered).helps;
  expect(looksWith(double, back, new Set(), helps(new Set()))).toBe("hid");
  const front = new Set([key(4, 0)]);
  expect(looksWith(double, back, front, helps(front))).toBe("up");
});

test("giving the front tile back gives back the one behind it", () => {
  expect(afterTap(through, new Set([key(4, 0), key(4, 1)]), key(4, 0)).size).toBe(0);
});

test("the key of a value goes on to the tile behind, and then gives back", () => {
  const one = afterKey(double, through, new Set(), 5);
  expect([...one]).toEqual([key(4, 0)]);
  const two = afterKey(double, through, one, 5);
  expect([...two]).toEqual([key(4, 0), key(4, 1)]);
  expect([...afterKey(double, through, two, 5)]).toEqual([key(4, 0)]);
});

test("where two tiles of a value exclude each other, its key goes from one to the other", () => {
  const free = double.map((row) => row.map((tile) => ({ ...tile, state: "standing" as const })));
  const tiles = [
    free[0]!.map((tile) => ({ ...tile, state: tile.value === 1 ? ("shut" as const) : tile.state })),
    free[1]!,
  ];
  const either: ActionView[] = [
    { do: "shut", word: "9", tiles: [9], columns: [8], rows: [0] },
    { do: "shut", word: "9'", tiles: [9], columns: [0], rows: [1] },
  ];
  const front = afterKey(tiles, either, new Set(), 9);
  expect([...front]).toEqual([key(8, 0)]);
  const back = afterKey(tiles, either, front, 9);
  expect([...back]).toEqual([key(0, 1)]);
  expect(afterKey(tiles, either, back, 9).size).toBe(0);
});
