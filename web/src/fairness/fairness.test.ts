import { expect, test } from "vitest";
import { fairness, judgement, tail } from "./fairness";

// Critical values as tables of the chi-square distribution print them.
test.each([
  [3.841, 1, 0.05],
  [5.991, 2, 0.05],
  [11.07, 5, 0.05],
  [15.086, 5, 0.01],
  [20.515, 5, 0.001],
  [18.307, 10, 0.05],
  [29.588, 10, 0.001],
  [30.144, 19, 0.05],
])("a chi-square of %d with %d degrees has the tail %d", (chi2, degrees, p) => {
  expect(tail(chi2, degrees)).toBeCloseTo(p, 4);
});

test("even faces are as usual as can be, one face alone is rare", () => {
  expect(fairness([10, 10, 10, 10, 10, 10]).p).toBe(1);
  expect(judgement(fairness([60, 0, 0, 0, 0, 0]).p)).toBe("rare");
  expect(fairness([0, 0, 0, 0, 0, 0]).p).toBe(1);
});

test("a few throws say nothing", () => {
  expect(fairness([4, 5, 5, 5, 5, 5]).enough).toBe(false);
  expect(fairness([5, 5, 5, 5, 5, 5]).enough).toBe(true);
});
