// Shows the scenes of a game one after the other, each for its time.
import { signal, type Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { durationFactor, motionTime } from "../device/preference";
import type { Link } from "./link";
import type { Scene } from "./scene";
import { EMPTY, nextScene, unwatched, watched, withSnapshot, type Queue, type StageView } from "./stage";

export interface Stage {
  shown: Signal<StageView | null>;
  /** Goes on to the next scene: dice in the air land. */
  skip: () => void;
}

/** The duration of a scene in milliseconds, as somebody likes it. */
const lasts = ({ kind, hold }: Scene): number =>
  kind === "roll" || kind === "lift" ? motionTime(hold) : hold * durationFactor();

function openStage(link: Link): Stage & { close: () => void } {
  const shown = signal<StageView | null>(null);
  let queue = EMPTY;
  let since = 0;
  let timer = 0;

  const set = (next: Queue): void => {
    if (next.shown?.told !== queue.shown?.told || next.shown?.kind !== queue.shown?.kind) since = performance.now();
    queue = document.hidden ? unwatched(next) : next;
    shown.value = queue.shown;
    plan();
  };
  const plan = (): void => {
    clearTimeout(timer);
    if (!queue.ahead.length || !queue.shown || queue.shown.waits) return;
    const left = since + lasts(queue.shown) - performance.now();
    if (left > 0) timer = window.setTimeout(go, left);
    else go();
  };
  const go = (): void => set(nextScene(queue));
  const look = (): void => set(document.hidden ? queue : watched(queue));
  // At once with every message: two views that come in the same moment are two views.
  const unsubscribe = link.snapshot.subscribe((snapshot) => snapshot && set(withSnapshot(queue, snapshot, lasts)));
  document.addEventListener("visibilitychange", look);
  return {
    shown,
    skip: () => queue.ahead.length && go(),
    close() {
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener("visibilitychange", look);
    },
  };
}

export function useStage(link: Link): Stage {
  const stage = useMemo(() => openStage(link), [link]);
  useEffect(() => stage.close, [stage]);
  return stage;
}
