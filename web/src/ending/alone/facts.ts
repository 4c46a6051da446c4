// What a game alone was among all those that this browser has seen.
import type { PlayedGame } from "../../games/honour";
import { compare, least, size } from "../../network/total";
import type { Total } from "../../network/wire";

export interface Standing {
  games: number;
  best: Total;
  /** The best before the last game; null for the first. */
  before: Total | null;
  shut: number;
  mean: number;
}

/** The games alone with the same rules, of which the last has just ended. */
export function standing(all: PlayedGame[], rules: string): Standing | null {
  const own = all.filter((game) => game.format === "solitaire" && game.rules === rules);
  const totals = own.flatMap((game) => (game.results[0] == null ? [] : [game.results[0]]));
  if (!totals.length) return null;
  const earlier = totals.slice(0, -1);
  return {
    games: totals.length,
    best: least(totals),
    before: earlier.length ? least(earlier) : null,
    shut: totals.filter((total) => compare(total, 0) === 0).length,
    mean: totals.reduce<number>((sum, total) => sum + size(total), 0) / totals.length,
  };
}

export const isBest = ({ best, before }: Standing, total: Total): boolean =>
  compare(total, best) === 0 && (before === null || compare(total, before) < 0);
