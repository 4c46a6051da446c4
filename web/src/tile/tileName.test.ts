import { expect, test } from "vitest";
import { tilesNamed, tileValues } from "./tileName";

test("a tile has its value and its row", () => {
  expect(tilesNamed("5+3'+12''")).toEqual([
    { value: 5, row: 0 },
    { value: 3, row: 1 },
    { value: 12, row: 2 },
  ]);
});

test("the column that tells equal tiles apart is not part of the value", () => {
  expect(tilesNamed("1@2+1'@1")).toEqual([
    { value: 1, row: 0 },
    { value: 1, row: 1 },
  ]);
});

test("no tiles have no names", () => {
  expect(tilesNamed("")).toEqual([]);
});

test("where there is little room the values stand alone", () => {
  expect(tileValues("4+4'")).toBe("4\u00a0+\u00a04");
});
