// When a player is called to the box, and when somebody may be nudged.
import type { Part } from "../live/hand";
import type { GameView } from "../network/wire";

/** What tells one turn from the next: who is at the box, and how many turns were played before. */
export interface Turn {
  at: number | null;
  turns: number;
}

export const turnOf = (game: GameView): Turn => ({
  at: game.at,
  turns: game.seats.reduce((sum, seat) => sum + seat.turns, 0),
});

/** Whether it is the turn of somebody at this device, at a table where others play, too. */
export const isMyTurn = (game: GameView, you: number[], part: Part): boolean =>
  part === "act" && game.at !== null && you.includes(game.at) && othersPlay(game, you);

/** Whether anybody plays who does not sit at this device. */
export const othersPlay = (game: GameView, you: number[]): boolean =>
  game.order.some((seat) => !you.includes(seat) && game.seats[seat]!.mark !== "left");

/** Whether a person plays at another device: bots are quick, and need no call and no words. */
export const peopleElsewhere = (game: GameView, you: number[]): boolean =>
  game.order.some(
    (seat) => !you.includes(seat) && game.seats[seat]!.kind === "person" && game.seats[seat]!.mark !== "left",
  );

/** Whether a turn has come to this device from another one. */
export const comesHere = (before: Turn | null, now: Turn, you: number[]): boolean =>
  before !== null &&
  (before.at !== now.at || before.turns !== now.turns) &&
  (before.at === null || !you.includes(before.at));

/** The seat of the player that can be nudged, once the others have waited long enough. */
export function nudged(game: GameView, you: number[], present: number[], part: Part): number | null {
  if (part !== "wait" && part !== "guess") return null;
  const at = game.at;
  const person = at !== null && game.seats[at]!.kind === "person" && present.includes(at);
  return person && you.length > 0 && !you.includes(at) ? at : null;
}
