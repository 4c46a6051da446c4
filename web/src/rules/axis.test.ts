import { expect, test } from "vitest";
import {
  AXES,
  boxName,
  BOXES,
  changedTo,
  columnsIn,
  inFormat,
  numbers,
  percent,
  readOneDie,
  serves,
  writeOneDie,
} from "./axis";
import type { RuleSet } from "./house";

const made = (name: string, settings: Record<string, unknown>): RuleSet => ({ name, settings, own: {} });
const USUAL = {
  format: "one-turn",
  limit: 0,
  rounds: 5,
  points: "winner",
  begins: "first",
  next_start: "clockwise",
  shut_wins: false,
  tiles: "any",
  behind: "at-once",
};
const NINE = made("nine", USUAL);
const CHASE = made("double-shutter", {
  ...USUAL,
  format: "chase",
  points: "paid",
  begins: "throw",
  next_start: "winner",
});
const KNOCK = made("knock-out-45", { ...USUAL, format: "knock-out", limit: 45 });
const ALL = [NINE, CHASE, KNOCK];

test("a box is known by its name or by its columns", () => {
  expect(boxName("double")).toBe("double");
  expect(boxName(BOXES["triple"])).toBe("triple");
  expect(boxName([[1], [2]])).toBeNull();
  expect(columnsIn("double")).toEqual(BOXES["double"]);
  expect(columnsIn("[[1,3],2]")).toEqual([[1, 3], [2]]);
  expect(columnsIn("nonsense")).toEqual(BOXES["nine"]);
});

test.each(["never", "standing:6:optional", "exposed:4:forced", "highest:6:optional", "789:forced"])(
  "%s is read and written",
  (text) => {
    expect(writeOneDie(readOneDie(text))).toBe(text);
  },
);

test.each([
  ["0", 0],
  ["1/50", 2],
  ["0.02", 2],
  ["1", 100],
  ["1/3", 33.33],
])("%s is a chance of %d hundredths", (text, hundredths) => {
  expect(percent(text)).toBe(hundredths);
});

test("another format leaves nothing behind that means nothing in it", () => {
  const next = inFormat({ rules: "double-shutter", set: {} }, CHASE, ALL, "one-turn");
  expect(next.set).toEqual({ format: "one-turn", points: "winner", next_start: "clockwise" });
  expect(inFormat(next, CHASE, ALL, "chase").set).toEqual({ points: "winner", next_start: "clockwise" });
});

test("a format that needs a limit gets that of a game that has one", () => {
  expect(inFormat({ rules: "nine", set: {} }, NINE, ALL, "knock-out").set).toEqual({
    format: "knock-out",
    limit: "45",
  });
});

test("every axis says what it can be", () => {
  for (const [axis, each] of Object.entries(AXES)) {
    if (each.kind === "choice") expect(each.values!.length, axis).toBeGreaterThan(1);
    const { low, high, first } = numbers(axis);
    if (["whole", "word", "one-die"].includes(each.kind)) expect(low, axis).toBeLessThan(high);
    if (each.first) expect(first >= low && first <= high, axis).toBe(true);
  }
  expect(serves("limit", "chase")).toBe(false);
  expect(serves("dice", "chase")).toBe(true);
});

test("a setting that another leaves no room for is as usual again", () => {
  const two = changedTo({ rules: "nine", set: {} }, NINE, ALL, "tiles", "2");
  expect(changedTo(two, NINE, ALL, "buys", "exact").set).toEqual({ tiles: "2", buys: "exact" });
  expect(changedTo(two, NINE, ALL, "buys", "thai").set).toEqual({ buys: "thai" });
  expect(changedTo(two, NINE, ALL, "format", "knock-out").set).toEqual({
    tiles: "2",
    format: "knock-out",
    limit: "45",
  });
});
