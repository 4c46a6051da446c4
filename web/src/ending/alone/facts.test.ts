import { expect, test } from "vitest";
import type { PlayedGame } from "../../games/honour";
import type { Total } from "../../network/wire";
import { isBest, standing } from "./facts";

const game = (total: Total, rules = "nine", format = "solitaire"): PlayedGame => ({
  public: `${total}`,
  code: "",
  when: 0,
  rules,
  format,
  typed: false,
  names: ["Ann"],
  kinds: ["person"],
  winners: [],
  results: [total],
  rounds: [],
});

test("a game alone stands among those with the same rules", () => {
  const all = [game(3), game(12), game(1, "ten"), game(2, "nine", "one-turn"), game(0)];
  expect(standing(all, "nine")).toEqual({ games: 3, best: 0, before: 3, shut: 1, mean: 5 });
});

test("the first game has nothing before it", () => {
  expect(standing([game(7)], "nine")).toEqual({ games: 1, best: 7, before: null, shut: 0, mean: 7 });
  expect(standing([], "nine")).toBeNull();
});

test("only less than before is a new best", () => {
  const won = standing([game(3), game(0)], "nine")!;
  expect(isBest(won, 0)).toBe(true);
  expect(isBest(standing([game(3), game(3)], "nine")!, 3)).toBe(false);
  expect(isBest(standing([game(3), game(9)], "nine")!, 9)).toBe(false);
});
