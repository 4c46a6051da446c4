// The moments of a game in the order of time: what kind each is, and why it mattered, counted in throws.
import type { Reason } from "../../coach/advice";
import { pipsOf, sum } from "../../live/course";
import { facesIn, pipsIn } from "./leaf";
import { valueBefore, type Booklet, type Leaf, type Moment, type Odds, type Step } from "./report";
import type { ActionView } from "../../network/wire";

export type MomentKind = "good" | "bad" | "mistake" | "other";

/** First things first; the number of a moment is its place here. */
export const inTime = (moments: readonly Moment[]): Moment[] => [...moments].sort((one, other) => one.n - other.n);

export function kindOf(moment: Moment): MomentKind {
  if (moment.cause === "luck") return moment.gain > 0 ? "good" : "bad";
  return moment.cause === "choice" && moment.gain < 0 ? "mistake" : "other";
}

/** The tiles that were shut, at once or with this throw. */
export function moveAt(booklet: Booklet, step: Step): ActionView | null {
  const { steps } = booklet.report;
  const shut = step.kind === "shut" ? step : step.kind === "throw" ? steps[step.n] : undefined;
  return shut?.kind === "shut" && shut.choice ? shut.choice.options[shut.choice.taken]! : null;
}

/** The better move, where another one was made. */
export function betterAt(step: Step): ActionView | null {
  const { choice } = step;
  const best = choice && choice.loss > 0 ? choice.options[choice.best]! : null;
  return best?.do === "shut" ? best : null;
}

/** The sum of the throw that a moment is about; 0 without one. */
export function pipsAt(booklet: Booklet, step: Step): number {
  if (step.kind === "shut") return pipsOf(step);
  return pipsIn(booklet, step.n) || sum(facesIn(booklet, step.n));
}

export const missedAt = (booklet: Booklet, step: Step): boolean =>
  booklet.course[step.n]!.facts.some((fact) => fact.kind === "missed");

/** Reasons that count throws, the plainest first. */
const COUNTED = ["playable", "finish", "misses", "reach", "odds", "last-throw"];

/** The reason that counts throws, if there is one. */
export const countedReason = (reasons: readonly Reason[]): Reason | null =>
  COUNTED.map((kind) => reasons.find((each) => each.kind === kind)).find(Boolean) ?? null;

export type Tally = { kind: "others-fit" | "few-as-good" | "better" | "worse"; count: number; of: number };

// More throws than this are not few.
const FEW = 12;

/** How a throw compares with the others, in one count. */
export function tally(odds: Odds, lucky: boolean, missed: boolean): Tally {
  const { of, fit, better, worse } = odds;
  if (missed) return { kind: "others-fit", count: fit, of };
  if (!lucky) return { kind: "better", count: better, of };
  const asGood = of - worse;
  return asGood <= FEW ? { kind: "few-as-good", count: asGood, of } : { kind: "worse", count: worse, of };
}

export interface Change {
  from: number;
  to: number;
}

/** What the player could expect before a moment and after it. */
export function changeAt(booklet: Booklet, moment: Moment, step: Step): Change | null {
  const from = valueBefore(booklet.report, step, moment.seat);
  const to = step.values?.[moment.seat];
  return from === null || to == null ? null : { from, to };
}

/** How many rounds each seat has won, where rounds are won. */
export function roundsWon(booklet: Booklet): number[] | null {
  if (booklet.report.format !== "chase") return null;
  const { course, report } = booklet;
  const scoring = report.steps.filter((step) => step.counted && hasScored(course[step.n]!));
  return report.players.map(
    ({ seat }) => scoring.filter(({ n }) => points(course[n]!, seat) > points(course[n - 1]!, seat)).length,
  );
}

const hasScored = (leaf: Leaf): boolean => leaf.facts.some((fact) => fact.kind === "scores");
const points = (leaf: Leaf, seat: number): number => Number(leaf.scores[seat] ?? 0);
