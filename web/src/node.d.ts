// All that the build needs of Node.js: it weighs files, and reads the licences of the fonts.
declare module "node:fs" {
  export function readFileSync(path: string, encoding: "utf8"): string;
  export function readFileSync(path: string): Uint8Array;
}
declare module "node:zlib" {
  export function gzipSync(data: string | Uint8Array, options?: { level: number }): Uint8Array;
}
// And what the tests need of it: signatures by somebody else.
declare module "node:crypto" {
  interface Key {
    export(how: { format: "der"; type: "spki" }): Uint8Array;
  }
  export function generateKeyPairSync(kind: "ed25519"): { publicKey: Key; privateKey: Key };
  export function createPublicKey(from: { key: Uint8Array; format: "der"; type: "spki" }): Key;
  export function sign(hash: null, message: Uint8Array, key: Key): Uint8Array;
  export function verify(hash: null, message: Uint8Array, key: Key, signature: Uint8Array): boolean;
}
