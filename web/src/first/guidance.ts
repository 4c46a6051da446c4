// The first throws of somebody new come with tips: which tiles add up, every way as large as a thumb. Three throws are
// enough, and they can be hidden at once.
import { signal } from "@preact/signals";
import { keep, recall } from "../device/storage";
import { playedGames } from "../games/honour";
import type { ActionView } from "../network/wire";

export interface Guidance {
  /** The throws that had tips, each by the choice that it was. */
  seen: string[];
  hidden: boolean;
}

const MOST = 3;
const NEW: Guidance = { seen: [], hidden: false };

/** Whether a throw has tips: the first ones do, also when the page is opened again. */
export const due = ({ seen, hidden }: Guidance, choice: string): boolean =>
  !hidden && (seen.includes(choice) || seen.length < MOST);

/** Whether a game is one with tips, also where just now there are none. */
export const guides = ({ seen, hidden }: Guidance, code: string): boolean =>
  !hidden && (seen.length < MOST || seen.some((choice) => choice.startsWith(`${code} `)));

/** The guidance once a throw had its tips. */
export const guided = (before: Guidance, choice: string): Guidance =>
  before.seen.includes(choice) ? before : { ...before, seen: [...before.seen, choice].slice(0, MOST) };

/** The guidance at first: those who have played before know how to. */
export const atFirst = (kept: Guidance | null, played: number): Guidance => kept ?? { ...NEW, hidden: played > 0 };

export const guidance = signal<Guidance>(atFirst(recall<Guidance>("tips"), playedGames().length));

export function setGuidance(next: Guidance): void {
  if (next === guidance.peek()) return;
  guidance.value = next;
  keep("tips", next);
}

export const hideTips = (): void => setGuidance({ ...guidance.peek(), hidden: true });

/** The ways in the order in which one reads them: few tiles first, high ones before low ones. */
export const inOrder = (ways: ActionView[]): ActionView[] =>
  [...ways].sort((one, other) => {
    const [a, b] = [one.tiles!, other.tiles!];
    return a.length - b.length || Math.max(...b) - Math.max(...a);
  });
