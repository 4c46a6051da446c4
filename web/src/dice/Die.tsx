// A die seen from above at an angle: three faces of one cube, right-handed, any top, any yaw.
import { Num } from "../box/Num";

const EDGE = 40;
const TILT = 0.788;
const HEIGHT = EDGE * Math.sqrt(1 - TILT * TILT);
// The sides of a right-handed die in the order in which they follow each other round its top.
const RING: Record<number, number[]> = {
  1: [5, 4, 2, 3],
  2: [6, 3, 1, 4],
  3: [2, 6, 5, 1],
  4: [1, 5, 6, 2],
  5: [4, 1, 3, 6],
  6: [3, 2, 4, 5],
};
const SPOTS: Record<number, [number, number][]> = {
  1: [[0.5, 0.5]],
  2: [[0.27, 0.27], [0.73, 0.73]],
  3: [[0.25, 0.25], [0.5, 0.5], [0.75, 0.75]],
  4: [[0.27, 0.27], [0.73, 0.27], [0.27, 0.73], [0.73, 0.73]],
  5: [[0.26, 0.26], [0.74, 0.26], [0.5, 0.5], [0.26, 0.74], [0.74, 0.74]],
  6: [[0.27, 0.22], [0.27, 0.5], [0.27, 0.78], [0.73, 0.22], [0.73, 0.5], [0.73, 0.78]],
};
type Vector = [number, number];
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
      {spots > 6 && <Numeral value={spots} />}
      {(SPOTS[spots] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="0.1" />
      ))}
    </g>
  );
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

export function Die({ face, yaw, twist = 0 }: { face: number; yaw: number; twist?: number }) {
  const angle = (yaw * Math.PI) / 180;
  const u: Vector = [EDGE * Math.cos(angle), -EDGE * TILT * Math.sin(angle)];
  const v: Vector = [EDGE * Math.sin(angle), EDGE * TILT * Math.cos(angle)];
  const h: Vector = [0, HEIGHT];
  const o: Vector = [-(u[0] + v[0]) / 2, -(u[1] + v[1] + HEIGHT) / 2];
  const points = [o, plus(o, u), plus(plus(o, u), v), plus(plus(plus(o, u), v), h), plus(plus(o, v), h), plus(o, h)];
  const x = Math.max(...points.map((p) => Math.abs(p[0]))) + 4;
  const y = Math.max(...points.map((p) => Math.abs(p[1]))) + 4;
  const [left, right] = sides(face, twist);
  return (
    <svg class="die" viewBox={`${-x} ${-y} ${2 * x} ${2 * y}`} aria-hidden="true">
      <ellipse class="sh" cx="2" cy={y - 19} rx={x * 1.064} ry="24" />
      <polygon class="body" points={points.map((p) => p.map((each) => each.toFixed(2)).join(",")).join(" ")} />
      <Face name="f-l" spots={left} u={v} v={h} at={o} />
      <Face name="f-r" spots={right} u={u} v={h} at={plus(o, v)} />
      <Face name="f-t" spots={face} u={u} v={v} at={o} />
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
