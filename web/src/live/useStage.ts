// Shows the steps of a game one after the other, each for its time.
import { useSignal, useSignalEffect, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { quick } from "../device/preference";
import type { Link } from "./link";
import type { Seen } from "./reducer";
import { lastStep, shownIn, stepsTo, tooFarBehind, type Shown, type Step } from "./stage";

export interface Stage {
  shown: Signal<Shown | null>;
  /** Goes on to how things stand now. */
  skip: () => void;
}

export function useStage(link: Link): Stage {
  const shown = useSignal<Shown | null>(null);
  const ahead = useRef<Step[]>([]);
  const before = useRef<Seen | null>(null);
  const timer = useRef(0);

  const go = (): void => {
    clearTimeout(timer.current);
    timer.current = 0;
    const step = ahead.current.shift();
    if (!step) return;
    const last = ahead.current.length === 0;
    shown.value = shownIn(step, shown.peek(), last);
    if (!last) timer.current = window.setTimeout(go, step.hold * quick());
  };
  const skip = (): void => {
    if (!timer.current) return;
    ahead.current = lastStep(ahead.current);
    go();
  };

  useSignalEffect(() => {
    const seen = link.seen.value;
    if (!seen?.view.game || seen === before.current) return;
    ahead.current.push(...stepsTo(seen, before.current));
    before.current = seen;
    if (tooFarBehind(ahead.current)) skip();
    if (!timer.current) go();
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return { shown, skip };
}
