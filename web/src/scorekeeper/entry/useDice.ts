// A turn entered by its dice: one face after the other. A throw that would end the turn is held for a moment first.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tick } from "../../device/sound";
import type { Link } from "../../live/link";
import { choiceOf, type Snapshot } from "../../live/reducer";
import type { Hand } from "../../live/useHand";
import { useEntered } from "./useEntered";

/** The code of the refusal of a throw that would end the turn. */
export const ENDS_TURN = "throw-ends-turn";

export interface DiceEntry {
  /** The faces that were entered for the throw at hand. */
  faces: number[];
  /** The numbers of dice that may be entered now. */
  due: number[];
  /** How many faces a die has. */
  most: number;
  /** Whether the faces lie there as a throw that would end the turn. */
  held: boolean;
  enter: (face: number) => Promise<void>;
  report: (faces: number[]) => void;
  /** Lets the throw that is held end the turn. */
  settle: () => Promise<boolean>;
  /** Takes the last face back; null where there is none. */
  back: (() => void) | null;
}

/** The numbers of dice that may be entered: those that a bot wants to throw, or those that the rules allow. */
const dueOf = (link: Link): number[] =>
  link.wants.value !== null ? [link.wants.value] : (link.snapshot.value?.view.game?.dice ?? []);

interface Props {
  link: Link;
  snapshot: Snapshot;
  code: string;
  hand: Hand;
  skip: () => void;
}

export function useDice({ link, snapshot, code, hand, skip }: Props): DiceEntry {
  const choice = choiceOf(snapshot.view);
  const faces = useEntered<number[]>(`faces ${code}`, choice, []);
  const held = useSignal<{ choice: string; faces: number[] } | null>(null);
  const now = held.value?.choice === choice ? held.value.faces : null;
  const only = hand.legal.length === 1 ? hand.legal[0]! : null;
  const due = dueOf(link);
  useEffect(() => void (held.value = now && held.value), [choice]);

  const send = (thrown: number[], hold: boolean) => link.send({ do: "report", faces: thrown, hold });
  const report = async (thrown: number[]) => {
    faces.set([]);
    if (await send(thrown, true)) return;
    if (link.fault.value?.code === ENDS_TURN) held.value = { choice, faces: thrown };
  };
  const settle = async () => {
    held.value = null;
    return now !== null && (await send(now, false));
  };
  const begin = (face: number) => {
    const next = dueOf(link);
    if (Math.max(0, ...next) === 1) void report([face]);
    else if (next.length) faces.set([face], choiceOf(link.snapshot.value!.view));
  };
  const enter = async (face: number) => {
    skip();
    if (link.busy.value) return;
    // Who enters the next throw has seen that the turn ends, or has made the only move that there was.
    if (now || only) {
      if (await (now ? settle() : hand.make(only!))) begin(face);
      return;
    }
    if (!due.length) return;
    tick();
    const more = [...faces.value, face];
    if (more.length >= Math.max(...due)) void report(more);
    else faces.set(more);
  };
  const take = () => {
    const rest = (now ?? faces.value).slice(0, -1);
    held.value = null;
    faces.set(rest);
  };
  const shown = now ?? faces.value;
  const most = Number(snapshot.rules["faces"] ?? 6);
  return {
    faces: shown,
    due,
    most,
    held: now !== null,
    enter,
    report: (thrown) => void report(thrown),
    settle,
    back: shown.length ? take : null,
  };
}
