// The game as it is shown: a little behind what is known, so that every throw and every fall is seen. Pure: a queue of
// scenes, and what becomes of it when something happens, when time passes and when nobody looks.
import { choiceOf, type Snapshot, type StoryEntry } from "./reducer";
import { meanwhile, scenesTo, type Scene } from "./scene";

export interface StageView extends Scene {
  /** Which throw lies there: the number of its entry, or of the first view in which it was seen; 0 for none. */
  rolled: number;
  /** Whether this is all that is known, so that one can act. */
  settled: boolean;
}

export interface Queue {
  shown: StageView | null;
  ahead: Scene[];
  /** The snapshot that the last scene leads to. */
  last: Snapshot | null;
  /** The scenes that were over before anybody could see them. */
  unseen: Scene[];
}

export const EMPTY: Queue = { shown: null, ahead: [], last: null, unseen: [] };

/** The duration of a scene in milliseconds, as somebody likes it. */
export type Lasts = (scene: Scene) => number;

// Further behind than this, in milliseconds, one would rather see how things stand.
const MOST_BEHIND = 5000;

/** The queue when the table has told something: with the scenes that lead there behind the others. */
export function withSnapshot(queue: Queue, snapshot: Snapshot, lasts: Lasts): Queue {
  // What happened while the connection was broken is told in a moment.
  if (!snapshot.view.game || (queue.shown && snapshot.gap !== null)) return queue;
  if (queue.last && sameGame(snapshot, queue.last)) return withNews(queue, snapshot);
  const ahead = [...queue.ahead, ...scenesTo(snapshot, queue.last)];
  const next = { ...queue, last: snapshot, ahead: tooMuch(ahead, lasts) ? caughtUp(ahead) : ahead };
  return next.shown ? next : nextScene(next);
}

/** Whether scenes take too long to look at; what comes after a summary that is still to be shown belongs to it. */
const tooMuch = (scenes: Scene[], lasts: Lasts): boolean =>
  scenes.some((scene) => scene.kind === "meanwhile") ||
  scenes.reduce((time, scene) => time + lasts(scene), 0) > MOST_BEHIND;

const sameGame = (one: Snapshot, other: Snapshot): boolean =>
  !one.news.length && one.view.game!.over === other.view.game!.over && choiceOf(one.view) === choiceOf(other.view);

/** The queue where nothing has happened but around the game: the last scene has it. */
function withNews(queue: Queue, snapshot: Snapshot): Queue {
  const refresh = <S extends Scene>(scene: S): S => ({ ...scene, snapshot, game: snapshot.view.game!, n: snapshot.n });
  const next = { ...queue, last: snapshot };
  if (queue.ahead.length) return { ...next, ahead: [...queue.ahead.slice(0, -1), refresh(queue.ahead.at(-1)!)] };
  return { ...next, shown: queue.shown && refresh(queue.shown) };
}

/** One summary of the scenes before the last throw, and that throw with what came of it. */
export function caughtUp(scenes: Scene[]): Scene[] {
  const last = scenes.map((scene) => scene.kind).lastIndexOf("roll");
  if (last < 0) return atOnce(scenes);
  const told = toldIn(scenes.slice(0, last));
  const { snapshot, game } = scenes[last]!;
  return told.length ? [meanwhile(snapshot, game, told), ...scenes.slice(last)] : scenes.slice(last);
}

const toldIn = (scenes: Scene[]): StoryEntry[] => scenes.flatMap((scene) => scene.told);

/** Only the last of the scenes, with all that the others would have told. */
const atOnce = (scenes: Scene[]): Scene[] => scenes.slice(-1).map((scene) => ({ ...scene, told: toldIn(scenes) }));

/** The queue one scene further. */
export function nextScene(queue: Queue): Queue {
  const [next, ...ahead] = queue.ahead;
  if (!next) return queue;
  const settled = next.kind === "stand" && !ahead.length;
  return { ...queue, ahead, shown: { ...next, ...lying(next, queue.shown), settled } };
}

/** The throw of a scene: dice that lie there stay as they fell. */
function lying(next: Scene, shown: StageView | null): Pick<StageView, "rolled" | "flick"> {
  if (next.kind === "roll") return { rolled: next.n + 1, flick: next.flick };
  if (!next.game.throw.length) return { rolled: 0, flick: 0 };
  return shown?.rolled ? { rolled: shown.rolled, flick: shown.flick } : { rolled: next.n, flick: 0 };
}

/** The queue in a tab that nobody sees: what has happened stands there at once, and is remembered. */
export function unwatched(queue: Queue): Queue {
  const unseen = [...queue.unseen, ...queue.ahead];
  return nextScene({ ...queue, ahead: atOnce(queue.ahead), unseen });
}

/** The queue when somebody looks again: what was missed in a line, and the last throw. */
export function watched(queue: Queue): Queue {
  if (!queue.unseen.length) return queue;
  return nextScene({ ...queue, ahead: [...caughtUp(queue.unseen), ...queue.ahead], unseen: [] });
}
