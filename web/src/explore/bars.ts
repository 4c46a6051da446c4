// How often each total is left, as bars: one for each total, or for each number of digits where totals go far.

export interface Bar {
  low: number;
  high: number;
  chance: number;
  /** The chance to leave this or less. */
  upTo: number;
}

const MOST_BARS = 240;

export function bars(distribution: Record<string, number>): Bar[] {
  const found = Object.entries(distribution).map(([total, chance]) => [Number(total), chance] as const);
  const most = Math.max(...found.map(([total]) => total), 0);
  const edges = most < MOST_BARS ? Array.from({ length: most + 1 }, (_, total) => total) : decades(most);
  let upTo = 0;
  return edges.map((low, place) => {
    const high = (edges[place + 1] ?? most + 1) - 1;
    const chance = found.reduce((sum, [total, each]) => (total >= low && total <= high ? sum + each : sum), 0);
    upTo += chance;
    return { low, high, chance, upTo };
  });
}

/** 0, 1, 10, 100 and so on. */
function decades(most: number): number[] {
  const found = [0];
  for (let edge = 1; edge <= most; edge *= 10) found.push(edge);
  return found;
}

export const mean = (distribution: Record<string, number>): number =>
  Object.entries(distribution).reduce((sum, [total, chance]) => sum + Number(total) * chance, 0);

/** Round numbers below an axis that ends with the last bar. */
export function marksBelow(all: Bar[], most: number): { at: number; text: number }[] {
  const last = all.at(-1)?.low ?? 0;
  if (all.length !== last + 1) return all.map((bar, place) => ({ at: (place + 0.5) / all.length, text: bar.low }));
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((each) => last / each <= most) ?? 100;
  return all.filter((bar) => bar.low % step === 0).map((bar) => ({ at: (bar.low + 0.5) / all.length, text: bar.low }));
}
