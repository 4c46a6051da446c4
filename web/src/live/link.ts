// A table as this client sees it, as signals, and the one way to ask for something there. The connection is one way to
// keep a table; a worker inside the browser can stand in for it behind the same interface.
import { batch, signal, type Signal } from "@preact/signals";
import { ApiError, request } from "../network/api";
import { Connection } from "../network/connection";
import type { Chronicle, Message, Wish } from "../network/wire";
import { isWelcome, reduce, UNKNOWN, withChronicle, withoutGap, withWish } from "./reducer";
import type { Pending, TableState } from "./reducer";

const FIELDS = [
  "snapshot",
  "line",
  "present",
  "watching",
  "missing",
  "again",
  "said",
  "story",
  "sheet",
  "fault",
  "advice",
  "outlook",
  "wants",
  "busy",
  "old",
] as const;

type Signals = { [Field in (typeof FIELDS)[number]]: Signal<TableState[Field]> };

export interface Link extends Signals {
  /** Whether the wish came true, once that can be seen; at once false while another one is under way. */
  send(wish: Wish): Promise<boolean>;
  /** Says something to everybody who is there; what is lost on the way is not said again. */
  say(seat: number, say: string): void;
  /** Asks for what is not known here of the story so far, and for the scoresheet. */
  retell(): Promise<void>;
  close(): void;
}

const ownScript = (): string => {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  return script ? new URL(script.src).pathname : "";
};

/** Whether there is a table of this code, as far as can be known now. */
const exists = (code: string): Promise<boolean> =>
  request("GET", `/api/tables/${code}`).then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && (error.status === 404 || error.status === 400)),
  );

export function openLink(code: string): Link {
  const signals = Object.fromEntries(FIELDS.map((field) => [field, signal(UNKNOWN[field])])) as unknown as Signals;
  const app = ownScript();
  const stem = Math.random().toString(36).slice(2, 8);
  let state = UNKNOWN;
  let count = 0;
  let done: (granted: boolean) => void = () => undefined;

  const set = (next: TableState): void => {
    if (state.pending && !next.pending) done(next.granted);
    state = next;
    // Last, because its listeners may send a command at once.
    batch(() => FIELDS.forEach((field) => ((signals[field] as Signal<unknown>).value = next[field])));
  };
  const post = ({ id, n, wish }: Pending): void => connection.send({ v: 2, id, n, ...wish });
  const retell = async (): Promise<void> => {
    if (!state.snapshot?.view.game) return;
    const found = await request<Chronicle>("GET", `/api/tables/${code}/story`).catch(() => null);
    set(found ? withChronicle(state, found) : withoutGap(state));
  };
  const welcome = (before: TableState): void => {
    connection.steady();
    if (!before.snapshot || state.snapshot!.n > before.snapshot.n) void retell();
    // What was not answered before the connection broke is sent again under its id, and so happens once.
    if (before.pending) post(before.pending);
  };
  const message = (received: Message): void => {
    const before = state;
    set(reduce(state, received, { now: performance.now(), app }));
    if (isWelcome(received)) welcome(before);
  };
  const down = (tries: number): void => {
    set({ ...state, line: state.snapshot ? "lost" : "connecting" });
    if (!state.snapshot && tries > 1) void exists(code).then((there) => !there && gone());
  };
  const gone = (): void => {
    connection.close();
    set({ ...state, line: "gone" });
  };
  const send = (wish: Wish): Promise<boolean> => {
    if (state.pending || !state.snapshot) return Promise.resolve(false);
    set(withWish(state, `${stem}-${++count}`, wish));
    post(state.pending!);
    return new Promise((resolve) => (done = resolve));
  };
  const connection = new Connection(code, { message, down });
  const say = (seat: number, what: string): void => connection.send({ v: 2, do: "say", seat, say: what });
  return { ...signals, send, say, retell, close: () => connection.close() };
}
