import { beforeEach, expect, test } from "vitest";
import { forget } from "../device/storage";
import { dailies, dayBefore, form, keepDaily, keepRecord, keepTry, recordOf, records, streak, tries } from "./practice";

beforeEach(() => ["records", "tries", "daily", "day games"].forEach(forget));

test("days in a row are counted up to today, or to yesterday while today is still open", () => {
  expect(streak(new Set(["2026-11-15", "2026-11-16", "2026-11-17"]), "2026-11-17")).toBe(3);
  expect(streak(new Set(["2026-11-15", "2026-11-16"]), "2026-11-17")).toBe(2);
  expect(streak(new Set(["2026-11-14", "2026-11-15"]), "2026-11-17")).toBe(0);
  expect(streak(new Set(), "2026-11-17")).toBe(0);
});

test("the day before knows months, years and leap years", () => {
  expect(["2026-03-01", "2028-03-01", "2027-01-01"].map(dayBefore)).toEqual(["2026-02-28", "2028-02-29", "2026-12-31"]);
});

test("a record is kept once, and the oldest go", () => {
  for (let game = 0; game < 35; game++) keepRecord(`${game}`, `record ${game}`);
  keepRecord("34", "record 34, opened");
  expect(records()).toHaveLength(30);
  expect([recordOf("4"), recordOf("5"), recordOf("34")]).toEqual([null, "record 5", "record 34, opened"]);
});

test("form is the mean of the last choices", () => {
  expect(form(tries())).toBeNull();
  for (let each = 0; each < 60; each++)
    keepTry("2026-11-17", each < 10 ? 1 : each % 2 ? 0.1 : 0, each % 2 ? "mistake" : "best");
  expect(form(tries())).toEqual({ count: 50, mean: expect.closeTo(0.05), best: 25 });
});

test("of a day the choice is kept", () => {
  keepDaily("2026-11-17", "4+3", 0.01);
  expect(dailies()).toEqual({ "2026-11-17": { option: "4+3", share: 0.01 } });
});
