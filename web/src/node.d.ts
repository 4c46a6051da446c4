// Of Node.js the build weighs files with this alone.
declare module "node:zlib" {
  export function gzipSync(data: string | Uint8Array, options?: { level: number }): Uint8Array;
}
