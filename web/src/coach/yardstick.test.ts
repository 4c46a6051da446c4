import { expect, test } from "vitest";
import type { Worth } from "./advice";
import { chanceText, fills } from "./yardstick";

const option = (value: number, chance: number | null = null, rank: Worth["rank"] = "best"): Worth => ({
  do: "shut", value, loss: 0, chance, rank,
});

test("a chance fills that part of its bar", () => {
  expect(fills({ unit: "points" }, [option(1, 0.51), option(0.9, 0.46)])).toEqual([0.51, 0.46]);
});

test("where only points are known the best one fills its bar", () => {
  expect(fills({ unit: "points" }, [option(1), option(0.5), option(0)])).toEqual([1, 0.5, 0]);
});

test("points below zero have bars too", () => {
  expect(fills({ unit: "points" }, [option(1), option(-1)])).toEqual([1, 0]);
  expect(fills({ unit: "points" }, [option(0), option(0)])).toEqual([1, 1]);
});

test("of totals the lowest fills its bar", () => {
  expect(fills({ unit: "total" }, [option(10), option(20)])).toEqual([1, 0.5]);
  expect(fills({ unit: "total" }, [option(0), option(5)])).toEqual([1, 0]);
});

test("chances have a decimal only where they would look equal", () => {
  const [best, near] = [option(0, 0.512), option(0, 0.508, "nearly")];
  expect(chanceText([best, near], best)).toMatch(/^51\.2/);
  const worse = option(0, 0.29, "worse");
  expect(chanceText([best, worse], best)).toMatch(/^51\s?%/);
});

test("without a chance there is no number", () => {
  expect(chanceText([option(3)], option(3))).toBe("");
});
