// A table as this device knows it, and what each message of the server changes in that. Pure: no clock, no socket.
import type {
  ActionView,
  AgainView,
  Chronicle,
  Fact,
  Fault,
  Message,
  Outlook,
  Rights,
  SheetRound,
  TableView,
  Wish,
} from "../network/wire";

/** How the connection to the table is; "gone" if there is no such table. */
export type Line = "connecting" | "live" | "lost" | "gone";

export interface StoryEntry {
  n: number;
  word: string;
  facts: Fact[];
  /** How the hand moved that threw; only told as it happens. */
  flick?: number;
}

export interface Snapshot {
  n: number;
  view: TableView;
  legal: ActionView[];
  may: Rights;
  you: number[];
  host: boolean;
  /** The seats on which bots play for this device. */
  back: number[];
  rules: Record<string, unknown>;
  clock: number | null;
  /** When the message about the clock arrived, in the time of this device. */
  since: number;
  /** What happened between the view before and this one. */
  news: StoryEntry[];
  /** After which entry the connection was broken, until the story tells what has happened since. */
  gap: number | null;
}

export interface Missing {
  /** For each seat that is away the time of this device from which on others may decide about it; 0 if they may. */
  away: { seat: number; from: number }[];
  deputy: number | null;
}

/** Who wants to play again, and from which time of this device on the next game begins. */
export interface Again extends AgainView {
  begins: number | null;
}

/** The last reaction, and how many there were: the same can be said twice. */
export interface Said {
  seat: number;
  say: string;
  count: number;
}

/** A wish that was sent and has not come true yet. */
export interface Pending {
  id: string;
  wish: Wish;
  n: number;
  /** The number of the last entry that it led to, once the server has answered. */
  reaches: number | null;
}

export interface TableState {
  snapshot: Snapshot | null;
  line: Line;
  present: number[];
  watching: number;
  /** Who is away, and the seat that has the powers of the host meanwhile. */
  missing: Missing;
  again: Again | null;
  said: Said | null;
  story: StoryEntry[];
  sheet: SheetRound[];
  fault: Fault | null;
  advice: unknown;
  outlook: Outlook | null;
  wants: number | null;
  busy: boolean;
  /** Whether the server has a newer app than this page. */
  old: boolean;
  pending: Pending | null;
  /** Whether the last wish that is no longer pending came true. */
  granted: boolean;
  /** The entries of the story since the last view. */
  unshown: StoryEntry[];
}

/** What a message meets on this device: the time there, and the path of the app's script. */
export interface Arrival {
  now: number;
  app: string;
}

const MOST_STORY = 200;

export const UNKNOWN: TableState = {
  snapshot: null,
  line: "connecting",
  present: [],
  watching: 0,
  missing: { away: [], deputy: null },
  again: null,
  said: null,
  story: [],
  sheet: [],
  fault: null,
  advice: null,
  outlook: null,
  wants: null,
  busy: false,
  old: false,
  pending: null,
  granted: false,
  unshown: [],
};

/** Whether this is the first message of a connection, which tells everything. */
export const isWelcome = (message: Message): boolean => message.rules !== undefined && message.view !== undefined;

/** The state after a message. */
export function reduce(before: TableState, message: Message, arrival: Arrival): TableState {
  let state = message.event ? withEvent(before, message) : before;
  if (isWelcome(message)) state = withWelcome(state, message, arrival);
  else if (message.view) state = withView(state, message, message.view, arrival);
  state = withTaps(withCompany(state, message, arrival), message, arrival);
  if (message.outlook) state = { ...state, outlook: message.outlook };
  if (message.wants !== undefined) state = { ...state, wants: message.wants };
  if (message.hint !== undefined) state = { ...state, advice: message.hint };
  if (message.coach !== undefined) state = { ...state, advice: message.coach };
  return message.ok === undefined ? state : withAnswer(state, message);
}

function withEvent(state: TableState, message: Message): TableState {
  const { n = 0, facts = [], flick = 0 } = message;
  const entry = { n, word: String(message.event!["word"] ?? ""), facts, ...(flick ? { flick } : {}) };
  if (!entry.facts.length) return state;
  return { ...state, unshown: [...state.unshown, entry], story: [...state.story, entry].slice(-MOST_STORY) };
}

function withWelcome(state: TableState, message: Message, { now, app }: Arrival): TableState {
  const [n, before] = [message.n ?? 0, state.snapshot];
  const snapshot: Snapshot = {
    n,
    view: message.view!,
    legal: legalOf(message.view!),
    may: message.may!,
    you: message.you ?? [],
    host: message.host ?? false,
    back: message.back ?? [],
    rules: message.rules ?? {},
    clock: message.clock ?? null,
    since: now,
    news: [],
    gap: before?.view.game && before.n < n ? (before.gap ?? before.n) : null,
  };
  const old = Boolean(message.app) && message.app !== app;
  return { ...state, snapshot, again: againOf(message, now), unshown: [], line: "live", old };
}

