import { expect, test } from "vitest";
import type { PlayedGame } from "../games/honour";
import { entranceFor, lastGame } from "./offer";

const played = (more: Partial<PlayedGame>): PlayedGame => ({
  public: "1",
  code: "",
  when: 1,
  rules: "nine",
  format: "one-turn",
  typed: false,
  names: ["Ann", "Club player"],
  kinds: ["person", "club"],
  winners: ["Ann"],
  results: [3, 12],
  rounds: [],
  you: [0],
  ...more,
});

test("a game that goes on comes first, then the last one, then the first of all", () => {
  expect(entranceFor({ code: "x", rules: "nine" }, 1)).toBe("open");
  expect(entranceFor(null, 1)).toBe("again");
  expect(entranceFor(null, 0)).toBe("first");
});

test("the last game is told from one's own seat", () => {
  expect(lastGame([played({})], "nine")?.outcome).toBe("won");
  expect(lastGame([played({ you: [1] })], "nine")).toMatchObject({ outcome: "lost", winner: "Ann" });
  expect(lastGame([played({ winners: ["Ann", "Club player"] })], "nine")).toMatchObject({
    outcome: "shared",
    winner: "",
  });
  expect(lastGame([played({ winners: [] })], "nine")?.outcome).toBe("nobody");
  expect(lastGame([played({})], "nine")?.results).toEqual([
    { name: "Ann", own: true, result: 3 },
    { name: "Club player", own: false, result: 12 },
  ]);
});

test("alone one has shut the box or has not", () => {
  const alone = { format: "solitaire", names: ["Ann"], kinds: ["person"] };
  expect(lastGame([played({ ...alone, winners: ["Ann"], results: [0] })], "nine")?.outcome).toBe("shut");
  expect(lastGame([played({ ...alone, winners: [], results: [7] })], "nine")?.outcome).toBe("open");
});

test("a game of other rules says nothing about these", () => {
  expect(lastGame([played({ rules: "ten" })], "nine")).toBeNull();
  expect(lastGame([], "nine")).toBeNull();
});
