import { expect, test } from "vitest";
import { countedReason, inTime, kindOf, roundsWon, tally } from "./moment";
import type { Booklet, Leaf, Moment, Step } from "./report";

const moment = (n: number, more: Partial<Moment> = {}): Moment => ({
  n, seat: 0, cause: "luck", horizon: "game", unit: "chance", gain: 0.2, share: 0.2, odds: null, ...more,
});

test("moments stand in the order of time, however great they are", () => {
  const given = [moment(14), moment(9), moment(10)];
  expect(inTime(given).map(({ n }) => n)).toEqual([9, 10, 14]);
  expect(given.map(({ n }) => n)).toEqual([14, 9, 10]);
});

test("luck is good or bad, a choice that cost something is a mistake", () => {
  expect(kindOf(moment(1))).toBe("good");
  expect(kindOf(moment(1, { gain: -0.1 }))).toBe("bad");
  expect(kindOf(moment(1, { cause: "choice", gain: -0.1 }))).toBe("mistake");
  expect(kindOf(moment(1, { cause: "other", gain: -0.1 }))).toBe("other");
});

const told = (fit: number, better: number, worse: number, lucky: boolean, missed: boolean) =>
  tally({ of: 36, fit, better, worse }, lucky, missed);

test("after a miss the throws that fit are counted", () => {
  expect(told(33, 33, 0, false, true)).toEqual({ kind: "others-fit", count: 33, of: 36 });
});

test("of bad luck the better throws are counted", () => {
  expect(told(36, 30, 2, false, false)).toEqual({ kind: "better", count: 30, of: 36 });
});

test("of good luck the few throws that are as good are counted, else the many that are worse", () => {
  expect(told(36, 1, 33, true, false)).toEqual({ kind: "few-as-good", count: 3, of: 36 });
  expect(told(36, 0, 20, true, false)).toEqual({ kind: "worse", count: 20, of: 36 });
});

test("of the reasons the plainest that counts throws is told", () => {
  const [value, reach, playable] = ["value", "reach", "playable"].map((kind) => ({ kind, args: {} }));
  expect(countedReason([value!, reach!, playable!])).toBe(playable);
  expect(countedReason([value!])).toBeNull();
});

const leaf = (scores: number[], ...kinds: string[]): Leaf =>
  ({ scores, facts: kinds.map((kind) => ({ kind })) }) as unknown as Leaf;
const booklet = (format: string, course: Leaf[], undone: number[] = []): Booklet =>
  ({
    course,
    report: {
      format,
      players: [{ seat: 0 }, { seat: 1 }],
      steps: course.slice(1).map((_, place) => ({ n: place + 1, counted: !undone.includes(place + 1) }) as Step),
    },
  }) as unknown as Booklet;

test("rounds won are counted in a chase, whatever a round pays", () => {
  const course = [leaf([0, 0]), leaf([2, -2], "scores", "pays"), leaf([2, -2]), leaf([3, -3], "scores", "pays")];
  expect(roundsWon(booklet("chase", course))).toEqual([2, 0]);
  expect(roundsWon(booklet("running", course))).toBeNull();
});

test("a round that was taken back is not won", () => {
  const course = [leaf([0, 0]), leaf([1, 0], "scores"), leaf([0, 0], "undone"), leaf([0, 1], "scores")];
  expect(roundsWon(booklet("chase", course, [1, 2]))).toEqual([0, 1]);
});
