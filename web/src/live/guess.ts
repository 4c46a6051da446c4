// Guessing what somebody else will shut, while waiting for one's turn: kept in this browser, table by table.
import { useSignal, useSignalEffect } from "@preact/signals";
import { keep, recall } from "../device/storage";
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
export function tallyAfter(tally: Guesses, guess: string, words: string[]): Guesses | null {
  const shut = words.find((word) => /^\d+'*(?:@\d+)?(?:\+|$)/.test(word));
  return shut === undefined ? null : { right: tally.right + Number(shut === guess), of: tally.of + 1 };
}

export function useGuess(link: Link, code: string): Guessing {
  const tally = useSignal<Guesses>(recall<Guesses>(`guesses ${code}`) ?? { right: 0, of: 0 });
  const guess = useSignal<ActionView | null>(null);
  useSignalEffect(() => {
    const snapshot = link.snapshot.value;
    const made = guess.peek();
    if (!snapshot || !made) return;
    const words = snapshot.news.map((each) => each.word);
    const next = tallyAfter(tally.peek(), made.word ?? "", words);
    if (next) {
      tally.value = next;
      keep(`guesses ${code}`, next);
    }
    if (next || snapshot.view.game?.phase !== "shut") guess.value = null;
  });
  return { guess: guess.value, tally: tally.value, make: (move) => (guess.value = move) };
}
