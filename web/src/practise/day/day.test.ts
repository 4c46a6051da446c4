import { expect, test } from "vitest";
import type { TableView } from "../../network/wire";
import { blocks, dayOf, gapTo, streakOf, weekOf } from "./day";

const view = (dice: string, seed: string, seats = 1): TableView =>
  ({ settings: { dice, seed }, seats: Array.from({ length: seats }, () => ({})) }) as unknown as TableView;
const days = (...numbers: number[]): string[] => numbers.map((day) => `2026-11-${String(day).padStart(2, "0")}`);

test("a table has the game of a day by its seed, and only alone", () => {
  expect(dayOf(view("seeded", "daily 2026-11-20"))).toBe("2026-11-20");
  expect(dayOf(view("seeded", "daily 2026-11-20", 2))).toBeNull();
  expect(dayOf(view("sealed", "daily 2026-11-20"))).toBeNull();
  expect(dayOf(view("seeded", "tea"))).toBeNull();
});

test("days in a row are counted up to today, and today may still come", () => {
  expect(streakOf(days(18, 19, 20), "2026-11-20")).toEqual({ days: 3, longest: 3, forgiven: false });
  expect(streakOf(days(18, 19), "2026-11-20").days).toBe(2);
  expect(streakOf([], "2026-11-20")).toEqual({ days: 0, longest: 0, forgiven: false });
});

test("one missed day is forgiven, two in a row are not", () => {
  expect(streakOf(days(17, 18, 20), "2026-11-20")).toEqual({ days: 3, longest: 3, forgiven: true });
  expect(streakOf(days(16, 17, 20), "2026-11-20")).toEqual({ days: 1, longest: 2, forgiven: false });
});

test("yesterday is forgiven as long as today can follow", () => {
  expect(streakOf(days(17, 18), "2026-11-20").days).toBe(2);
  expect(streakOf(days(17, 18), "2026-11-21").days).toBe(0);
});

test("a second missed day within a week ends it", () => {
  expect(streakOf(days(10, 12, 14), "2026-11-14").days).toBe(1);
  expect(streakOf(days(10, 12, 13, 14, 15, 16, 17, 19), "2026-11-19").days).toBe(8);
});

test("a streak goes over the end of a month", () => {
  expect(streakOf(["2026-10-31", "2026-11-01"], "2026-11-01").days).toBe(2);
});

test("a week begins on Monday", () => {
  expect(weekOf("2026-11-20")[0]).toBe("2026-11-16");
  expect(weekOf("2026-11-16")).toContain("2026-11-22");
  expect(weekOf("2026-11-22")[6]).toBe("2026-11-22");
});

test("the text for others counts tiles and names none", () => {
  expect(blocks(7, 9)).toBe("■■■■■■■□□");
  expect(gapTo(13, 6)).toBe(7);
  expect(gapTo(2, 6)).toBe(-4);
});
