import { beforeEach, expect, test } from "vitest";
import { forget } from "../device/storage";
import {
  dailies,
  dayGames,
  daysDone,
  form,
  keepDaily,
  keepDayGame,
  keepRecord,
  keepTry,
  recordOf,
  records,
  settleDayGame,
  tries,
} from "./practice";

beforeEach(() => ["records", "tries", "daily", "day games"].forEach(forget));

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

test("of a day's game the first try counts, and only once it is over", () => {
  keepDayGame("2026-11-17", { code: "first", total: null, perfect: 6 });
  settleDayGame("2026-11-17", "second", 0, [9, 9]);
  expect([...daysDone()]).toEqual([]);
  settleDayGame("2026-11-17", "first", 13, [7, 9]);
  settleDayGame("2026-11-17", "first", 2, [8, 9]);
  expect(dayGames()["2026-11-17"]).toEqual({ code: "first", total: 13, perfect: 6, shut: [7, 9] });
});

test("a game that was opened by its link counts, too", () => {
  settleDayGame("2026-11-18", "found", 4, [8, 9]);
  expect(dayGames()["2026-11-18"]).toEqual({ code: "found", total: 4, shut: [8, 9] });
});

test("a day is done with its game or with its position", () => {
  keepDaily("2026-11-16", "9", 0);
  settleDayGame("2026-11-17", "first", 13, [7, 9]);
  expect([...daysDone()].sort()).toEqual(["2026-11-16", "2026-11-17"]);
});
