// Values as people read them: a chance in percent, points and totals with what decimals they deserve.
import type { Unit } from "../report/data/report";
import type { Total } from "../network/wire";
import { longNumber, region } from "./words";

/** A number with a minus as long as a plus is wide. */
export const numeral = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(region(), options).format(value).replace("-", "−");

/** A total as people read it, with all its digits. */
export const totalText = (total: Total): string => (typeof total === "number" ? String(total) : longNumber(total));

const format = (value: number, digits: number, more: Intl.NumberFormatOptions = {}): string =>
  numeral(value, { minimumFractionDigits: digits, maximumFractionDigits: digits, ...more });

/** A value on its own: 38 %, 0.85, 23.4. */
export function level(unit: Unit, value: number): string {
  if (unit === "chance") return format(value, fine(100 * value), { style: "percent" });
  return format(value, unit === "points" ? 2 : 1);
}

/** A number beside a curve, no longer than it needs to be. */
export function mark(unit: Unit, value: number): string {
  return numeral(value, { maximumSignificantDigits: 3, ...(unit === "chance" ? { style: "percent" } : {}) });
}

/** The same as exactly as options are compared: 38.2 %, 0.852, 23.41. */
export function exact(unit: Unit, value: number): string {
  if (unit === "chance") return format(value, 1, { style: "percent" });
  return format(value, unit === "points" ? 3 : 2);
}

/** What was won or lost, with its sign, more being better: +24, −0.4. Chances in hundredths. */
export function signed(unit: Unit, better: number): string {
  const value = unit === "chance" ? 100 * better : better;
  const digits = unit === "chance" ? (Math.abs(value) < 9.95 ? 1 : 0) : unit === "points" ? 2 : 1;
  const rounded = Number(value.toFixed(digits));
  return rounded ? format(rounded, digits, { signDisplay: "exceptZero" }) : format(0, 0);
}

/** Near the ends a decimal says something: 0.4 % is not nothing. */
const fine = (percent: number): number => ((percent > 0 && percent < 1) || (percent > 99 && percent < 100) ? 1 : 0);

/** A day, from the seconds of a clock. */
export const dayText = (seconds: number): string =>
  new Intl.DateTimeFormat(region(), { dateStyle: "long" }).format(1000 * seconds);

/** How long something took: 38 minutes. */
export const lengthText = (seconds: number): string =>
  numeral(Math.max(1, Math.round(seconds / 60)), { style: "unit", unit: "minute", unitDisplay: "long" });

/** A share with one decimal: 1.2 %. */
export const percent = (share: number): string => exact("chance", share);
