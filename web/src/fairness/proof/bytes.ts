// Bytes, texts in hexadecimal, and what is hashed of them.
import { hex, sha256 } from "../sha256";

const encoder = new TextEncoder();

export const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Bytes and texts, one after the other. */
export function join(...parts: (Uint8Array | string)[]): Uint8Array {
  const all = parts.map((part) => (typeof part === "string" ? encoder.encode(part) : part));
  const whole = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of all) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The SHA-256 of bytes and texts, in hexadecimal. */
export const digest = (...parts: (Uint8Array | string)[]): string => hex(sha256(join(...parts)));

export function hmac(key: Uint8Array, ...message: (Uint8Array | string)[]): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(join(block.map((byte) => byte ^ 0x36), ...message));
  return sha256(join(block.map((byte) => byte ^ 0x5c), inner));
}

/** A number in four bytes, big end first. */
export function four(number: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, number);
  return new Uint8Array(view.buffer);
}
