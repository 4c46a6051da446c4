import { expect, test } from "vitest";
import cases from "../../../tests/data/names.json";
import { asFarAsFits, freeName, MOST, normalName, sameName } from "./name";

test.each(cases.names)("%j is stored as %j, and can be typed", (text, name) => {
  expect(normalName(text!)).toBe(name);
  expect(asFarAsFits(text!)).toBe(text);
});

test.each(cases.refused.filter(([, fault]) => fault === "long"))("%j cannot be typed to its end", (text) => {
  expect(asFarAsFits(text!)).not.toBe(text);
  expect(text!.startsWith(asFarAsFits(text!))).toBe(true);
});

test.each(cases.twins)("%j and %j are twins", (one, other) => {
  expect(sameName(one!, other!)).toBe(true);
});

test.each(cases.others)("%j and %j are no twins", (one, other) => {
  expect(sameName(one!, other!)).toBe(false);
});

test.each(cases.free as [string, string[], string][])("%j beside %j is offered as %j", (name, others, free) => {
  expect(freeName(name, others)).toBe(free);
});

test("a name is cut where it is too long, never inside an emoji's joint", () => {
  expect(asFarAsFits("x".repeat(30))).toBe("x".repeat(MOST));
  expect(asFarAsFits("👨‍👩‍👧".repeat(20)).endsWith("\u200d")).toBe(false);
});
