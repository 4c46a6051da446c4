// An exercise as it comes over the wire (docs/server.md), and what is asked in it.
import type { Reason, Worth } from "../coach/advice";
import { request } from "../network/api";
import type { Horizon, Judgement, Unit } from "../report/data/report";
import { least } from "../network/total";
import type { ActionView, GameView, Total } from "../network/wire";

export interface Choosable extends Worth {
  share: number;
  judgement: Judgement;
  reasons: Reason[];
}

export interface Exercise {
  level: "easy" | "medium" | "hard";
  view: GameView;
  horizon: Horizon;
  unit: Unit;
  options: Choosable[];
}

export interface Day {
  date: string;
  rules: string;
  /** The seed of the day's dice, and what the perfect player leaves standing with them. */
  seed: string;
  perfect: Total;
  /** How the perfect player's box stands in the end, in notation; older servers do not say it. */
  left?: string;
  exercise: Exercise;
}

let pendingDay: Promise<Day> | null = null;

/** What this day brings, asked for once. */
export function today(): Promise<Day> {
  pendingDay ??= request<Day>("GET", "/api/daily").catch((error: unknown) => {
    pendingDay = null;
    throw error;
  });
  return pendingDay;
}

/** What names an option: the word that a player would send, or how many dice. */
export const nameOf = (action: ActionView): string => action.word ?? `${action.dice}`;

/** The options in the order of the rules, which gives nothing away. */
export function choicesIn(exercise: Exercise): Choosable[] {
  const worth = new Map(exercise.options.map((option) => [nameOf(option), option]));
  return exercise.view.legal.map((action) => worth.get(nameOf(action))!).filter(Boolean);
}

export interface Stake {
  stake: "beat" | "super-box" | "least" | "set" | "begin" | "alone";
  total: Total;
}

/** What has to be reached, by what the others have left. */
export function stakeOf(view: GameView): Stake {
  if (view.format === "solitaire") return { stake: "alone", total: 0 };
  if (view.chase && view.chase.holder !== null)
    return { stake: view.chase.super_box ? "super-box" : "beat", total: view.chase.to_beat ?? 0 };
  const left = view.seats
    .filter((seat) => seat.seat !== view.at && seat.result !== null && seat.mark !== "out")
    .map((seat) => seat.result!);
  if (left.length && view.format === "one-turn") return { stake: "least", total: least(left) };
  return { stake: view.chase ? "set" : "begin", total: 0 };
}
