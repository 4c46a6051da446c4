import { expect, test } from "vitest";
import { curve, marks, parts, path, pegs, valueAt } from "./curve";
import type { Booklet, Leaf, Report, Step, Stretch } from "./report";

const step = (n: number, values: (number | null)[], more: Partial<Step> = {}): Step => ({
  n,
  word: "",
  kind: "throw",
  seat: 0,
  counted: true,
  round: 1,
  phase: "throw",
  position: "",
  throw: [],
  to_beat: null,
  stretch: 0,
  choice: null,
  luck: null,
  other: null,
  values,
  ...more,
});
const stretch = (more: Partial<Stretch> = {}): Stretch => ({
  horizon: "game",
  unit: "chance",
  round: 1,
  seat: null,
  first: 1,
  last: 2,
  settled: true,
  begin: [0.5, 0.5],
  end: [1, 0],
  ...more,
});
const report = (steps: Step[], stretches: Stretch[], players = 2): Report => ({
  rules: "nine",
  format: "one-turn",
  over: true,
  winners: [0],
  thresholds: { inaccuracy: 0.02, mistake: 0.05, blunder: 0.1 },
  moments: [],
  steps,
  stretches,
  players: Array.from({ length: players }, (_, seat) => ({
    seat,
    name: `P${seat}`,
    kind: "person",
    hints: 0,
    decisions: 0,
    forced: 0,
    accounts: [],
  })),
});
const leaf = (at: number | null, round: number): Leaf => ({
  at,
  round,
  phase: "throw",
  position: "",
  throw: [],
  total: 0,
  scores: [],
  facts: [],
});

test("a line begins where the stretch does and goes on after every event", () => {
  const drawn = curve(report([step(1, [0.75, 0.25]), step(2, [1, 0])], [stretch()]))!;
  expect(drawn.lines[0]).toEqual([[[0, 0.5], [1, 0.75], [2, 1]]]);
  expect(path(drawn, drawn.lines[0]!)).toBe("M0 50.00L1 25.00L2 0.00");
  expect(marks(drawn)).toEqual([0, 0.5, 1]);
});

test("a new round breaks the line, and a seat without values has none", () => {
  const steps = [step(1, [2, null]), step(2, [null, 6], { stretch: 1 })];
  const stretches = [
    stretch({ horizon: "turn", unit: "total", seat: 0, last: 1, begin: [10, null] }),
    stretch({ horizon: "turn", unit: "total", seat: 1, first: 2, begin: [null, 11] }),
  ];
  const drawn = curve(report(steps, stretches))!;
  expect(drawn.lines).toEqual([[[[0, 10], [1, 2]]], [[[1, 11], [2, 6]]]]);
  expect([drawn.low, drawn.high]).toEqual([0, 20]);
});

test("only what looks furthest is drawn", () => {
  const steps = [step(1, [0.3, 0.7]), step(2, [5, null], { stretch: 1 })];
  const drawn = curve(
    report(steps, [
      stretch({ last: 1 }),
      stretch({ horizon: "turn", unit: "total", seat: 0, first: 2, begin: [9, null] }),
    ]),
  )!;
  expect(drawn.unit).toBe("chance");
  expect(drawn.lines[0]).toEqual([[[0, 0.5], [1, 0.3]]]);
});

test("alone, a small chance fills the picture", () => {
  const drawn = curve(report([step(1, [0.004])], [stretch({ begin: [0.0047] })], 1))!;
  expect([drawn.low, drawn.high]).toEqual([0, 0.005]);
});

test("nothing valued is no curve", () => {
  expect(curve(report([step(1, [0.5], { stretch: null, values: null })], []))).toBeNull();
});

test("what was taken back has no point, and what was there before holds on", () => {
  const drawn = curve(
    report(
      [step(1, [0.6, 0.4]), step(2, [], { counted: false, values: null, stretch: null }), step(3, [0.2, 0.8])],
      [stretch({ last: 3 })],
    ),
  )!;
  expect(drawn.lines[0]![0]!.map(([n]) => n)).toEqual([0, 1, 3]);
  expect(valueAt(drawn.lines[0]!, 2)).toBe(0.6);
  expect(valueAt(drawn.lines[0]!, 3)).toBe(0.2);
});

test("a peg stands on the line of whoever acted", () => {
  const drawn = curve(report([step(1, [0.75, 0.25]), step(2, [1, 0])], [stretch()]))!;
  const luck = { cause: "luck", unit: "chance", gain: -0.25, share: -0.25, odds: null } as const;
  const moment = { ...luck, n: 1, seat: 1, horizon: "game" } as const;
  expect(pegs(drawn, [moment, { ...moment, horizon: "turn" }])).toEqual([{ x: 0.5, y: 0.75 }, null]);
});

test("a game of several rounds is parted by them, a single one by its turns", () => {
  const told = (course: Leaf[]) =>
    parts({ course } as Booklet).map((part) => [part.begin, part.end, part.round, part.seat]);
  expect(told([leaf(0, 1), leaf(1, 1), leaf(0, 2), leaf(null, 2)])).toEqual([
    [0, 2, 1, null],
    [2, 3, 2, null],
  ]);
  expect(told([leaf(0, 1), leaf(0, 1), leaf(1, 1), leaf(null, 1)])).toEqual([
    [0, 2, 1, 0],
    [2, 3, 1, 1],
  ]);
});

test("pegs make room for each other", () => {
  const drawn = curve(
    report(
      Array.from({ length: 40 }, (_, n) => step(n + 1, [0.5, 0.5])),
      [stretch({ last: 40 })],
    ),
  )!;
  const moments = [10, 11, 12, 30].map(
    (n) => ({ n, seat: 0, cause: "luck", horizon: "game", unit: "chance", gain: 0, share: 0, odds: null }) as const,
  );
  const found = pegs(drawn, moments);
  expect(found.map((spot) => [spot!.x, Math.round(100 * spot!.y)])).toEqual([
    [0.25, 50],
    [0.275, 28],
    [0.3, 72],
    [0.75, 50],
  ]);
});
