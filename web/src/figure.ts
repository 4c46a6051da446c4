// Values as people read them: a chance in percent, points and totals with what decimals they deserve.
import type { Unit } from "./report";
import { region } from "./words";

const format = (digits: number, more: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(region(), { minimumFractionDigits: digits, maximumFractionDigits: digits, ...more });

/** A value on its own: 38 %, 0.85, 23.4. */
export function level(unit: Unit, value: number): string {
  if (unit === "chance") return format(fine(100 * value), { style: "percent" }).format(value);
  return format(unit === "points" ? 2 : 1).format(value);
}

/** A number beside a curve, no longer than it needs to be. */
export function mark(unit: Unit, value: number): string {
  return new Intl.NumberFormat(region(), { maximumSignificantDigits: 3, ...(unit === "chance" ? { style: "percent" } : {}) }).format(value);
}

/** The same as exactly as options are compared: 38.2 %, 0.852, 23.41. */
export function exact(unit: Unit, value: number): string {
  if (unit === "chance") return format(1, { style: "percent" }).format(value);
  return format(unit === "points" ? 3 : 2).format(value);
}

/** What was won or lost, with its sign, more being better: +24, −0.4. Chances in hundredths. */
export function signed(unit: Unit, better: number): string {
  const value = unit === "chance" ? 100 * better : better;
  const digits = unit === "chance" ? (Math.abs(value) < 9.95 ? 1 : 0) : unit === "points" ? 2 : 1;
  const rounded = Number(value.toFixed(digits));
  if (!rounded) return format(0).format(0);
  return format(digits, { signDisplay: "exceptZero" }).format(rounded).replace("-", "−");
}

/** Near the ends a decimal says something: 0.4 % is not nothing. */
const fine = (percent: number): number => ((percent > 0 && percent < 1) || (percent > 99 && percent < 100) ? 1 : 0);

/** A share with one decimal: 1.2 %. */
export const percent = (share: number): string => exact("chance", share);
