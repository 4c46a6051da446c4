// One's hand at the table: what it may do now, and what follows from the tiles that it has gathered.
import type { Looks } from "../box/Box";
import { gathering, key, looksWith, type Gathering } from "../box/gather";
import type { ActionView, GameView, TileView } from "../network/wire";
import { withoutUndone, sum } from "./course";
import type { Snapshot, StoryEntry } from "./reducer";
import type { StageView } from "./stage";

/** What is to be done here: look at what happened, wait, guess, or act. */
export type Part = "look" | "wait" | "guess" | "act";

/** Whether this device acts for the player at the box. */
const mine = (snapshot: Snapshot, game: GameView): boolean =>
  game.at !== null && (snapshot.you.includes(game.at) || (snapshot.view.settings.pencil && snapshot.you.length > 0));

export function partOf(snapshot: Snapshot, now: Pick<StageView, "game" | "settled">): Part {
  const { game } = now;
  if (!now.settled) return "look";
  if (snapshot.view.stage !== "playing") return "wait";
  if (mine(snapshot, game)) return "act";
  // Bots choose before anybody could guess, and whoever enters real dice knows already.
  const person = game.at !== null && game.seats[game.at]!.kind === "person" && snapshot.view.settings.dice !== "typed";
  return game.phase === "shut" && person && snapshot.legal.length > 1 ? "guess" : "wait";
}

/** Whether the last thing can be taken back here: it is for whoever did it. */
export function mayUndo(story: StoryEntry[], snapshot: Snapshot, game: GameView): boolean {
  const last = withoutUndone(story).at(-1)?.facts[0]?.["who"];
  const seat = game.seats.find((each) => each.name === last)?.seat;
  return (
    game.undo &&
    snapshot.view.settings.undo &&
    (seat === undefined || snapshot.you.includes(seat) || snapshot.view.settings.pencil)
  );
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
    missing: sum(game.throw) - got.sum,
    move: got.complete ?? got.only,
    looks,
    able: (tile) => choosing && !["shut", "hid"].includes(looks(tile)) && useful.has(key(tile.column, tile.row)),
  };
}

/** The number of dice to throw: the one that was chosen, where it may be thrown. */
export const diceOf = (game: GameView, chosen: number): number =>
  game.dice.includes(chosen) ? chosen : Math.max(0, ...game.dice);
