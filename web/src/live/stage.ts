// The game as it is shown: a little behind what is known, so that every throw and every fall is seen.
import type { GameView } from "../network/wire";
import { scenes } from "./interlude";
import type { Seen, Told } from "./reducer";

export interface Shown {
  game: GameView;
  /** What has just been told. */
  told: Told[];
  /** Which throw lies there: another number for every throw that was seen to fall, 0 for one that lay there. */
  rolled: number;
  /** Whether this is all that is known, so that one can act. */
  settled: boolean;
}

/** Something to show, for so many milliseconds at the usual speed. */
export interface Step {
  game: GameView;
  told: Told[];
  hold: number;
}

// While something older is still shown, each later view is looked at for this long.
const GLANCE = 450;
// Further behind than this, one would rather see how things stand.
const MOST_BEHIND = 6;

const THROWS = ["thrown", "start-thrown"];

/** The number of the last throw among what was told, or the one before. */
function lastThrow(told: Told[], before: number): number {
  const throws = told.filter((each) => each.facts.some((fact) => THROWS.includes(fact.kind)));
  return throws.at(-1)?.n ?? before;
}

/** The steps from one view to the next: what happened between them, then the view itself. */
export function stepsTo(seen: Seen, before: Seen | null): Step[] {
  const game = seen.view.game!;
  const between = before?.view.game ? scenes(before.view.game, seen.told) : [];
  const steps = between.map((scene) => ({ ...scene, told: seen.told }));
  return [...steps, { game, told: steps.length ? [] : seen.told, hold: GLANCE }];
}

/** Only the last of the steps, with all that the others would have told. */
export function lastStep(steps: Step[]): Step[] {
  return steps.slice(-1).map((step) => ({ ...step, told: steps.flatMap((each) => each.told) }));
}

export const tooFarBehind = (steps: Step[]): boolean => steps.length > MOST_BEHIND;

/** What a step shows after what was shown before; it is settled if it is the last one. */
export function shownIn(step: Step, before: Shown | null, settled: boolean): Shown {
  return { game: step.game, told: step.told, rolled: lastThrow(step.told, before?.rolled ?? 0), settled };
}
