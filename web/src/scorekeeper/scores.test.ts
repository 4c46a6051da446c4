import { expect, test } from "vitest";
import { asPicture, asText, lastRounds, scoresheet } from "./scores";
import type { GameView } from "../network/wire";

const game = {
  round: 2,
  rounds: 3,
  format: "chase",
  phase: "shut",
  over: false,
  at: 1,
  total: 46,
  order: [0, 1],
  seats: [
    { seat: 0, name: "Ann", points: 0, total: null, result: 14 },
    { seat: 1, name: "Bo <3", points: 1, total: null, result: null },
  ],
} as unknown as GameView;
const sheet = scoresheet(game, [
  { round: 1, totals: [[21], [30, 9]], points: [0, 1] },
  { round: 2, totals: [[14], []], points: [0, 0] },
]);

test("every try of a round stands in its cell, the turn at hand with its total so far", () => {
  expect(sheet.rounds).toEqual([1, 2, 3]);
  expect(sheet.rows[1]!.cells.map((cell) => [cell.text, cell.live, cell.won])).toEqual([
    ["30 · 9", false, true],
    ["46…", true, false],
    ["", false, false],
  ]);
  expect(sheet.rows.map((row) => row.sum)).toEqual(["0", "1"]);
});

test("a turn that has ended is known by its round, its seat and its number", () => {
  expect(sheet.rows[1]!.cells[0]!.turns).toEqual([
    { round: 1, seat: 1, turn: 0, total: 30 },
    { round: 1, seat: 1, turn: 1, total: 9 },
  ]);
  expect(sheet.rows[1]!.cells[1]).toMatchObject({ turns: [], rest: "46…" });
});

test("as text the columns stand under each other", () => {
  expect(asText("Nine", sheet, "points").split("\n").slice(2)).toEqual([
    "             1    2  3  points",
    "Ann         21   14          0",
    "Bo <3  30 · 9*  46…          1",
  ]);
});

test("names are safe inside the picture", () => {
  const picture = asPicture("Nine", "today", sheet, "points");
  expect(picture).toContain("Bo &#60;3");
  expect(picture).not.toContain("Bo <3");
});

test("on a shared box a round shows what it brought", () => {
  const shared = scoresheet({ ...game, format: "last-one-standing", rounds: null }, [
    { round: 1, totals: [[], []], points: [0, 4] },
  ]);
  expect(shared.rows[1]!.cells[0]).toEqual({ text: "+4", live: false, won: true, turns: [], rest: "+4" });
});

test("a total that is being typed stands in the cell of its turn", () => {
  const cells = ["", "2", "21"].map((typed) => scoresheet(game, [], typed).rows[1]!.cells[1]);
  expect(cells.map((cell) => cell!.text)).toEqual(["", "2", "21"]);
  expect(cells.every((cell) => cell!.live)).toBe(true);
});

test("a brief sheet has the last rounds, and the one at hand", () => {
  const rounds = (round: number, count: number) =>
    lastRounds(scoresheet({ ...game, round, rounds: count }, []), round, 5).rounds;
  expect(rounds(1, 3)).toEqual([1, 2, 3]);
  expect(rounds(5, 9)).toEqual([1, 2, 3, 4, 5]);
  expect(rounds(7, 9)).toEqual([3, 4, 5, 6, 7]);
  expect(lastRounds(sheet, 2, 1).rows.map((row) => row.cells.map((cell) => cell.text))).toEqual([["14"], ["46…"]]);
});
