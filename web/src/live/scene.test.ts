import { expect, test } from "vitest";
import type { Fact, GameView, SeatView, TileView } from "../network/wire";
import type { Snapshot, StoryEntry } from "./reducer";
import { scenesTo } from "./scene";

const tile = (value: number, state: TileView["state"] = "standing"): TileView => ({
  column: value - 1,
  row: 0,
  value,
  state,
});
const seat = (number: number, name: string): SeatView => ({ seat: number, name, mark: "waits" }) as SeatView;
const game = (part: Partial<GameView> = {}): GameView =>
  ({
    phase: "throw",
    at: 0,
    throw: [],
    total: 9,
    dice: [2, 1],
    off_mat: true,
    chase: null,
    seats: [seat(0, "Ann"), seat(1, "Bo")],
    tiles: [[tile(1, "shut"), tile(2)]],
    legal: [{ do: "throw", dice: 2 }],
    over: false,
    ...part,
  }) as unknown as GameView;

interface Table {
  you?: number[];
  dice?: string;
  news?: StoryEntry[];
}

function snapshot(shown: GameView, { you = [0], dice = "sealed", news = [] }: Table = {}): Snapshot {
  const view = { game: shown, stage: "playing", settings: { dice } };
  const may = { act: [shown.at ?? 0], type: [], undo: [], arrange: [], host: [] };
  return { n: news.at(-1)?.n ?? 3, view, you, may, host: false, news, gap: null, legal: [] } as unknown as Snapshot;
}

const entry = (n: number, ...facts: Fact[]): StoryEntry => ({ n, word: "", facts });
const thrown = (who = "Ann"): Fact => ({ kind: "thrown", who, throw: "3,5" });
const missed: Fact[] = [thrown(), { kind: "missed" }, { kind: "turn-total", who: "Ann", total: 9, position: ".2" }];
const played = (news: StoryEntry[], after: Partial<GameView> = {}, table: Table = {}, before: Partial<GameView> = {}) =>
  scenesTo(snapshot(game(after), { ...table, news }), snapshot(game(before), table));
const kinds = (...from: Parameters<typeof played>) => played(...from).map((scene) => scene.kind);

test("a throw is in the air before anything that depends on its faces", () => {
  const [roll, stand] = played([entry(4, thrown())], { phase: "shut", throw: [3, 5] });
  expect([roll!.kind, roll!.air, roll!.game.throw, roll!.told, roll!.n]).toEqual(["roll", [3, 5], [], [], 3]);
  expect([stand!.kind, stand!.game.throw, stand!.told.length, stand!.n]).toEqual(["stand", [3, 5], 1, 4]);
});

test("a throw that misses is looked at with the box it missed, and nothing can be done meanwhile", () => {
  const [roll, look, stand] = played([entry(4, ...missed)], { at: 1 });
  expect([roll!.kind, look!.kind, stand!.kind]).toEqual(["roll", "look", "stand"]);
  expect([look!.game.throw, look!.game.tiles, look!.next]).toEqual([[3, 5], game().tiles, "Bo"]);
  expect([look!.game.legal, look!.game.dice, look!.game.off_mat]).toEqual([[], [], false]);
});

test("what is told is told once, and not before it is shown", () => {
  const scenes = played([entry(4, ...missed)], { at: 1 });
  expect(scenes.map((scene) => scene.told.length)).toEqual([0, 1, 0]);
});

test("around one screen the next player's turn waits for a tap, and at a live table nobody waits", () => {
  const look = (you: number[], after: Partial<GameView>) => played([entry(4, ...missed)], after, { you })[1]!;
  expect([look([0, 1], { at: 1 }).waits, look([0], { at: 1 }).waits, look([1], { at: 1 }).waits]).toEqual([
    true,
    false,
    false,
  ]);
  expect(look([0, 1], { at: null, over: true }).waits).toBe(false);
});

test("others lift the tiles that they shut before these fall, and one's own fall at once", () => {
  const shut = [entry(4, { kind: "shut", who: "Ann", tiles: "2", position: ".." })];
  const [lift] = played(shut, {}, { you: [1] }, { phase: "shut" });
  expect([lift!.kind, [...lift!.lifted], lift!.told]).toEqual(["lift", ["1 0"], []]);
  expect(kinds(shut, {}, { you: [0] }, { phase: "shut" })).toEqual(["stand"]);
});

