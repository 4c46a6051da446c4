import { expect, test } from "vitest";
import type { GameView } from "../../network/wire";
import { obstacle, WAYS } from "./way";

const game = (more: object = {}): GameView =>
  ({ format: "chase", phase: "throw", at: 0, seats: [{ kind: "person" }, { kind: "club" }], ...more }) as GameView;
const found = (view: GameView, rules: Record<string, unknown> = { buys: "sum" }) =>
  WAYS.map((way) => obstacle(way, view, rules));

test.each(["one-turn", "running", "knock-out", "until", "chase", "solitaire"])(
  "with %s a turn can be entered in all three ways",
  (format) => expect(found(game({ format }))).toEqual([null, null, null]),
);

test("a shared box has no totals", () => {
  expect(found(game({ format: "last-one-standing" }))).toEqual([null, null, "shared"]);
});

test.each([{ buys: "exact" }, { buys: "thai" }, { buys: "sum", same_dice: true }])(
  "where single dice count, tiles do not tell them",
  (rules) => expect(found(game(), rules)).toEqual([null, "faces", null]),
);

test("a bot needs the dice, for it chooses by itself", () => {
  expect(found(game({ at: 1 }))).toEqual([null, "bot", "bot"]);
});

test("a throw that lies on the table is used first, and throws for the start are dice", () => {
  for (const phase of ["shut", "penalty", "start"]) expect(found(game({ phase }))).toEqual([null, "thrown", "thrown"]);
  expect(found(game({ phase: "survivor" }))).toEqual([null, null, null]);
});
