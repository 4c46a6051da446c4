import { expect, test } from "vitest";
import type { ActionView, Fact, GameView, TileView } from "../network/wire";
import { diceOf, holdOf, mayUndo, partOf } from "./hand";
import type { Snapshot, StoryEntry } from "./reducer";

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

function snapshot(you: number[], settings: Partial<Snapshot["view"]["settings"]> = {}, stage = "playing"): Snapshot {
  const all = { dice: "sealed", undo: true, pencil: false, ...settings };
  return { you, legal: [shut(6), shut(2, 4)], view: { stage, settings: all } } as unknown as Snapshot;
}

const now = (part: Partial<GameView> = {}, settled = true) => ({ game: game(part), settled });
const story = (...who: string[]): StoryEntry[] =>
  who.map((each, n) => ({ n, word: "", facts: [{ kind: "thrown", who: each }] }));

test("whoever sits at the box acts, once everything was shown", () => {
  expect(partOf(snapshot([0]), now())).toBe("act");
  expect(partOf(snapshot([0]), now({}, false))).toBe("look");
  expect(partOf(snapshot([0], {}, "over"), now())).toBe("wait");
});

test("others guess what a person will shut, and wait for a bot", () => {
  expect(partOf(snapshot([1]), now())).toBe("guess");
  expect(partOf(snapshot([1]), now({ phase: "throw" }))).toBe("wait");
  expect(partOf(snapshot([1]), now({ at: 2 }))).toBe("wait");
  expect(partOf({ ...snapshot([1]), legal: [shut(6)] }, now())).toBe("wait");
});

test("a seat with the pencil acts for all, and nobody guesses where real dice are entered", () => {
  expect(partOf(snapshot([1], { dice: "typed", pencil: true }), now())).toBe("act");
  expect(partOf(snapshot([], { dice: "typed", pencil: true }), now())).toBe("wait");
});

test("the last thing is taken back by whoever did it, or with the pencil", () => {
  expect(mayUndo(story("Bo", "Ann"), snapshot([0]), game())).toBe(true);
  expect(mayUndo(story("Ann", "Bo"), snapshot([0]), game())).toBe(false);
  expect(mayUndo(story("Ann", "Bo"), snapshot([0], { pencil: true }), game())).toBe(true);
  expect(mayUndo(story("Ann"), snapshot([0], { undo: false }), game())).toBe(false);
  expect(mayUndo(story("Ann"), snapshot([0]), game({ undo: false }))).toBe(false);
});

test("what was taken back already is not the last thing", () => {
  const undone: StoryEntry = { n: 2, word: "undo", facts: [{ kind: "undone", who: "Bo" } as Fact] };
  expect(mayUndo([...story("Ann", "Bo"), undone], snapshot([0]), game())).toBe(true);
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
