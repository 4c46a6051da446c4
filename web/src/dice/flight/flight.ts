// A throw as it is seen: the dice fly, bounce and come to rest. Nothing here knows what was dealt: that decides only
// which number is drawn on which side, so that it cannot be foreseen.
import { launch } from "./launch";
import { randomFrom, type Random } from "./random";
import { areApart, axis, restOf, type Rest } from "./rest";
import { simulate, type Attitude, type Hit, type Run } from "./simulate";
import { trayFor, type Tray } from "./tray";

export interface Throw {
  /** What tells this throw from every other: the table and the number of the throw. */
  seed: string;
  dice: number;
  /** How the hand moved: 0 or a number up to `MOST_FLICK`. */
  flick: number;
  /** For each column whether its front tile lies. */
  fallen: boolean[];
  /** Whether the first die leaves the box. */
  escapes: boolean;
}

/** A die of a throw. Frames are of equal length; `turn` has the drawn edges of its top and its upright, one by one. */
export interface Track {
  frames: Attitude[];
  /** Null for a die that has left the box. */
  rest: Rest | null;
  /** Which of the four ways its sides stand round its top. */
  twist: number;
}

export interface Flight {
  tracks: Track[];
  hits: Hit[];
  seconds: number;
  tray: Tray;
  /** How many throws had to be rejected before. */
  tries: number;
}

// Throws of another length would look slow or hasty when they are played in the usual time.
const [SHORTEST, LONGEST] = [0.55, 1.3];
// Of so many at least one is good, as the tests show.
const MOST_TRIES = 80;
// A flick into a corner may find no good throw: after so many tries the hand throws as usual.
const WITH_FLICK = 24;

/** The flight of a throw; null if none was found, so that the dice just lie there. */
export function fly({ seed, dice, flick, fallen, escapes }: Throw): Flight | null {
  const tray = trayFor(dice, fallen);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const random = randomFrom(`${seed} ${flick} ${tries}`);
    const run = simulate(launch(dice, tries < WITH_FLICK ? flick : 0, escapes, tray, random), tray);
    const rests = run && goodRests(run, tray, escapes);
    if (run && rests) return landed(run, rests, tray, tries, random);
  }
  return null;
}

function landed(run: Run, rests: (Rest | null)[], tray: Tray, tries: number, random: Random): Flight {
  return { ...run, tracks: run.tracks.map((frames, die) => track(frames, rests[die]!, random)), tray, tries };
}

/** How all dice lie; null if the throw does not count. */
function goodRests(run: Run, tray: Tray, escapes: boolean): (Rest | null)[] | null {
  if (run.seconds < SHORTEST || run.seconds > LONGEST) return null;
  const rests = run.tracks.map((frames) => restOf(frames.at(-1)!, tray));
  const lying = escapes ? rests.slice(1) : rests;
  if (escapes && run.tracks[0]!.at(-1)!.x > -1) return null;
  const apart = lying.every((one, at) => one && lying.slice(at + 1).every((other) => other && areApart(one, other)));
  return apart ? (escapes ? [null, ...lying] : rests) : null;
}

/** The frames of a die with its axes named as they are drawn at rest, where it lies perfectly level. */
function track(frames: Attitude[], rest: Rest | null, random: Random): Track {
  const twist = Math.floor(random() * 4);
  if (!rest) return { frames, rest, twist };
  const drawn = frames.map((frame) => ({ ...frame, turn: rest.axes.flatMap((which) => axis(frame.turn, which)) }));
  const [c, s] = rest.turn;
  drawn[drawn.length - 1] = { x: rest.x, y: rest.y, z: 0.5, turn: [c, -s, 0, s, c, 0, 0, 0, 1] };
  return { frames: drawn, rest, twist };
}
