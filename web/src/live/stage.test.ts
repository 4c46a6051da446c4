import { expect, test } from "vitest";
import type { Fact, GameView } from "../network/wire";
import type { Snapshot, StoryEntry } from "./reducer";
import { EMPTY, nextScene, unwatched, watched, withSnapshot, type Queue } from "./stage";

const game = (position: string, faces: number[] = []): GameView => {
  const turn = { at: 0, phase: "throw", seats: [{ name: "Bo" }], chase: null };
  return { ...turn, position, tiles: [], legal: [], throw: faces } as unknown as GameView;
};
const entry = (n: number, ...facts: Fact[]): StoryEntry => ({ n, word: "", facts });
const thrown: Fact = { kind: "thrown", who: "Bo", throw: "3,5" };
const missed: Fact[] = [thrown, { kind: "missed" }, { kind: "turn-total", who: "Bo", total: 4, position: "1" }];

function snapshot(n: number, shown: GameView, ...news: StoryEntry[]): Snapshot {
  const may = { act: [0], type: [], undo: [], arrange: [], host: [] };
  const view = { game: shown, stage: "playing", settings: { dice: "sealed" } };
  return { n, view, you: [1], may, host: false, news, gap: null, legal: [] } as unknown as Snapshot;
}

const lasts = ({ hold }: { hold: number }): number => hold;
const after = (...snapshots: Snapshot[]): Queue =>
  snapshots.reduce((queue, each) => withSnapshot(queue, each, lasts), EMPTY);
const first = snapshot(3, game("12"));
const throws = (count: number): Snapshot[] =>
  Array.from({ length: count }, (_, place) => snapshot(4 + place, game(`${place}`, [3, 5]), entry(4 + place, thrown)));

/** Everything that is shown from here on. */
function shown(queue: Queue): string[] {
  const kinds = [queue.shown!.kind];
  for (let now = queue; now.ahead.length; ) {
    now = nextScene(now);
    kinds.push(now.shown!.kind);
  }
  return kinds;
}

test("the first view is shown as it is", () => {
  const queue = after(first);
  expect([queue.shown!.kind, queue.shown!.settled, queue.ahead]).toEqual(["stand", true, []]);
});

test("views that come in the same moment are shown one after the other", () => {
  const over = snapshot(5, { ...game("1"), over: true } as GameView);
  const queue = after(first, snapshot(4, game("1"), entry(4, ...missed)), over);
  expect(shown(queue)).toEqual(["stand", "roll", "look", "stand", "stand"]);
});

test("nobody can act before all that is known was shown", () => {
  let queue = after(first, ...throws(1));
  const settled = [];
  for (; queue.ahead.length; ) {
    queue = nextScene(queue);
    settled.push([queue.shown!.kind, queue.shown!.settled]);
  }
  expect(settled).toEqual([
    ["roll", false],
    ["stand", true],
  ]);
});

test("every throw that is seen to fall has another number, and lies there until the next", () => {
  let queue = after(first, ...throws(2));
  const rolled = [queue.shown!.rolled];
  for (; queue.ahead.length; ) {
    queue = nextScene(queue);
    rolled.push(queue.shown!.rolled);
  }
  expect(rolled).toEqual([0, 4, 4, 5, 5]);
});

test("more than five seconds behind, a line tells the rest and the last throw is played", () => {
  const queue = after(first, ...throws(10));
  expect(shown(queue)).toEqual(["stand", "meanwhile", "roll", "stand"]);
  expect(queue.ahead.flatMap((scene) => scene.told.map((each) => each.n))).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
});

test("after a break of sixty events a line tells them and the last throw is played", () => {
  const events = Array.from({ length: 60 }, (_, place) => entry(4 + place, thrown));
  const behind = { ...snapshot(63, game("1", [3, 5])), gap: 3 };
  expect(after(first, behind)).toEqual(after(first));
  const queue = after(first, behind, { ...behind, news: events, gap: null });
  expect(shown(queue)).toEqual(["stand", "meanwhile", "roll", "stand"]);
  expect(queue.ahead[0]!.told).toHaveLength(59);
});

test("what happens around a game changes the last scene and no other", () => {
  const queue = after(first, ...throws(1));
  const seen = withSnapshot(queue, { ...queue.last!, n: 9, news: [], host: true }, lasts);
  expect(seen.ahead.map((scene) => scene.snapshot.host)).toEqual([false, true]);
  expect([seen.shown, seen.ahead.at(-1)!.told, seen.ahead.at(-1)!.n]).toEqual([queue.shown, queue.ahead[1]!.told, 9]);
  expect(withSnapshot(after(first), { ...first, host: true }, lasts).shown!.snapshot.host).toBe(true);
});

test("where nobody looks the dice rest at once, and later the last throw is played", () => {
  const hidden = throws(3).reduce((queue, each) => unwatched(withSnapshot(queue, each, lasts)), after(first));
  expect([hidden.shown!.kind, hidden.shown!.settled, hidden.ahead]).toEqual(["stand", true, []]);
  expect(shown(watched(hidden))).toEqual(["meanwhile", "roll", "stand"]);
  expect(watched(after(first))).toEqual(after(first));
});

test("a single throw that nobody saw needs no line", () => {
  expect(shown(watched(unwatched(after(first, ...throws(1)))))).toEqual(["roll", "stand"]);
});
