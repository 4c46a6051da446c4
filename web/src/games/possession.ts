// All that this browser keeps: to be saved as one file, brought in elsewhere, or deleted.
import type { HeldTable } from "./held";

const PREFIX = "shutbox ";
const MARK = "shutbox browser";

export interface Saving {
  kind: typeof MARK;
  version: 1;
  kept: Record<string, unknown>;
  /** The tables, if this browser keeps them itself. */
  tables?: HeldTable[];
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** Everything as one text; seeds of dice stay secret until their game is over, and stay here. */
export function exportAll(tables: HeldTable[] = []): string {
  const own = keys().filter((key) => !key.startsWith(`${PREFIX}seed `));
  const kept = Object.fromEntries(
    own.map((key) => [key.slice(PREFIX.length), JSON.parse(localStorage.getItem(key)!) as unknown]),
  );
  const saving: Saving = { kind: MARK, version: 1, kept };
  return JSON.stringify(tables.length ? { ...saving, tables } : saving, null, 1);
}

/**
 * How many entries a saved text has brought in; null if it is not one of ours. What is here already stays, and lists
 * are joined.
 */
export function importAll(text: string): number | null {
  const saving = read(text);
  if (!saving) return null;
  for (const [key, value] of Object.entries(saving.kept)) {
    const here = localStorage.getItem(PREFIX + key);
    localStorage.setItem(PREFIX + key, JSON.stringify(here === null ? value : merge(JSON.parse(here), value)));
  }
  return Object.keys(saving.kept).length;
}

/** The tables in a saved text. */
export function tablesIn(text: string): HeldTable[] {
  const tables = read(text)?.tables;
  return Array.isArray(tables) ? tables : [];
}

function read(text: string): Saving | null {
  try {
    const saving = JSON.parse(text) as Saving;
    return saving.kind === MARK && saving.version === 1 && typeof saving.kept === "object" ? saving : null;
  } catch {
    return null;
  }
}

const identity = (each: unknown): string => {
  const entry = each as { public?: string; id?: string };
  return entry?.public ?? entry?.id ?? JSON.stringify(each);
};

/** What is here, and of lists and tables also what is not here yet, the older first. */
export function merge(here: unknown, other: unknown): unknown {
  if (Array.isArray(here) && Array.isArray(other)) {
    const known = new Set(here.map(identity));
    const all = [...other.filter((each) => !known.has(identity(each))), ...here];
    return all.every((each) => typeof (each as { when?: number })?.when === "number")
      ? all.sort((a, b) => a.when - b.when)
      : all;
  }
  const table = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
  return table(here) && table(other) ? { ...(other as object), ...(here as object) } : here;
}

export function deleteAll(): void {
  for (const key of keys()) localStorage.removeItem(key);
}
