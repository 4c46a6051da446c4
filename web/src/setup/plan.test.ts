import { expect, test } from "vitest";
import { rulebook, type RuleFacts } from "../rules/rulebook";
import { withDistinctNames, goalFor, lastPlan, orderFor, suited, type Plan } from "./plan";

const plan = (more: Partial<Plan>): Plan => ({ ...lastPlan("nothing kept"), ...more });

test("a game against a bot has an open seat and the bot's", () => {
  expect(orderFor(plan({ whom: "bot", bot: "expert" }), 700).seats).toEqual(["open", "expert"]);
  expect(orderFor(plan({ whom: "alone" }), 700).seats).toEqual(["open"]);
});

test("people and bots sit where they were put", () => {
  const seats = [{ kind: "person", name: "Ann" }, { kind: "club", name: "" }, { kind: "person", name: "Bo" }];
  expect(orderFor(plan({ whom: "here", seats }), 700).seats).toEqual(["open", "club", "open"]);
});

test("only a length that differs from the rules changes them", () => {
  expect(orderFor(plan({ whom: "bot", goal: 5 }), 700).set).toEqual({});
  expect(orderFor(plan({ whom: "bot", goal: 3 }), 700).set).toEqual({ rounds: "3" });
  expect(goalFor(plan({ whom: "bot", goal: 99 }))!.value).toBe(5);
});

test("keeping score is done with typed dice by whoever holds the pencil, and everything can be taken back", () => {
  expect(orderFor(plan({ whom: "score", undo: false }), 700).settings).toEqual({
    undo: true,
    starter: 0,
    dice: "typed",
    pencil: true,
  });
});

test("names are made distinct, and nobody is nameless", () => {
  const people = ["Ann", "ann", "", "Bo"].map((name) => ({ kind: "person", name }));
  const names = withDistinctNames(people, (number) => `Player ${number}`).map((seat) => seat.name.toLowerCase());
  expect(new Set(names).size).toBe(4);
  expect(names[0]).toBe("ann");
});

test("alone nobody can be outlasted, so the game with the same box is played", () => {
  const facts = { ...rulebook.value["double-shutter"]!, format: "last-one-standing" } as RuleFacts;
  const survivor = plan({ whom: "alone", house: { rules: "last-one-standing", set: {} }, facts, goal: 5 });
  expect(suited(survivor)).toMatchObject({ house: { rules: "double-shutter", set: {} }, facts: null, goal: null });
  expect(orderFor(survivor, 700)).toMatchObject({ rules: "double-shutter", seats: ["open"] });
  expect(suited({ ...survivor, whom: "bot" })).toMatchObject({ house: { rules: "last-one-standing" } });
});
