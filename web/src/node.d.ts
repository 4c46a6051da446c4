// All that the build needs of Node.js: it weighs files, and reads the licences of the fonts.
declare module "node:fs" {
  export function readFileSync(path: string, encoding: "utf8"): string;
}
declare module "node:zlib" {
  export function gzipSync(data: string | Uint8Array, options?: { level: number }): Uint8Array;
}
