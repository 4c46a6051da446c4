// Totals as numbers, or as text where a number would lose digits (docs/record.md).
import type { Total } from "./wire";

/** About how much a total is, for scales and means. */
export const size = (total: Total): number => Number(total);

/** Whether a total has more digits than there is room for beside a sentence or on a tile. */
export const isLong = (total: Total): boolean => size(total) >= 1e9;

/** Below 0 where the first total is the lower one, above 0 where the second is, exactly. */
export function compare(one: Total, other: Total): number {
  const [first, second] = [BigInt(one), BigInt(other)];
  return first < second ? -1 : Number(first > second);
}

/** The lowest of some totals. */
export const least = (totals: Total[]): Total => totals.reduce((one, other) => (compare(other, one) < 0 ? other : one));

/** The total that is one lower. */
export const oneLess = (total: Total): Total => (typeof total === "number" ? total - 1 : String(BigInt(total) - 1n));
