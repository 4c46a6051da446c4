// One's hand at the table: what it may do now, and what follows from the tiles that it has gathered.
import type { Looks } from "../box/Box";
import { gathering, key, looksWith, type Gathering } from "../box/gather";
import { has } from "../network/right";
import type { ActionView, GameView, TileView } from "../network/wire";
import { pipsOf } from "./course";
import type { StageView } from "./stage";

/** What is to be done here: look at what happened, hold still until one's own dice rest, wait, guess, or act. */
export type Part = "look" | "held" | "wait" | "guess" | "act";

/** What there is to be done on the stage: nothing before all that is known is shown. */
export function partOf(now: Pick<StageView, "snapshot" | "game" | "kind" | "settled">): Part {
  const { snapshot, game, kind, settled } = now;
  if (kind === "look" || kind === "meanwhile") return "look";
  if (snapshot.view.stage !== "playing") return "wait";
  if (has(snapshot, "act")) return settled ? "act" : "held";
  if (!settled) return "wait";
  // Bots choose before anybody could guess, and a person who enters real dice knows the choice already.
  const person = game.at !== null && game.seats[game.at]!.kind === "person" && snapshot.view.settings.dice !== "typed";
  return game.phase === "shut" && person && snapshot.legal.length > 1 ? "guess" : "wait";
}

/** The tiles that a hand has gathered, and what follows from them. */
export interface Hold {
  /** Whether tiles can be gathered, to shut them or to guess. */
  choosing: boolean;
  legal: ActionView[];
  got: Gathering;
  gathered: ReadonlySet<string>;
  missing: number;
  /** The move that one tap makes. */
  move: ActionView | null;
  looks: (tile: TileView) => Looks;
  able: (tile: TileView) => boolean;
}

const plainLooks = (tile: TileView): Looks => (tile.state === "shut" ? "shut" : tile.state === "hidden" ? "hid" : "up");

export function holdOf(game: GameView, choosing: boolean, moves: ActionView[], gathered: ReadonlySet<string>): Hold {
  const legal = choosing ? moves : [];
  const got = gathering(legal, gathered);
  const useful = gathering(legal, new Set()).helps;
  const looks = (tile: TileView) => (choosing ? looksWith(game.tiles, tile, gathered, got.helps) : plainLooks(tile));
  return {
    choosing,
    legal,
    got,
    gathered,
    missing: pipsOf(game) - got.sum,
    move: got.complete ?? got.only,
    looks,
    able: (tile) => choosing && !["shut", "hid"].includes(looks(tile)) && useful.has(key(tile.column, tile.row)),
  };
}

/** The number of dice to throw: the one that was chosen, where it may be thrown. */
export const diceOf = (game: GameView, chosen: number): number =>
  game.dice.includes(chosen) ? chosen : Math.max(0, ...game.dice);

/** The seats here that still throw for the start: at the same place of the order as the one whose throw it is. */
export function dueToThrow(game: GameView, you: number[]): number[] {
  const rolls = game.at === null ? "" : game.seats[game.at]!.rolls.join();
  return you.filter((seat) => game.seats[seat]!.rolls.join() === rolls && game.seats[seat]!.mark !== "left");
}
