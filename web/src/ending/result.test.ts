import { expect, test } from "vitest";
import type { GameView, SeatView, SheetRound } from "../network/wire";
import { ownSeat, roundsWon, victory } from "./result";

const seat = (number: number, more: Partial<SeatView> = {}): SeatView => ({
  seat: number,
  name: "ABC"[number]!,
  kind: "person",
  mark: "done",
  points: null,
  total: null,
  result: null,
  turns: 1,
  rolls: [],
  ...more,
});
const game = (seats: Partial<SeatView>[], more: Partial<GameView> = {}): GameView =>
  ({ format: "chase", winners: [0], seats: seats.map((each, number) => seat(number, each)), ...more }) as GameView;
const round = (number: number, ...points: number[]): SheetRound => ({ round: number, totals: [], points });

test("rounds are counted where each brings one point", () => {
  const over = game([{ points: 2 }, { points: 1 }]);
  const sheet = [round(1, 1, 0), round(2, 0, 1), round(3, 1, 0)];
  expect(roundsWon(over, sheet)).toEqual([2, 1]);
  expect(victory(over, sheet)).toEqual({ unit: "rounds-to", own: 2, other: 1 });
});

test("a Super Box or a payment counts points, not rounds", () => {
  const over = game([{ points: 3 }, { points: 1 }]);
  expect(victory(over, [round(1, 2, 0), round(2, 0, 1), round(3, 1, 0)]).unit).toBe("points-to");
  const paid = game([{ points: 1 }, { points: -1 }]);
  expect(roundsWon(paid, [round(1, 1, -1)])).toBeNull();
});

test("points that nobody saw in full are no rounds", () => {
  expect(roundsWon(game([{ points: 2 }, { points: 0 }]), [round(2, 1, 0)])).toBeNull();
  expect(roundsWon(game([{ points: 0 }, { points: 0 }]), [])).toBeNull();
});

test("among more than two nobody is compared", () => {
  const sheet = [round(1, 1, 0, 0)];
  expect(victory(game([{ points: 1 }, { points: 0 }, { points: 0 }]), sheet).unit).toBe("rounds");
  const left = game([{ points: 1 }, { points: 0, mark: "left" }]);
  expect(victory(left, sheet).unit).toBe("rounds");
});

test("totals are what is left in a turn, or the sum of all turns", () => {
  const one = game([{ result: 7 }, { result: 12 }], { format: "one-turn" });
  expect(victory(one, [])).toEqual({ unit: "left", own: 7, other: 0 });
  const sum = game([{ total: 61, result: 9 }, { total: 70 }], { format: "running" });
  expect(victory(sum, [])).toEqual({ unit: "total", own: 61, other: 0 });
  expect(victory(game([{ total: 40 }, {}], { format: "knock-out" }), []).unit).toBe("none");
  expect(victory(game([{}, {}], { format: "one-turn" }), []).unit).toBe("none");
});

test("only who alone uses a device is spoken to", () => {
  expect(ownSeat([1])).toBe(1);
  expect(ownSeat([0, 1])).toBeNull();
  expect(ownSeat([])).toBeNull();
});
