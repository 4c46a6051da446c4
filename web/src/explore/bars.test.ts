import { expect, test } from "vitest";
import { bars, marksBelow, mean } from "./bars";

const FEW = { "0": 0.1, "2": 0.4, "5": 0.5 };

test("there is a bar for every total up to the highest", () => {
  const found = bars(FEW);
  expect(found.map((bar) => bar.low)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(found.map((bar) => bar.chance)).toEqual([0.1, 0, 0.4, 0, 0, 0.5]);
  expect(found.at(-1)!.upTo).toBeCloseTo(1);
  expect(found[2]!.upTo).toBeCloseTo(0.5);
});

test("totals that go far are told by the number of their digits, and none is lost", () => {
  const found = bars({ "0": 0.25, "9": 0.25, "12": 0.125, "99": 0.125, "12489": 0.25 });
  expect(found.map((bar) => [bar.low, bar.high])).toEqual([
    [0, 0],
    [1, 9],
    [10, 99],
    [100, 999],
    [1000, 9999],
    [10000, 12489],
  ]);
  expect(found.map((bar) => bar.chance)).toEqual([0.25, 0.25, 0.25, 0, 0, 0.25]);
});

test("the mean is what is left on average", () => {
  expect(mean(FEW)).toBeCloseTo(3.3);
});

test("a long axis has few marks, all of them round", () => {
  const found = marksBelow(bars({ "0": 0.5, "135": 0.5 }), 9);
  expect(found.map((mark) => mark.text)).toEqual([0, 20, 40, 60, 80, 100, 120]);
  expect(found.every((mark) => mark.at > 0 && mark.at < 1)).toBe(true);
});
