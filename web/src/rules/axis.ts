// The axes of a rule set: which settings there are, what each can be, and in which games it means something. The data
// is what src/shutbox/rules/domain.py says, written by tools/axes.py.
import data from "./axes.json";
import type { Columns } from "../box/columns";
import { spelling, withSetting, type House, type RuleSet } from "./house";

export type Kind = "box" | "set-up" | "whole" | "word" | "one-die" | "choice" | "chance" | "flag";

interface Domain {
  kind: Kind;
  values?: string[];
  range?: number[];
  /** The number that is offered first. */
  first?: number;
  serves?: string[];
  /** By value, the settings that it leaves no room for. */
  no_room?: Record<string, string[]>;
  /** The conditions for one die that take a limit. */
  limited?: string[];
  rows?: number;
  boxes?: Record<string, number[][]>;
}

export const AXES: Record<string, Domain> = data as Record<string, Domain>;
export const BOXES: Record<string, Columns> = AXES["box"]!.boxes!;
export const MOST_ROWS = AXES["box"]!.rows!;
const ONE_DIE = AXES["one_die"]!;

/** The range of a number, and the number to begin with. */
export function numbers(axis: string): { low: number; high: number; first: number } {
  const { range: [low = 0, high = 0] = [], first = low } = AXES[axis]!;
  return { low, high, first };
}

/** The name of a box, or null where somebody has made it up. */
export function boxName(value: unknown): string | null {
  const text = spelling(value);
  return text in BOXES ? text : (Object.keys(BOXES).find((name) => JSON.stringify(BOXES[name]) === text) ?? null);
}

/** The columns that a setting names or spells; those of the plain box where it is neither. */
export function columnsIn(value: string): Columns {
  if (value in BOXES) return BOXES[value]!;
  try {
    return (JSON.parse(value) as (number | number[])[]).map((each) => (Array.isArray(each) ? each : [each]));
  } catch {
    return BOXES["nine"]!;
  }
}

export const serves = (axis: string, format: string): boolean => AXES[axis]!.serves?.includes(format) ?? true;

/** The condition for one die in its parts. */
export interface OneDie {
  when: string;
  limit: number;
  forced: boolean;
}

export function readOneDie(value: string): OneDie {
  const [when = "never", ...rest] = value.split(":");
  const limit = rest.map(Number).find(Number.isInteger) ?? ONE_DIE.first!;
  return { when, limit, forced: rest.includes("forced") };
}

/** Whether a number belongs to a condition for one die. */
export const takesLimit = (when: string): boolean => ONE_DIE.limited!.includes(when);

export function writeOneDie({ when, limit, forced }: OneDie): string {
  if (when === "never") return when;
  return [when, ...(takesLimit(when) ? [String(limit)] : []), forced ? "forced" : "optional"].join(":");
}

/** A chance as hundredths, from `1/50`, `0.02` or `0`. */
export function percent(value: string): number {
  const [above = "0", below = "1"] = value.split("/");
  return Math.round((10000 * Number(above)) / Number(below)) / 100;
}

/**
 * The rule set with another format: what means nothing in it is as usual, and what it needs is as in a game that has
 * it.
 */
export function inFormat(house: House, base: RuleSet, all: RuleSet[], format: string): House {
  const usual = all.find((each) => each.name === "nine")!.settings;
  const model = all.find((each) => each.settings["format"] === format)?.settings ?? usual;
  let next = withSetting(house, base, "format", format);
  for (const axis of Object.keys(AXES)) {
    const now = next.set[axis] ?? spelling(base.settings[axis]);
    if (!serves(axis, format)) next = withSetting(next, base, axis, spelling(usual[axis]));
    else if (axis === "limit" && now === "0") next = withSetting(next, base, axis, spelling(model[axis]));
  }
  return next;
}

/** The rule set with one setting changed, and with that what means nothing any more. */
export function changedTo(house: House, base: RuleSet, all: RuleSet[], axis: string, value: string): House {
  if (axis === "format") return inFormat(house, base, all, value);
  const usual = all.find((each) => each.name === "nine")!.settings;
  const gone = AXES[axis]!.no_room?.[value] ?? [];
  return gone.reduce(
    (next, other) => withSetting(next, base, other, spelling(usual[other])),
    withSetting(house, base, axis, value),
  );
}
