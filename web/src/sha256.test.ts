import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hex, sha256 } from "./sha256";

test("hashes as everybody else does, whatever the length", () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, place) => (place * 7 + length) % 256);
    expect(hex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});
