import { expect, test } from "vitest";
import { facesIn, scene } from "./leaf";
import type { Booklet, Leaf } from "./report";
import type { Fact } from "../../network/wire";

const leaf = (position: string, facts: Fact[] = [], more: Partial<Leaf> = {}): Leaf => ({
  at: 0,
  round: 1,
  phase: "throw",
  position,
  throw: [],
  total: 9,
  scores: [],
  facts,
  ...more,
});
const booklet = (...course: Leaf[]) => ({ course }) as unknown as Booklet;
const thrown = (faces: string): Fact => ({ kind: "thrown", who: "Ann", throw: faces });

test("a throw that misses shows the box as it was left, and the dice that did it", () => {
  const told = booklet(
    leaf("12.", [], { total: 3 }),
    leaf("123", [thrown("5,6"), { kind: "missed", who: "Ann" }], { at: 1, total: 6 }),
  );
  expect(scene(told, 1)).toEqual({ position: "12.", faces: [5, 6], seat: 0, total: 3 });
});

test("a box that is shut lies there shut, although the next player's stands already", () => {
  const told = booklet(
    leaf("..3", [], { total: 3 }),
    leaf(
      "123",
      [
        { kind: "shut", tiles: "3", position: "..." },
        { kind: "box-shut", who: "Ann" },
      ],
      { at: 1, total: 6 },
    ),
  );
  expect(scene(told, 1)).toEqual({ position: "...", faces: [], seat: 0, total: 0 });
});

test("a void turn shows the whole box, which is what counts", () => {
  const facts = [
    { kind: "off", who: "Ann" },
    { kind: "penalty-void", who: "Ann" },
    { kind: "turn-total", who: "Ann", total: 6, position: "123" },
  ];
  const told = booklet(leaf("1..", [], { total: 1 }), leaf("123", facts, { at: 1, total: 6 }));
  expect(scene(told, 1)).toEqual({ position: "123", faces: [], seat: 0, total: 6 });
});

test("a move leaves what it leaves", () => {
  const told = booklet(
    leaf("123", [], { throw: [1, 1] }),
    leaf("1.3", [{ kind: "shut", tiles: "2", position: "1.3" }], { total: 4 }),
  );
  expect(scene(told, 1)).toEqual({ position: "1.3", faces: [], seat: 0, total: 4 });
});

test("before the first event there is the game as it begins", () => {
  expect(scene(booklet(leaf("123", [], { total: 6 })), 0)).toEqual({ position: "123", faces: [], seat: 0, total: 6 });
});

test("dice lie on the table until they are used", () => {
  expect(facesIn(booklet(leaf("123", [thrown("2,3")], { throw: [2, 3] })), 0)).toEqual([2, 3]);
  expect(facesIn(booklet(leaf("123", [{ kind: "hint", who: "Ann" }], { throw: [2, 3] })), 0)).toEqual([2, 3]);
});
