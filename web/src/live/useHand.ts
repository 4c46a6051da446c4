// The hand that selects tiles, throws and shuts at a live table, for a player or a scorekeeper.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { afterKey, afterTap, tilesOf } from "../box/gather";
import { useKeys } from "../device/keys";
import { tick } from "../device/sound";
import { keep, recall } from "../device/storage";
import { useFresh } from "../frame/fresh";
import { has } from "../network/right";
import type { ActionView } from "../network/wire";
import { useGuess, type Guesses } from "./guess";
import { diceOf, dueToThrow, holdOf, partOf, type Hold, type Part } from "./hand";
import type { Link } from "./link";
import { choiceOf } from "./reducer";
import type { StageView } from "./stage";

export interface Hand extends Hold {
  part: Part;
  /** Whether what can be done has just changed, so that nothing acts yet. */
  fresh: boolean;
  dice: number;
  guess: ActionView | null;
  guesses: Guesses;
  tap: (tile: string) => void;
  /** Gathers all tiles of a move. */
  pick: (move: ActionView) => void;
  /** Gathers the tiles that the key of a value means. */
  press: (value: number) => void;
  /** Gives back all tiles that were gathered. */
  drop: () => void;
  setDice: (count: number) => void;
  toss: (count: number, flick?: number) => void;
  /** Throws for the start for everybody who sits here and has not thrown yet; null for one alone. */
  tossForAll: (() => void) | null;
  /** Makes a move, or the guess that it will be made. */
  make: (action: ActionView) => Promise<boolean>;
  undo: (() => void) | null;
  /** Gives tiles back, or takes back what was done last. */
  back: (() => void) | null;
  skip: () => void;
}

interface GatheredTiles {
  value: ReadonlySet<string>;
  set: (tiles: ReadonlySet<string>) => void;
}

/** The tiles selected for the current choice; they survive a reload of the page. */
function useGatheredTiles(code: string, choice: string): GatheredTiles {
  const held = useSignal<{ choice: string; tiles: string[] }>(recall(`gather ${code}`) ?? { choice: "", tiles: [] });
  return {
    value: new Set(held.value.choice === choice ? held.value.tiles : []),
    set(tiles) {
      held.value = { choice, tiles: [...tiles] };
      keep(`gather ${code}`, held.value);
      tick();
    },
  };
}

export function useHand(link: Link, code: string, now: StageView, skip: () => void): Hand {
  const { game, snapshot } = now;
  const part = partOf(now);
  const tiles = useGatheredTiles(code, choiceOf(snapshot.view));
  const guessing = useGuess(now, code);
  // Whoever has just given tiles back does not mean to undo something, too.
  const fresh = useFresh(`${part} ${game.phase} ${now.n} ${tiles.value.size > 0}`);
  const wanted = useSignal(0);
  const choosing = game.phase === "shut" && (part === "act" || (part === "guess" && !guessing.guess));
  const hold = holdOf(game, choosing, snapshot.legal, tiles.value);
  const { legal, gathered } = hold;

  const drop = () => tiles.set(new Set());
  const make = (action: ActionView): Promise<boolean> => {
    if (part !== "guess") return link.send({ do: "play", word: action.word });
    guessing.make(action);
    return Promise.resolve(true);
  };
  const undo = game.undo && has(snapshot, "undo") ? () => void link.send({ do: "play", word: "undo" }) : null;
  return {
    ...hold,
    part,
    fresh: fresh && !gathered.size,
    dice: diceOf(game, wanted.value),
    guess: part === "guess" ? guessing.guess : null,
    guesses: guessing.tally,
    tap: (tile) => choosing && tiles.set(afterTap(legal, gathered, tile)),
    pick: (move) => choosing && tiles.set(new Set(tilesOf(move))),
    press: (value) => choosing && tiles.set(afterKey(game.tiles, legal, gathered, value)),
    drop,
    setDice: (count) => (wanted.value = count),
    toss: (count, flick = 0) => void link.send({ do: "throw", dice: count, ...(flick ? { flick } : {}) }),
    tossForAll: useTossForAll(link, now, part),
    make,
    undo,
    back: choosing && gathered.size ? drop : part === "act" || part === "held" ? undo : null,
    skip,
  };
}

/** Throws for the start one after the other, each when the one before was seen. */
function useTossForAll(link: Link, { game, snapshot }: StageView, part: Part): (() => void) | null {
  const on = useSignal(false);
  const toss = () => void link.send({ do: "throw", dice: diceOf(game, 0) });
  useEffect(() => {
    if (game.phase !== "start") on.value = false;
    else if (on.value && part === "act") toss();
  }, [snapshot.n, part]);
  if (game.phase !== "start" || dueToThrow(game, snapshot.you).length < 2 || on.value) return null;
  return () => {
    on.value = true;
    toss();
  };
}

/** Leads the keys of a keyboard to a hand at the table. */
export function useHandKeys({ game, hand, busy }: { game: StageView["game"]; hand: Hand; busy: boolean }): void {
  const { part, move, dice, fresh } = hand;
  const throws = part === "act" && game.phase !== "survivor" && dice > 0 && !busy && !fresh;
  const looking = part === "look" || part === "held";
  const skip = () => (part === "held" || !fresh) && hand.skip();
  useKeys({
    value: hand.press,
    confirm: () => (looking ? skip() : move && !busy && !fresh && void hand.make(move)),
    throw: () => (looking ? skip() : throws && hand.toss(dice)),
    back: () => part !== "held" && !fresh && hand.back?.(),
    dice: (by) => hand.setDice(game.dice[game.dice.indexOf(dice) - by] ?? dice),
  });
}
