import { expect, test } from "vitest";
import { scenes } from "./interlude";
import type { StoryEntry } from "./reducer";
import type { Fact, GameView } from "../network/wire";

const tile = (value: number, state: "standing" | "shut") => ({ column: value - 1, row: 0, value, state });
const game = {
  phase: "throw",
  throw: [],
  total: 9,
  dice: [2, 1],
  off_mat: true,
  tiles: [[tile(1, "shut"), tile(2, "standing")]],
  legal: [{ do: "throw", dice: 2 }],
} as unknown as GameView;
const news = (...facts: Fact[]): StoryEntry[] => [{ n: 1, word: "", facts }];

test("a throw that can be used needs no scene", () => {
  expect(scenes(game, news({ kind: "thrown", throw: "3,5" }))).toEqual([]);
});

test("a throw that misses is shown with the box it missed, and nothing can be done meanwhile", () => {
  const [scene] = scenes(
    game,
    news({ kind: "thrown", throw: "3,5" }, { kind: "missed" }, { kind: "turn-total", total: 9 }),
  );
  expect(scene!.game.throw).toEqual([3, 5]);
  expect(scene!.game.tiles).toEqual(game.tiles);
  expect([scene!.game.legal, scene!.game.dice, scene!.game.off_mat]).toEqual([[], [], false]);
});

test("a shut box is seen shut before the next one stands", () => {
  const [scene] = scenes(game, news({ kind: "shut", tiles: "2" }, { kind: "box-shut" }));
  expect(scene!.game.tiles.flat().every((each) => each.state === "shut")).toBe(true);
  expect(scene!.game.total).toBe(0);
});

test("a Super Box is looked at longer than another shut box", () => {
  const [plain] = scenes(game, news({ kind: "box-shut" }));
  const [celebrated] = scenes(game, news({ kind: "box-shut" }, { kind: "super-box-held" }));
  expect(celebrated!.hold).toBeGreaterThan(plain!.hold);
});

test("after a void turn the whole box is seen standing before the next turn", () => {
  const facts = [{ kind: "off" }, { kind: "penalty-void" }, { kind: "turn-total", total: 3, position: "12" }];
  const [scene] = scenes(game, news(...facts));
  expect(scene!.game.tiles.flat().every((each) => each.state === "standing")).toBe(true);
  expect([scene!.game.total, scene!.game.throw]).toEqual([3, []]);
});

test("what is taken back, or was not seen from here, has no scenes", () => {
  expect(scenes(game, news({ kind: "undone" }))).toEqual([]);
  expect(scenes(null, news({ kind: "thrown", throw: "1,1" }, { kind: "missed" }))).toEqual([]);
});
