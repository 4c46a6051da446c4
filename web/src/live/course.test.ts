import { expect, test } from "vitest";
import { course, pipsOf, turnOf, withoutUndone } from "./course";
import type { StoryEntry } from "./reducer";
import type { Fact } from "../network/wire";

const story = (...events: Fact[][]): StoryEntry[] => events.map((facts, place) => ({ n: place + 1, word: "", facts }));
const thrown = (faces: string): Fact => ({ kind: "thrown", who: "Bo", throw: faces });
const shut = (tiles: string): Fact => ({ kind: "shut", who: "Bo", tiles });

test("a row has the throw and what was shut for it", () => {
  const rows = course(story([thrown("3,6")], [shut("9")], [thrown("4,4")]), false);
  expect(rows.map((row) => [row.faces, row.came, row.tiles])).toEqual([[[3, 6], "shut", "9"], [[4, 4], "open", ""]]);
});

test("the next turn begins a new list, and the last one stays until then", () => {
  const missed = [
    thrown("1,1"),
    { kind: "missed", who: "Bo" },
    { kind: "turn-total", who: "Bo", total: 9 },
    { kind: "turn", who: "Al" },
  ];
  expect(course(story([thrown("3,6")], [shut("9")], missed), false)).toHaveLength(2);
  expect(course(story([thrown("3,6")], [shut("9")], missed, [thrown("2,2")]), false)).toHaveLength(1);
});

test("what is taken back is gone, and a hint is no part of the course", () => {
  const entries = story([thrown("3,6")], [{ kind: "hint", who: "Bo" }], [shut("9")], [{ kind: "undone" }]);
  expect(withoutUndone(entries)).toHaveLength(1);
  expect(course(entries, false).map((row) => row.came)).toEqual(["open"]);
});

test("on a shared box the list goes on until the round ends", () => {
  const out = [thrown("1,1"), { kind: "missed", who: "Bo" }, { kind: "turn", who: "Al" }];
  expect(course(story(out, [thrown("2,2")], [shut("4")]), true)).toHaveLength(2);
  expect(course(story(out, [shut("4"), { kind: "round", round: 2 }], [thrown("2,2")]), true)).toHaveLength(1);
});

test("a throw known by its sum alone has a row without faces, and a new name is no part of the course", () => {
  const summed: Fact = { kind: "thrown-sum", who: "Bo", sum: 9, source: "typed" };
  const rows = course(story([summed], [{ kind: "renamed", who: "Al", to: "Ali" }], [shut("9")]), false);
  expect(rows.map((row) => [row.faces, row.pips, row.came])).toEqual([[[], 9, "shut"]]);
  expect(withoutUndone(story([summed], [{ kind: "renamed", who: "Al", to: "Ali" }], [{ kind: "undone" }]))).toEqual([]);
});

test("the sum of a throw is known without its faces", () => {
  const games = [{ throw: [4, 5] }, { throw: [], sum: 9 }, { throw: [], sum: null }];
  expect(games.map(pipsOf)).toEqual([9, 9, 0]);
});

test("the course says who left, and a turn goes on when somebody else does", () => {
  const left = (who: string): Fact[] => [{ kind: "left", who }];
  const other = course(story([thrown("3,6")], left("Al"), [shut("9")], [thrown("4,4")]), false);
  expect(other.map((row) => [row.who, row.came])).toEqual([["Bo", "shut"], ["Al", "left"], ["Bo", "open"]]);
  expect(turnOf(other)).toBe("Bo");
  const own = story([thrown("3,6")], left("Bo"));
  expect(course(own, false).map((row) => row.came)).toEqual(["open", "left"]);
  expect(course(story([thrown("3,6")], left("Bo"), [thrown("1,1")]), false)).toHaveLength(1);
  expect(turnOf(course(story(left("Al")), false))).toBe("Al");
});
