// Guessing what somebody else will shut, while waiting for one's turn: kept in this browser, table by table.
import { useSignal, useSignalEffect } from "@preact/signals";
import { keep, kept } from "../device/storage";
import type { Link } from "./link";
import type { ActionView } from "../network/wire";

export interface Guesses {
  right: number;
  of: number;
}

export interface Guessing {
  guess: ActionView | null;
  tally: Guesses;
  make: (move: ActionView) => void;
}

/** The tally after what was told: a guess counts when tiles were shut, and is right when they were these. */
export function counted(tally: Guesses, guess: string, words: string[]): Guesses | null {
  const shut = words.find((word) => /^\d+'*(?:@\d+)?(?:\+|$)/.test(word));
  return shut === undefined ? null : { right: tally.right + Number(shut === guess), of: tally.of + 1 };
}

export function useGuess(link: Link, code: string): Guessing {
  const tally = useSignal<Guesses>(kept<Guesses>(`guesses ${code}`) ?? { right: 0, of: 0 });
  const guess = useSignal<ActionView | null>(null);
  useSignalEffect(() => {
    const seen = link.seen.value;
    const made = guess.peek();
    if (!seen || !made) return;
    const words = seen.told.map((each) => each.word);
    const next = counted(tally.peek(), made.word ?? "", words);
    if (next) {
      tally.value = next;
      keep(`guesses ${code}`, next);
    }
    if (next || seen.view.game?.phase !== "shut") guess.value = null;
  });
  return { guess: guess.value, tally: tally.value, make: (move) => (guess.value = move) };
}
