import { describe, expect, test } from "vitest";
import { has } from "./right";
import type { Rights } from "./wire";

const NONE: Rights = { act: [], type: [], undo: [], arrange: [], host: [] };
const role = (you: number[], may: Partial<Rights>, host = false) => ({ you, host, may: { ...NONE, ...may } });

describe("a right", () => {
  test("is that of whoever holds one of its seats", () => {
    expect(has(role([1, 2], { undo: [2] }), "undo")).toBe(true);
    expect(has(role([1], { undo: [2] }), "undo")).toBe(false);
    expect(has(role([], { act: [0] }), "act")).toBe(false);
  });

  test("may be the host's without a seat", () => {
    expect(has(role([], { host: ["act"] }, true), "act")).toBe(true);
    expect(has(role([], { host: ["act"] }, true), "undo")).toBe(false);
    expect(has(role([], { host: ["act"] }), "act")).toBe(false);
  });
});
