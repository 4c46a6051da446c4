import { expect, test } from "vitest";
import type { StoryEntry } from "../live/reducer";
import type { Fact, GameView, TileView } from "../network/wire";
import type { Booklet, Leaf, Moment, Report, Step } from "../report/data/report";
import { deciding, deedAt, lastDeed, swing } from "./deed";

const tile = (column: number, state: TileView["state"] = "standing"): TileView => ({
  column,
  row: 0,
  value: column + 1,
  state,
});
const SEATS = [{ seat: 0, name: "Ann" }, { seat: 1, name: "Bo" }];
const game = (): GameView =>
  ({ round: 1, seats: SEATS, tiles: [[0, 1, 2].map((each) => tile(each))] }) as unknown as GameView;
const entry = (n: number, ...facts: Fact[]): StoryEntry => ({ n, word: "", facts });
const thrown = (who: string, faces: string): Fact => ({ kind: "thrown", who, throw: faces });
const states = (board: TileView[][]): string[] => board.flat().map((each) => each.state);

test("the last throw is that of a miss, with the box as it was left", () => {
  const story = [
    entry(1, thrown("Ann", "1,1")),
    entry(2, { kind: "shut", who: "Ann", tiles: "2", position: "1.3" }),
    entry(3, thrown("Bo", "6,5"), { kind: "missed", who: "Bo" }, { kind: "turn-total", who: "Bo", position: "..3" }),
  ];
  const deed = lastDeed(game(), story)!;
  expect(deed).toMatchObject({ who: "Bo", seat: 1, faces: [6, 5], pips: 11, came: "missed", tiles: "" });
  expect(states(deed.board)).toEqual(["shut", "shut", "standing"]);
});

test("a shut box is shown shut, whatever the view after it has", () => {
  const story = [
    entry(1, thrown("Ann", "2,1")),
    entry(2, { kind: "shut", who: "Ann", tiles: "1+2", position: "..3" }, { kind: "box-shut", who: "Ann" }),
  ];
  const deed = lastDeed(game(), story)!;
  expect(deed).toMatchObject({ came: "box", tiles: "1+2" });
  expect(states(deed.board)).toEqual(["shut", "shut", "shut"]);
});

test("what was taken back never happened, and a sum has no faces", () => {
  const sum = entry(1, { kind: "thrown-sum", who: "Ann", sum: 9 });
  const back = [sum, entry(2, thrown("Bo", "1,1")), entry(3, { kind: "undone" })];
  expect(lastDeed(game(), back)).toMatchObject({ who: "Ann", faces: [], pips: 9, came: "open" });
  expect(lastDeed(game(), [])).toBeNull();
});

const moment = (n: number, seat: number, gain: number, unit: Moment["unit"] = "chance"): Moment => ({
  n,
  seat,
  cause: "luck",
  horizon: "game",
  unit,
  gain,
  share: Math.abs(gain),
  odds: null,
});
const step = (n: number, kind: string, seat: number, values: number[], position: string): Step =>
  ({ n, kind, seat, values, position, stretch: 0, round: 2, throw: [2, 1], counted: true }) as unknown as Step;
const STRETCH = { horizon: "game", unit: "chance", begin: [0.5, 0.5] };
const report = (moments: Moment[], winners = [1]): Report =>
  ({
    winners,
    moments,
    players: [{ name: "Ann" }, { name: "Bo" }],
    stretches: [STRETCH],
    steps: [step(1, "throw", 1, [0.4, 0.6], "123"), step(2, "shut", 1, [0.1, 0.9], "123")],
  }) as unknown as Report;

test("what decided a game is what did most for its winner", () => {
  const moments = [moment(1, 1, 0.2), moment(2, 0, -0.3), moment(3, 1, -0.9), moment(4, 0, 0.5)];
  expect(deciding(report(moments))?.n).toBe(2);
  expect(deciding(report(moments, [0, 1]))?.n).toBe(3);
  expect(deciding(report([moment(3, 1, -0.9)]))?.n).toBe(3);
  expect(deciding(report([]))).toBeNull();
});

test("a throw is told with the tiles that it shut", () => {
  const shut = { kind: "shut", who: "Bo", tiles: "1+2", position: "..3" };
  const leaf = (...facts: Fact[]): Leaf => ({ facts, throw: [2, 1] }) as unknown as Leaf;
  const course = [leaf(), leaf(thrown("Bo", "2,1")), leaf(shut)];
  const booklet = { report: report([]), course, view: game() } as unknown as Booklet;
  for (const n of [1, 2]) {
    const deed = deedAt(booklet, n);
    expect(deed).toMatchObject({ who: "Bo", seat: 1, round: 2, faces: [2, 1], pips: 3, came: "shut", tiles: "1+2" });
    expect([...deed.marked].sort()).toEqual(["0 0", "1 0"]);
    expect(states(deed.board)).toEqual(["standing", "standing", "standing"]);
  }
});

test("a swing is that of the winner, and only of a chance", () => {
  expect(swing(report([]), moment(2, 0, -0.3))).toEqual({ seat: 1, from: 0.6, to: 0.9 });
  expect(swing(report([]), moment(1, 1, 0.1))).toEqual({ seat: 1, from: 0.5, to: 0.6 });
  expect(swing(report([]), moment(1, 1, 0.1, "points"))).toBeNull();
});
