import { expect, test } from "vitest";
import type { Fact, GameView } from "../network/wire";
import type { Seen, Told } from "./reducer";
import { lastStep, shownIn, stepsTo, tooFarBehind, type Step } from "./stage";

const game = (position: string): GameView => ({ position, tiles: [], legal: [], throw: [] }) as unknown as GameView;
const told = (n: number, ...facts: Fact[]): Told => ({ n, word: "", facts });
const seen = (position: string, ...events: Told[]): Seen =>
  ({ view: { game: game(position) }, told: events }) as unknown as Seen;
const thrown: Fact = { kind: "thrown", throw: "3,5" };
const step = (position: string, ...events: Told[]): Step => ({ game: game(position), told: events, hold: 450 });

test("the first view is shown as it is", () => {
  expect(stepsTo(seen("12"), null)).toEqual([step("12")]);
});

test("a throw that can be used leads to its view at once", () => {
  const events = [told(4, thrown)];
  expect(stepsTo(seen("12", ...events), seen("12"))).toEqual([step("12", ...events)]);
});

test("a throw that misses is shown before the view that has forgotten it, and is told once", () => {
  const events = [told(4, thrown, { kind: "missed" })];
  const [missed, next, ...more] = stepsTo(seen("123", ...events), seen("1.."));
  expect([missed!.game.position, missed!.game.throw, missed!.told]).toEqual(["1..", [3, 5], events]);
  expect([next!.game.position, next!.told, more]).toEqual(["123", [], []]);
  expect(missed!.hold).toBeGreaterThan(next!.hold);
});

test("skipping leads to the last step and loses nothing that was told", () => {
  const steps = [step("12", told(1)), step("1.", told(2)), step("..")];
  expect(lastStep(steps)).toEqual([step("..", told(1), told(2))]);
  expect(lastStep([])).toEqual([]);
});

test("more than six steps are too many to look at", () => {
  const steps = Array.from({ length: 7 }, () => step("12"));
  expect([tooFarBehind(steps), tooFarBehind(steps.slice(1))]).toEqual([true, false]);
});

test("every throw that is seen to fall has another number, and lies there until the next", () => {
  const first = shownIn(step("12", told(3, { kind: "hint" })), null, true);
  const second = shownIn(step("12", told(4, thrown), told(6, thrown), told(7, { kind: "shut" })), first, false);
  const third = shownIn(step("12"), second, true);
  expect([first, second, third].map(({ rolled, settled }) => [rolled, settled])).toEqual([
    [0, true],
    [6, false],
    [6, true],
  ]);
});
