import { expect, test } from "vitest";
import { bar, luckless, sums } from "./luck";
import type { Account, Report } from "./report";

const account = (more: Partial<Account>): Account => ({
  horizon: "game",
  unit: "chance",
  begin: 0.5,
  own_luck: 0,
  luck: 0,
  choices: 0,
  other: 0,
  end: 0.5,
  average: 0.5,
  decisions: 1,
  loss: 0,
  mean_loss: 0,
  ...more,
});
const report = (accounts: Account[][], over = true): Report =>
  ({
    over,
    stretches: accounts[0]!.map(({ horizon, unit }) => ({ horizon, unit })),
    players: accounts.map((own, seat) => ({ seat, name: `P${seat}`, accounts: own })),
  }) as unknown as Report;

test("luck counts as it came, choices by what they cost", () => {
  const found = sums(report([[account({ luck: 0.2, loss: 0.05, choices: 0.01 })], [account({ luck: -0.2 })]]))!;
  expect(found.rows.map((row) => [row.dice, row.choices])).toEqual([[0.2, -0.05], [-0.2, -0]]);
});

test("of totals less is better, so luck that lowers one is a gain", () => {
  const found = sums(report([[account({ horizon: "turn", unit: "total", luck: -4, loss: 2 })]]))!;
  expect([found.unit, found.rows[0]!.dice, found.rows[0]!.choices]).toEqual(["total", 4, -2]);
});

test("what looks furthest is summed", () => {
  const turn = account({ horizon: "turn", unit: "total", luck: 9 });
  expect(
    sums(
      report([
        [turn, account({ luck: 0.1 })],
        [turn, account({ luck: -0.1 })],
      ]),
    )!.rows.map((row) => row.dice),
  ).toEqual([0.1, -0.1]);
});

test("who would have won with average dice is said only where it can be", () => {
  const two = [[account({ average: 0.7 })], [account({ average: 0.3 })]];
  expect(luckless(report(two))).toBe("P0");
  expect(luckless(report(two, false))).toBeNull();
  expect(luckless(report([[account({ average: 0.5 })], [account({ average: 0.5 })]]))).toBeNull();
  expect(luckless(report([[account({ average: 0.5 })]]))).toBeNull();
});

test("bars lie on both sides of one line", () => {
  expect(bar([0.3, -0.1], 0.3)).toEqual({
    left: expect.closeTo(0.25),
    width: expect.closeTo(0.75),
    zero: expect.closeTo(0.25),
  });
  expect(bar([0.3, -0.1], -0.1)).toEqual({ left: 0, width: expect.closeTo(0.25), zero: expect.closeTo(0.25) });
  expect(bar([], 0)).toEqual({ left: 0, width: 0, zero: 0 });
});
