import { expect, test } from "vitest";
import type { ActionView, GameView, Rights, TileView } from "../network/wire";
import { diceOf, holdOf, partOf } from "./hand";
import type { Snapshot } from "./reducer";

const tile = (value: number, state: TileView["state"] = "standing"): TileView => ({
  column: value - 1,
  row: 0,
  value,
  state,
});
const shut = (...tiles: number[]): ActionView => ({
  do: "shut",
  word: tiles.join("+"),
  tiles,
  columns: tiles.map((value) => value - 1),
  rows: tiles.map(() => 0),
});

function game(part: Partial<GameView> = {}): GameView {
  const seats = [
    { seat: 0, name: "Ann", kind: "person" },
    { seat: 1, name: "Bo", kind: "person" },
    { seat: 2, name: "Expert", kind: "expert" },
  ];
  const tiles = [[tile(1), tile(2), tile(3), tile(4), tile(5, "shut"), tile(6)]];
  return {
    at: 0,
    phase: "shut",
    throw: [2, 4],
    tiles,
    dice: [2, 1],
    undo: true,
    seats,
    ...part,
  } as unknown as GameView;
}

const may: Rights = { act: [0], type: [], undo: [0], host: [] };

function snapshot(you: number[], part: Partial<Snapshot> = {}, dice = "sealed", stage = "playing"): Snapshot {
  const view = { stage, settings: { dice, undo: true, pencil: false } };
  return { you, host: false, may, legal: [shut(6), shut(2, 4)], view, ...part } as unknown as Snapshot;
}

const now = (part: Partial<GameView> = {}, settled = true) => ({ game: game(part), settled });

test("whoever may act does, once everything was shown", () => {
  expect(partOf(snapshot([0]), now())).toBe("act");
  expect(partOf(snapshot([0]), now({}, false))).toBe("look");
  expect(partOf(snapshot([0], {}, "sealed", "over"), now())).toBe("wait");
});

test("others guess what a person will shut, and wait for a bot", () => {
  expect(partOf(snapshot([1]), now())).toBe("guess");
  expect(partOf(snapshot([1]), now({ phase: "throw" }))).toBe("wait");
  expect(partOf(snapshot([1]), now({ at: 2 }))).toBe("wait");
  expect(partOf(snapshot([1], { legal: [shut(6)] }), now())).toBe("wait");
});

test("the host may act without a seat, and nobody guesses where real dice are entered", () => {
  const hosts = { host: true, may: { ...may, host: ["act"] } };
  expect(partOf(snapshot([], hosts, "typed"), now())).toBe("act");
  expect(partOf(snapshot([1], {}, "typed"), now())).toBe("wait");
});

test("a hand without tiles has no move, as long as there are several", () => {
  const hold = holdOf(game(), true, [shut(6), shut(2, 4)], new Set());
  expect([hold.move, hold.missing]).toEqual([null, 6]);
  expect(game().tiles[0]!.map(hold.looks)).toEqual(["no", "up", "no", "up", "shut", "up"]);
  expect(game().tiles[0]!.map(hold.able)).toEqual([false, true, false, true, false, true]);
});

test("a tile that leaves one move open is enough to make it", () => {
  const hold = holdOf(game(), true, [shut(6), shut(2, 4)], new Set(["1 0"]));
  expect([hold.move!.word, hold.got.complete, hold.missing]).toEqual(["2+4", null, 4]);
  expect(game().tiles[0]!.map(hold.looks)).toEqual(["no", "got", "no", "up", "shut", "no"]);
  expect(hold.able(tile(6))).toBe(true);
});

test("a hand that may not choose holds nothing", () => {
  const hold = holdOf(game(), false, [shut(6)], new Set());
  expect([hold.legal, hold.move, hold.able(tile(6))]).toEqual([[], null, false]);
  expect(game().tiles[0]!.map(hold.looks)).toEqual(["up", "up", "up", "up", "shut", "up"]);
});

test("as many dice are thrown as were chosen, where that is allowed", () => {
  expect([diceOf(game(), 1), diceOf(game(), 0), diceOf(game({ dice: [2] }), 1), diceOf(game({ dice: [] }), 1)]).toEqual(
    [1, 2, 2, 0],
  );
});
