// Luck and choices of a game in figures: what the dice gave each player, and what their own choices cost.
import { gain, measure, type Account, type Player, type Report, type Unit } from "./report";

export interface Sum {
  player: Player;
  account: Account;
  dice: number;
  choices: number;
}

/** What dice and choices did to everybody, as gains, in the measure that looks furthest. */
export function sums(report: Report): { unit: Unit; rows: Sum[] } | null {
  const found = measure(report);
  if (!found) return null;
  const rows = report.players.flatMap((player) => {
    const account = player.accounts.find((each) => each.horizon === found.horizon && each.unit === found.unit);
    return account ? [{ player, account, dice: gain(found.unit, account.luck), choices: -account.loss }] : [];
  });
  return rows.length ? { unit: found.unit, rows } : null;
}

/** The player who would have won most often with average dice, if that is known. */
export function luckless(report: Report): string | null {
  const found = sums(report);
  if (!found || found.unit !== "chance" || found.rows.length < 2 || !report.over) return null;
  const sorted = [...found.rows].sort((a, b) => b.account.average - a.account.average);
  return sorted[0]!.account.average - sorted[1]!.account.average > 0.005 ? sorted[0]!.player.name : null;
}

/** Where the bar of a gain lies between the least and the most of all gains, in shares of the width. */
export function bar(all: number[], value: number): { left: number; width: number; zero: number } {
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const scale = high - low || 1;
  return { left: (Math.min(0, value) - low) / scale, width: Math.abs(value) / scale, zero: Math.abs(low) / scale };
}
