// The sealed dice of a record: its seals, and its throws made again from the secret and the seeds (docs/dice.md).
import { bytesOf, digest, four, hmac, join } from "./bytes";
import { fail } from "./fault";
import { damaged, noteParts, ownNotes, type GameRecord } from "./record";

export interface Part {
  seal: string;
  /** The seed that was shown; empty if it is missing, or if there is none. */
  seed: string;
}

export interface Envelope {
  public: string;
  commitment: string;
  parts: Part[];
  /** Empty until the envelope is open. */
  secret: string;
}

/** Whether the throws fit; `sealed` until the secret is known, `rules` if only the rules tell their numbers. */
export interface Opening {
  envelope: Envelope;
  state: "fit" | "sealed" | "rules";
  throws: number;
  others: number;
}

const HASH = "[0-9a-f]{64}";
const SEAT = new RegExp(`^(?:none|(${HASH}) (missing|${HASH}))$`);
const THROW = /^(?:([\d,]+)|off:)([a-z])$/;

export const rulesHash = ({ rulesText }: GameRecord): string => digest(rulesText);

/** The envelope of a record, if it has one; raises a fault if it is incomplete. */
export function readEnvelope(record: GameRecord): Envelope | null {
  const notes = ownNotes(record, "sealed");
  if (!notes.size) return null;
  const [id] = noteParts(notes, "sealed", /^([0-9a-f]{16})$/);
  const [commitment] = noteParts(notes, "sealed-commitment", new RegExp(`^(${HASH})$`));
  const parts = record.seats.map((_, place) => {
    const [seal, seed] = noteParts(notes, `sealed-seat-${place + 1}`, SEAT);
    return { seal: seal ?? "", seed: seed && seed !== "missing" ? seed : "" };
  });
  const secret = notes.has("sealed-secret") ? noteParts(notes, "sealed-secret", new RegExp(`^(${HASH})$`))[0]! : "";
  const known = ["sealed", "sealed-commitment", "sealed-secret", ...parts.map((_, n) => `sealed-seat-${n + 1}`)];
  for (const [key, text] of notes) if (!known.includes(key)) damaged(key, text, "unknown");
  return { public: id!, commitment: commitment!, parts, secret };
}

/** Checks the sealed dice of a record, if it has any; raises a fault if something does not fit. */
export function checkSealed(record: GameRecord): Opening | null {
  const envelope = readEnvelope(record);
  const throws = thrown(record);
  const sealed = throws.filter(({ letter }) => letter === "e").length;
  if (!envelope) return sealed ? fail("record-seal-none", { throws: sealed }) : null;
  const counts = { envelope, throws: sealed, others: throws.length - sealed };
  envelope.parts.forEach(({ seal, seed }, place) => {
    const own = seed && digest(`shutbox seat 1\n${envelope.public}\n${place + 1}\n`, bytesOf(seed));
    if (own && own !== seal) fail("record-seal-seat", { seat: place + 1 });
  });
  if (!envelope.secret) return { ...counts, state: "sealed" };
  const head = `shutbox dice 1\n${envelope.public}\n${rulesHash(record)}\n`;
  const made = digest(head, bytesOf(envelope.secret));
  if (made !== envelope.commitment) fail("record-seal-secret", { sealed: envelope.commitment, made });
  if (!numbered(record)) return { ...counts, state: "rules" };
  checkThrows(record, envelope);
  return { ...counts, state: "fit" };
}

interface Thrown {
  /** The number of the word, from 1. */
  number: number;
  faces: number[];
  letter: string;
  word: string;
}

function thrown({ words }: GameRecord): Thrown[] {
  return words.flatMap((word, place) => {
    const match = THROW.exec(word);
    if (!match) return [];
    return [{ number: place + 1, faces: match[1]?.split(",").map(Number) ?? [], letter: match[2]!, word }];
  });
}

/** Whether the throws have the numbers 0, 1, 2 and so on, whatever the rules are; some games number them otherwise. */
function numbered({ rules, words }: GameRecord): boolean {
  const typed = words.some((word) => /^(?:[\d,]+|off:|=\d+)[^e]$/.test(word) && /[a-z]$/.test(word));
  return !rules.same_dice && rules.off_mat_chance === "0" && !(typed && words.includes("undo"));
}

function checkThrows(record: GameRecord, envelope: Envelope): void {
  const key = diceKey(envelope);
  for (const [place, { number, faces, letter, word }] of thrown(record).entries()) {
    if (letter !== "e") continue;
    const shown = facesOf(key, place, record.rules).slice(0, faces.length || record.rules.dice);
    const made = `${shown.sort((a, b) => a - b).join(",")}e`;
    if (made !== word) fail("record-dice", { number, word, made, by: "sealed" });
  }
}

function diceKey({ public: id, parts, secret }: Envelope): Uint8Array {
  const seeds = parts.map(({ seed }) => (seed ? join(new Uint8Array([1]), bytesOf(seed)) : new Uint8Array([0])));
  const root = hmac(bytesOf(digest(...seeds)), bytesOf(secret));
  return hmac(root, `shutbox dice 1 ${id}`, new Uint8Array([1]));
}

function facesOf(key: Uint8Array, number: number, rules: { dice: number; faces: number }): number[] {
  const fair = 256 - (256 % rules.faces);
  const found: number[] = [];
  for (let counter = 0; found.length < rules.dice; counter++)
    for (const byte of hmac(key, "throw", four(number), four(counter)))
      if (byte < fair) found.push((byte % rules.faces) + 1);
  return found.slice(0, rules.dice);
}
