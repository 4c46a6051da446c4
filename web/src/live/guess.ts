// Guessing what somebody else will shut, while waiting for one's turn: kept in this browser, table by table.
import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { keep, recall } from "../device/storage";
import type { ActionView } from "../network/wire";
import type { StoryEntry } from "./reducer";
import type { StageView } from "./stage";

export interface Guesses {
  right: number;
  of: number;
}

/** A guess, and after which entry of the story it was made. */
interface Guess {
  move: ActionView;
  n: number;
}

export interface Guessing {
  guess: ActionView | null;
  tally: Guesses;
  make: (move: ActionView) => void;
}

/** The tally after what was told: a guess counts when tiles were shut, and is right when they were these. */
export function tallyAfter(tally: Guesses, guess: string, words: string[]): Guesses | null {
  const shut = words.find((word) => /^\d+'*(?:@\d+)?(?:\+|$)/.test(word));
  return shut === undefined ? null : { right: tally.right + Number(shut === guess), of: tally.of + 1 };
}

const wordsSince = (told: StoryEntry[], n: number): string[] =>
  told.filter((each) => each.n > n).map((each) => each.word);

/** One's guesses; they come out when the stage tells it. */
export function useGuess({ told, game, n }: StageView, code: string): Guessing {
  const tally = useSignal<Guesses>(recall<Guesses>(`guesses ${code}`) ?? { right: 0, of: 0 });
  const made = useSignal<Guess | null>(null);
  useLayoutEffect(() => {
    if (!made.value) return;
    const next = tallyAfter(tally.value, made.value.move.word ?? "", wordsSince(told, made.value.n));
    if (next) {
      tally.value = next;
      keep(`guesses ${code}`, next);
    }
    if (next || game.phase !== "shut") made.value = null;
  }, [told]);
  return { guess: made.value?.move ?? null, tally: tally.value, make: (move) => (made.value = { move, n }) };
}
