// The movement of a hand that throws, as a small number: sixteen directions, four strengths, 0 for none. It goes to
// everybody at the table with the throw, and changes how dice fly, never what they show.

const [FAR, NEAR, HALF] = [0.9238795325112867, 0.3826834323650898, 0.7071067811865476];
const QUARTER = [[1, 0], [FAR, NEAR], [HALF, HALF], [NEAR, FAR]] as const;
/** Clockwise from the right as seen on the screen, each of length 1; y points towards the player. */
export const DIRECTIONS: readonly (readonly [number, number])[] = [
  ...QUARTER,
  ...QUARTER.map(([x, y]) => [-y, x] as const),
  ...QUARTER.map(([x, y]) => [-x, -y] as const),
  ...QUARTER.map(([x, y]) => [y, -x] as const),
];
export const STRENGTHS = 4;
/** The greatest number of a flick, as the server knows it, too. */
export const MOST_FLICK = DIRECTIONS.length * STRENGTHS;

// What is shorter in pixels, or takes longer in milliseconds, is a tap or a hand that rests.
const SHORTEST = 28;
const LONGEST = 700;
// The speed, in pixels a millisecond, at which each strength but the first begins.
const SPEEDS = [0.45, 0.9, 1.6];

/** The flick of a finger that moved so far in so many milliseconds; 0 if it was none. */
export function flickOf(x: number, y: number, milliseconds: number): number {
  const length = Math.sqrt(x * x + y * y);
  if (length < SHORTEST || milliseconds > LONGEST) return 0;
  const along = DIRECTIONS.map(([dx, dy]) => dx * x + dy * y);
  const direction = along.indexOf(Math.max(...along));
  const strength = SPEEDS.filter((speed) => length >= speed * milliseconds).length;
  return 1 + direction * STRENGTHS + strength;
}
