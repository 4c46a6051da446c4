// What happens where a die meets the felt, a rail, a tile or another die: it bounces, and it is held by friction.
import { EASE, push, type Body } from "./body";
import { isFallen, LIP, type Tray } from "./tray";

/** What a die can hit: each sounds another way. */
export type Thing = "felt" | "rail" | "rod" | "tile" | "die";

/** Told of everything that is hit, with the speed of it. */
export type Hear = (thing: Thing, speed: number) => void;

interface Matter {
  /** How much of the speed comes back. */
  bounce: number;
  /** How well it holds. */
  grip: number;
}

const MATTER: Record<Thing, Matter> = {
  felt: { bounce: 0.36, grip: 0.42 },
  rail: { bounce: 0.5, grip: 0.2 },
  rod: { bounce: 0.45, grip: 0.2 },
  tile: { bounce: 0.4, grip: 0.3 },
  die: { bounce: 0.45, grip: 0.15 },
};
// What the felt does with a die that is to leave the box.
const LIVELY: Matter = { bounce: 0.85, grip: 0.1 };
// Below this speed nothing bounces, so that dice come to rest.
const SOFT = 2.2;
// What is left of a spin when a corner is in the felt for a step.
const FLUFF = 0.98;
// How much of an overlap is mended in a step.
const MEND = 0.35;
// So high a rail is for a die that is to leave the box, and so far below the felt the table is.
const RAIL = 0.5;
const TABLE = -1.1;

const CORNERS = [-0.5, 0.5].flatMap((x) => [-0.5, 0.5].flatMap((y) => [-0.5, 0.5].map((z) => [x, y, z] as const)));
const EDGES = [-0.5, 0.5].flatMap((one) =>
  [-0.5, 0.5].flatMap((other) => [[0, one, other] as const, [one, 0, other] as const, [one, other, 0] as const]),
);
const POINTS = [...CORNERS, ...EDGES];
// Half the diagonal of a die.
const REACH = 0.8660254037844386;

/** Lets a body bounce at a point off something that stands still; the speed with which it came. */
function strike(
  body: Body, rx: number, ry: number, rz: number, nx: number, ny: number, nz: number, { bounce, grip }: Matter,
): number {
  const vx = body.vx + body.wy * rz - body.wz * ry;
  const vy = body.vy + body.wz * rx - body.wx * rz;
  const vz = body.vz + body.wx * ry - body.wy * rx;
  const into = -(vx * nx + vy * ny + vz * nz);
  if (into <= 0) return 0;
  const force = ((into > SOFT ? 1 + bounce : 1) * into) / (1 + EASE * lever(rx, ry, rz, nx, ny, nz));
  push(body, rx, ry, rz, nx * force, ny * force, nz * force);
  const [sx, sy, sz] = [vx + into * nx, vy + into * ny, vz + into * nz];
  const slide = Math.sqrt(sx * sx + sy * sy + sz * sz);
  if (slide > 1e-6) {
    const [tx, ty, tz] = [sx / slide, sy / slide, sz / slide];
    const hold = Math.min(grip * force, slide / (1 + EASE * lever(rx, ry, rz, tx, ty, tz)));
    push(body, rx, ry, rz, -tx * hold, -ty * hold, -tz * hold);
  }
  return into;
}

/** The square of the lever with which a push turns a body. */
function lever(rx: number, ry: number, rz: number, nx: number, ny: number, nz: number): number {
  const [cx, cy, cz] = [ry * nz - rz * ny, rz * nx - rx * nz, rx * ny - ry * nx];
  return cx * cx + cy * cy + cz * cz;
}

/** Lets a die meet the felt, the rails and the tiles. */
export function meetTray(body: Body, tray: Tray, hear: Hear): void {
  if (!body.inside) {
    const { x, y } = body;
    body.inside = x > REACH && x < tray.width - REACH && y > REACH && y < tray.depth - REACH;
  }
  const low = body.z < REACH + LIP;
  const near = body.inside && (body.x < REACH || body.x > tray.width - REACH || body.y < tray.slab + REACH ||
    body.y > tray.depth - REACH);
  if (!low && !near) return;
  const { turn } = body;
  for (const [a, b, c] of CORNERS) {
    const rx = turn[0]! * a + turn[3]! * b + turn[6]! * c;
    const ry = turn[1]! * a + turn[4]! * b + turn[7]! * c;
    const rz = turn[2]! * a + turn[5]! * b + turn[8]! * c;
    if (low) meetGround(body, rx, ry, rz, tray, hear);
    if (near) meetRails(body, rx, ry, rz, tray, hear);
  }
}

function meetGround(body: Body, rx: number, ry: number, rz: number, tray: Tray, hear: Hear): void {
  const [x, y, z] = [body.x + rx, body.y + ry, body.z + rz];
  if (body.leaves && x < -0.4) {
    if (z < TABLE) hold("felt", body, rx, ry, rz, 0, 0, 1, TABLE - z, hear);
    return;
  }
  if (z < 0) {
    body.wx *= FLUFF;
    body.wy *= FLUFF;
    body.wz *= FLUFF;
    hold("felt", body, rx, ry, rz, 0, 0, 1, -z, hear);
  } else if (z < LIP && y < tray.slab && isFallen(tray, x)) {
    // A corner over a fallen tile is above it or before it, whichever is nearer.
    if (LIP - z < tray.slab - y) hold("tile", body, rx, ry, rz, 0, 0, 1, LIP - z, hear);
    else hold("tile", body, rx, ry, rz, 0, 1, 0, tray.slab - y, hear);
  }
}

