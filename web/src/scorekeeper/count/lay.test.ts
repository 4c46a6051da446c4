import { expect, test } from "vitest";
import { boxAt } from "../../box/position";
import type { GameView, TileView } from "../../network/wire";
import { afterLayKey, afterLayTap, layable, layOf, totalAfter } from "./lay";

const row = (r: number, values: number[]): TileView[] =>
  values.map((value, column) => ({ column, row: r, value, state: "standing" }));
const NINE = [row(0, [1, 2, 3, 4, 5, 6, 7, 8, 9])];
const DOUBLE = [...NINE, row(1, [9, 8, 7, 6, 5, 4, 3, 2, 1])];
const at = (tiles: TileView[][], position: string, more: object = {}): GameView =>
  ({ tiles: boxAt(tiles, position), dice: [2], total: 45, ...more }) as GameView;
const nine = at(NINE, "123456789");
// As in the picture: 3, 4 and 6 stand in front, 7, 6, 4, 2 and 1 behind.
const double = at(DOUBLE, "..34.6.../..76.4.21", { dice: [2], total: 46 });
const DOUBLED = { total: "front-double" };
const lay = (game: GameView, rules: object, ...names: string[]) => layOf(game, { ...rules }, new Set(names));

test("tiles come to their sum, in the notation of records", () => {
  expect(lay(double, DOUBLED, "5 0", "7 1")).toMatchObject({ sum: 8, dice: [2], fault: null, word: "6+2'" });
});

test("tiles of one value in a row are told apart by their columns", () => {
  const twins = at([row(0, [3, 3, 5])], "335");
  expect(lay(twins, {}, "1 0", "2 0").word).toBe("3@2+5");
});

test("nothing laid down is no fault, and no throw", () => {
  expect(lay(nine, {})).toMatchObject({ sum: 0, dice: [], fault: null, word: "" });
});

test("what dice cannot show is said with the number that they can", () => {
  expect(lay(nine, {}, "8 0", "7 0").fault).toEqual({ why: "most", count: 12 });
  expect(lay(nine, {}, "0 0").fault).toEqual({ why: "least", count: 2 });
  expect(lay(nine, { tiles: 2 }, "0 0", "1 0", "2 0").fault).toEqual({ why: "tiles", count: 2 });
  expect(lay(nine, { tiles: "any" }, "0 0", "1 0", "2 0").fault).toBeNull();
});

test("one die or two can show a small sum, only one a single pip", () => {
  const few = at(NINE, "123......", { dice: [2, 1] });
  expect(lay(few, {}, "1 0", "2 0").dice).toEqual([2, 1]);
  expect(lay(few, {}, "0 0")).toMatchObject({ dice: [1], fault: null });
  expect(lay(few, { faces: 8 }, "0 0", "1 0", "2 0").dice).toEqual([2, 1]);
});

test("a tile behind another follows it, or waits for the next throw, as the rules say", () => {
  const [front, back] = [double.tiles[0]![2]!, double.tiles[1]![2]!];
  const laid = new Set(["2 0"]);
  expect(layable(double, {}, new Set(), front)).toBe(true);
  expect(layable(double, {}, new Set(), back)).toBe(false);
  expect(layable(double, {}, laid, back)).toBe(true);
  expect(layable(double, { behind: "next-throw" }, laid, back)).toBe(false);
  expect(layable(double, {}, laid, double.tiles[0]![0]!)).toBe(false);
});

test("who takes a tile up again takes up what was laid down behind it", () => {
  expect([...afterLayTap(new Set(["2 0", "2 1", "5 0"]), "2 0")]).toEqual(["5 0"]);
  expect([...afterLayTap(new Set(["5 0"]), "2 0")]).toEqual(["5 0", "2 0"]);
});

test("the key of a value lays down the front tile, then the one behind, then takes it up", () => {
  const first = afterLayKey(double, {}, new Set(["5 0"]), 4);
  expect([...first]).toEqual(["5 0", "3 0"]);
  const second = afterLayKey(double, {}, first, 4);
  expect([...second]).toEqual(["5 0", "3 0", "5 1"]);
  expect([...afterLayKey(double, {}, second, 4)]).toEqual(["5 0", "3 0"]);
  expect([...afterLayKey(double, {}, new Set(), 9)]).toEqual([]);
});

test("what stands after it counts as the rules count it", () => {
  expect(totalAfter(double, DOUBLED, lay(double, DOUBLED, "5 0", "7 1"))).toBe(32);
  expect(totalAfter(nine, { total: "sum" }, lay(nine, {}, "8 0", "2 0"))).toBe(33);
  expect(totalAfter(at(NINE, "123456789", { total: 9 }), { total: "tiles" }, lay(nine, {}, "8 0", "2 0"))).toBe(7);
  const digits = at(NINE, "12.45..8.", { total: 12458 });
  expect(totalAfter(digits, { total: "digits" }, lay(digits, {}, "1 0", "7 0"))).toBe(145);
  expect(totalAfter(digits, { total: "digits" }, lay(digits, {}, "0 0", "1 0", "3 0", "4 0", "7 0"))).toBe(0);
});
