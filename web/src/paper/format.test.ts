import { expect, test } from "vitest";
import { blankOf, missLines, paperOf, shutLines, throwLines, winLines } from "./format";

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => [value]);
const PLAIN = {
  box: NINE, dice: 2, faces: 6,
  one_die: "never", buys: "sum", tiles: "any", first_throw: "free", unlucky: "none", off_mat: "none",
  format: "one-turn", rounds: 1, limit: 0, most_players: 12, points: "won", shut_wins: false,
};
const ids = (lines: { id: string }[]) => lines.map((each) => each.id);

test("a country prints on its paper", () => {
  expect(paperOf(["de-DE", "en-US"])).toBe("letter");
  expect(paperOf(["en-GB", "de"])).toBe("a4");
  expect(paperOf([])).toBe("a4");
});

test("every format has a score sheet of its own kind", () => {
  const form = (more: object) => blankOf({ ...PLAIN, ...more });
  expect(form({})).toEqual({ form: "turns", rows: 9, players: 6, halves: true });
  expect(form({ format: "running", rounds: 18 })).toEqual({ form: "totals", rows: 18, players: 6, halves: false });
  expect(form({ format: "chase", rounds: 5 }).form).toBe("circles");
  expect(form({ format: "chase", rounds: 5, points: "paid" }).form).toBe("points");
  expect(form({ format: "last-one-standing", most_players: 4 }).players).toBe(4);
});

test("a sheet says what is special about a game, and nothing else", () => {
  expect(ids(throwLines(PLAIN))).toEqual(["paper-throw"]);
  expect(ids(throwLines({ ...PLAIN, one_die: "standing:6:optional" }))).toEqual(["paper-throw", "paper-one-die"]);
  expect(throwLines({ ...PLAIN, dice: 3 })[0]!.args).toEqual({ dice: "all", count: 3 });
  expect(ids(shutLines(PLAIN))).toEqual(["paper-shut", "paper-must"]);
  expect(shutLines({ ...PLAIN, tiles: 2 })[0]!.args!["buys"]).toBe("pair");
  expect(ids(shutLines({ ...PLAIN, first_throw: 2 })).includes("paper-first")).toBe(true);
  expect(ids(shutLines({ ...PLAIN, box: [[1, 9], [9, 1]] })).includes("paper-behind")).toBe(true);
  expect(ids(missLines({ ...PLAIN, unlucky: 7, off_mat: "raise" }, 8))).toEqual([
    "paper-miss", "paper-unlucky", "paper-off-mat",
  ]);
  expect(ids(winLines({ ...PLAIN, shut_wins: true }))).toEqual(["paper-win", "paper-shut-wins"]);
  expect(winLines({ ...PLAIN, format: "chase", points: "paid" }).length).toBe(5);
});
