import { describe, expect, test } from "vitest";
import { allSides } from "../Cube";
import { MOST_FLICK } from "../flick";
import { sides } from "../Die";
import { fly, type Flight, type Throw } from "./flight";
import golden from "./golden.json";
import { SIDES } from "./keyframes";
import { poseHash } from "./poseHash";
import { areApart } from "./rest";

const NINE = [true, true, false, true, false, false, true, true, true];
const thrown = (seed: string, more: Partial<Throw> = {}): Flight =>
  fly({ seed, dice: 2, flick: 0, fallen: [], escapes: false, ...more })!;
const many = (count: number, more: Partial<Throw> = {}): Flight[] =>
  Array.from({ length: count }, (_, number) => thrown(`table ${number}`, more));
const FACES = [1, 2, 3, 4, 5, 6];

/** The number on the side that points up in a frame. */
function upper(turn: number[], numbers: number[]): number {
  const up = SIDES.map(([x, y, z]) => x * turn[2]! + y * turn[5]! + z * turn[8]!);
  return numbers[up.indexOf(Math.max(...up))]!;
}

test("the poses of a throw are those that they have always been", () => {
  expect(poseHash(1000)).toBe(golden.hash);
  for (const { seed, rests } of golden.throws)
    expect(thrown(seed).tracks.map(({ rest }) => [rest!.x, rest!.y, ...rest!.turn])).toEqual(rests);
});

test("whatever was dealt lies on top, in all 36 throws of 200 seeds", () => {
  for (const { tracks } of many(200))
    for (const one of FACES)
      for (const other of FACES)
        for (const [die, face] of [one, other].entries()) {
          const { frames, twist } = tracks[die]!;
          expect(upper(frames.at(-1)!.turn, allSides(face, twist))).toBe(face);
        }
});

describe.each([
  ["one die", { dice: 1 }],
  ["two dice", {}],
  ["two dice and fallen tiles", { fallen: NINE }],
  ["three dice", { dice: 3 }],
  ["six dice", { dice: 6, fallen: NINE }],
])("%s", (_, more: Partial<Throw>) => {
  const flights = many(60, more);

  test("lie level, apart and on the free felt", () => {
    for (const { tracks, tray } of flights) {
      const rests = tracks.map(({ rest }) => rest!);
      for (const [place, rest] of rests.entries()) {
        expect(tracks[place]!.frames.at(-1)).toMatchObject({ x: rest.x, y: rest.y, z: 0.5 });
        expect(rest.turn[0] ** 2 + rest.turn[1] ** 2).toBeCloseTo(1, 12);
        expect(rest.x > 0.5 && rest.x < tray.right && rest.y > tray.from && rest.y < tray.depth - 0.49).toBe(true);
        for (const next of rests.slice(place + 1)) expect(areApart(rest, next)).toBe(true);
      }
    }
  });

  test("rest in time, and hit something on the way", () => {
    for (const { seconds, hits } of flights) {
      expect(seconds).toBeGreaterThan(0.5);
      expect(seconds).toBeLessThanOrEqual(1.3);
      expect(hits.length).toBeGreaterThan(0);
      for (const { at } of hits) expect(at).toBeLessThan(seconds);
    }
  });

  test("never jump, nor sink into the felt or a rail", () => {
    for (const { tracks, tray } of flights)
      for (const { frames } of tracks)
        for (const [number, frame] of frames.entries()) {
          const before = frames[number - 1] ?? frame;
          expect(Math.hypot(frame.x - before.x, frame.y - before.y, frame.z - before.z)).toBeLessThan(1.2);
          expect(frame.z).toBeGreaterThan(0.4);
          if (number > 25) expect(frame.x > 0.3 && frame.x < tray.width - 0.3 && frame.y < tray.depth - 0.3).toBe(true);
        }
  });
});

test("a die is one cube all the way: its numbers never change places", () => {
  const { tracks } = thrown("cube");
  for (const { frames } of tracks)
    for (const { turn: m } of frames) {
      const [u, v, w] = [m.slice(0, 3), m.slice(3, 6), m.slice(6, 9)] as [number[], number[], number[]];
      const across = u[1]! * v[2]! - u[2]! * v[1]!;
      expect(across).toBeCloseTo(w[0]!, 6);
      for (const axis of [u, v, w]) expect(Math.hypot(...axis)).toBeCloseTo(1, 6);
    }
  for (const face of FACES)
    for (const twist of [0, 1, 2, 3]) {
      const [top, left, right, bottom] = allSides(face, twist);
      expect([left, right]).toEqual(sides(face, twist));
      expect(top! + bottom!).toBe(7);
    }
});

test("every flick finds a throw, and flies another way than without it", () => {
  const usual = thrown("flick").tracks[0]!.frames;
  for (let flick = 1; flick <= MOST_FLICK; flick++)
    for (const fallen of [[], NINE]) {
      const flight = thrown("flick", { flick, fallen });
      expect(flight).not.toBeNull();
      expect(flight.tracks[0]!.frames[3]).not.toEqual(usual[3]);
    }
});

test("a strong flick to the left flies to the left, and away from the player goes up", () => {
  const way = (flick: number) => {
    const [first, , , fourth] = thrown("way", { flick }).tracks[0]!.frames;
    return [fourth!.x - first!.x, fourth!.y - first!.y] as const;
  };
  expect(way(8 * 4 + 4)[0]).toBeLessThan(-0.5);
  expect(way(12 * 4 + 4)[1]).toBeLessThan(-0.5);
});

test("a die that leaves the mat really leaves the box, and the other one stays", () => {
  for (const flick of [0, 1, 20, MOST_FLICK])
    for (const { tracks } of many(25, { escapes: true, flick })) {
      expect(tracks[0]!.rest).toBeNull();
      expect(tracks[0]!.frames.at(-1)!.x).toBeLessThan(-1);
      expect(tracks[1]!.rest).not.toBeNull();
    }
});

test("a throw is found within a few tries, so that it costs little", () => {
  const tries = many(200).map((flight) => flight.tries);
  expect(tries.reduce((sum, each) => sum + each) / tries.length).toBeLessThan(1.2);
  expect(Math.max(...tries)).toBeLessThan(12);
});
