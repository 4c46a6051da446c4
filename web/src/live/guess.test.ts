import { expect, test } from "vitest";
import { tallyAfter } from "./guess";

test("a guess is right when just these tiles were shut", () => {
  expect(tallyAfter({ right: 1, of: 2 }, "8'+2", ["8'+2"])).toEqual({ right: 2, of: 3 });
  expect(tallyAfter({ right: 1, of: 2 }, "8'+2", ["8+2"])).toEqual({ right: 1, of: 3 });
});

test("throws and notes are no answer to a guess", () => {
  expect(tallyAfter({ right: 0, of: 0 }, "9", ["3,6e", "hint:1", "off:e", "undo"])).toBeNull();
});
