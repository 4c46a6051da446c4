// The coach's report and the booklet around it, as they come over the wire (docs/report.md).
import type { Reason, Worth } from "../../coach/advice";
import type { Fact, GameView, Total } from "../../network/wire";

export type Unit = "total" | "points" | "chance";
export type Horizon = "turn" | "round" | "forecast" | "game";
export type Judgement = "best" | "good" | "inaccuracy" | "mistake" | "blunder";
export type Seats = (number | null)[];

export interface Choice {
  forced: boolean;
  loss: number;
  share: number;
  judgement: Judgement;
  symbol: string;
  taken: number;
  best: number;
  options: Worth[];
  reasons: Reason[];
}

export interface Step {
  n: number;
  word: string;
  kind: string;
  seat: number;
  counted: boolean;
  round: number;
  phase: string;
  position: string;
  throw: number[];
  sum?: number | null;
  to_beat: Total | null;
  stretch: number | null;
  choice: Choice | null;
  luck: Seats | null;
  other: Seats | null;
  values: Seats | null;
}

export interface Stretch {
  horizon: Horizon;
  unit: Unit;
  round: number;
  seat: number | null;
  first: number;
  last: number;
  settled: boolean;
  begin: Seats;
  end: Seats;
}

export interface Account {
  horizon: Horizon;
  unit: Unit;
  begin: number;
  own_luck: number;
  luck: number;
  choices: number;
  other: number;
  end: number;
  average: number;
  decisions: number;
  loss: number;
  mean_loss: number | null;
}

export interface Moment {
  n: number;
  seat: number;
  cause: "luck" | "choice" | "other";
  horizon: Horizon;
  unit: Unit;
  gain: number;
  share: number;
  odds: Odds | null;
}

/** Of all ways the dice can fall, how many fit, and how many are better or worse than the one thrown. */
export interface Odds {
  of: number;
  fit: number;
  better: number;
  worse: number;
}

export interface Player {
  seat: number;
  name: string;
  kind: string;
  hints: number;
  decisions: number;
  forced: number;
  accounts: Account[];
}

export interface Report {
  rules: string;
  format: string;
  over: boolean;
  winners: number[];
  thresholds: { inaccuracy: number; mistake: number; blunder: number };
  players: Player[];
  stretches: Stretch[];
  moments: Moment[];
  steps: Step[];
}

/** The game before its first event, or after one of them, with what that event meant. */
export interface Leaf {
  at: number | null;
  phase: string;
  round: number;
  position: string;
  throw: number[];
  sum?: number | null;
  total: Total;
  scores: (Total | null)[];
  facts: Fact[];
}

export interface Envelope {
  fault: string | null;
  open?: boolean;
  fit?: number;
  unchecked?: number;
  others?: number;
}

export interface Booklet {
  report: Report;
  record: string;
  view: GameView;
  course: Leaf[];
  /** When the table was opened, and when something last happened there, in seconds; unknown for a record. */
  when?: { began: number; ended: number } | null;
  envelope: Envelope | null;
}

/** How far the values look that look furthest, and what they count; null where nothing was valued. */
export function measure(report: Report): { horizon: Horizon; unit: Unit } | null {
  const order: Horizon[] = ["game", "forecast", "round", "turn"];
  const found = order.map((horizon) => report.stretches.find((stretch) => stretch.horizon === horizon)).find(Boolean);
  return found ? { horizon: found.horizon, unit: found.unit } : null;
}

/** More is better, whatever the unit: of a total it is less. */
export const gain = (unit: Unit, change: number): number => (unit === "total" ? -change : change);

/** What a seat could expect before a step, in the measure of that step. */
export function valueBefore(report: Report, step: Step, seat: number): number | null {
  if (step.stretch === null) return null;
  const earlier = report.steps
    .slice(0, step.n - 1)
    .filter((each) => each.stretch === step.stretch && each.values?.[seat] != null);
  return earlier.at(-1)?.values?.[seat] ?? report.stretches[step.stretch]!.begin[seat] ?? null;
}

/** How many throws there were, those for the start too. */
export const throwsOf = (report: Report): number =>
  report.steps.filter((step) => step.counted && (step.kind === "throw" || step.kind === "start")).length;

/** The players, winners first. */
export function ranking(report: Report): Player[] {
  const won = (player: Player) => Number(report.winners.includes(player.seat));
  return [...report.players].sort((a, b) => won(b) - won(a) || a.seat - b.seat);
}

/** What values count, in a word for sentences: alone, a chance is the chance to shut the box. */
export const aim = (report: Report, unit: Unit): string =>
  unit === "chance" && report.format === "solitaire" ? "shut" : unit;
