import { expect, test } from "vitest";
import type { ActionView, GameView, Rights, TileView } from "../network/wire";
import { diceOf, dueToThrow, holdOf, partOf } from "./hand";
import type { Snapshot } from "./reducer";
import type { Kind } from "./scene";

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

const may: Rights = { act: [0], type: [], undo: [0], arrange: [], host: [] };

function snapshot(you: number[], part: Partial<Snapshot> = {}, dice = "sealed", stage = "playing"): Snapshot {
  const view = { stage, settings: { dice, undo: true, pencil: false } };
  return { you, host: false, may, legal: [shut(6), shut(2, 4)], view, ...part } as unknown as Snapshot;
}

const at = (table: Snapshot, part: Partial<GameView> = {}, kind: Kind = "stand", settled = true) =>
  partOf({ snapshot: table, game: game(part), kind, settled });

test("whoever may act does, once everything was shown", () => {
  expect(at(snapshot([0]))).toBe("act");
  expect(at(snapshot([0]), {}, "look", false)).toBe("look");
  expect(at(snapshot([0], {}, "sealed", "over"))).toBe("wait");
});

test("while one's own dice are in the air, or something is still to be shown, nothing can be done", () => {
  expect(at(snapshot([0]), { phase: "throw" }, "roll", false)).toBe("held");
  expect(at(snapshot([1]), {}, "lift", false)).toBe("wait");
});

test("others guess what a person will shut, and wait for a bot", () => {
  expect(at(snapshot([1]))).toBe("guess");
  expect(at(snapshot([1]), { phase: "throw" })).toBe("wait");
  expect(at(snapshot([1]), { at: 2 })).toBe("wait");
  expect(at(snapshot([1], { legal: [shut(6)] }))).toBe("wait");
});

test("for the start throw those here who are as far as the one whose throw it is", () => {
  const rolls = (...all: number[][]) =>
    game({ at: 0, seats: all.map((each, seat) => ({ ...game().seats[seat]!, mark: "waits", rolls: each })) });
  expect(dueToThrow(rolls([], [], []), [0, 1])).toEqual([0, 1]);
  expect(dueToThrow(rolls([9], [9], [4]), [0, 1, 2])).toEqual([0, 1]);
  expect(dueToThrow(rolls([9], [9, 3], [4]), [0, 1, 2])).toEqual([0]);
});

test("the host may act without a seat, and nobody guesses where real dice are entered", () => {
  const hosts = { host: true, may: { ...may, host: ["act"] } };
  expect(at(snapshot([], hosts, "typed"))).toBe("act");
  expect(at(snapshot([1], {}, "typed"))).toBe("wait");
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