function meetRails(body: Body, rx: number, ry: number, rz: number, tray: Tray, hear: Hear): void {
  const [x, y, z] = [body.x + rx, body.y + ry, body.z + rz];
  if (x < 0 && !(body.leaves && (z > RAIL || x < -0.4))) hold("rail", body, rx, ry, rz, 1, 0, 0, -x, hear);
  if (x > tray.width) hold("rail", body, rx, ry, rz, -1, 0, 0, x - tray.width, hear);
  if (y > tray.depth) hold("rail", body, rx, ry, rz, 0, -1, 0, y - tray.depth, hear);
  if (y < 0) hold(isFallen(tray, x) ? "rod" : "tile", body, rx, ry, rz, 0, 1, 0, -y, hear);
}

/** Lets a corner bounce off something, and mends some of the overlap. */
function hold(
  thing: Thing, body: Body, rx: number, ry: number, rz: number, nx: number, ny: number, nz: number, depth: number,
  hear: Hear,
): void {
  const matter = body.leaves && thing === "felt" ? LIVELY : MATTER[thing];
  const speed = strike(body, rx, ry, rz, nx, ny, nz, matter);
  const mend = Math.min(depth, 0.2) * MEND;
  body.x += nx * mend;
  body.y += ny * mend;
  body.z += nz * mend;
  hear(thing, speed);
}

/** Lets two dice meet: corners and middles of edges of each against the other, and their cores. */
export function meetDie(one: Body, other: Body, hear: Hear): void {
  const [x, y, z] = [one.x - other.x, one.y - other.y, one.z - other.z];
  const distance = Math.sqrt(x * x + y * y + z * z);
  if (distance > 2 * REACH) return;
  enter(one, other, hear);
  enter(other, one, hear);
  // Two edges can cross without a corner of one in the other.
  if (distance < 1 && distance > 0)
    clash(one, other, -x / 2, -y / 2, -z / 2, x / 2, y / 2, z / 2, x / distance, y / distance, z / distance,
      1 - distance, hear);
}

/** Lets the corners and edges of one die meet the faces of another. */
function enter(one: Body, other: Body, hear: Hear): void {
  const { turn } = one;
  const axes = other.turn;
  for (const [a, b, c] of POINTS) {
    const rx = turn[0]! * a + turn[3]! * b + turn[6]! * c;
    const ry = turn[1]! * a + turn[4]! * b + turn[7]! * c;
    const rz = turn[2]! * a + turn[5]! * b + turn[8]! * c;
    const [x, y, z] = [one.x + rx - other.x, one.y + ry - other.y, one.z + rz - other.z];
    let best = -1;
    let most = -1;
    for (let axis = 0; axis < 9; axis += 3) {
      const along = Math.abs(axes[axis]! * x + axes[axis + 1]! * y + axes[axis + 2]! * z);
      if (along > most) [most, best] = [along, axis];
    }
    if (most >= 0.5) continue;
    const [nx, ny, nz] = [axes[best]!, axes[best + 1]!, axes[best + 2]!];
    const side = nx * x + ny * y + nz * z < 0 ? -1 : 1;
    clash(one, other, rx, ry, rz, x, y, z, side * nx, side * ny, side * nz, 0.5 - most, hear);
  }
}

/** Pushes two dice apart at a point; the direction is from the other to the one. */
function clash(
  one: Body, other: Body, rx: number, ry: number, rz: number, sx: number, sy: number, sz: number,
  nx: number, ny: number, nz: number, depth: number, hear: Hear,
): void {
  const vx = one.vx + one.wy * rz - one.wz * ry - other.vx - other.wy * sz + other.wz * sy;
  const vy = one.vy + one.wz * rx - one.wx * rz - other.vy - other.wz * sx + other.wx * sz;
  const vz = one.vz + one.wx * ry - one.wy * rx - other.vz - other.wx * sy + other.wy * sx;
  const into = -(vx * nx + vy * ny + vz * nz);
  const mend = Math.min(depth, 0.2) * MEND * 0.5;
  one.x += nx * mend;
  one.y += ny * mend;
  one.z += nz * mend;
  other.x -= nx * mend;
  other.y -= ny * mend;
  other.z -= nz * mend;
  if (into <= 0) return;
  const ease = 2 + EASE * (lever(rx, ry, rz, nx, ny, nz) + lever(sx, sy, sz, nx, ny, nz));
  const force = ((into > SOFT ? 1 + MATTER.die.bounce : 1) * into) / ease;
  push(one, rx, ry, rz, nx * force, ny * force, nz * force);
  push(other, sx, sy, sz, -nx * force, -ny * force, -nz * force);
  hear("die", into);
}
