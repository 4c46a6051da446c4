// The course of a turn as a list: what was thrown, and what became of it. Read off the facts, without knowing a rule.
import type { StoryEntry } from "./reducer";
import { facesOf } from "./scene";
import type { Fact } from "../network/wire";

export interface Row {
  n: number;
  who: string;
  faces: number[];
  /** The sum of the throw, if it is all that is known of it. */
  pips?: number;
  /** What became of the throw: tiles in notation, nothing that fits, a penalty, or still open; or who left. */
  came: "shut" | "missed" | "off" | "start" | "open" | "left";
  tiles: string;
}

const ENDS = ["turn-total", "box-shut", "round", "play-off", "time-up", "penalty-end", "penalty-void"];
const NOTES = ["hint", "handed", "renamed"];
const THROWS = ["thrown", "start-thrown", "thrown-sum", "start-thrown-sum"];

/** The entries of a story that were not undone, without notes, in order. */
export function withoutUndone(story: StoryEntry[]): StoryEntry[] {
  const found: StoryEntry[] = [];
  for (const each of story) {
    if (each.facts.some((fact) => fact.kind === "undone")) found.pop();
    else if (!each.facts.some((fact) => NOTES.includes(fact.kind))) found.push(each);
  }
  return found;
}

/** The rows of the current turn; in a game with a shared box, of the round. */
export function course(story: StoryEntry[], shared: boolean): Row[] {
  const rows: Row[] = [];
  let over = false;
  for (const each of withoutUndone(story)) {
    for (const fact of each.facts) {
      if (over && starts(fact)) rows.length = 0;
      if (starts(fact)) over = false;
      addFact(rows, each.n, fact);
      if (shared ? fact.kind === "round" : ends(fact, rows)) over = true;
    }
  }
  return rows;
}

/** Whether a fact ends the turn: somebody who leaves while another is at the box does not. */
const ends = (fact: Fact, rows: Row[]): boolean =>
  fact.kind === "left" ? turnOf(rows) === fact["who"] : ENDS.includes(fact.kind);

const lastThrow = (rows: Row[]): Row | undefined => rows.filter((row) => row.came !== "left").at(-1);

/** Whose turn the rows are of. */
export const turnOf = (rows: Row[]): string => (lastThrow(rows) ?? rows.at(-1))?.who ?? "";

const starts = (fact: Fact): boolean => [...THROWS, "off"].includes(fact.kind);

function addFact(rows: Row[], n: number, fact: Fact): void {
  const who = String(fact["who"] ?? "");
  // Somebody else may have left between a throw and what became of it.
  const last = lastThrow(rows);
  if (fact.kind === "thrown") rows.push({ n, who, faces: facesOf(fact), came: "open", tiles: "" });
  if (fact.kind === "start-thrown") rows.push({ n, who, faces: facesOf(fact), came: "start", tiles: "" });
  if (fact.kind === "thrown-sum" || fact.kind === "start-thrown-sum") {
    const came = fact.kind === "thrown-sum" ? "open" : "start";
    rows.push({ n, who, faces: [], pips: Number(fact["sum"]), came, tiles: "" });
  }
  if (fact.kind === "off") rows.push({ n, who, faces: [], came: "off", tiles: "" });
  if (fact.kind === "left") rows.push({ n, who, faces: [], came: "left", tiles: "" });
  if (fact.kind === "shut" && last) Object.assign(last, { came: "shut", tiles: String(fact["tiles"]) });
  if (fact.kind === "missed" && last) Object.assign(last, { came: "missed" });
}

export const sum = (faces: number[]): number => faces.reduce((total, face) => total + face, 0);

/** The sum of the throw on the table; its faces may not be known. */
export const pipsOf = (game: { throw: number[]; sum?: number | null }): number => game.sum ?? sum(game.throw);
