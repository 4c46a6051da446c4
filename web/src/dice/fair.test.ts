import { expect, test } from "vitest";
import { fairFace } from "./fair";

const bytes = (...all: number[]) => () => all.shift()!;

test("every byte that counts stands for one face, and each face has as many", () => {
  const snapshot = Array.from({ length: 252 }, (_, byte) => fairFace(6, bytes(byte)));
  for (const face of [1, 2, 3, 4, 5, 6]) expect(snapshot.filter((each) => each === face)).toHaveLength(42);
});

test("a byte that would favour some faces is passed over", () => {
  expect(fairFace(6, bytes(252, 255, 5))).toBe(6);
  expect(fairFace(20, bytes(240, 39))).toBe(20);
});
