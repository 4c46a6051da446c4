// What the charts of a classroom are made of: totals counted by value, averages, positions on one axis.

export interface Exact {
  mean: number;
  /** The chance of each total, from 0 on. */
  chances: number[];
}

export const average = (values: readonly number[]): number | null =>
  values.length ? values.reduce((sum, each) => sum + each, 0) / values.length : null;

/** How often each total from 0 to the highest occurs. */
export function counts(values: readonly number[], most: number): number[] {
  const found = new Array<number>(most + 1).fill(0);
  for (const each of values) if (each >= 0 && each <= most) found[each]! += 1;
  return found;
}

/** The exact distribution in a survey, whose totals are keys. */
export function exactOf(distribution: Record<string, number>, most: number): Exact {
  const chances = Array.from({ length: most + 1 }, (_, total) => distribution[String(total)] ?? 0);
  return { chances, mean: chances.reduce((sum, chance, total) => sum + chance * total, 0) };
}

/** What one pixel-high unit of a bar stands for: the tallest of bars and steps fills `height`. */
export function unit(bars: readonly number[], exact: Exact | null, height: number): number {
  const total = bars.reduce((sum, each) => sum + each, 0);
  const tallest = Math.max(1, ...bars, ...(exact ? exact.chances.map((chance) => chance * total) : []));
  return height / tallest;
}

/** A stepped line over columns of the same width, each as high as its value; from floor to floor. */
export function steps(heights: readonly number[], width: number, floor: number): string {
  const parts = heights.map((height, index) => `V${(floor - height).toFixed(1)}H${((index + 1) * width).toFixed(1)}`);
  return `M0 ${(floor - (heights[0] ?? 0)).toFixed(1)}${parts.join("")}`;
}

/** The marks below an axis: every fifth total, or every tenth where there are many. */
export function marks(most: number): number[] {
  const every = most > 60 ? 10 : 5;
  return Array.from({ length: Math.floor(most / every) + 1 }, (_, index) => index * every);
}

/** Whether a class expected more than the dice left, or less. */
export function expectation(predicted: number, left: number): "more" | "fewer" | "close" {
  if (Math.abs(predicted - left) < 0.5) return "close";
  return predicted > left ? "more" : "fewer";
}
