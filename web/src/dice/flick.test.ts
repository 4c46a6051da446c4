import { expect, test } from "vitest";
import { DIRECTIONS, flickOf, MOST_FLICK, STRENGTHS } from "./flick";

test("all directions have the length 1, and each follows the one before by the sixteenth part of a turn", () => {
  for (const [place, [x, y]] of DIRECTIONS.entries()) {
    expect(x).toBeCloseTo(Math.cos((place * Math.PI) / 8), 12);
    expect(y).toBeCloseTo(Math.sin((place * Math.PI) / 8), 12);
  }
});

test("every movement is the number of its direction and strength", () => {
  const found = DIRECTIONS.flatMap(([x, y]) =>
    [0.2, 0.6, 1.2, 2].map((speed) => flickOf(x * 120 * speed, y * 120 * speed, 120)),
  );
  expect(new Set(found.filter((flick) => flick > 0)).size).toBe(MOST_FLICK - DIRECTIONS.length);
  expect(Math.max(...found)).toBe(MOST_FLICK);
  expect(flickOf(40, 0, 400)).toBe(1);
  expect(flickOf(0, -300, 100)).toBe(12 * STRENGTHS + 4);
});

test("a tap and a hand that rests are no flick", () => {
  expect(flickOf(8, 5, 90)).toBe(0);
  expect(flickOf(200, 0, 900)).toBe(0);
  expect(flickOf(0, 0, 0)).toBe(0);
});
