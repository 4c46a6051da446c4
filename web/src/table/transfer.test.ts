import { expect, test } from "vitest";
import { transferIn } from "./transfer";

test("a transfer is told from whatever else stands behind the #", () => {
  expect(transferIn("0123456789abcdefghjkmnpqrs")).toBe("0123456789abcdefghjkmnpqrs");
  for (const other of ["", "all", "rules=nine", "0123456789", "0123456789ABCDEFGHJKMNPQRS?"])
    expect(transferIn(other)).toBe("");
});
