// The curve of a game: what each seat could expect after every event, as lines that a picture is drawn from.
import { measure, type Booklet, type Moment, type Report } from "./report";

/** Points of one line without a gap: the number of the event, and the value after it. */
export type Run = [number, number][];

export interface Curve {
  unit: "total" | "points" | "chance";
  horizon: "turn" | "round" | "forecast" | "game";
  low: number;
  high: number;
  /** The lines of each seat; a line breaks where another turn or round begins. */
  lines: Run[][];
  last: number;
}

export interface Spot {
  x: number;
  y: number;
}

export interface Part {
  begin: number;
  end: number;
  round: number;
  seat: number | null;
}

export function curve(report: Report): Curve | null {
  const found = measure(report);
  if (!found) return null;
  const lines = report.players.map((player) => runs(report, player.seat, found.horizon));
  const values = lines.flat(2).map(([, value]) => value);
  if (!values.length) return null;
  // Between players the whole is one; alone the chance may be so small that only its own measure shows anything.
  const [low, high] = found.unit === "chance" && report.players.length > 1 ? [0, 1] : reach(values);
  return { ...found, low, high, lines, last: report.steps.length };
}

function runs(report: Report, seat: number, horizon: string): Run[] {
  return report.stretches.flatMap((stretch, index) => {
    const begin = stretch.begin[seat];
    if (stretch.horizon !== horizon || begin == null) return [];
    const after = report.steps
      .filter((step) => step.stretch === index && step.values?.[seat] != null)
      .map((step): [number, number] => [step.n, step.values![seat]!]);
    return [[[stretch.first - 1, begin], ...after]];
  });
}

/** From nothing, or what is less, to a round number above everything. */
function reach(values: number[]): [number, number] {
  const high = Math.max(...values, 0);
  const low = Math.min(...values, 0);
  const step = 10 ** Math.floor(Math.log10(Math.max(high - low, 1e-6)));
  return [Math.floor(low / step) * step, Math.ceil(high / step) * step];
}

/** How high a value lies: 0 at the foot, 1 at the top. */
export const height = (curve: Curve, value: number): number => (value - curve.low) / (curve.high - curve.low || 1);

/** A line as the path of a picture that is as wide as there are events and 100 high. */
export function path(curve: Curve, line: Run[]): string {
  const point = ([n, value]: [number, number]) => `${n} ${(100 - 100 * height(curve, value)).toFixed(2)}`;
  return line.map((run) => `M${run.map(point).join("L")}`).join("");
}

/** What a seat had after an event, or after the last one before it that was worth something. */
export function valueAt(line: Run[], n: number): number | null {
  const before = line.flat().filter(([number]) => number <= n);
  return before.at(-1)?.[1] ?? null;
}

/** Where the parts of a game begin and end: its rounds, or, of a single one, its turns. */
export function parts(booklet: Booklet): Part[] {
  const { course } = booklet;
  const rounds = new Set(course.map((leaf) => leaf.round)).size > 1;
  const found: Part[] = [];
  for (let n = 1; n < course.length; n++) {
    const before = course[n - 1]!;
    const [round, seat] = [before.round, rounds ? null : before.at];
    const open = found.at(-1);
    if (open && open.round === round && open.seat === seat) open.end = n;
    else found.push({ begin: n - 1, end: n, round, seat });
  }
  return found;
}

// How near pegs may come to each other on the narrowest screens, as a part of the field.
const BESIDE = 0.14;
const ABOVE = 0.22;

/** Where the pegs of moments stand; one that would cover another stands above or below its line. */
export function pegs(curve: Curve, moments: readonly Moment[]): (Spot | null)[] {
  const used: Spot[] = [];
  const free = (spot: Spot) =>
    used.every((other) => Math.abs(other.x - spot.x) >= BESIDE || Math.abs(other.y - spot.y) >= ABOVE - 1e-9);
  return moments.map((moment) => {
    const own = peg(curve, moment);
    if (!own) return null;
    const shifts = [0, -1, 1, -2, 2].map((steps) => ({ x: own.x, y: own.y + steps * ABOVE }));
    const spot = shifts.find((each) => each.y >= 0 && each.y <= 1 && free(each)) ?? own;
    used.push(spot);
    return spot;
  });
}

/** On the line of the player who acted, after the event. */
function peg(curve: Curve, moment: Moment): Spot | null {
  const value = valueAt(curve.lines[moment.seat] ?? [], moment.n);
  return moment.horizon !== curve.horizon || value === null
    ? null
    : { x: moment.n / curve.last, y: 1 - height(curve, value) };
}

/** Numbers beside the curve: foot, middle, top. */
export const marks = (curve: Curve): number[] => [curve.low, (curve.low + curve.high) / 2, curve.high];
