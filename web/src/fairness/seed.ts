// The seed that a seat puts into the sealed dice: drawn here, kept here until it is asked for (docs/dice.md).
import { hex, sha256 } from "./sha256";
import { forget, recall, keep } from "../device/storage";

const name = (publicId: string, seat: number) => `seed ${publicId} ${seat}`;

export function sealOf(publicId: string, seat: number): string {
  const known = recall<string>(name(publicId, seat));
  const seed = known ?? hex(crypto.getRandomValues(new Uint8Array(32)));
  keep(name(publicId, seat), seed);
  const head = new TextEncoder().encode(`shutbox seat 1\n${publicId}\n${seat + 1}\n`);
  const bytes = Uint8Array.from(seed.match(/../g)!, (pair) => parseInt(pair, 16));
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  return hex(sha256(whole));
}

export const seedOf = (publicId: string, seat: number): string | null => recall<string>(name(publicId, seat));
export const dropSeed = (publicId: string, seat: number): void => forget(name(publicId, seat));
