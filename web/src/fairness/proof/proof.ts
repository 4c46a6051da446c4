// Everything that can be checked of a record in this page, each by itself: what fits, what does not, and what cannot be
// said. Nothing here asks the server; what it published comes as `published`.
import type { Fault } from "../../network/wire";
import type { LogRow } from "../chain";
import { checkSealed, type Envelope, type Opening } from "./envelope";
import { RecordFault } from "./fault";
import { checkListed } from "./log";
import type { Promised } from "./promise";
import { readRecord, type GameRecord } from "./record";
import { checkSigned, type Signing } from "./signing";

export type State = "fits" | "differs" | "unknown";

/** What was checked. `how` tells apart the ways in which something fits, differs or cannot be said. */
export interface Check {
  what: "whole" | "dice" | "signature" | "end" | "kept" | "part" | "key" | "log" | "rules";
  state: State;
  how: string;
  args?: Record<string, unknown>;
  fault?: Fault;
}

export interface Proof {
  record: GameRecord | null;
  opening: Opening | null;
  signing: Signing | null;
  checks: Check[];
}

export interface Known {
  /** What this browser kept of the table. */
  promised: Promised | null;
  /** The key and the lines of the log that a server publishes, as far as it was asked. */
  key: string;
  rows: LogRow[];
  /** Whether the record is from a table of that server; any other may be signed by another one. */
  own: boolean;
}

export const NOTHING_KNOWN: Known = { promised: null, key: "", rows: [], own: false };

/** The public id of the table of a record, and the line of its seal in the log, where it says so. */
export function whereabouts(text: string): { public: string; n: number } {
  return {
    public: /^note sealed ([0-9a-f]{16})$/m.exec(text)?.[1] ?? "",
    n: Number(/^note signed-log (\d{1,12}) /m.exec(text)?.[1] ?? 0),
  };
}

/** What a check finds, or its fault. */
function tried<Found>(check: () => Found): { found: Found | null; fault: Fault | null } {
  try {
    return { found: check(), fault: null };
  } catch (error) {
    if (error instanceof RecordFault) return { found: null, fault: error.fault };
    throw error;
  }
}

/** All checks of a record. */
export function prove(text: string, known: Known): Proof {
  const { found: record, fault } = tried(() => readRecord(text));
  if (!record || fault) {
    const check: Check = { what: "whole", state: "differs", how: "fault", fault: fault! };
    return { record: null, opening: null, signing: null, checks: [check] };
  }
  const opening = tried(() => checkSealed(record));
  const signing = tried(() => checkSigned(record));
  const checks: Check[] = [{ what: "whole", state: "fits", how: "fits", args: { events: record.words.length } }];
  checks.push(diceCheck(opening.found, opening.fault));
  if (opening.found || signing.found || signing.fault) checks.push(...signatureChecks(signing.found, signing.fault));
  if (opening.found) checks.push(...keptChecks(opening.found, signing.found, known));
  return { record, opening: opening.found, signing: signing.found, checks };
}

function diceCheck(opening: Opening | null, fault: Fault | null): Check {
  if (fault) return { what: "dice", state: "differs", how: "fault", fault };
  if (!opening) return { what: "dice", state: "unknown", how: "none" };
  const state = opening.state === "fit" ? "fits" : "unknown";
  return { what: "dice", state, how: opening.state, args: { throws: opening.throws } };
}

function signatureChecks(signing: Signing | null, fault: Fault | null): Check[] {
  if (fault) return [{ what: "signature", state: "differs", how: "fault", fault }];
  if (!signing) return [{ what: "signature", state: "unknown", how: "none" }];
  const forgotten = signing.names.filter(({ salt }) => !salt).length;
  const args = { n: signing.n, key: signing.key.slice(0, 16), forgotten };
  const end: Check = signing.end
    ? { what: "end", state: "fits", how: "fits", args: { events: signing.end.count } }
    : { what: "end", state: "unknown", how: "none" };
  return [{ what: "signature", state: "fits", how: forgotten ? "forgotten" : "fits", args }, end];
}

function keptChecks(opening: Opening, signing: Signing | null, known: Known): Check[] {
  const kept = [keptCheck(opening, signing, known.promised), ...partChecks(opening, known.promised)];
  if (!signing || !known.key) return kept;
  // The log of this server has no line of a game that another one has signed.
  if (signing.key !== known.key) return [...kept, strangeKey(signing, known)];
  const rows = known.rows.length ? [logCheck(opening, signing, known.rows)] : [];
  return [...kept, { what: "key", state: "fits", how: "fits" }, ...rows];
}

function strangeKey(signing: Signing, { own, key }: Known): Check {
  if (!own) return { what: "key", state: "unknown", how: "other" };
  const fault = { code: "record-signed-key", arguments: { got: signing.key, known: key } };
  return { what: "key", state: "differs", how: "fault", fault };
}

function logCheck(opening: Opening, signing: Signing, rows: LogRow[]): Check {
  const { found, fault } = tried(() => checkListed(rows, opening.envelope, signing));
  if (!found) return { what: "log", state: "differs", how: "fault", fault: fault! };
  return { what: "log", state: "fits", how: "fits", args: { n: found.n, at: 1000 * found.at } };
}

/** Whether the seal, the key and the line of the log are those that this browser saw first. */
function keptCheck({ envelope }: Opening, signing: Signing | null, promised: Promised | null): Check {
  if (!promised) return { what: "kept", state: "unknown", how: "none" };
  const args = { at: promised.at };
  const how = difference(envelope, signing, promised);
  if (how) return { what: "kept", state: "differs", how, args };
  const [state, seen] = promised.before ? (["fits", "fits"] as const) : (["unknown", "late"] as const);
  return { what: "kept", state, how: seen, args };
}

/** In what a record differs from what was kept; empty if in nothing. */
function difference(envelope: Envelope, signing: Signing | null, promised: Promised): string {
  if (promised.commitment !== envelope.commitment) return "seal";
  if (!promised.key) return "";
  if (!signing) return "unsigned";
  if (signing.key !== promised.key) return "key";
  return signing.n === promised.n && signing.row === promised.row ? "" : "log";
}

/** Whether the parts that this browser has shown are in the envelope. */
function partChecks({ envelope }: Opening, promised: Promised | null): Check[] {
  const shown = Object.entries(promised?.shown ?? {});
  if (!shown.length) return [];
  const fits = shown.every(([seat, seed]) => envelope.parts[Number(seat)]?.seed === seed);
  return [{ what: "part", state: fits ? "fits" : "differs", how: fits ? "fits" : "seed" }];
}
