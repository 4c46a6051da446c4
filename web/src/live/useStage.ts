// Shows the steps of a game one after the other, each for its time.
import { useSignal, useSignalEffect, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { durationFactor } from "../device/preference";
import type { Link } from "./link";
import type { Snapshot } from "./reducer";
import { lastStep, viewOf, stepsTo, tooFarBehind, type StageView, type Step } from "./stage";

export interface Stage {
  shown: Signal<StageView | null>;
  /** Goes on to how things stand now. */
  skip: () => void;
}

export function useStage(link: Link): Stage {
  const shown = useSignal<StageView | null>(null);
  const ahead = useRef<Step[]>([]);
  const before = useRef<Snapshot | null>(null);
  const timer = useRef(0);

  const go = (): void => {
    clearTimeout(timer.current);
    timer.current = 0;
    const step = ahead.current.shift();
    if (!step) return;
    const last = ahead.current.length === 0;
    shown.value = viewOf(step, shown.peek(), last);
    if (!last) timer.current = window.setTimeout(go, step.hold * durationFactor());
  };
  const skip = (): void => {
    if (!timer.current) return;
    ahead.current = lastStep(ahead.current);
    go();
  };

  useSignalEffect(() => {
    const snapshot = link.snapshot.value;
    if (!snapshot?.view.game || snapshot === before.current) return;
    ahead.current.push(...stepsTo(snapshot, before.current));
    before.current = snapshot;
    if (tooFarBehind(ahead.current)) skip();
    if (!timer.current) go();
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return { shown, skip };
}
