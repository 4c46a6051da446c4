// Whether dice lie as dice should, and how they are to be drawn then.
import type { Attitude } from "./simulate";
import { isFallen, type Tray } from "./tray";

/** A die at rest: where it lies, how it is turned, and its axes as they are drawn. */
export interface Rest {
  x: number;
  y: number;
  /** The cosine and the sine of the angle between its right edge and the rail: from 0 to 90 degrees. */
  turn: readonly [number, number];
  /** Which axes of the die point along the two drawn edges of its top, and up: 1 to 3 with a sign. */
  axes: readonly [number, number, number];
}

// How much a die may lean, and how far apart two must lie at least.
const LEVEL = 0.999;
const APART = 0.25;

/** How a die lies; null if it lies in a way in which it does not count. */
export function restOf(die: Attitude, tray: Tray): Rest | null {
  const up = upright(die.turn);
  if (up === 0 || Math.abs(die.z - 0.5) > 0.03 || !inPlace(die, tray)) return null;
  for (const along of [1, 2, 3, -1, -2, -3]) {
    if (Math.abs(along) === Math.abs(up)) continue;
    const [x, y] = axis(die.turn, along);
    // The right edge of the top points to the right and away; the other one to the right and to the player.
    if (x > 0 && y <= 0) {
      const length = Math.sqrt(x * x + y * y);
      return { x: die.x, y: die.y, turn: [x / length, -y / length], axes: [along, third(die.turn, along, up), up] };
    }
  }
  return null;
}

/** The axis that points up, 0 if none does. */
function upright(turn: number[]): number {
  for (const each of [1, 2, 3, -1, -2, -3]) if (axis(turn, each)[2] > LEVEL) return each;
  return 0;
}

/** Where an axis of a die points: 1 to 3, and the other way with a minus. */
export function axis(turn: number[], which: number): [number, number, number] {
  const at = 3 * (Math.abs(which) - 1);
  const sign = which < 0 ? -1 : 1;
  return [sign * turn[at]!, sign * turn[at + 1]!, sign * turn[at + 2]!];
}

/** The axis that makes a cube with two others, in the order in which x, y and z do. */
function third(turn: number[], along: number, up: number): number {
  const [x, y] = axis(turn, along);
  for (const each of [1, 2, 3, -1, -2, -3]) {
    if (Math.abs(each) === Math.abs(along) || Math.abs(each) === Math.abs(up)) continue;
    const [vx, vy] = axis(turn, each);
    if (x * vy - y * vx > 0) return each;
  }
  throw new Error("a die has three axes");
}

/** Whether a die lies where one looks for it: on the free felt, not among tiles or under words. */
function inPlace({ x, y }: Attitude, tray: Tray): boolean {
  const tiles = y - 0.72 < tray.slab && [-0.7, 0, 0.7].some((by) => isFallen(tray, x + by));
  return x >= tray.left && x <= tray.right && y >= tray.from && y <= tray.depth - 0.5 && !tiles;
}

/** Whether two dice at rest are apart: some line along an edge of one of them leaves room between them. */
export function areApart(one: Rest, other: Rest): boolean {
  const [x, y] = [other.x - one.x, other.y - one.y];
  return [one, other].some(({ turn: [c, s] }, which) => {
    const far = which === 0 ? other : one;
    return [[c, -s], [s, c]].some(([ax, ay]) => {
      const [fc, fs] = far.turn;
      const reach = 0.5 + 0.5 * (Math.abs(fc * ax! - fs * ay!) + Math.abs(fs * ax! + fc * ay!));
      return Math.abs(x * ax! + y * ay!) >= reach + APART;
    });
  });
}
