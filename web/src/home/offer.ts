// What Home offers first: a game that goes on, the last one once more, or the first one of all.
import type { PlayedGame } from "../games/honour";
import type { TileView, Total } from "../network/wire";
import type { Whom } from "../setup/plan";

/** A table that was left in the middle, as this browser remembers it. */
export interface OpenTable {
  code: string;
  rules: string;
  /** What its box looked like when it was seen last. */
  box?: { tiles: TileView[][]; total: Total; own: boolean; players: number } | null;
}

export type Entrance = "open" | "again" | "first";

export function entranceFor(open: OpenTable | null, lastPlayed: number): Entrance {
  if (open) return "open";
  return lastPlayed ? "again" : "first";
}

/** How the last game came out for whoever sat here. */
export type Outcome = "won" | "lost" | "shared" | "nobody" | "shut" | "open";

export interface LastGame {
  outcome: Outcome;
  /** Who has won it, if that was one alone. */
  winner: string;
  /** The results in the order of the seats: whose, and what; empty where nothing was counted. */
  results: { name: string; own: boolean; result: Total }[];
}

/** The last game that came to its end here, if it was one of these rules. */
export function lastGame(games: PlayedGame[], rules: string): LastGame | null {
  const game = games.at(-1);
  if (!game || game.rules !== rules) return null;
  const own = game.you?.length === 1 ? game.you[0]! : game.names.length === 1 ? 0 : null;
  const results = game.names.flatMap((name, seat) =>
    game.results[seat] == null ? [] : [{ name, own: seat === own, result: game.results[seat]! }],
  );
  return { outcome: outcome(game, own), winner: game.winners.length === 1 ? game.winners[0]! : "", results };
}

function outcome(game: PlayedGame, own: number | null): Outcome {
  if (game.format === "solitaire") return game.winners.length ? "shut" : "open";
  if (!game.winners.length) return "nobody";
  if (game.winners.length > 1) return "shared";
  return own !== null && game.names[own] === game.winners[0] ? "won" : "lost";
}

/** With whom one can play. */
export const COMPANIES: Exclude<Whom, "score">[] = ["alone", "bot", "here", "link"];
