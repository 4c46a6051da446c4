// The public log of envelopes: every line hangs on the one before it (docs/dice.md).
import { hex, sha256 } from "./sha256";

export interface LogRow {
  n: number;
  kind: "sealed" | "opened";
  public: string;
  value: string;
  at: number;
  hash: string;
}

const bytes = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The hash of a line that hangs on another. */
export function rowHash(before: string, { at, kind, n, public: id, value }: LogRow): string {
  // Keys in alphabetical order, no spaces.
  const body = new TextEncoder().encode(JSON.stringify({ at, kind, n, public: id, value }));
  const whole = new Uint8Array(32 + body.length);
  whole.set(bytes(before));
  whole.set(body, 32);
  return hex(sha256(whole));
}

/** The number of the first line that does not hang on the one before it; null where all do. */
export function firstBreak(rows: LogRow[]): number | null {
  const first = hex(sha256(new TextEncoder().encode("shutbox log 1")));
  for (const [place, row] of rows.entries()) {
    const before = rows[place - 1]?.hash ?? (row.n === 1 ? first : null);
    if (before !== null && (rowHash(before, row) !== row.hash || (place > 0 && row.n !== rows[place - 1]!.n + 1)))
      return row.n;
  }
  return null;
}
