import { expect, test } from "vitest";
import type { GameView } from "../network/wire";
import { comesHere, isMyTurn, nudged, othersPlay, peopleElsewhere, turnOf } from "./call";

function game(at: number, kinds = ["person", "person", "club"], marks: string[] = []): GameView {
  const seats = kinds.map((kind, seat) => ({ seat, kind, mark: marks[seat] ?? "waits", turns: seat === 0 ? 2 : 1 }));
  return { at, seats, order: kinds.map((_, seat) => seat) } as unknown as GameView;
}

test("it is my turn only where others play, too", () => {
  expect(isMyTurn(game(0), [0], "act")).toBe(true);
  expect(isMyTurn(game(0), [0], "held")).toBe(false);
  expect(isMyTurn(game(1), [0], "act")).toBe(false);
  expect(isMyTurn(game(0, ["person", "person"]), [0, 1], "act")).toBe(false);
  expect(othersPlay(game(0, ["person", "person"], ["at", "left"]), [0])).toBe(false);
});

test("bots need no words", () => {
  expect([peopleElsewhere(game(0), [0]), peopleElsewhere(game(0, ["person", "club"]), [0])]).toEqual([true, false]);
});

test("a player is called when the turn comes from another device", () => {
  const now = turnOf(game(0));
  expect(now).toEqual({ at: 0, turns: 4 });
  expect(comesHere({ at: 1, turns: 3 }, now, [0])).toBe(true);
  // The page was just opened, it is the same turn, or the turn before was made here.
  expect([null, { at: 0, turns: 4 }, { at: 0, turns: 3 }].map((each) => comesHere(each, now, [0]))).toEqual([
    false,
    false,
    false,
  ]);
  expect(comesHere({ at: 1, turns: 3 }, now, [0, 1])).toBe(false);
});

test("somebody elsewhere who is there can be nudged, a bot cannot", () => {
  expect(nudged(game(1), [0], [0, 1], "wait")).toBe(1);
  expect(nudged(game(1), [0], [0, 1], "guess")).toBe(1);
  expect(nudged(game(1), [0], [0], "wait")).toBe(null);
  expect(nudged(game(2), [0], [0, 1], "wait")).toBe(null);
  expect(nudged(game(1), [], [0, 1], "wait")).toBe(null);
  expect(nudged(game(1), [0], [0, 1], "look")).toBe(null);
});
