import { expect, test } from "vitest";
import type { GainView, GameView } from "../../network/wire";
import { gainsOf, goalOf, oddsText, otherwiseText, throwsOf } from "./odds";

const gain = (points: number, count: number): GainView => ({ points, count, of: 36 });
const far = { points: 0, missing: 5 };
const near = { points: 3, missing: 2 };

test("the most likely gain comes first, whatever it is worth", () => {
  expect(gainsOf([gain(4, 4), gain(2, 19), gain(0, 13)])).toEqual([gain(2, 19), gain(4, 4)]);
  expect(gainsOf([gain(4, 20), gain(2, 1), gain(0, 15)])[0]).toEqual(gain(4, 20));
});

test("a throw says its gain and what comes instead", () => {
  const both = [gain(4, 4), gain(2, 19), gain(0, 13)];
  expect([oddsText(both, far), otherwiseText(both, far)]).toEqual(["you-odds-gain", "you-odds-gain"]);
  const one = [gain(4, 4), gain(0, 32)];
  expect([oddsText(one, far), otherwiseText(one, far)]).toEqual(["you-odds-gain", "you-odds-or-nothing"]);
});

test("where every gain wins, only winning counts", () => {
  const both = [gain(4, 4), gain(2, 19), gain(0, 13)];
  expect([oddsText(both, near), otherwiseText(both, near)]).toEqual(["you-odds-win", "you-odds-or-nothing"]);
  const sure = [gain(2, 36)];
  expect([oddsText(sure, near), otherwiseText(sure, near)]).toEqual(["you-odds-win", "you-odds-sure"]);
});

test("a throw that can shut nothing says so", () => {
  expect([oddsText([gain(0, 36)], far), otherwiseText([gain(0, 36)], far)]).toEqual([
    "you-odds-none",
    "you-odds-or-nothing",
  ]);
});

test("how many points are missing is counted from those of the player at the box", () => {
  const game = { at: 1, seats: [{ points: 4 }, { points: 1 }], limit: 5 } as GameView;
  expect(goalOf(game)).toEqual({ points: 1, missing: 4 });
});

test("only throws whose odds are known are counted", () => {
  const game = { legal: [{ do: "take" }, { do: "throw", dice: 1 }, { do: "throw", dice: 2, odds: [gain(0, 36)] }] };
  expect(throwsOf(game as GameView).map((each) => each.dice)).toEqual([2]);
});
