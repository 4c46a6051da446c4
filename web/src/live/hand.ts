// One's hand at the table: what it has gathered, what it may do now, and what it does.
import { useSignal } from "@preact/signals";
import { standing, sum } from "./course";
import { gathering, key, keyed, seenAs, tapped, type Gathering } from "../box/gather";
import { useGuess, type Guesses } from "./guess";
import { keep, kept } from "../device/storage";
import { useKeys } from "../device/keys";
import type { Link } from "./link";
import { choiceOf, type Seen } from "./reducer";
import { tick } from "../device/sound";
import type { Looks } from "../box/Box";
import type { Shown } from "./stage";
import type { ActionView, GameView, TileView } from "../network/wire";

/** What is to be done here: look at what happened, wait, guess, or act. */
export type Part = "look" | "wait" | "guess" | "act";

export interface Hand {
  part: Part;
  /** Whether tiles can be gathered, to shut them or to guess. */
  choosing: boolean;
  legal: ActionView[];
  got: Gathering;
  gathered: ReadonlySet<string>;
  missing: number;
  /** The move that one tap makes. */
  move: ActionView | null;
  dice: number;
  guess: ActionView | null;
  guesses: Guesses;
  looks: (tile: TileView) => Looks;
  able: (tile: TileView) => boolean;
  tap: (tile: string) => void;
  setDice: (count: number) => void;
  toss: (count: number) => void;
  /** Makes a move, or the guess that it will be made. */
  make: (action: ActionView) => void;
  back: (() => void) | null;
  skip: () => void;
}

/** Whether this device acts for the player at the box. */
const mine = (seen: Seen, game: GameView): boolean =>
  game.at !== null && (seen.you.includes(game.at) || (seen.view.settings.pencil && seen.you.length > 0));

export function partOf(seen: Seen, now: Pick<Shown, "game" | "settled">): Part {
  const { game } = now;
  if (!now.settled) return "look";
  if (seen.view.stage !== "playing") return "wait";
  if (mine(seen, game)) return "act";
  // Bots choose before anybody could guess.
  const person = game.at !== null && game.seats[game.at]!.kind === "person";
  return game.phase === "shut" && person && seen.legal.length > 1 ? "guess" : "wait";
}

/** Whether the last thing can be taken back here: it is for whoever did it. */
export function mayUndo(story: Link["story"]["value"], seen: Seen, game: GameView): boolean {
  const last = standing(story).at(-1)?.facts[0]?.["who"];
  const seat = game.seats.find((each) => each.name === last)?.seat;
  return game.undo && seen.view.settings.undo && (seat === undefined || seen.you.includes(seat) || seen.view.settings.pencil);
}

/** The tiles gathered for the choice at hand; a page that is loaded again finds them as they were. */
function useGathered(code: string, choice: string): { value: ReadonlySet<string>; set: (tiles: ReadonlySet<string>) => void } {
  const held = useSignal<{ choice: string; tiles: string[] }>(kept(`gather ${code}`) ?? { choice: "", tiles: [] });
  return {
    value: new Set(held.value.choice === choice ? held.value.tiles : []),
    set(tiles) {
      held.value = { choice, tiles: [...tiles] };
      keep(`gather ${code}`, held.value);
    },
  };
}

const plainLooks = (tile: TileView): Looks => (tile.state === "shut" ? "shut" : tile.state === "hidden" ? "hid" : "up");

export function useHand(link: Link, seen: Seen, code: string, now: Shown, skip: () => void): Hand {
  const { game } = now;
  const part = partOf(seen, now);
  const gathered = useGathered(code, choiceOf(seen.view));
  const guessing = useGuess(link, code);
  const wanted = useSignal(0);
  const choosing = game.phase === "shut" && (part === "act" || (part === "guess" && !guessing.guess));
  const legal = choosing ? seen.legal : [];
  const got = gathering(legal, gathered.value);
  const useful = gathering(legal, new Set()).helps;
  const move = got.complete ?? got.only;
  const dice = game.dice.includes(wanted.value) ? wanted.value : Math.max(0, ...game.dice);

  const looks = (tile: TileView) => (choosing ? seenAs(game.tiles, tile, gathered.value, got.helps) : plainLooks(tile));
  const gather = (tiles: ReadonlySet<string>) => {
    gathered.set(tiles);
    tick();
  };
  const toss = (count: number) => void link.send({ do: "throw", dice: count });
  const make = (action: ActionView) => {
    if (part === "guess") guessing.make(action);
    else void link.send({ do: "play", word: action.word });
  };
  const undo = part === "act" && mayUndo(link.story.value, seen, game) ? () => void link.send({ do: "play", word: "undo" }) : null;
  const back = choosing && gathered.value.size ? () => gather(new Set()) : undo;

  useKeys({
    value: (value) => choosing && gather(keyed(game.tiles, legal, gathered.value, value)),
    confirm: () => (part === "look" ? skip() : move && !link.busy.value && make(move)),
    throw: () => (part === "look" ? skip() : part === "act" && game.phase !== "survivor" && dice > 0 && !link.busy.value && toss(dice)),
    back: () => back?.(),
    dice: (by) => (wanted.value = game.dice[game.dice.indexOf(dice) - by] ?? dice),
  });

  return {
    part,
    choosing,
    legal,
    got,
    gathered: gathered.value,
    missing: sum(game.throw) - got.sum,
    move,
    dice,
    guess: part === "guess" ? guessing.guess : null,
    guesses: guessing.tally,
    looks,
    able: (tile) => choosing && !["shut", "hid"].includes(looks(tile)) && useful.has(key(tile.column, tile.row)),
    tap: (tile) => choosing && gather(tapped(legal, gathered.value, tile)),
    setDice: (count) => (wanted.value = count),
    toss,
    make,
    back,
    skip,
  };
}
