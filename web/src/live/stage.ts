// The game as it is shown: a little behind what is known, so that every throw and every fall is seen.
import type { GameView } from "../network/wire";
import { scenes } from "./interlude";
import type { Snapshot, StoryEntry } from "./reducer";

export interface StageView {
  game: GameView;
  /** What has just been told. */
  news: StoryEntry[];
  /** Which throw lies there: another number for every throw that was seen to fall, 0 for one that lay there. */
  rolled: number;
  /** Whether this is all that is known, so that one can act. */
  settled: boolean;
}

/** Something to show, with its duration in milliseconds at the default speed. */
export interface Step {
  game: GameView;
  news: StoryEntry[];
  hold: number;
}

// While something older is still shown, each later view is looked at for this long.
const GLANCE = 450;
// Further behind than this, one would rather see how things stand.
const MOST_BEHIND = 6;

const THROWS = ["thrown", "start-thrown"];

/** The number of the last throw among what was told, or the one before. */
function lastThrow(news: StoryEntry[], before: number): number {
  const throws = news.filter((each) => each.facts.some((fact) => THROWS.includes(fact.kind)));
  return throws.at(-1)?.n ?? before;
}

/** The steps from one view to the next: what happened between them, then the view itself. */
export function stepsTo(snapshot: Snapshot, before: Snapshot | null): Step[] {
  const game = snapshot.view.game!;
  const between = before?.view.game ? scenes(before.view.game, snapshot.news) : [];
  const steps = between.map((scene) => ({ ...scene, news: snapshot.news }));
  return [...steps, { game, news: steps.length ? [] : snapshot.news, hold: GLANCE }];
}

/** Only the last of the steps, with all that the others would have told. */
export function lastStep(steps: Step[]): Step[] {
  return steps.slice(-1).map((step) => ({ ...step, news: steps.flatMap((each) => each.news) }));
}

export const tooFarBehind = (steps: Step[]): boolean => steps.length > MOST_BEHIND;

/** What a step shows after what was shown before; it is settled if it is the last one. */
export function viewOf(step: Step, before: StageView | null, settled: boolean): StageView {
  return { game: step.game, news: step.news, rolled: lastThrow(step.news, before?.rolled ?? 0), settled };
}
