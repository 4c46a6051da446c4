import { expect, test } from "vitest";
import { fly } from "./flight";
import { motionOf, shareOf } from "./keyframes";

const FELT = { width: 372, height: 200, edge: 44 };
const flight = fly({ seed: "keyframes", dice: 2, flick: 0, fallen: [], escapes: false })!;
const track = flight.tracks[0]!;
const motion = motionOf(track, flight.tray, FELT);

test("keyframes cover the whole time, and nothing but transforms and opacities moves", () => {
  for (const frames of [motion.place, motion.turn, motion.shadow, ...motion.light]) {
    expect([frames[0]!.offset, frames.at(-1)!.offset]).toEqual([0, 1]);
    const keys = new Set(frames.flatMap((frame) => Object.keys(frame)));
    expect([...keys].filter((key) => !["offset", "transform", "opacity"].includes(key))).toEqual([]);
  }
});

test("a flight ends where the die is drawn at rest, with its top in full light and its sides darker", () => {
  const [across, down] = shareOf(track.rest!, flight.tray);
  const x = 22 + across * (372 - 44);
  const y = 0.788 * 22 + down * (200 - 0.788 * 44) - 0.5 * 44 * 0.6156752390669318;
  expect(motion.place.at(-1)!["transform"]).toBe(`translate(${x.toFixed(2)}px,${y.toFixed(2)}px)`);
  expect(motion.light[0]!.at(-1)!["opacity"]).toBe(0);
  for (const side of [1, 2]) expect(Number(motion.light[side]!.at(-1)!["opacity"])).toBeGreaterThan(0.2);
});

test("a die at the edge of the canonical box touches the edge of any felt", () => {
  const { tray } = flight;
  expect(shareOf({ x: 0.5, y: 0.5 }, tray)).toEqual([0, 0]);
  expect(shareOf({ x: tray.width - 0.5, y: tray.depth - 0.5 }, tray)).toEqual([1, 1]);
});
