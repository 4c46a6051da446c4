// Rigid dice in a box, in steps of the same length. Only + − × ÷ and square roots, which every browser computes alike
// to the last bit, so that everybody at a table sees the same roll.
import { advance, type Body } from "./body";
import { meetDie, meetTray, type Thing } from "./contact";
import type { Tray } from "./tray";

export const STEP = 1 / 240;
/** So many steps make a frame. */
export const STEPS_PER_FRAME = 4;
const GRAVITY = 130;
// How hollow the felt is along the rod and across, and the square of the speed from which that counts.
const SLOPE = { along: 25, across: 50, from: 4 };
// Longer than this, in steps, no throw takes.
const PATIENCE = 350;
const CALM_STEPS = 8;
// What is slower than this hardly moves: the squares of speed and spin. A die that leans is found out later.
const SLOW = { speed: 0.6, spin: 2 };
// What is hit at less than this speed is not heard, and nothing twice within so many steps.
const QUIET = 2.4;
const AGAIN = 9;

/** Something that is heard: when, in seconds of the throw, what was hit, and the speed. */
export interface Hit {
  at: number;
  thing: Thing;
  speed: number;
}

/** Where a die is, and its axes. */
export interface Attitude {
  x: number;
  y: number;
  z: number;
  turn: number[];
}

export interface Run {
  /** For each die its frames. */
  tracks: Attitude[][];
  hits: Hit[];
  /** How long it took, in seconds. */
  seconds: number;
}

/** What becomes of dice that leave the hand like this; null if they do not come to rest in time. */
export function simulate(bodies: Body[], tray: Tray): Run | null {
  const tracks: Attitude[][] = bodies.map((body) => [attitudeOf(body)]);
  const hits: Hit[] = [];
  let step = 0;
  const hear = (thing: Thing, speed: number): void => note(hits, step, thing, speed);
  while (step < PATIENCE) {
    step += 1;
    move(bodies, tray, hear);
    if (step % STEPS_PER_FRAME === 0) bodies.forEach((body, die) => tracks[die]!.push(attitudeOf(body)));
    if (bodies.every(isDone) && step % STEPS_PER_FRAME === 0) return { tracks, hits, seconds: step * STEP };
  }
  return null;
}

function move(bodies: Body[], tray: Tray, hear: (thing: Thing, speed: number) => void): void {
  for (const body of bodies) {
    if (!body.leaves) lean(body);
    advance(body, STEP, GRAVITY);
  }
  for (let one = 1; one < bodies.length; one++)
    for (let other = 0; other < one; other++) meetDie(bodies[one]!, bodies[other]!, hear);
  for (const body of bodies) {
    meetTray(body, tray, hear);
    body.calm = isSlow(body) ? body.calm + 1 : 0;
  }
}

/** The felt is a little hollow for each die, so that they come to where one looks for them, and not onto each other. */
function lean(body: Body): void {
  // One that is nearly at rest is held where it lies.
  if (body.vx * body.vx + body.vy * body.vy < SLOPE.from) return;
  body.vx += (body.homeX - body.x) * SLOPE.along * STEP;
  body.vy += (body.homeY - body.y) * SLOPE.across * STEP;
}

function isSlow(body: Body): boolean {
  const speed = body.vx * body.vx + body.vy * body.vy + body.vz * body.vz;
  const spin = body.wx * body.wx + body.wy * body.wy + body.wz * body.wz;
  return speed < SLOW.speed && spin < SLOW.spin;
}

/** Whether nothing more happens to a die that is seen. */
const isDone = (body: Body): boolean => body.calm >= CALM_STEPS || (body.leaves && body.x < -2.5);

const attitudeOf = ({ x, y, z, turn }: Body): Attitude => ({ x, y, z, turn: Array.from(turn) });

/** Remembers what is heard: of knocks that follow each other at once only the loudest. */
function note(hits: Hit[], step: number, thing: Thing, speed: number): void {
  if (speed < QUIET) return;
  const last = hits.at(-1);
  if (!last || step * STEP - last.at > AGAIN * STEP) hits.push({ at: step * STEP, thing, speed });
  else if (speed > last.speed) hits[hits.length - 1] = { at: last.at, thing, speed };
}
