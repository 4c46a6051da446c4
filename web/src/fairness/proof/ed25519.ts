// Ed25519 (RFC 8032): whether a signature is valid, as src/shutbox/play/seal/ed25519.py decides it. Each key and each
// signature has one valid encoding, and keys of small order are refused.
import { join } from "./bytes";
import { sha512 } from "./sha512";

const P = (1n << 255n) - 19n;
const ORDER = (1n << 252n) + 27742317777372353535851937790883648493n;

const mod = (x: bigint): bigint => ((x % P) + P) % P;

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (; exponent > 0n; exponent >>= 1n, base = (base * base) % P) if (exponent & 1n) result = (result * base) % P;
  return result;
}

const inverse = (x: bigint): bigint => power(x, P - 2n);
const D = mod(-121665n * inverse(121666n));
const ROOT = power(2n, (P - 1n) / 4n);

/** A point in extended coordinates: x = X/Z, y = Y/Z, xy = T/Z. */
type Point = [x: bigint, y: bigint, z: bigint, t: bigint];
const ZERO: Point = [0n, 1n, 1n, 0n];

function add([x1, y1, z1, t1]: Point, [x2, y2, z2, t2]: Point): Point {
  const a = mod((y1 - x1) * (y2 - x2));
  const b = mod((y1 + x1) * (y2 + x2));
  const c = mod(2n * D * t1 * t2);
  const d = mod(2n * z1 * z2);
  return [mod((b - a) * (d - c)), mod((d + c) * (b + a)), mod((d - c) * (d + c)), mod((b - a) * (b + a))];
}

/** So many times one point and so many times another. */
function combine(one: bigint, p: Point, two: bigint, q: Point): Point {
  const sums = [ZERO, p, q, add(p, q)];
  let result = ZERO;
  for (let bit = 255n; bit >= 0n; bit--)
    result = add(add(result, result), sums[Number(((one >> bit) & 1n) | (((two >> bit) & 1n) << 1n))]!);
  return result;
}

const number = (bytes: Uint8Array): bigint => bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);

/** The point of an encoding; null if it is none, or not the only encoding of its point. */
function decoded(code: bigint): Point | null {
  const y = code & ((1n << 255n) - 1n);
  const odd = code >> 255n;
  const x = y < P ? rootOf(mod(y * y - 1n), mod(D * y * y + 1n)) : null;
  if (x === null || (x === 0n && odd)) return null;
  const right = (x & 1n) === odd ? x : P - x;
  return [right, y, 1n, mod(right * y)];
}

/** A square root of u/v; null if there is none. */
function rootOf(u: bigint, v: bigint): bigint | null {
  const x = mod(u * v ** 3n * power(mod(u * v ** 7n), (P - 5n) / 8n));
  if (mod(v * x * x) === u) return x;
  const other = mod(x * ROOT);
  return mod(v * other * other) === u ? other : null;
}

function encoded([x, y, z]: Point): bigint {
  const scale = inverse(z);
  return mod(y * scale) | ((mod(x * scale) & 1n) << 255n);
}

const isSmall = (point: Point): boolean => {
  const twice = add(point, point);
  const four = add(twice, twice);
  const [x, y, z] = add(four, four);
  return x === 0n && y === z;
};

const BASE = decoded(mod(4n * inverse(5n)))!;

/** Whether a signature of a message was made with the key that this one belongs to. */
export function isSigned(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  if (key.length !== 32 || signature.length !== 64) return false;
  const point = decoded(number(key));
  const scalar = number(signature.slice(32));
  if (!point || scalar >= ORDER || isSmall(point)) return false;
  const [x, y, z, t] = point;
  const challenge = number(sha512(join(signature.slice(0, 32), key, message))) % ORDER;
  return encoded(combine(scalar, BASE, challenge, [mod(-x), y, z, mod(-t)])) === number(signature.slice(0, 32));
}
