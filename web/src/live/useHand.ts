// The hand that selects tiles, throws and shuts at a live table, for a player or a scorekeeper.
import { useSignal } from "@preact/signals";
import { afterKey, afterTap } from "../box/gather";
import { useKeys } from "../device/keys";
import { tick } from "../device/sound";
import { keep, recall } from "../device/storage";
import { has } from "../network/right";
import type { ActionView } from "../network/wire";
import { useGuess, type Guesses } from "./guess";
import { diceOf, holdOf, partOf, type Hold, type Part } from "./hand";
import type { Link } from "./link";
import { choiceOf, type Snapshot } from "./reducer";
import type { StageView } from "./stage";

export interface Hand extends Hold {
  part: Part;
  dice: number;
  guess: ActionView | null;
  guesses: Guesses;
  tap: (tile: string) => void;
  /** Gathers the tiles that the key of a value means. */
  press: (value: number) => void;
  /** Gives back all tiles that were gathered. */
  drop: () => void;
  setDice: (count: number) => void;
  toss: (count: number) => void;
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

export function useHand(link: Link, snapshot: Snapshot, code: string, now: StageView, skip: () => void): Hand {
  const { game } = now;
  const part = partOf(snapshot, now);
  const tiles = useGatheredTiles(code, choiceOf(snapshot.view));
  const guessing = useGuess(link, code);
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
    dice: diceOf(game, wanted.value),
    guess: part === "guess" ? guessing.guess : null,
    guesses: guessing.tally,
    tap: (tile) => choosing && tiles.set(afterTap(legal, gathered, tile)),
    press: (value) => choosing && tiles.set(afterKey(game.tiles, legal, gathered, value)),
    drop,
    setDice: (count) => (wanted.value = count),
    toss: (count) => void link.send({ do: "throw", dice: count }),
    make,
    undo,
    back: choosing && gathered.size ? drop : part === "act" ? undo : null,
    skip,
  };
}

/** Leads the keys of a keyboard to a hand at the table. */
export function useHandKeys({ game, hand, busy }: { game: StageView["game"]; hand: Hand; busy: boolean }): void {
  const { part, move, dice } = hand;
  const throws = part === "act" && game.phase !== "survivor" && dice > 0 && !busy;
  useKeys({
    value: hand.press,
    confirm: () => (part === "look" ? hand.skip() : move && !busy && void hand.make(move)),
    throw: () => (part === "look" ? hand.skip() : throws && hand.toss(dice)),
    back: () => hand.back?.(),
    dice: (by) => hand.setDice(game.dice[game.dice.indexOf(dice) - by] ?? dice),
  });
}