test("a shut box is seen shut before the next one stands", () => {
  const [look] = played([entry(4, { kind: "shut", tiles: "2" }, { kind: "box-shut" })], { at: 1 });
  expect(look!.game.tiles.flat().every((each) => each.state === "shut")).toBe(true);
  expect([look!.game.total, look!.celebrated]).toEqual([0, false]);
});

test("a Super Box is celebrated, also if it decides the game", () => {
  const chase = { holder: null, to_beat: null, tries: [], super_box: false };
  const shut = [entry(4, { kind: "shut", tiles: "2" }, { kind: "box-shut" }, { kind: "won", who: "Ann" })];
  const [look, end] = played(shut, { over: true, at: null }, {}, { chase });
  expect([look!.celebrated, look!.game.over, end!.game.over]).toEqual([true, false, true]);
  expect(look!.hold).toBeGreaterThan(played(shut, { at: 1 })[0]!.hold);
});

test("with real dice only a shut box is looked at", () => {
  const real = { dice: "typed" };
  expect(kinds([entry(4, ...missed)], { at: 1 }, real)).toEqual(["stand"]);
  expect(kinds([entry(4, { kind: "shut", tiles: "2" }, { kind: "box-shut" })], { at: 1 }, real)).toEqual([
    "look",
    "stand",
  ]);
});

test("a tied throw for the start is looked at longer than another", () => {
  const start: Fact = { kind: "start-thrown", who: "Ann", throw: "5" };
  const look = (...facts: Fact[]) => played([entry(4, start, ...facts)], { at: 1 }, {}, { phase: "start" })[1]!;
  expect(look({ kind: "start-tied" }).hold).toBeGreaterThan(look().hold);
});

test("after a void turn the whole box is seen standing before the next turn", () => {
  const facts = [{ kind: "off" }, { kind: "penalty-void" }, { kind: "turn-total", total: 3, position: "12" }];
  const [roll, look] = played([entry(4, ...facts)], { at: 1 });
  expect([roll!.kind, roll!.escapes, roll!.air.length, roll!.told]).toEqual(["roll", true, 2, []]);
  expect(look!.game.tiles.flat().every((each) => each.state === "standing")).toBe(true);
  expect([look!.game.total, look!.game.throw]).toEqual([3, []]);
});

test("dice fly as the hand moved that threw them", () => {
  const [roll] = played([{ ...entry(4, thrown()), flick: 37 }], { phase: "shut", throw: [3, 5] });
  expect(roll!.flick).toBe(37);
  expect(played([entry(4, thrown())], { phase: "shut", throw: [3, 5] })[0]!.flick).toBe(0);
});

test("what is taken back, or was not seen from here, has no scenes", () => {
  expect(kinds([entry(4, { kind: "undone" })])).toEqual(["stand"]);
  expect(scenesTo(snapshot(game(), { news: [entry(4, ...missed)] }), null).map((scene) => scene.kind)).toEqual([
    "stand",
  ]);
});

// Much at once: Bo's turn, and the first throw of Ann's next one.
const bos = [thrown("Bo"), { kind: "missed" }, { kind: "turn-total", who: "Bo", total: 2, position: ".2" }];

test("of many events only the last throw is played, after a line about the others", () => {
  const news = [entry(4, ...missed), entry(5, thrown("Bo")), entry(6, ...bos), entry(7, thrown("Ann"))];
  const scenes = played(news, { phase: "shut", throw: [3, 5] });
  expect(scenes.map((scene) => scene.kind)).toEqual(["meanwhile", "roll", "stand"]);
  expect(scenes[0]!.told.map((each) => each.n)).toEqual([4, 5, 6]);
  expect([scenes[1]!.air, scenes[1]!.game.at, scenes[1]!.n]).toEqual([[3, 5], 0, 6]);
});

test("the last throw of many is shown over the box that it met", () => {
  const before = { tiles: [[tile(1), tile(2, "shut")]] };
  const [, miss] = played([entry(4, thrown()), entry(6, ...bos)], { at: 0 }, {}, before);
  expect([miss!.game.at, miss!.game.tiles[0]!.map((each) => each.state)]).toEqual([1, ["shut", "standing"]]);
  const shut = entry(7, { kind: "shut", who: "Bo", tiles: "2", position: ".." });
  const [, roll, lift] = played([entry(4, thrown()), entry(6, thrown("Bo")), shut], { at: 1 }, {}, before);
  expect(roll!.game.tiles[0]!.map((each) => each.state)).toEqual(["shut", "standing"]);
  expect([lift!.kind, lift!.game.throw]).toEqual(["lift", [3, 5]]);
});
