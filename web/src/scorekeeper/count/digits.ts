// A total as it is typed: digit after digit, without zeros in front, and no more of them than it can have.
import { compare } from "../../network/total";
import type { GameView, Total } from "../../network/wire";

/** Whether a total can be higher than what stands now, because a penalty may raise tiles before the turn ends. */
const mayRise = (rules: Record<string, unknown>): boolean =>
  ["raise", "choose", "void"].includes(String(rules["off_mat"]));

/** The most that can stand at the end of the turn, where that is known. */
export const mostLeft = (game: GameView, rules: Record<string, unknown>): Total | null =>
  mayRise(rules) ? null : game.total;

/** The text after one more digit. */
export function withDigit(typed: string, digit: number, game: GameView, rules: Record<string, unknown>): string {
  const next = typed === "0" ? String(digit) : typed + digit;
  const most = mostLeft(game, rules);
  const room = most === null ? game.tiles.flat().reduce((sum, tile) => sum + String(tile.value).length, 0) : 0;
  return next.length > (room || String(most).length) ? typed : next;
}

/** The most that can be left, where what was typed is more than that; else null. */
export function excess(typed: string, game: GameView, rules: Record<string, unknown>): Total | null {
  const most = mostLeft(game, rules);
  return typed !== "" && most !== null && compare(typed, most) > 0 ? most : null;
}
