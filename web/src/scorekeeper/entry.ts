// A hand that keeps score: it enters the faces that lie on the table, and shuts what was shut there.
import { useSignal } from "@preact/signals";
import { gathering, afterTap } from "../box/gather";
import { useKeys } from "../device/keys";
import { tick } from "../device/sound";
import { keep, recall } from "../device/storage";
import type { Link } from "../live/link";
import { choiceOf, type Snapshot } from "../live/reducer";
import type { StageView } from "../live/stage";
import { useHand, type Hand } from "../live/useHand";
import type { Stage } from "../live/useStage";
import type { ActionView } from "../network/wire";

export interface Entry {
  hand: Hand;
  /** The faces that were entered for the current throw. */
  faces: number[];
  /** The numbers of dice that may be entered now. */
  due: number[];
  /** How many faces a die has. */
  most: number;
  enter: (face: number) => void;
  report: (faces: number[]) => void;
  play: (action: ActionView) => void;
  tap: (tile: string) => void;
  undo: (() => void) | null;
}

interface Faces {
  value: number[];
  set: (faces: number[], choice?: string) => void;
}

/** The faces that were entered for the current throw; they survive a reload of the page. */
function useFaces(code: string, choice: string): Faces {
  const held = useSignal<{ choice: string; faces: number[] }>(recall(`faces ${code}`) ?? { choice: "", faces: [] });
  return {
    value: held.value.choice === choice ? held.value.faces : [],
    set(faces, of = choice) {
      held.value = { choice: of, faces };
      keep(`faces ${code}`, held.value);
    },
  };
}

/** An entry for the newest snapshot, whatever the stage still shows: whoever enters something has seen it already. */
export function useEntry(link: Link, snapshot: Snapshot, code: string, { shown, skip }: Stage): Entry {
  const game = snapshot.view.game!;
  const { n } = snapshot;
  const now: StageView = { ...shown.value!, snapshot, game, n, kind: "stand", settled: true };
  const hand = useHand(link, code, now, skip);
  const faces = useFaces(code, choiceOf(snapshot.view));
  const only = hand.legal.length === 1 ? hand.legal[0]! : null;
  const due = link.wants.value !== null ? [link.wants.value] : game.dice;
  const most = Number(snapshot.rules["faces"] ?? 6);

  const report = (thrown: number[]) => {
    faces.set([]);
    void link.send({ do: "report", faces: thrown });
  };
  const enter = async (face: number) => {
    skip();
    if (link.busy.value) return;
    // The next throw says that the only move there was has been made.
    if (only) {
      if (await hand.make(only)) faces.set([face], choiceOf(link.snapshot.value!.view));
      return;
    }
    if (!due.length) return;
    const now = [...faces.value, face];
    tick();
    if (now.length >= Math.max(...due)) report(now);
    else faces.set(now);
  };
  const tap = (tile: string) => {
    const { complete } = gathering(hand.legal, afterTap(hand.legal, hand.gathered, tile));
    if (!complete) return hand.tap(tile);
    hand.drop();
    void hand.make(complete);
  };
  const back = hand.choosing && hand.gathered.size ? hand.drop : hand.undo;
  const undo = faces.value.length ? () => faces.set(faces.value.slice(0, -1)) : back;
  useKeys({
    value: (value) => value <= most && void enter(value),
    confirm: () => only && void hand.make(only),
    throw: () => undefined,
    back: () => undo?.(),
    dice: () => undefined,
  });
  const play = (action: ActionView) => void hand.make(action);
  return { hand, faces: faces.value, due, most, enter: (face) => void enter(face), report, play, tap, undo };
}
