// What the pages around a game must know of rule sets: their boxes, and what can be agreed on. Kept in this browser, so
// that the box of the last game stands there at once.
import { signal } from "@preact/signals";
import { request } from "../network/api";
import { countsAt, full, tilesAt, type Columns } from "../box/columns";
import { keep, recall } from "../device/storage";
import type { TileView } from "../network/wire";

export interface RuleFacts {
  box: Columns;
  set_up: string;
  format: string;
  rounds: number;
  fewest_rounds: number;
  most_rounds: number;
  limit: number;
  most_players: number;
  begins: string;
  dice: number;
  faces: number;
}

const KEYS = [
  "box",
  "set_up",
  "format",
  "rounds",
  "fewest_rounds",
  "most_rounds",
  "limit",
  "most_players",
  "begins",
  "dice",
  "faces",
] as const;
const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];
// The boxes that a first visitor sees, before anything was asked for.
export const USUAL = "nine";
const PLAIN: RuleFacts = {
  box: NINE.map((value) => [value]),
  set_up: "123456789",
  format: "one-turn",
  rounds: 1,
  fewest_rounds: 1,
  most_rounds: 1000,
  limit: 0,
  most_players: 12,
  begins: "first",
  dice: 2,
  faces: 6,
};
const DOUBLE: RuleFacts = {
  box: NINE.map((value) => [value, 10 - value]),
  set_up: "123456789/987654321",
  format: "chase",
  rounds: 5,
  fewest_rounds: 1,
  most_rounds: 1000,
  limit: 0,
  most_players: 12,
  begins: "throw",
  dice: 2,
  faces: 6,
};
// With the box of Double Shutter, and not for one player alone.
const LAST: RuleFacts = { ...DOUBLE, format: "last-one-standing", limit: 5, most_players: 4 };

type Book = Record<string, RuleFacts>;
export const rulebook = signal<Book>({
  nine: PLAIN,
  "double-shutter": DOUBLE,
  "last-one-standing": LAST,
  ...recall<Book>("rulebook"),
});

export function factsIn(settings: Record<string, unknown>): RuleFacts {
  return Object.fromEntries(KEYS.map((key) => [key, settings[key]])) as unknown as RuleFacts;
}

let pendingRead = false;

/** Asks the server for its catalogue, once while the page is open. */
export async function readRulebook(): Promise<void> {
  if (pendingRead) return;
  pendingRead = true;
  const answer = await request<{ rules: { name: string; settings: Record<string, unknown> }[] }>("GET", "/api/rules");
  rulebook.value = Object.fromEntries(answer.rules.map((each) => [each.name, factsIn(each.settings)]));
  keep("rulebook", rulebook.value);
}

/** The tiles of a box as they stand when a turn begins. */
export function opening(facts: RuleFacts): TileView[][] {
  return tilesAt(facts.box, countsAt(facts.box, facts.set_up) ?? full(facts.box));
}

export interface Goal {
  /** The setting that says how long a game lasts. */
  key: "rounds" | "limit";
  value: number;
  low: number;
  high: number;
}

/** What can be agreed on about the length of a game, if anything can; alone there is one turn. */
export function goalOf(facts: RuleFacts, players: number): Goal | null {
  if (players < 2) return null;
  if (facts.format === "chase" || facts.format === "running") {
    return { key: "rounds", value: facts.rounds, low: facts.fewest_rounds, high: Math.min(facts.most_rounds, 20) };
  }
  if (facts.limit > 0) return { key: "limit", value: facts.limit, low: 1, high: 1000 };
  return null;
}
