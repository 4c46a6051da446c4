// How a game ended, as the headline says it, and how many rounds everybody won.
import type { GameView, SheetRound, Total } from "../network/wire";

export interface Headline {
  /** What the result counts; "-to" where there is one other player to compare with. */
  unit: "rounds-to" | "rounds" | "points-to" | "points" | "left" | "total" | "none";
  own: Total;
  other: Total;
}

/** How many rounds each seat has won, where a round brings its winner one point and nothing else counts. */
export function roundsWon(game: GameView, sheet: SheetRound[]): number[] | null {
  const won = game.seats.map(({ seat }) => sheet.reduce((sum, round) => sum + (round.points[seat] ?? 0), 0));
  const plain = sheet.every((round) => round.points.every((points) => points === 0 || points === 1));
  return sheet.length > 0 && plain && game.seats.every(({ seat, points }) => points === won[seat]) ? won : null;
}

/** By how much somebody has won alone. */
export function victory(game: GameView, sheet: SheetRound[]): Headline {
  const winner = game.seats[game.winners[0]!]!;
  const [rival, ...more] = game.seats.filter((seat) => seat.seat !== winner.seat);
  const alone = more.length > 0 || !rival || rival.mark === "left";
  if (winner.points !== null) {
    const unit = roundsWon(game, sheet) ? "rounds" : "points";
    return { unit: alone ? unit : `${unit}-to`, own: winner.points, other: rival?.points ?? 0 };
  }
  const own = winner.total ?? winner.result;
  if (own === null || game.format === "knock-out") return { unit: "none", own: 0, other: 0 };
  return { unit: winner.total === null ? "left" : "total", own, other: 0 };
}

/** The seat that a page speaks to as "you": the only one of this device, unless several people share it. */
export const ownSeat = (you: number[]): number | null => (you.length === 1 ? you[0]! : null);
