// What this browser keeps of one's games and exercises: records to practise from, what choices have cost, and the days
// on which the position of the day was solved.
import { keep, recall } from "../device/storage";
import type { Total } from "../network/wire";
import type { Judgement } from "../report/data/report";

const MOST_RECORDS = 30;
const MOST_TRIES = 500;
const RECENT = 50;
const DAY = 24 * 3600 * 1000;

export interface KeptRecord {
  id: string;
  record: string;
}

export const records = (): KeptRecord[] => recall<KeptRecord[]>("records") ?? [];
export const recordOf = (id: string): string | null => records().find((each) => each.id === id)?.record ?? null;

/** Keeps the record of a game that is over; the oldest go when there are too many. */
export function keepRecord(id: string, record: string): void {
  const others = records().filter((each) => each.id !== id);
  keep("records", [...others, { id, record }].slice(-MOST_RECORDS));
}

/** The record of a table's game, if there is one. */
export async function fetchRecord(code: string): Promise<string | null> {
  const response = await fetch(`/api/tables/${code}/record`, { credentials: "same-origin" });
  return response.ok ? response.text() : null;
}

/** A choice in an exercise: what it cost, as a share of all that was at stake. */
export interface Try {
  day: string;
  share: number;
  judgement: Judgement;
}

export const tries = (): Try[] => recall<Try[]>("tries") ?? [];

export function keepTry(day: string, share: number, judgement: Judgement): void {
  keep("tries", [...tries(), { day, share, judgement }].slice(-MOST_TRIES));
}

export interface Form {
  count: number;
  mean: number;
  best: number;
}

/** How the last choices went: how many, what they cost on average, how many were the best. */
export function form(all: Try[]): Form | null {
  const recent = all.slice(-RECENT);
  if (!recent.length) return null;
  const sum = recent.reduce((total, each) => total + each.share, 0);
  return {
    count: recent.length,
    mean: sum / recent.length,
    best: recent.filter((each) => each.judgement === "best").length,
  };
}

/** What was chosen at the position of each day. */
export type Dailies = Record<string, { option: string; share: number }>;

export const dailies = (): Dailies => recall<Dailies>("daily") ?? {};

export function keepDaily(day: string, option: string, share: number): void {
  const all = { ...dailies(), [day]: { option, share } };
  const days = Object.keys(all).sort().slice(-MOST_TRIES);
  keep("daily", Object.fromEntries(days.map((each) => [each, all[each]!])));
}

export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);

/** How many days in a row, up to this one or the one before it, are among those done. */
export function streak(done: ReadonlySet<string>, today: string): number {
  let count = 0;
  for (let day = done.has(today) ? today : dayBefore(today); done.has(day); day = dayBefore(day)) count++;
  return count;
}

/** The game of each day: the table at which it was played first, and what was left standing there. */
export type DayGames = Record<string, { code: string; total: Total | null }>;

export const dayGames = (): DayGames => recall<DayGames>("day games") ?? {};

export function keepDayGame(day: string, code: string, total: Total | null): void {
  const all = { ...dayGames(), [day]: { code, total } };
  const days = Object.keys(all).sort().slice(-MOST_RECORDS);
  keep("day games", Object.fromEntries(days.map((each) => [each, all[each]!])));
}
