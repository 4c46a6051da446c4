// SHA-512, which Ed25519 hashes with; a page on a home network has no crypto.subtle.

const MASK = (1n << 64n) - 1n;

/** The first 64 bits behind the point of a root: the second or third of each of the first primes. */
function fractions(count: number, power: bigint): bigint[] {
  const found: bigint[] = [];
  for (let candidate = 2n; found.length < count; candidate++) {
    let prime = true;
    for (let factor = 2n; factor * factor <= candidate; factor++) if (candidate % factor === 0n) prime = false;
    if (prime) found.push(root(candidate << (64n * power), power) & MASK);
  }
  return found;
}

/** The largest number whose power is not more than this one. */
function root(number: bigint, power: bigint): bigint {
  let found = 0n;
  for (let bit = 1n << 68n; bit > 0n; bit >>= 1n) if ((found | bit) ** power <= number) found |= bit;
  return found;
}

const K = fractions(80, 3n);
const START = fractions(8, 2n);

const turn = (x: bigint, n: bigint): bigint => (x >> n) | ((x << (64n - n)) & MASK);

export function sha512(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 16) >> 7) + 1) << 7);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) << 3n);
  let hash = START;
  for (let offset = 0; offset < padded.length; offset += 128) hash = block(hash, view, offset);
  const digest = new DataView(new ArrayBuffer(64));
  hash.forEach((word, place) => digest.setBigUint64(place * 8, word));
  return new Uint8Array(digest.buffer);
}

function block(hash: bigint[], view: DataView, offset: number): bigint[] {
  const w: bigint[] = [];
  for (let i = 0; i < 80; i++) w.push(i < 16 ? view.getBigUint64(offset + i * 8) : schedule(w, i));
  let [a, b, c, d, e, f, g, h] = hash as [bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint];
  for (let i = 0; i < 80; i++) {
    const one = h + (turn(e, 14n) ^ turn(e, 18n) ^ turn(e, 41n)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!;
    const two = (turn(a, 28n) ^ turn(a, 34n) ^ turn(a, 39n)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) & MASK, c, b, a, (one + two) & MASK];
  }
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + hash[place]!) & MASK);
}

function schedule(w: bigint[], i: number): bigint {
  const a = w[i - 15]!;
  const b = w[i - 2]!;
  const s0 = turn(a, 1n) ^ turn(a, 8n) ^ (a >> 7n);
  const s1 = turn(b, 19n) ^ turn(b, 61n) ^ (b >> 6n);
  return (w[i - 16]! + s0 + w[i - 7]! + s1) & MASK;
}
