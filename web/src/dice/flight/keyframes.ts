// A flight as keyframes for the felt that is on the screen. Only transforms and opacities move.
import { HEIGHT, TILT } from "../projection";
import type { Track } from "./flight";
import type { Attitude } from "./simulate";
import type { Tray } from "./tray";

/** The felt as it is drawn, and the edge of a die on it, in pixels. */
export interface Felt {
  width: number;
  height: number;
  edge: number;
}

/** What moves of a die: where it is, how it is turned, the light on each of its sides, and its shadow. */
export interface Motion {
  place: Keyframe[];
  turn: Keyframe[];
  light: Keyframe[][];
  shadow: Keyframe[];
}

/** Where a die lies on the felt, from 0 to 1 of the way that it has across and down. */
export const shareOf = ({ x, y }: { x: number; y: number }, tray: Tray): [number, number] => [
  (x - 0.5) / (tray.width - 1),
  (y - 0.5) / (tray.depth - 1),
];

/** The sides of a die as directions of its drawn axes: top, left, right, and those opposite. */
export const SIDES = [[0, 0, 1], [-1, 0, 0], [0, 1, 0], [0, 0, -1], [1, 0, 0], [0, -1, 0]] as const;
// From where the light comes, and what a side that it grazes lacks of it.
const LIGHT = [-0.45, 0.05, 0.89] as const;
const [BRIGHT, DARK] = [0.89, -0.2];
// The light changes slowly: every so many frames are enough.
const LIGHT_STEP = 3;

export function motionOf({ frames }: Track, tray: Tray, felt: Felt): Motion {
  const at = (frame: number): number => frame / (frames.length - 1);
  const last = frames.length - 1;
  const lit = frames.map((_, frame) => frame).filter((frame) => frame % LIGHT_STEP === 0 || frame === last);
  return {
    place: frames.map((frame, n) => ({ offset: at(n), transform: placed(frame, tray, felt) })),
    turn: frames.map((frame, n) => ({ offset: at(n), transform: turned(frame.turn) })),
    light: SIDES.map((side) => lit.map((n) => ({ offset: at(n), opacity: shade(frames[n]!.turn, side) }))),
    shadow: frames.map((frame, n) => ({ offset: at(n), ...shadowOf(frame, tray, felt) })),
  };
}

const pixels = (value: number): string => `${value.toFixed(2)}px`;

/** The point of the felt under the middle of a die. */
function ground(frame: Attitude, tray: Tray, { width, height, edge }: Felt): [number, number] {
  const [across, down] = shareOf(frame, tray);
  return [edge / 2 + across * (width - edge), (TILT * edge) / 2 + down * (height - TILT * edge)];
}

function placed(frame: Attitude, tray: Tray, felt: Felt): string {
  const [x, y] = ground(frame, tray, felt);
  return `translate(${pixels(x)},${pixels(y - frame.z * HEIGHT * felt.edge)})`;
}

/** The attitude of a die as it is seen: tilted towards the player. */
function turned(turn: number[]): string {
  const column = (at: number): number[] => {
    const [x, y, z] = [turn[at]!, turn[at + 1]!, turn[at + 2]!];
    return [x, TILT * y - HEIGHT * z, HEIGHT * y + TILT * z, 0];
  };
  const all = [...column(0), ...column(3), ...column(6), 0, 0, 0, 1];
  return `matrix3d(${all.map((each) => each.toFixed(4)).join(",")})`;
}

/** How dark a side is: 0 in full light, 1 if the light only grazes it. */
function shade(turn: number[], side: readonly [number, number, number]): number {
  const normal = [0, 1, 2].map((row) => side[0] * turn[row]! + side[1] * turn[3 + row]! + side[2] * turn[6 + row]!);
  const light = normal[0]! * LIGHT[0] + normal[1]! * LIGHT[1] + normal[2]! * LIGHT[2];
  return Number(Math.max(0, Math.min(1, (BRIGHT - light) / (BRIGHT - DARK))).toFixed(3));
}

/** The shadow falls to the right and to the player, further away and fainter the higher the die is. */
function shadowOf(frame: Attitude, tray: Tray, felt: Felt): Keyframe {
  const [x, y] = ground(frame, tray, felt);
  const high = Math.max(0, frame.z - 0.5);
  const away = high * felt.edge;
  const place = `translate(${pixels(x + 0.3 * away)},${pixels(y + 0.1 * away)})`;
  const opacity = Number((1 / (1 + 0.9 * high)).toFixed(3));
  return { transform: `${place} scale(${(1 + 0.12 * high).toFixed(3)})`, opacity };
}
