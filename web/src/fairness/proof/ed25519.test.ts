import { createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import { expect, test } from "vitest";
import { bytesOf, join } from "./bytes";
import { isSigned } from "./ed25519";
import { sha512 } from "./sha512";
import { hex } from "../sha256";
import cases from "../../../../tests/data/signed/ed25519.json";

// FIPS 180-4 and its examples.
test.each([
  [
    "",
    "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce" +
      "47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e",
  ],
  [
    "abc",
    "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a" +
      "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
  ],
  [
    "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnop" +
      "jklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
    "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018" +
      "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909",
  ],
])("hashes what the standard hashes", (text, digest) => {
  expect(hex(sha512(new TextEncoder().encode(text)))).toBe(digest);
});

/** A key of 32 bytes as Node.js reads it. */
const keyOf = (bytes: Uint8Array) =>
  createPublicKey({ key: join(bytesOf("302a300506032b6570032100"), bytes), format: "der", type: "spki" });

function nodeVerifies(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  try {
    return verify(null, message, keyOf(key), signature);
  } catch {
    return false;
  }
}

test.each(cases)("$name", ({ name, public: key, message, signature, valid }) => {
  const parts = [key, message, signature].map(bytesOf) as [Uint8Array, Uint8Array, Uint8Array];
  expect(isSigned(...parts)).toBe(valid);
  // OpenSSL also takes keys of small order, and keys whose encoding is not the only one of their point.
  if (!name.startsWith("a key ")) expect(nodeVerifies(...parts)).toBe(valid);
});

test("what Node.js signs is valid here, and nothing else", () => {
  for (let size = 0; size < 260; size += 13) {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    const key = publicKey.export({ format: "der", type: "spki" }).slice(-32);
    const message = new Uint8Array(size).map((_, place) => place * 7 + size);
    const signature = new Uint8Array(sign(null, message, privateKey));
    expect(isSigned(key, message, signature)).toBe(true);
    for (const place of [0, 31, 32, 63]) {
      const other = signature.map((byte, at) => (at === place ? byte ^ (1 << size % 8) : byte));
      expect(isSigned(key, message, other)).toBe(nodeVerifies(key, message, other));
    }
  }
});
