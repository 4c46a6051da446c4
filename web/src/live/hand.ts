// One's hand at the table: what it may do now, and what follows from the tiles that it has gathered.
import type { Looks } from "../box/Box";
import { gathering, key, looksWith, type Gathering } from "../box/gather";
import { has } from "../network/right";
import type { ActionView, GameView, TileView } from "../network/wire";
import { pipsOf } from "./course";
import type { Snapshot } from "./reducer";
import type { StageView } from "./stage";

/** What is to be done here: look at what happened, wait, guess, or act. */
export type Part = "look" | "wait" | "guess" | "act";

export function partOf(snapshot: Snapshot, now: Pick<StageView, "game" | "settled">): Part {
  const { game } = now;
  if (!now.settled) return "look";
  if (snapshot.view.stage !== "playing") return "wait";
  if (has(snapshot, "act")) return "act";
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
