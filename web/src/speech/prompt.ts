// What somebody at the table is told to do, for those who do not read yet.
import { pipsOf } from "../live/course";
import type { StageView } from "../live/stage";
import type { Hand } from "../live/useHand";

/** What somebody is told to do: a kind of `comfort-say`, and its arguments. */
export interface Prompt extends Record<string, unknown> {
  what: string;
  who: string;
  sum: number;
}

export type Holding = Pick<Hand, "part" | "gathered" | "missing" | "move">;

/** What to do now; null where there is nothing to be said. */
export function promptOf({ game, snapshot, settled, waits }: StageView, hand: Holding): Prompt | null {
  const { part, gathered, missing, move } = hand;
  const who = game.at === null ? "" : game.seats[game.at]!.name;
  if (game.over) return null;
  const say = (what: string, sum = 0): Prompt => ({ what, who, sum });
  if (part === "look") return waits ? say("look") : null;
  if (part !== "act") return settled && game.at !== null ? say("wait") : null;
  const typed = snapshot.view.settings.dice === "typed";
  if (typed && (game.phase === "throw" || game.phase === "start")) return say("enter");
  if (game.phase === "throw") return say(game.dice.length > 1 ? "dice" : "throw");
  if (game.phase !== "shut") return say(game.phase);
  if (move) return say("ready");
  return gathered.size ? say("more", missing) : say("choose", pipsOf(game));
}
