// The game of the day: which table has it, how it went against the perfect player, and on how many days in a row.
import type { Total } from "../../network/wire";
import { size } from "../../network/total";
import type { TableView } from "../../network/wire";

const SEED = /^daily (\d{4}-\d\d-\d\d)$/;
const DAY = 24 * 3600 * 1000;
// One missed day in so many is forgiven.
const FORGIVING = 7;

/** The date whose dice a table has, if somebody plays there alone. */
export function dayOf(view: TableView): string | null {
  const found = view.settings.dice === "seeded" && view.seats.length === 1 && SEED.exec(view.settings.seed);
  return found ? found[1]! : null;
}

export interface Streak {
  days: number;
  longest: number;
  /** Whether a missed day was forgiven in it. */
  forgiven: boolean;
}

const number = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);

interface Run {
  last: number;
  days: number;
  /** The day that was forgiven last. */
  forgiven: number;
}

/** The run with one more day: it goes on after the day before, or after one missed day that is forgiven. */
function withDay(run: Run, day: number): Run {
  const gap = day - run.last;
  if (gap === 1) return { ...run, last: day, days: run.days + 1 };
  if (gap === 2 && forgives(run, day - 1)) return { last: day, days: run.days + 1, forgiven: day - 1 };
  return { last: day, days: 1, forgiven: -Infinity };
}

const forgives = (run: Run, missed: number): boolean => missed - run.forgiven >= FORGIVING;

/** How many days in a row, up to today or as far as today can still continue them, are among those done. */
export function streakOf(done: Iterable<string>, today: string): Streak {
  let run: Run = { last: -Infinity, days: 0, forgiven: -Infinity };
  let longest = 0;
  for (const day of [...new Set(done)].sort()) {
    run = withDay(run, number(day));
    longest = Math.max(longest, run.days);
  }
  const gap = number(today) - run.last;
  const goes = gap <= 1 || (gap === 2 && forgives(run, number(today) - 1));
  return { days: goes ? run.days : 0, longest, forgiven: goes && Number.isFinite(run.forgiven) };
}

/** The days of the week of a day, from Monday on. */
export function weekOf(day: string): string[] {
  const at = number(day);
  // Day 0 was a Thursday.
  const monday = at - ((((at + 3) % 7) + 7) % 7);
  return Array.from({ length: 7 }, (_, place) => new Date((monday + place) * DAY).toISOString().slice(0, 10));
}

/** By how much one was worse than the perfect player: less than 0 where the dice were kinder to one's own choices. */
export const gapTo = (total: Total, perfect: Total): number => size(total) - size(perfect);

/** How many tiles are shut, as text that tells nothing of the dice and nothing of which tiles. */
export const blocks = (shut: number, of: number): string => "■".repeat(shut) + "□".repeat(of - shut);
