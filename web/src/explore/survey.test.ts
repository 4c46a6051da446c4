import { expect, test } from "vitest";
import { countsOf, facesOf, playable, sum, worse, type Survey } from "./survey";

const SURVEY = {
  dice: [{ do: "throw", dice: 2 }, { do: "throw", dice: 1 }],
  throws: [
    { dice: 1, throw: "1", weight: 1, value: 0, best: "1" },
    { dice: 1, throw: "2", weight: 1, value: 3, best: null },
    { dice: 2, throw: "1,1", weight: 1, value: 3, best: null },
    { dice: 2, throw: "1,2", weight: 2, value: 0, best: "2+1" },
  ],
} as unknown as Survey;

test("fewer dice come first", () => {
  expect(countsOf(SURVEY)).toEqual([1, 2]);
});

test("throws that fit are counted by how likely they are, and for each number of dice", () => {
  expect(playable(SURVEY, 1)).toEqual({ some: 1, all: 2 });
  expect(playable(SURVEY, 2)).toEqual({ some: 2, all: 3 });
});

test("of a total less is better, of a chance more", () => {
  expect(worse("total", 10, 12)).toBe(true);
  expect(worse("chance", 0.4, 0.5)).toBe(false);
});

test("the faces of a throw are read and added", () => {
  expect(sum(facesOf("3,5"))).toBe(8);
});
