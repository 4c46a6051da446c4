import { expect, test } from "vitest";
import { factWords } from "./yours";

test("a fact about you speaks to you, and others are told", () => {
  expect(factWords({ kind: "shut", who: "Ann" }, "Ann")).toBe("you-shut");
  expect(factWords({ kind: "shut", who: "Bo" }, "Ann")).toBe("fact-shut");
});

test("where nobody is addressed, everybody is told of", () => {
  expect(factWords({ kind: "shut", who: "" }, "")).toBe("fact-shut");
});

test("what has no words for you is told as it is to all", () => {
  expect(factWords({ kind: "handed", who: "Ann" }, "Ann")).toBe("fact-handed");
});
