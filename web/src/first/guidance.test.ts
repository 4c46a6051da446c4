import { expect, test } from "vitest";
import type { ActionView } from "../network/wire";
import { atFirst, due, guided, guides, inOrder, type Guidance } from "./guidance";

const NEW: Guidance = { seen: [], hidden: false };

test("the first three throws have tips", () => {
  let now = NEW;
  for (const throwing of ["a", "b", "c"]) {
    expect(due(now, throwing)).toBe(true);
    now = guided(now, throwing);
  }
  expect(due(now, "d")).toBe(false);
});

test("a throw that had tips has them again after a reload, and counts once", () => {
  const now = guided(guided(guided(guided(NEW, "a"), "a"), "b"), "c");
  expect(now.seen).toEqual(["a", "b", "c"]);
  expect(due(now, "b")).toBe(true);
});

test("a game with tips is one to its end, unless they are hidden", () => {
  const after = ["t 1", "t 2", "t 3"].reduce(guided, NEW);
  expect(guides(NEW, "t")).toBe(true);
  expect(guides(after, "t")).toBe(true);
  expect(guides(after, "u")).toBe(false);
  expect(guides({ ...after, hidden: true }, "t")).toBe(false);
});

test("hidden tips stay hidden", () => {
  expect(due({ ...NEW, hidden: true }, "a")).toBe(false);
  expect(due({ seen: ["a"], hidden: true }, "a")).toBe(false);
});

test("whoever has played before gets none", () => {
  expect(due(atFirst(null, 0), "a")).toBe(true);
  expect(due(atFirst(null, 7), "a")).toBe(false);
  expect(due(atFirst({ seen: ["a"], hidden: false }, 1), "b")).toBe(true);
});

test("ways are read from one tile to many, and from high to low", () => {
  const ways = [[4, 2, 1], [4, 3], [7], [6, 1], [5, 2]].map((tiles) => ({ do: "shut", tiles }) as ActionView);
  expect(inOrder(ways).map((way) => way.tiles)).toEqual([[7], [6, 1], [5, 2], [4, 3], [4, 2, 1]]);
});
