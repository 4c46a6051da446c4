// A record as text (docs/record.md), read as far as it can be without the rules of the game: whether it is whole, who
// sits where, its notes, and its words.
import { digest } from "./bytes";
import { fail } from "./fault";

export interface GameRecord {
  /** The rule set as the record spells it, and as data. */
  rulesText: string;
  rules: { name: string; dice: number; faces: number; same_dice: boolean; off_mat_chance: string };
  seats: { kind: string; name: string }[];
  /** The seat that begins, from 1, as the record spells it. */
  begins: string;
  notes: [key: string, text: string][];
  words: string[];
}

const MOST_VERSION = 2;

/** The record in a text; raises a fault if it is none, or was damaged. */
export function readRecord(text: string): GameRecord {
  const plain = text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n").replace(/\n+$/, "");
  const version = /^shutbox (\d{1,9})$/.exec(plain.split("\n", 1)[0]!)?.[1];
  if (!version) fail("record-none", { got: plain.split("\n", 1)[0]!.slice(0, 40) });
  if (Number(version) > MOST_VERSION) fail("record-version", { got: Number(version), known: MOST_VERSION });
  const cut = plain.lastIndexOf("\n");
  const last = plain.slice(cut + 1);
  const body = plain.slice(0, cut + 1);
  const end = /^end (\d{1,9}) ([0-9a-f]{64})$/.exec(last);
  if (!end) fail("record-cut", { got: last.slice(0, 60) });
  if (digest(body) !== end[2]) fail("record-hash");
  const blank = body.indexOf("\n\n");
  const head = readHead(body.slice(0, blank).split("\n").slice(1));
  const words = body.slice(blank).split(/\s+/).filter(Boolean);
  if (words.length !== Number(end[1])) fail("record-count", { expected: Number(end[1]), got: words.length });
  return { ...head, words };
}

function readHead(lines: string[]): Omit<GameRecord, "words"> {
  const rulesText = rest(lines[0], "rules");
  const seats = lines.filter((line) => line.startsWith("seat ")).map(readSeat);
  const [begins, ...notes] = lines.slice(1 + seats.length);
  return {
    rulesText,
    rules: parsed(rulesText, "rules") as GameRecord["rules"],
    seats,
    begins: rest(begins, "begins"),
    notes: notes.map((line) => {
      const match = /^note ([a-z][a-z0-9-]*) (\S.*)$/.exec(line);
      if (!match) fail("record-line", { expected: "note", got: line.slice(0, 60) });
      return [match[1]!, match[2]!];
    }),
  };
}

function rest(line: string | undefined, key: string): string {
  if (!line?.startsWith(`${key} `)) fail("record-line", { expected: key, got: (line ?? "").slice(0, 60) });
  return line.slice(key.length + 1);
}

function readSeat(line: string): { kind: string; name: string } {
  const match = /^seat ([a-z0-9-]+) (.+)$/.exec(line);
  const name = match && parsed(match[2]!, "seat");
  if (!match || typeof name !== "string") fail("record-line", { expected: "seat", got: line.slice(0, 60) });
  return { kind: match[1]!, name };
}

function parsed(text: string, expected: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fail("record-line", { expected, got: text.slice(0, 60) });
  }
}

/** The notes with a stem; raises a fault if one occurs twice, because readers might differ in which one they use. */
export function ownNotes({ notes }: GameRecord, stem: string): Map<string, string> {
  const own = notes.filter(([key]) => key === stem || key.startsWith(`${stem}-`));
  const found = new Map<string, string>();
  for (const [key, text] of own) {
    if (found.has(key)) damaged(key, text, "twice");
    found.set(key, text);
  }
  return found;
}

/** The parts of a note in its form; raises a fault if it is missing or has another one. */
export function noteParts(notes: Map<string, string>, key: string, form: RegExp): string[] {
  const text = notes.get(key);
  if (text === undefined) damaged(key, "", "missing");
  const match = form.exec(text);
  if (!match) damaged(key, text, "form");
  return match.slice(1);
}

export function damaged(note: string, got: string, why: "missing" | "twice" | "form" | "unknown"): never {
  fail("record-seal-note", { note, got, why });
}
