// What this browser keeps of one's games and exercises: records to practise from, what choices have cost, and the days
// on which the position of the day was solved.
import { signal } from "@preact/signals";
import { keep, recall } from "../device/storage";
import { ask } from "../network/ask";
import type { Total } from "../network/wire";
import type { Judgement } from "../report/data/report";

const MOST_RECORDS = 30;
const MOST_TRIES = 500;
const RECENT = 50;

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
  const response = await ask(`/api/tables/${code}/record`);
  return response.ok ? response.text() : null;
}

/** Keeps the record of a table's game under its public id. */
export async function keepRecordOf(code: string, id: string): Promise<void> {
  const record = await fetchRecord(code);
  if (record) keepRecord(id, record);
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

// Changes with what is kept of the days, so that whatever shows them follows.
const daysKept = signal(0);

/** What was chosen at the position of each day. */
export type Dailies = Record<string, { option: string; share: number }>;

export const dailies = (): Dailies => recall<Dailies>("daily") ?? {};

export function keepDaily(day: string, option: string, share: number): void {
  const all = { ...dailies(), [day]: { option, share } };
  const days = Object.keys(all).sort().slice(-MOST_TRIES);
  keep("daily", Object.fromEntries(days.map((each) => [each, all[each]!])));
  daysKept.value += 1;
}

/** The game of a day: the table at which it was played first, what was left there, and what the perfect player left. */
export interface DayGameKept {
  code: string;
  total: Total | null;
  /** How many tiles were shut, and of how many. */
  shut?: [number, number];
  perfect?: Total;
  /** How the perfect player's box stood in the end, in notation. */
  left?: string;
}

export type DayGames = Record<string, DayGameKept>;

export const dayGames = (): DayGames => recall<DayGames>("day games") ?? {};

export function keepDayGame(day: string, game: DayGameKept): void {
  const all = { ...dayGames(), [day]: game };
  const days = Object.keys(all).sort().slice(-MOST_TRIES);
  keep("day games", Object.fromEntries(days.map((each) => [each, all[each]!])));
  daysKept.value += 1;
}

/** Keeps the result of a day's game, of the first try alone. */
export function settleDayGame(day: string, code: string, total: Total, shut: [number, number]): void {
  const kept = dayGames()[day] ?? { code, total: null };
  if (kept.code === code && kept.total === null) keepDayGame(day, { ...kept, total, shut });
}

/** The days on which the position was solved or the game was played to its end. */
export function daysDone(): Set<string> {
  void daysKept.value;
  const games = Object.entries(dayGames()).flatMap(([day, game]) => (game.total === null ? [] : [day]));
  return new Set([...Object.keys(dailies()), ...games]);
}
