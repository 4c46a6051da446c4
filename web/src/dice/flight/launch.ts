// How dice leave the hand. A flick gives the direction and the strength; without one they come from somewhere.
import { DIRECTIONS, MOST_FLICK, STRENGTHS } from "../flick";
import { align, type Body } from "./body";
import type { Random } from "./random";
import type { Tray } from "./tray";

// A hand without a flick throws from the right to the left, away from the player or along the rail.
const USUAL = [7, 8, 8, 9, 9, 10, 12];
const USUAL_STRENGTH = 2;
// In edges a second: the slowest throw, and what each step of strength adds.
const [SLOWEST, FASTER] = [11, 3];
const SPIN = 17;

interface Flick {
  direction: readonly [number, number];
  strength: number;
}

/** The direction and the strength that a number stands for. */
export function readFlick(flick: number, random: Random): Flick {
  if (flick < 1 || flick > MOST_FLICK) {
    const usual = USUAL[Math.floor(random() * USUAL.length)]!;
    return { direction: DIRECTIONS[usual]!, strength: USUAL_STRENGTH };
  }
  return { direction: DIRECTIONS[Math.floor((flick - 1) / STRENGTHS)]!, strength: ((flick - 1) % STRENGTHS) + 1 };
}

/** The dice as they leave the hand, behind each other and side by side. */
export function launch(count: number, flick: number, escapes: boolean, tray: Tray, random: Random): Body[] {
  const thrown = readFlick(flick, random);
  const aim = [between(random, tray.left + 1, tray.right), between(random, tray.from, tray.depth - 0.8)] as const;
  return Array.from({ length: count }, (_, place) => {
    const body = thrownBody(place, thrown, aim, tray, random);
    [body.homeX, body.homeY] = homeOf(place, count, tray);
    if (escapes && place === 0) escape(body, tray, random);
    return body;
  });
}

/** A place of its own for each die: side by side, with more than three in two rows. */
function homeOf(place: number, count: number, { from, left, right, depth }: Tray): [number, number] {
  const rows = count > 3 ? 2 : 1;
  const columns = Math.ceil(count / rows);
  const across = left + ((right - left) * ((place % columns) + 0.5)) / columns;
  return [across, from + ((depth - 0.5 - from) * (Math.floor(place / columns) + 0.5)) / rows];
}

const between = (random: Random, least: number, most: number): number => least + random() * (most - least);

function thrownBody(place: number, { direction, strength }: Flick, aim: readonly [number, number], tray: Tray,
  random: Random): Body {
  const [dx, dy] = direction;
  const speed = (SLOWEST + FASTER * strength) * between(random, 0.9, 1.1);
  const back = 4.2 + 1.3 * Math.floor(place / 2);
  const aside = (place % 2 ? 0.75 : -0.75) + between(random, -0.1, 0.1);
  const body: Body = {
    x: clamp(aim[0] - dx * back - dy * aside, -0.7, tray.width + 0.7),
    y: clamp(aim[1] - dy * back + dx * aside, -0.4, tray.depth + 0.9),
    z: 2 + 1.15 * Math.floor(place / 2) + between(random, 0, 0.7),
    vx: dx * speed + between(random, -1.5, 1.5),
    vy: dy * speed + between(random, -1.5, 1.5),
    vz: between(random, -1, 3),
    // Dice roll the way they fly, and a little any way.
    wx: dy * SPIN * -0.6 + between(random, -9, 9),
    wy: dx * SPIN * 0.6 + between(random, -9, 9),
    wz: between(random, -9, 9),
    ...attitude(random),
    turn: new Float64Array(9),
    inside: false,
    leaves: false,
    homeX: 0,
    homeY: 0,
    calm: 0,
  };
  align(body);
  return body;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Any attitude: four numbers in a ball, brought to length 1. */
function attitude(random: Random): Pick<Body, "qw" | "qx" | "qy" | "qz"> {
  for (;;) {
    const [w, x, y, z] = [0, 0, 0, 0].map(() => between(random, -1, 1)) as [number, number, number, number];
    const length = Math.sqrt(w * w + x * x + y * y + z * z);
    if (length > 0.1 && length <= 1) return { qw: w / length, qx: x / length, qy: y / length, qz: z / length };
  }
}

/** Sends a body over the left rail: it bounces once on the felt and is gone. */
function escape(body: Body, tray: Tray, random: Random): void {
  body.leaves = true;
  body.x = tray.width + 0.5;
  body.y = between(random, 1.4, tray.depth - 0.8);
  body.z = 2.4;
  body.vx = between(random, -25, -22);
  body.vy = between(random, -2, 2);
  body.vz = between(random, 0, 3);
}
