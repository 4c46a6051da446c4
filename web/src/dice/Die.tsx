// A die seen from above at an angle: three faces of one cube, right-handed, any top, any yaw.
import { Num } from "../box/Num";
import { HEIGHT as STANDING, TILT } from "./projection";
import "./dice.css";

const EDGE = 40;
const HEIGHT = EDGE * STANDING;
// Half the drawing, so that every die has the same size, however it is turned.
const ROOM = 37;
// The sides of a right-handed die in the order in which they follow each other round its top.
const RING: Record<number, number[]> = {
  1: [5, 4, 2, 3],
  2: [6, 3, 1, 4],
  3: [2, 6, 5, 1],
  4: [1, 5, 6, 2],
  5: [4, 1, 3, 6],
  6: [3, 2, 4, 5],
};
export const SPOTS: Record<number, [number, number][]> = {
  1: [[0.5, 0.5]],
  2: [[0.27, 0.27], [0.73, 0.73]],
  3: [[0.25, 0.25], [0.5, 0.5], [0.75, 0.75]],
  4: [[0.27, 0.27], [0.73, 0.27], [0.27, 0.73], [0.73, 0.73]],
  5: [[0.26, 0.26], [0.74, 0.26], [0.5, 0.5], [0.26, 0.74], [0.74, 0.74]],
  6: [[0.27, 0.22], [0.27, 0.5], [0.27, 0.78], [0.73, 0.22], [0.73, 0.5], [0.73, 0.78]],
};
export type Vector = [number, number];
const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1]];

export function sides(top: number, twist: number): [number, number] {
  const ring = RING[top] ?? [0, 0, 0, 0];
  return [ring[twist % 4]!, ring[(twist + 1) % 4]!];
}

function Face({ name, spots, u, v, at }: { name: string; spots: number; u: Vector; v: Vector; at: Vector }) {
  const matrix = [...u, ...v, ...at].map((each) => each.toFixed(2)).join(" ");
  return (
    <g class={name} transform={`matrix(${matrix})`}>
      <rect x=".012" y=".012" width=".976" height=".976" rx=".17" />
      <Marks spots={spots} />
    </g>
  );
}

/** The pips on a side of a die, or its number; on a square of edge 1. */
export function Marks({ spots }: { spots: number }) {
  if (spots > 6) return <Numeral value={spots} />;
  return (SPOTS[spots] ?? []).map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="0.1" />);
}

/** The number on a face that has no pips: dice with more than six faces. */
function Numeral({ value }: { value: number }) {
  const digits = [...String(value)];
  return (
    <g class="numeral" transform={`translate(${0.5 - digits.length * 0.19} .2) scale(.02)`}>
      {digits.map((digit, place) => (
        <use key={place} href={`#g-${digit}`} x={place * 20} />
      ))}
    </g>
  );
}

export interface Faces3 {
  outline: Vector[];
  /** The faces that are seen: left, right and top, each with its two edges and its corner. */
  sides: { spots: number; u: Vector; v: Vector; at: Vector; top: number }[];
  /** How far the outline reaches from the middle, to the side and down. */
  wide: number;
  reach: number;
}

interface DieProps {
  face: number;
  /** How far it is turned, in degrees from 0 to 90, or as the cosine and the sine of that. */
  yaw?: number;
  turn?: readonly [number, number] | undefined;
  twist?: number;
}

const turnOf = (yaw: number): [number, number] => [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];

/** A die of which three faces are seen. */
export function faces3({ face, yaw = 0, turn: [cos, sin] = turnOf(yaw), twist = 0 }: DieProps): Faces3 {
  const u: Vector = [EDGE * cos, -EDGE * TILT * sin];
  const v: Vector = [EDGE * sin, EDGE * TILT * cos];
  const h: Vector = [0, HEIGHT];
  const o: Vector = [-(u[0] + v[0]) / 2, -(u[1] + v[1] + HEIGHT) / 2];
  const outline = [o, plus(o, u), plus(plus(o, u), v), plus(plus(plus(o, u), v), h), plus(plus(o, v), h), plus(o, h)];
  const [left, right] = sides(face, twist);
  return {
    outline,
    sides: [
      { spots: left, u: v, v: h, at: o, top: 0 },
      { spots: right, u, v: h, at: plus(o, v), top: 1 },
      { spots: face, u, v, at: o, top: 2 },
    ],
    wide: Math.max(...outline.map((point) => Math.abs(point[0]))) + 4,
    reach: Math.max(...outline.map((point) => Math.abs(point[1]))) + 4,
  };
}

const NAMES = ["f-l", "f-r", "f-t"];

export function Die(die: DieProps) {
  const { outline, sides: seen, wide: x, reach: y } = faces3(die);
  return (
    <svg class="die" viewBox={`${-ROOM} ${-ROOM} ${2 * ROOM} ${2 * ROOM}`} aria-hidden="true">
      <ellipse class="sh" cx="2" cy={y - 19} rx={x * 1.064} ry="24" />
      <polygon class="body" points={outline.map((p) => p.map((each) => each.toFixed(2)).join(",")).join(" ")} />
      {seen.map(({ spots, u, v, at, top }) => (
        <Face key={top} name={NAMES[top]!} spots={spots} u={u} v={v} at={at} />
      ))}
    </svg>
  );
}

/** The pips of a face, to be put on something. */
export function Pips({ face }: { face: number }) {
  if (face > 6) return <Num value={face} />;
  return (
    <svg viewBox="0 0 1 1" aria-hidden="true">
      {(SPOTS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="0.1" />
      ))}
    </svg>
  );
}

/** A small face, as it stands in lists. */
export function Pip({ face }: { face: number }) {
  const spots = SPOTS[face];
  return (
    <i class="pf">
      {spots ? (
        <svg viewBox="0 0 1 1" aria-hidden="true">
          {spots.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="0.11" />
          ))}
        </svg>
      ) : (
        <Num value={face} />
      )}
    </i>
  );
}
