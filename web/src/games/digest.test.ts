import { expect, test } from "vitest";
import { digest, running, sittings, tally, type Digest } from "./digest";
import type { PlayedGame } from "./honour";
import type { Booklet } from "../report/data/report";

const step = (seat: number, share: number | null, counted = true, forced = false) => ({
  seat,
  counted,
  choice: share === null ? null : { share, forced },
});
const leaf = (at: number, ...facts: object[]) => ({ at, facts });
const account = (luck: number) => ({ horizon: "game", unit: "chance", luck, loss: 0 });
const BOOK = {
  report: {
    format: "one-turn",
    players: [{ seat: 0, accounts: [account(0.25)] }, { seat: 1, accounts: [account(-0.25)] }],
    stretches: [{ horizon: "game", unit: "chance" }],
    steps: [step(0, 0.1), step(0, null), step(0, 0.3), step(0, 0.5, true, true), step(1, 0.2, false), step(1, null)],
  },
  course: [
    leaf(0),
    leaf(0),
    leaf(0),
    leaf(0),
    leaf(1, { kind: "turn-total", total: 12 }),
    leaf(1, { kind: "turn-total", total: 40 }),
    leaf(1, { kind: "box-shut" }),
  ],
} as unknown as Booklet;

test("a game is told by what turns have left, what choices cost and what the dice gave", () => {
  expect(digest(BOOK)).toEqual({
    unit: "chance",
    seats: [
      { totals: [12], shut: 0, decisions: 2, share: 0.2, luck: 0.25 },
      { totals: [0], shut: 1, decisions: 0, share: null, luck: -0.25 },
    ],
  });
});

test("what was taken back does not count, and who shares a box has no totals", () => {
  const shared = { ...BOOK, report: { ...BOOK.report, format: "last-one-standing" } } as Booklet;
  expect(digest(shared).seats.map((seat) => seat.totals)).toEqual([[], []]);
  expect(digest(shared).seats[1]!.shut).toBe(1);
});

const game = (id: string, rules: string, names: string[], winners: string[]): PlayedGame =>
  ({
    public: id,
    rules,
    names,
    winners,
    kinds: names.map((name) => (name === "Bot" ? "club" : "person")),
  }) as unknown as PlayedGame;
const GAMES = [
  game("a", "nine", ["Ann", "Bot"], ["Ann"]),
  game("b", "nine", ["Bo", "Ann"], ["Bo"]),
  game("c", "ten", ["Ann"], []),
];
const seat = (totals: number[], share: number | null, decisions: number) => ({
  totals,
  shut: totals.filter((total) => total === 0).length,
  decisions,
  share,
  luck: 0,
});
const DIGESTS: Record<string, Digest> = {
  a: { unit: "chance", seats: [seat([5, 0], 0.1, 1), seat([1], 0, 1)] },
  b: { unit: "chance", seats: [seat([9], 0, 2), seat([10], 0.4, 2)] },
};

test("games are counted for a person, for everybody, and never for a bot", () => {
  expect(sittings(GAMES, DIGESTS, "Ann", "").map((each) => each.game.public)).toEqual(["a", "b", "c"]);
  expect(sittings(GAMES, DIGESTS, "", "nine")).toHaveLength(3);
  expect(sittings(GAMES, DIGESTS, "Bot", "")).toEqual([]);
});

test("figures add up over games, choices by how many there were", () => {
  expect(tally(sittings(GAMES, DIGESTS, "Ann", ""))).toEqual({
    played: 3,
    won: 1,
    turns: 3,
    mean: 5,
    best: 0,
    shut: 1,
    cost: 0.3,
  });
  expect(tally([])).toEqual({ played: 0, won: 0, turns: 0, mean: null, best: null, shut: 0, cost: null });
});

test("a running mean looks back over ten", () => {
  expect(running([1, 3])).toEqual([1, 2]);
  expect(running([...Array<number>(10).fill(0), 10]).at(-1)).toBe(1);
});
