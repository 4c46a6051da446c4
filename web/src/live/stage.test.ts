import { expect, test } from "vitest";
import type { Fact, GameView } from "../network/wire";
import type { Snapshot, StoryEntry } from "./reducer";
import { lastStep, viewOf, stepsTo, tooFarBehind, type Step } from "./stage";

const game = (position: string): GameView => ({ position, tiles: [], legal: [], throw: [] }) as unknown as GameView;
const entry = (n: number, ...facts: Fact[]): StoryEntry => ({ n, word: "", facts });
const snapshot = (position: string, ...events: StoryEntry[]): Snapshot =>
  ({ view: { game: game(position) }, news: events }) as unknown as Snapshot;
const thrown: Fact = { kind: "thrown", throw: "3,5" };
const step = (position: string, ...events: StoryEntry[]): Step => ({ game: game(position), news: events, hold: 450 });

test("the first view is shown as it is", () => {
  expect(stepsTo(snapshot("12"), null)).toEqual([step("12")]);
});

test("a throw that can be used leads to its view at once", () => {
  const events = [entry(4, thrown)];
  expect(stepsTo(snapshot("12", ...events), snapshot("12"))).toEqual([step("12", ...events)]);
});

test("a throw that misses is shown before the view that has forgotten it, and is told once", () => {
  const events = [entry(4, thrown, { kind: "missed" })];
  const [missed, next, ...more] = stepsTo(snapshot("123", ...events), snapshot("1.."));
  expect([missed!.game.position, missed!.game.throw, missed!.news]).toEqual(["1..", [3, 5], events]);
  expect([next!.game.position, next!.news, more]).toEqual(["123", [], []]);
  expect(missed!.hold).toBeGreaterThan(next!.hold);
});

test("skipping leads to the last step and loses nothing that was told", () => {
  const steps = [step("12", entry(1)), step("1.", entry(2)), step("..")];
  expect(lastStep(steps)).toEqual([step("..", entry(1), entry(2))]);
  expect(lastStep([])).toEqual([]);
});

test("more than six steps are too many to look at", () => {
  const steps = Array.from({ length: 7 }, () => step("12"));
  expect([tooFarBehind(steps), tooFarBehind(steps.slice(1))]).toEqual([true, false]);
});

test("every throw that is seen to fall has another number, and lies there until the next", () => {
  const first = viewOf(step("12", entry(3, { kind: "hint" })), null, true);
  const second = viewOf(step("12", entry(4, thrown), entry(6, thrown), entry(7, { kind: "shut" })), first, false);
  const third = viewOf(step("12"), second, true);
  expect([first, second, third].map(({ rolled, settled }) => [rolled, settled])).toEqual([
    [0, true],
    [6, false],
    [6, true],
  ]);
});