function withView(state: TableState, message: Message, view: TableView, { now }: Arrival): TableState {
  const { snapshot, unshown: news } = state;
  const n = message.n ?? 0;
  if (!snapshot || n < snapshot.n) return { ...state, unshown: [] };
  const advice = choiceOf(view) === choiceOf(snapshot.view) ? state.advice : null;
  const { clock = null } = message;
  const next: Snapshot = { ...snapshot, n, view, legal: legalOf(view), may: message.may!, clock, since: now, news };
  return withFulfilment({ ...state, snapshot: next, advice, wants: null, unshown: [] });
}

/** Who is there, and which seats are this device's. */
function withCompany(state: TableState, message: Message, { now }: Arrival): TableState {
  const { present = state.present, watching = state.watching } = message;
  const next = { ...state, present, watching, missing: missingOf(message, now) ?? state.missing };
  return message.present ? withSeats(next, message) : next;
}

function againOf({ again }: Message, now: number): Again | null {
  if (!again?.yes.length) return null;
  return { ...again, begins: again.seconds === undefined ? null : now + 1000 * again.seconds };
}

function withTaps(state: TableState, message: Message, { now }: Arrival): TableState {
  const next = message.again ? { ...state, again: againOf(message, now) } : state;
  return message.said ? { ...next, said: { ...message.said, count: (state.said?.count ?? 0) + 1 } } : next;
}

function missingOf({ away, deputy = null }: Message, now: number): Missing | null {
  if (!away) return null;
  return { away: away.map(({ seat, left }) => ({ seat, from: left && now + 1000 * left })), deputy };
}

function withSeats(state: TableState, { you, host, back }: Message): TableState {
  if (!you || !state.snapshot) return state;
  const { snapshot } = state;
  const own = { you, host: host ?? snapshot.host, back: back ?? snapshot.back };
  return { ...state, snapshot: { ...snapshot, ...own, news: [] } };
}

function withAnswer(before: TableState, message: Message): TableState {
  if (!before.pending || message.id !== before.pending.id) return before;
  const state = withSeats(before, message);
  if (message.ok) return withFulfilment({ ...state, pending: { ...before.pending, reaches: message.n ?? 0 } });
  // Stale: something happened meanwhile. The wish may still be right, and the user decides with the new view.
  const fault = message.error?.code === "stale" ? state.fault : (message.error ?? null);
  return { ...state, fault, ...outcome(false) };
}

/** The next wish waits until the view has what the pending one led to: an answer alone is not enough. */
function withFulfilment(state: TableState): TableState {
  const reaches = state.pending?.reaches ?? null;
  return reaches !== null && state.snapshot && state.snapshot.n >= reaches ? { ...state, ...outcome(true) } : state;
}

const outcome = (granted: boolean) => ({ pending: null, busy: false, granted });

/** The state with a wish under way. */
export function withWish(state: TableState, id: string, wish: Wish): TableState {
  return { ...state, fault: null, busy: true, pending: { id, wish, n: state.snapshot!.n, reaches: null } };
}

/** The state with the whole story so far, which the server tells on request; what came later stays behind it. */
export function withChronicle(state: TableState, { n, told, sheet }: Chronicle): TableState {
  const before = told.map((each, place) => ({ ...each, n: n - told.length + place + 1 }));
  const story = [...before, ...state.story.filter((each) => each.n > n)].slice(-MOST_STORY);
  return withoutGap({ ...state, story, sheet });
}

/** The state with what happened while the connection was broken, as far as the story tells it. */
export function withoutGap(state: TableState): TableState {
  const { snapshot, story } = state;
  if (snapshot === null || snapshot.gap === null) return state;
  const news = story.filter((each) => each.n > snapshot.gap! && each.n <= snapshot.n);
  return { ...state, snapshot: { ...snapshot, news, gap: null } };
}

/** What the player at the box can do; nothing before the game and after it. */
const legalOf = (view: TableView): ActionView[] => (view.stage === "playing" ? (view.game?.legal ?? []) : []);

/** What tells the choice that a table waits for from every other one: notes beside it change nothing. */
export function choiceOf(view: TableView): string {
  const game = view.game;
  if (!game) return view.stage;
  const turns = game.seats.map((seat) => seat.turns).join();
  return [game.at, game.phase, game.round, turns, game.position, game.throw.join() || game.sum].join("|");
}
