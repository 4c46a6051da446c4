// What a printed sheet is made of, from the settings of a rule set: which paper, which score sheet, which sentences.
import type { Columns } from "../box/columns";
import { readOneDie } from "../rules/axis";

export type Settings = Record<string, unknown>;
export const SIZES = ["a4", "letter"] as const;
export type Size = (typeof SIZES)[number];
export const SHEETS = ["board", "scores", "rules", "card"] as const;
export type SheetKind = (typeof SHEETS)[number];

/** Width and height in millimetres, upright. */
export const MEASURE: Record<Size, [number, number]> = { a4: [210, 297], letter: [215.9, 279.4] };
// Where printers hold Letter.
const LETTER = new Set(["US", "CA", "MX", "CO", "CL", "VE", "PH", "GT", "CR", "PA", "DO", "SV", "NI", "HN", "PR"]);

/** The paper that a country prints on. */
export const paperOf = (languages: readonly string[]): Size =>
  languages.some((each) => LETTER.has(new Intl.Locale(each).region ?? "")) ? "letter" : "a4";

export const text = (settings: Settings, setting: string): string => String(settings[setting]);
export const number = (settings: Settings, setting: string): number => Number(settings[setting]);
export const boxOf = (settings: Settings): Columns => settings["box"] as Columns;
export const rowsOf = (columns: Columns): number => Math.max(...columns.map((column) => column.length));

/** How a score sheet is filled in: circles for rounds won, points or totals so far, or one total for each game. */
export type Form = "circles" | "points" | "totals" | "turns";

export interface Blank {
  form: Form;
  /** How many rounds or games it has room for. */
  rows: number;
  players: number;
  /** Whether two of them fit on a sheet. */
  halves: boolean;
}

// A family has this many pencils, and half a sheet this many lines that a child can write on.
const PLAYERS = 6;
const HALF = 9;
const WHOLE = 18;
const FORMS: Record<string, Form> = {
  running: "totals",
  "knock-out": "totals",
  until: "totals",
  chase: "circles",
  "last-one-standing": "points",
};

/** The score sheet of a format. */
export function blankOf(settings: Settings): Blank {
  const format = text(settings, "format");
  const counted = format === "running" || format === "chase";
  const rounds = counted ? Math.min(WHOLE, number(settings, "rounds")) : format === "last-one-standing" ? WHOLE : HALF;
  const paid = format === "chase" && text(settings, "points") === "paid";
  return {
    form: paid ? "points" : (FORMS[format] ?? "turns"),
    rows: rounds,
    players: Math.min(PLAYERS, number(settings, "most_players")),
    halves: rounds <= HALF,
  };
}

/** A sentence of a sheet: a message and its arguments; a condition is a message, too. */
export interface Line {
  id: string;
  args?: Record<string, unknown>;
  condition?: { id: string; args: Record<string, unknown> };
}

const line = (id: string, args?: Record<string, unknown>): Line => (args ? { id, args } : { id });

export const USUAL_FACES = 6;

/** Whether it is played with two dice of six faces, for which the rules are drawn. */
export const isUsual = (settings: Settings): boolean =>
  number(settings, "dice") === 2 && number(settings, "faces") === USUAL_FACES;

/** How many dice there are, for a sentence. */
export function diceOf(settings: Settings): { dice: string; count: number } {
  const count = number(settings, "dice");
  return { dice: count === 1 ? "single" : count === 2 ? "pair" : "all", count };
}

/** How many dice are thrown. */
export function throwLines(settings: Settings): Line[] {
  const { when, limit, forced } = readOneDie(text(settings, "one_die"));
  const all = line("paper-throw", diceOf(settings));
  if (when === "never") return [all];
  const condition = { id: `aside-value-one_die-${when}`, args: { limit } };
  return [all, { id: "paper-one-die", args: { forced: forced ? "yes" : "no" }, condition }];
}

/** What a throw may shut. */
export function shutLines(settings: Settings): Line[] {
  const buys = text(settings, "buys");
  const kind = buys === "sum" && text(settings, "tiles") === "2" ? "pair" : buys;
  const first = text(settings, "first_throw");
  return [
    line("paper-shut", { buys: kind }),
    line("paper-must"),
    ...(rowsOf(boxOf(settings)) > 1 ? [line("paper-behind")] : []),
    ...(first === "free" ? [] : [line("paper-first", { tile: Number(first) })]),
  ];
}

/** What ends a turn. */
export function missLines(settings: Settings, sum: number): Line[] {
  const unlucky = text(settings, "unlucky");
  const out = text(settings, "format") === "last-one-standing" ? "yes" : "no";
  return [
    line("paper-miss", { sum, out }),
    ...(unlucky === "none" ? [] : [line("paper-unlucky", { sum: Number(unlucky) })]),
    ...(text(settings, "off_mat") === "raise" ? [line("paper-off-mat")] : []),
  ];
}

/** Who wins. */
export function winLines(settings: Settings): Line[] {
  const format = text(settings, "format");
  const win = line("paper-win", { format, rounds: number(settings, "rounds"), limit: number(settings, "limit") });
  if (format === "last-one-standing") return [line("paper-last-start"), line("paper-last-box"), win];
  if (format !== "chase") return settings["shut_wins"] === true ? [win, line("paper-shut-wins")] : [win];
  return [
    line("paper-chase"),
    line("paper-chase-try"),
    line("paper-chase-beat"),
    line("paper-chase-end", { points: text(settings, "points") }),
    win,
  ];
}
