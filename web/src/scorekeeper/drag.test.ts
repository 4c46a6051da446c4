import { expect, test } from "vitest";
import { placeUnder } from "./drag";

test("a row follows the finger over rows of its height, and not beyond the list", () => {
  // Rows of 60 pixels; the second one is dragged, and its top is at 100.
  const under = (y: number) => placeUnder(y, 100, 60, 1, 3);
  expect([100, 159, 160, 219, 220, 400].map(under)).toEqual([1, 1, 2, 2, 3, 3]);
  expect([99, 40, 39, -500].map(under)).toEqual([0, 0, 0, 0]);
});
