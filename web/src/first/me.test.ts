import { expect, test } from "vitest";
import type { Snapshot } from "../live/reducer";
import { ownName, ownSeat, watches } from "./me";

const at = (you: number[]): Snapshot =>
  ({ you, view: { seats: [{ name: "Ann" }, { name: "Bo" }] } }) as unknown as Snapshot;

test("whoever holds the only seat of a device is addressed", () => {
  expect(ownSeat(at([1]))).toBe(1);
  expect(ownName(at([1]))).toBe("Bo");
  expect(watches(at([1]))).toBe(false);
});

test("around one screen nobody is addressed", () => {
  expect(ownSeat(at([0, 1]))).toBeNull();
  expect(ownName(at([0, 1]))).toBe("");
  expect(watches(at([0, 1]))).toBe(false);
});

test("an onlooker has no seat", () => {
  expect(ownName(at([]))).toBe("");
  expect(watches(at([]))).toBe(true);
});
