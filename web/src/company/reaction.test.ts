import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PHRASES, SHOWN, signOf, SIGNS, stillStanding, withSaid } from "./reaction";

const said = (seat: number, say: string, count = 1) => ({ seat, say, count });

test("there are eight signs and six phrases, and each has a sign", () => {
  expect([Object.keys(SIGNS).length, Object.keys(PHRASES).length]).toEqual([8, 6]);
  expect([...Object.keys(SIGNS), ...Object.keys(PHRASES), "nudge"].map(signOf)).not.toContain(null);
  expect(signOf("something newer")).toBe(null);
});

test("the codes are those of the server", () => {
  const source = readFileSync("../src/shutbox/play/table/company/reaction.py", "utf8");
  const codes = [...source.matchAll(/^ {4}[A-Z_]+ = "([a-z-]+)"$/gm)].map((match) => match[1]);
  expect(new Set(codes)).toEqual(new Set([...Object.keys(SIGNS), ...Object.keys(PHRASES), "nudge"]));
});

test("each seat shows what was said there last, for a while", () => {
  const first = withSaid([], said(0, "nice"), 1000);
  const both = withSaid(first, said(1, "wow", 2), 2000);
  expect(both.map((each) => each.say)).toEqual(["nice", "wow"]);
  expect(withSaid(both, said(0, "love", 3), 2500).map((each) => each.say)).toEqual(["wow", "love"]);
  expect(stillStanding(both, 1000 + SHOWN).map((each) => each.say)).toEqual(["wow"]);
  expect(withSaid(both, said(0, "something newer", 3), 2500).map((each) => each.seat)).toEqual([1]);
});
