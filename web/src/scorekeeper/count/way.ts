// The three ways to enter a turn, and why one of them does not tell enough of it.
import type { GameView } from "../../network/wire";

export type Way = "dice" | "tiles" | "total";
export const WAYS: Way[] = ["dice", "tiles", "total"];
/** Under this name a device remembers which way it likes. */
export const WANTED = "way of entry";

/** A bot chooses its own tiles; a shared box has no totals; single dice count; a throw already lies on the table. */
export type Obstacle = "bot" | "shared" | "faces" | "thrown";

/** What keeps a turn from being entered in a way; the dice always do. */
export function obstacle(way: Way, game: GameView, rules: Record<string, unknown>): Obstacle | null {
  if (way === "dice") return null;
  const lasting = obstacleHere(way, game.format, rules);
  if (lasting) return lasting;
  if (game.at !== null && game.seats[game.at]!.kind !== "person") return "bot";
  return game.phase === "throw" || game.phase === "survivor" ? null : "thrown";
}

/** What keeps every turn of a game from being entered in a way. */
export function obstacleHere(way: Way, format: unknown, rules: Record<string, unknown>): Obstacle | null {
  if (way === "total" && format === "last-one-standing") return "shared";
  if (way === "tiles" && ((rules["buys"] ?? "sum") !== "sum" || rules["same_dice"] === true)) return "faces";
  return null;
}
