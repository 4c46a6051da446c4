import { expect, test } from "vitest";
import type { StageView } from "../live/stage";
import { promptOf, type Holding } from "./prompt";

const SEATS = [{ name: "Ann" }];
const GAME = { at: 0, seats: SEATS, phase: "throw", dice: [2], throw: [], sum: null, over: false };
const at = (dice: string) => ({ view: { settings: { dice } } });
const NOW = { snapshot: at("sealed"), settled: true, waits: false };
const stage = (game: object, more: object = {}) =>
  ({ game: { ...GAME, ...game }, ...NOW, ...more }) as unknown as StageView;
const hand = (more: object = {}) =>
  ({ part: "act", gathered: new Set<string>(), missing: 0, move: null, ...more }) as unknown as Holding;
const what = (now: StageView, holding = hand()) => promptOf(now, holding)?.what ?? null;

test("somebody whose turn it is hears what to tap", () => {
  expect(promptOf(stage({}), hand())).toEqual({ what: "throw", who: "Ann", sum: 0 });
  expect(what(stage({ dice: [1, 2] }))).toBe("dice");
  expect(what(stage({ phase: "start" }))).toBe("start");
  expect(what(stage({ phase: "survivor" }))).toBe("survivor");
  expect(what(stage({}, { snapshot: at("typed") }))).toBe("enter");
});

test("while tiles are picked, only what is missing is said", () => {
  const thrown = stage({ phase: "shut", throw: [3, 5], sum: 8 });
  expect(promptOf(thrown, hand({ missing: 8 }))).toEqual({ what: "choose", who: "Ann", sum: 8 });
  expect(promptOf(thrown, hand({ missing: 3, gathered: new Set(["4 0"]) }))?.sum).toBe(3);
  expect(what(thrown, hand({ gathered: new Set(["7 0"]), move: {} }))).toBe("ready");
});

test("the others hear whose turn it is, and after the game nothing is to be done", () => {
  expect(what(stage({}), hand({ part: "wait" }))).toBe("wait");
  expect(what(stage({}, { settled: false }), hand({ part: "held" }))).toBeNull();
  expect(what(stage({}, { waits: true }), hand({ part: "look" }))).toBe("look");
  expect(what(stage({ over: true }))).toBeNull();
});
