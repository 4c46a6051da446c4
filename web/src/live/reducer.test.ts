import { expect, test } from "vitest";
import type { Fact, Message, TableView } from "../network/wire";
import { choiceOf, isWelcome, reduce, UNKNOWN, withChronicle, withoutGap, withWish, type TableState } from "./reducer";

const ARRIVAL = { now: 1000, app: "/app.js" };

function view(position: string, phase = "shut"): TableView {
  const game = { at: 0, phase, round: 1, position, throw: [3, 5], seats: [{ turns: 1 }, { turns: 0 }] };
  return { stage: "playing", game } as unknown as TableView;
}

const message = (part: Partial<Message>): Message => ({ v: 1, ...part });
const WELCOME = message({
  n: 7,
  view: view("123456789"),
  rules: { name: "nine" },
  you: [0],
  host: true,
  app: "/app.js",
});
const after = (state: TableState, ...parts: Partial<Message>[]): TableState =>
  parts.reduce((found, part) => reduce(found, message(part), ARRIVAL), state);
const welcomed = reduce(UNKNOWN, WELCOME, ARRIVAL);
const missed: Fact = { kind: "missed", who: "Ann" };
const event = (n: number, facts: Fact[] = [missed]): Partial<Message> => ({
  n,
  event: { kind: "played", word: "3,5" },
  facts,
});

test("a welcome tells everything and makes the line live", () => {
  expect([isWelcome(WELCOME), isWelcome(message({ view: view("1") }))]).toEqual([true, false]);
  expect(welcomed.line).toBe("live");
  expect(welcomed.snapshot).toMatchObject({
    n: 7,
    you: [0],
    host: true,
    since: 1000,
    clock: null,
    legal: [],
    news: [],
    gap: null,
  });
});

test("what happened while the connection was broken is told by the story, also with what comes meanwhile", () => {
  const before = after(UNKNOWN, { ...WELCOME, n: 7 });
  const back = after(before, { ...WELCOME, n: 9, view: view("12345678.") });
  expect([back.snapshot!.gap, back.snapshot!.news]).toEqual([7, []]);
  const told = [{ word: "3,5", facts: [missed] }, { word: "8", facts: [missed] }, { word: "", facts: [missed] }];
  const later = after(back, event(10), { n: 10, view: view("1234567..") });
  const found = withChronicle(later, { n: 9, told, sheet: [] });
  expect([found.snapshot!.gap, found.snapshot!.news.map((each) => each.n)]).toEqual([null, [8, 9, 10]]);
  expect(withoutGap(back).snapshot).toMatchObject({ gap: null, news: [] });
  expect(withoutGap(before)).toBe(before);
});

test("a page is old if the server names another script", () => {
  expect(welcomed.old).toBe(false);
  expect(reduce(UNKNOWN, { ...WELCOME, app: "/new.js" }, ARRIVAL).old).toBe(true);
});

test("events wait for the view that follows them", () => {
  const told = after(welcomed, event(8), event(9));
  expect([told.unshown.length, told.story.length, told.snapshot]).toEqual([2, 2, welcomed.snapshot]);
  const shown = after(told, { n: 9, view: view("12345678.") });
  expect(shown.snapshot!.news.map((each) => each.n)).toEqual([8, 9]);
  expect(shown.unshown).toEqual([]);
});

test("an event without facts is no part of the story", () => {
  expect(after(welcomed, event(8, [])).story).toEqual([]);
});

test("the story keeps the last 200 events", () => {
  const many = after(welcomed, ...Array.from({ length: 203 }, (_, place) => event(place)));
  expect([many.story.length, many.story[0]!.n]).toEqual([200, 3]);
});

test("a view that is older than the one shown changes nothing but what was told", () => {
  const shown = after(welcomed, event(6), { n: 6, view: view("1") });
  expect(shown.snapshot).toBe(welcomed.snapshot);
  expect(shown.unshown).toEqual([]);
});

test("advice stays while the choice does, and a request for dice goes with the next view", () => {
  const advised = after(welcomed, { hint: { options: [] } }, { wants: 2 });
  expect([advised.advice, advised.wants]).toEqual([{ options: [] }, 2]);
  const same = after(advised, { n: 8, view: view("123456789") });
  expect([same.advice, same.wants]).toEqual([{ options: [] }, null]);
  expect(after(advised, { n: 8, view: view("12345678.") }).advice).toBe(null);
});

test("who is there and which seats are ours follow the messages that name them", () => {
  const moved = after(welcomed, { present: [1], watching: 3, you: [1], host: false });
  expect([moved.present, moved.watching, moved.snapshot!.you, moved.snapshot!.host]).toEqual([[1], 3, [1], false]);
  expect(after(moved, { you: [0] }).snapshot!.you).toEqual([1]);
});

