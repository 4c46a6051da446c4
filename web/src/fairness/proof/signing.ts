// The signatures of a record: whose they are, and whether log line, names, rules, seals and events fit (docs/dice.md).
import { bytesOf, digest, join } from "./bytes";
import { isSigned } from "./ed25519";
import { readEnvelope, rulesHash, type Envelope } from "./envelope";
import { fail } from "./fault";
import { damaged, noteParts, ownNotes, type GameRecord } from "./record";

export interface Signing {
  key: string;
  /** The line of the public log, its hash, and the signature of both. */
  n: number;
  row: string;
  laid: string;
  /** The hash of each name, and its salt; the salt of a forgotten name is empty. */
  names: { hash: string; salt: string }[];
  start: string;
  /** What was signed at the end, if it was. */
  end: { count: number; head: string; signature: string } | null;
  /** The hashes of names in later words, by the number of the word. */
  words: Map<number, string>;
}

const HASH = "([0-9a-f]{64})";
const SIGNATURE = "([0-9a-f]{128})";
const NAMING = /^(seat:(\d+)=[a-z0-9-]+,|name:(\d+)=)(.*)$/;

/** What is signed of a table when it is laid. */
export const laidText = (id: string, rules: string, commitment: string, n: number, row: string): string =>
  ["shutbox laid 1", id, rules, commitment, n, row].join("\n");

/** The signatures of a record, if it has any; raises a fault if they are incomplete. */
export function readSigning(record: GameRecord): Signing | null {
  const notes = ownNotes(record, "signed");
  if (!notes.size) return null;
  const parts = (key: string, form: string) => noteParts(notes, `signed-${key}`, new RegExp(`^${form}$`));
  const [n, row, laid] = parts("log", `([1-9]\\d{0,11}) ${HASH} ${SIGNATURE}`);
  const names = record.seats.map((_, place) => {
    const [hash, salt] = parts(`seat-${place + 1}`, `${HASH} (forgotten|[0-9a-f]{32})`);
    return { hash: hash!, salt: salt === "forgotten" ? "" : salt! };
  });
  const [key] = parts("key", HASH);
  const [start] = parts("start", SIGNATURE);
  const ended = notes.has("signed-end") ? parts("end", `(0|[1-9]\\d{0,8}) ${HASH} ${SIGNATURE}`) : null;
  const end = ended && { count: Number(ended[0]), head: ended[1]!, signature: ended[2]! };
  const words = new Map<number, string>();
  for (const name of notes.keys()) {
    const number = end && /^signed-word-([1-9]\d{0,8})$/.exec(name)?.[1];
    if (number) words.set(Number(number), parts(`word-${number}`, HASH)[0]!);
  }
  checkKnown(notes, record, words);
  return { key: key!, n: Number(n), row: row!, laid: laid!, names, start: start!, end, words };
}

function checkKnown(notes: Map<string, string>, { seats }: GameRecord, words: Map<number, string>): void {
  const known = ["key", "log", "start", "end", ...seats.map((_, n) => `seat-${n + 1}`)];
  for (const number of words.keys()) known.push(`word-${number}`);
  for (const [key, text] of notes) if (!known.includes(key.replace("signed-", ""))) damaged(key, text, "unknown");
}

/** Checks the signatures of a record, if it has any; raises a fault if one does not fit, or if the key is not `key`. */
export function checkSigned(record: GameRecord, key = ""): Signing | null {
  const signing = readSigning(record);
  const envelope = readEnvelope(record);
  if (!signing) return key ? fail("record-unsigned", { key }) : null;
  if (!envelope) damaged("sealed", "", "missing");
  if (key && key !== signing.key) fail("record-signed-key", { got: signing.key, known: key });
  const start = checkStart(record, envelope, signing);
  if (signing.end) checkEnd(record, envelope, signing, signing.end, start);
  return signing;
}

/** Whether a text was signed with a key. */
export const fitsSignature = (key: string, text: string, signature: string): boolean =>
  isSigned(bytesOf(key), join(text), bytesOf(signature));

/** The signed text about the start; raises a fault if the record says otherwise. */
function checkStart(record: GameRecord, envelope: Envelope, { key, n, row, laid, names, start }: Signing): string {
  const first = laidText(envelope.public, rulesHash(record), envelope.commitment, n, row);
  if (!fitsSignature(key, first, laid)) fail("record-signed-log", { n });
  const seats = record.seats.map(({ kind, name }, seat) => {
    const { hash, salt } = names[seat]!;
    if (salt && nameHash(envelope.public, seat + 1, salt, name) !== hash)
      fail("record-signed-name", { seat: seat + 1, name });
    return `${kind} ${hash} ${envelope.parts[seat]!.seal || "none"}`;
  });
  const text = ["shutbox start 1", digest(first), record.begins, ...seats].join("\n");
  return fitsSignature(key, text, start) ? text : fail("record-signed-start");
}

type Ending = NonNullable<Signing["end"]>;

/** Raises a fault if the events, the secret or the seeds are not those that were signed at the end. */
function checkEnd(record: GameRecord, envelope: Envelope, signing: Signing, end: Ending, start: string): void {
  if (!envelope.secret) damaged("sealed-secret", "", "missing");
  if (end.count !== record.words.length) fail("record-signed-count", { signed: end.count, got: record.words.length });
  if (headOf(record, envelope, signing) !== end.head) fail("record-signed-events");
  const seeds = envelope.parts.map(({ seal, seed }) => seed || (seal ? "missing" : "none"));
  const text = ["shutbox end 1", digest(start), envelope.secret, end.count, end.head, ...seeds].join("\n");
  if (!fitsSignature(signing.key, text, end.signature)) fail("record-signed-end");
}

const nameHash = (id: string, seat: number, salt: string, name: string): string =>
  digest(`shutbox name 1\n${id}\n${seat}\n`, bytesOf(salt), name);

/** The hash of all words, with the signed hashes in the place of names. */
function headOf(record: GameRecord, envelope: Envelope, { names, words }: Signing): string {
  let head = digest("shutbox events 1");
  const left = new Map(words);
  for (const [place, word] of record.words.entries()) {
    const match = NAMING.exec(word);
    const hash = left.get(place + 1) ?? "";
    if (match) {
      const seat = Number(match[2] ?? match[3]);
      const name = decodeURIComponent(match[4]!);
      const { salt } = names[seat - 1] ?? { salt: "" };
      if (salt && nameHash(envelope.public, seat, salt, name) !== hash) fail("record-signed-name", { seat, name });
      left.delete(place + 1);
    }
    head = digest(bytesOf(head), match ? `${match[1]}${hash}` : word);
  }
  for (const [number, hash] of left) damaged(`signed-word-${number}`, hash, "unknown");
  return head;
}
