// The game as it is shown: a little behind what is known, so that every throw and every fall is seen.
import { useSignal, useSignalEffect, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Link } from "./link";
import type { Seen, Told } from "./reducer";
import { scenes } from "./interlude";
import { quick } from "../device/preference";
import type { GameView } from "../network/wire";

export interface Shown {
  game: GameView;
  /** What has just been told. */
  told: Told[];
  /** Which throw lies there: another number for every throw that was seen to fall, 0 for one that lay there. */
  rolled: number;
  /** Whether this is all that is known, so that one can act. */
  settled: boolean;
}

interface Step {
  game: GameView;
  told: Told[];
  hold: number;
}

// While something older is still shown, each later view is looked at for this long.
const GLANCE = 450;
// Further behind than this, one would rather see how things stand.
const MOST_BEHIND = 6;

export interface Stage {
  shown: Signal<Shown | null>;
  /** Goes on to how things stand now. */
  skip: () => void;
}

const rolledBy = (told: Told[], before: number): number => {
  const thrown = [...told].reverse().find((each) => each.facts.some((fact) => fact.kind === "thrown" || fact.kind === "start-thrown"));
  return thrown ? thrown.n : before;
};

export function useStage(link: Link): Stage {
  const shown = useSignal<Shown | null>(null);
  const ahead = useRef<Step[]>([]);
  const before = useRef<Seen | null>(null);
  const timer = useRef(0);

  const show = (step: Step): void => {
    const rolled = rolledBy(step.told, shown.peek()?.rolled ?? 0);
    shown.value = { game: step.game, told: step.told, rolled, settled: ahead.current.length === 0 && step.hold === 0 };
  };
  const go = (): void => {
    clearTimeout(timer.current);
    timer.current = 0;
    const step = ahead.current.shift();
    if (!step) return;
    const last = ahead.current.length === 0;
    show(last ? { ...step, hold: 0 } : step);
    if (!last) timer.current = window.setTimeout(go, step.hold * quick());
  };
  const skip = (): void => {
    if (!timer.current) return;
    const last = ahead.current.at(-1)!;
    ahead.current = [{ ...last, told: ahead.current.flatMap((step) => step.told) }];
    go();
  };

  useSignalEffect(() => {
    const seen = link.seen.value;
    if (!seen?.view.game || seen === before.current) return;
    const was = before.current;
    before.current = seen;
    const between = was && was.view.game ? scenes(was.view.game, seen.told) : [];
    const steps = between.map((scene) => ({ ...scene, told: seen.told }));
    ahead.current.push(...steps, { game: seen.view.game, told: steps.length ? [] : seen.told, hold: GLANCE });
    if (ahead.current.length > MOST_BEHIND) skip();
    if (!timer.current) go();
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return { shown, skip };
}
