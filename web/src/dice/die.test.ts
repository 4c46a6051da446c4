import { expect, test } from "vitest";
import { sides } from "./Die";

test("opposite faces add up to seven, and no face comes twice", () => {
  for (const top of [1, 2, 3, 4, 5, 6]) {
    for (const twist of [0, 1, 2, 3]) {
      const [left, right] = sides(top, twist);
      expect(new Set([top, left, right, 7 - top, 7 - left, 7 - right]).size).toBe(6);
    }
  }
});

test("the die is right-handed everywhere: turning it about a corner keeps it one", () => {
  const valid = (top: number, left: number, right: number) =>
    [0, 1, 2, 3].some((twist) => String(sides(top, twist)) === String([left, right]));
  for (const top of [1, 2, 3, 4, 5, 6]) {
    for (const twist of [0, 1, 2, 3]) {
      const [left, right] = sides(top, twist);
      expect(valid(left, right, top)).toBe(true);
      expect(valid(right, top, left)).toBe(true);
      expect(valid(top, right, left)).toBe(false);
    }
  }
});