test("a wish is pending until the view has what it led to", () => {
  const asked = withWish(welcomed, "a-1", { do: "throw" });
  expect([asked.busy, asked.pending!.n]).toEqual([true, 7]);
  const answered = after(asked, { id: "a-1", ok: true, n: 8 });
  expect([answered.busy, answered.pending!.reaches]).toEqual([true, 8]);
  const shown = after(answered, { n: 8, view: view("12345678.") });
  expect([shown.busy, shown.pending, shown.granted]).toEqual([false, null, true]);
});

test("a wish whose view came before its answer is granted by the answer", () => {
  const asked = after(withWish(welcomed, "a-1", { do: "throw" }), { n: 8, view: view("12345678.") });
  expect(asked.busy).toBe(true);
  expect(after(asked, { id: "a-1", ok: true, n: 8 })).toMatchObject({ busy: false, pending: null, granted: true });
});

test("a refused wish leaves its fault, a stale one none, and the answer to another wish nothing", () => {
  const asked = withWish({ ...welcomed, fault: { code: "before", arguments: {} } }, "a-1", { do: "throw" });
  expect(asked.fault).toBe(null);
  const error = { code: "not-yours", arguments: {} };
  expect(after(asked, { id: "a-1", ok: false, error })).toMatchObject({ fault: error, busy: false, granted: false });
  expect(after(asked, { id: "a-1", ok: false, error: { ...error, code: "stale" } })).toMatchObject({
    fault: null,
    busy: false,
  });
  expect(after(asked, { id: "b-1", ok: true, n: 7 })).toMatchObject({ busy: true, pending: asked.pending });
});

test("a wish is still pending after the connection broke", () => {
  const asked = withWish(welcomed, "a-1", { do: "throw" });
  expect(reduce({ ...asked, line: "lost" }, WELCOME, ARRIVAL).pending).toEqual(asked.pending);
});

test("a story that is told anew stands before what came later, and brings the sheet", () => {
  const sheet = [{ round: 1, totals: [[9], []], points: [0, 0] }];
  const told = [{ word: "3,5", facts: [missed] }, { word: "8", facts: [missed] }];
  const found = withChronicle(after(welcomed, event(8), event(10)), { n: 9, told, sheet });
  expect(found.story.map((each) => each.n)).toEqual([8, 9, 10]);
  expect(found.sheet).toBe(sheet);
});

test("a choice is told from others by turn, position and throw", () => {
  expect(choiceOf(view("12"))).toBe(choiceOf(view("12")));
  expect(choiceOf(view("12"))).not.toBe(choiceOf(view("1.")));
  expect(choiceOf({ ...view("12"), game: null })).toBe("playing");
});

test("who is away is known with the time from which on others may decide, and so is who stands in for the host", () => {
  const away = [
    { seat: 1, seconds: 20, left: 100 },
    { seat: 0, seconds: 300, left: 0 },
  ];
  const dropped = after(welcomed, { present: [2], watching: 0, away, deputy: 2 });
  expect(dropped.missing.away.map(({ seat, from }) => [seat, from > 0])).toEqual([
    [1, true],
    [0, false],
  ]);
  expect(dropped.missing.deputy).toBe(2);
  const kept = after(dropped, { wants: 2 });
  expect(kept.missing).toEqual(dropped.missing);
  const news = { present: [0, 1, 2], watching: 0, away: [], deputy: null, you: [], host: false, back: [1] };
  const returned = after(kept, news);
  expect([returned.missing, returned.snapshot!.back]).toEqual([{ away: [], deputy: null }, [1]]);
});

test("who wants to play again is known, and until when the next game waits", () => {
  const asked = after(welcomed, { again: { yes: [1], asked: [0], missing: [] } });
  expect(asked.again).toEqual({ yes: [1], asked: [0], missing: [], begins: null });
  const soon = after(asked, { again: { yes: [0, 1], asked: [], missing: [2], seconds: 12.5 } });
  expect(soon.again!.begins).toBe(ARRIVAL.now + 12_500);
  expect(after(soon, { again: { yes: [], asked: [], missing: [] } }).again).toBe(null);
  // A page that was away is not led on by what it had known.
  expect(after(soon, WELCOME).again).toBe(null);
});

test("the same reaction twice is two reactions", () => {
  const once = after(welcomed, { said: { seat: 1, say: "nice" } });
  expect([once.said, after(once, { said: { seat: 1, say: "nice" } }).said!.count]).toEqual([
    { seat: 1, say: "nice", count: 1 },
    2,
  ]);
  expect(once.snapshot).toBe(welcomed.snapshot);
});
