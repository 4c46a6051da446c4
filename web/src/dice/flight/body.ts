// A die as a rigid body: a cube of edge 1 and mass 1, whose inertia is the same about every axis.

// The inverse of a cube's moment of inertia.
export const EASE = 6;

export interface Body {
  x: number;
  y: number;
  z: number;
  vx: number;
  vy: number;
  vz: number;
  /** The spin, in radians a second about each axis. */
  wx: number;
  wy: number;
  wz: number;
  /** The attitude as a quaternion. */
  qw: number;
  qx: number;
  qy: number;
  qz: number;
  /** The same as a matrix: the axes of the die one after the other. */
  turn: Float64Array;
  /** Whether it has come over the rails, so that these hold it. */
  inside: boolean;
  /** Whether it is to leave the box. */
  leaves: boolean;
  /** Where it would like to rest. */
  homeX: number;
  homeY: number;
  /** For how many steps it has hardly moved. */
  calm: number;
}

/** Writes the attitude as a matrix. */
export function align(body: Body): void {
  const { qw, qx, qy, qz, turn } = body;
  turn[0] = 1 - 2 * (qy * qy + qz * qz);
  turn[1] = 2 * (qx * qy + qw * qz);
  turn[2] = 2 * (qx * qz - qw * qy);
  turn[3] = 2 * (qx * qy - qw * qz);
  turn[4] = 1 - 2 * (qx * qx + qz * qz);
  turn[5] = 2 * (qy * qz + qw * qx);
  turn[6] = 2 * (qx * qz + qw * qy);
  turn[7] = 2 * (qy * qz - qw * qx);
  turn[8] = 1 - 2 * (qx * qx + qy * qy);
}

/** Lets a body fly on for a moment. */
export function advance(body: Body, seconds: number, gravity: number): void {
  body.vz -= gravity * seconds;
  body.x += body.vx * seconds;
  body.y += body.vy * seconds;
  body.z += body.vz * seconds;
  spin(body, seconds / 2);
  align(body);
}

/** Turns a body by its spin in twice this time. */
function spin(body: Body, half: number): void {
  const { qw, qx, qy, qz, wx, wy, wz } = body;
  const w = qw - half * (wx * qx + wy * qy + wz * qz);
  const x = qx + half * (wx * qw + wy * qz - wz * qy);
  const y = qy + half * (wy * qw + wz * qx - wx * qz);
  const z = qz + half * (wz * qw + wx * qy - wy * qx);
  const length = Math.sqrt(w * w + x * x + y * y + z * z);
  body.qw = w / length;
  body.qx = x / length;
  body.qy = y / length;
  body.qz = z / length;
}

/** Pushes a body at a point, which is named from its middle. */
export function push(body: Body, rx: number, ry: number, rz: number, px: number, py: number, pz: number): void {
  body.vx += px;
  body.vy += py;
  body.vz += pz;
  body.wx += EASE * (ry * pz - rz * py);
  body.wy += EASE * (rz * px - rx * pz);
  body.wz += EASE * (rx * py - ry * px);
}

/** How upright a body stands: 1 if one of its faces is level. */
export function level(body: Body): number {
  const { turn } = body;
  return Math.max(Math.abs(turn[2]!), Math.abs(turn[5]!), Math.abs(turn[8]!));
}
