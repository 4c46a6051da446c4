// A table as this client sees it, and the one way to ask for something there. The socket is one way to keep a table;
// a worker inside the browser can stand in for it behind the same interface.
import { batch, signal, type Signal } from "@preact/signals";
import { ApiError, introduced, request } from "../network/api";
import type { ActionView, Chronicle, Fact, Fault, Message, Outlook, SheetRound, TableView, Wish } from "../network/wire";

export type Line = "connecting" | "live" | "lost" | "gone";

export interface Seen {
  n: number;
  view: TableView;
  legal: ActionView[];
  you: number[];
  host: boolean;
  rules: Record<string, unknown>;
  clock: number | null;
  /** When the clock was told, on this device's clock. */
  since: number;
  /** What happened between the view before and this one; nothing where the line was broken. */
  told: Told[];
}

export interface Link {
  seen: Signal<Seen | null>;
  line: Signal<Line>;
  present: Signal<number[]>;
  watching: Signal<number>;
  story: Signal<Told[]>;
  sheet: Signal<SheetRound[]>;
  fault: Signal<Fault | null>;
  advice: Signal<unknown>;
  outlook: Signal<Outlook | null>;
  wants: Signal<number | null>;
  busy: Signal<boolean>;
  /** Whether the server has a newer app than this page. */
  old: Signal<boolean>;
  send(wish: Wish): Promise<boolean>;
  retell(): Promise<void>;
  close(): void;
}

export interface Told {
  n: number;
  word: string;
  facts: Fact[];
}

interface Waiting {
  id: string;
  wish: Wish;
  n: number;
  done: (ok: boolean) => void;
}

// Soon at first, for most breaks are short; then less often, so that a crowd does not run down the door.
const SHORTEST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PATIENCE_GROWS = 1.5;
const MOST_STORY = 200;
// A line that says nothing for so long is asked for a sign of life, which must come soon.
const QUIET = 20_000;
const PATIENCE = 6000;

const ownScript = (): string => {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  return script ? new URL(script.src).pathname : "";
};

export function linked(code: string): Link {
  const seen = signal<Seen | null>(null);
  const line = signal<Line>("connecting");
  const present = signal<number[]>([]);
  const watching = signal(0);
  const story = signal<Told[]>([]);
  const sheet = signal<SheetRound[]>([]);
  const fault = signal<Fault | null>(null);
  const advice = signal<unknown>(null);
  const outlook = signal<Outlook | null>(null);
  const wants = signal<number | null>(null);
  const busy = signal(false);
  const old = signal(false);
  let socket: WebSocket | null = null;
  let waiting: Waiting | null = null;
  let acknowledged: { id: string; n: number } | null = null;
  let untold: Told[] = [];
  let tries = 0;
  let closed = false;
  let timer = 0;
  let watch = 0;
  const stem = Math.random().toString(36).slice(2, 8);
  let count = 0;

  function connect(): void {
    if (closed) return;
    line.value = seen.value ? "lost" : "connecting";
    introduced().then(open).catch(again);
  }

  function open(): void {
    if (closed) return;
    hang();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const mine = new WebSocket(`${scheme}://${location.host}/ws/${code}`);
    socket = mine;
    mine.onmessage = (event) => {
      expect(QUIET);
      receive(JSON.parse(event.data as string) as Message);
    };
    mine.onclose = () => socket === mine && again();
  }

  /** Lets go of the line without waiting for the other side to agree. */
  function hang(): void {
    const before = socket;
    socket = null;
    clearTimeout(watch);
    before?.close();
  }

  function again(): void {
    if (closed) return;
    hang();
    tries += 1;
    line.value = seen.value ? "lost" : "connecting";
    if (!seen.value && tries > 1) void exists().then((there) => !there && stop("gone"));
    clearTimeout(timer);
    timer = window.setTimeout(connect, Math.min(LONGEST_WAIT, SHORTEST_WAIT * PATIENCE_GROWS ** tries) * (0.7 + Math.random() * 0.6));
  }

  const exists = (): Promise<boolean> =>
    request("GET", `/api/tables/${code}`).then(
      () => true,
      (error: unknown) => !(error instanceof ApiError && (error.status === 404 || error.status === 400)),
    );

  function stop(last: Line): void {
    close();
    line.value = last;
  }

  /** Asks for a sign of life when nothing was heard for a while; without one the line counts as lost. */
  function expect(within: number): void {
    clearTimeout(watch);
    watch = window.setTimeout(() => {
      if (within === PATIENCE) return again();
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ do: "ping", id: "alive" }));
      expect(PATIENCE);
    }, within);
  }

  const wakes = () => {
    if (document.visibilityState === "visible") back();
  };
  const back = () => {
    if (socket?.readyState === WebSocket.OPEN) {
      socket.send(JSON.stringify({ do: "ping", id: "alive" }));
      expect(PATIENCE);
    } else if (line.value !== "gone") {
      clearTimeout(timer);
      connect();
    }
  };
  const cut = () => again();

  function receive(message: Message): void {
    batch(() => {
      if (message.event) tell(message);
      if (message.rules && message.view) welcome(message);
      else if (message.view) take(message);
      if (message.present) present.value = message.present;
      if (message.present && message.you) own(message);
      if (message.watching !== undefined) watching.value = message.watching;
      if (message.outlook) outlook.value = message.outlook;
      if (message.wants !== undefined) wants.value = message.wants;
      if (message.hint !== undefined) advice.value = message.hint;
      if (message.coach !== undefined) advice.value = message.coach;
      if (message.ok !== undefined) answer(message);
    });
  }

  function welcome(message: Message): void {
    const gap = seen.value === null || (message.n ?? 0) > seen.value.n;
    tries = 0;
    line.value = "live";
    old.value = Boolean(message.app) && message.app !== ownScript();
    seen.value = {
      n: message.n ?? 0,
      view: message.view!,
      legal: message.legal ?? [],
      you: message.you ?? [],
      host: message.host ?? false,
      rules: message.rules ?? {},
      clock: message.clock ?? null,
      since: performance.now(),
      told: [],
    };
    if (gap) void retell();
    // What was not answered before the line broke is sent again under its id, and so happens once.
    if (waiting) post(waiting);
  }

  /** Takes note of which seats are this device's now. */
  function own({ you, host }: Message): void {
    if (you && seen.value) seen.value = { ...seen.value, you, host: host ?? seen.value.host, told: [] };
  }

  function tell(message: Message): void {
    const told = { n: message.n ?? 0, word: String(message.event!["word"] ?? ""), facts: message.facts ?? [] };
    if (!told.facts.length) return;
    untold.push(told);
    story.value = [...story.value, told].slice(-MOST_STORY);
  }

  function take(message: Message): void {
    const told = untold;
    untold = [];
    if (!seen.value || (message.n ?? 0) < seen.value.n) return;
    const { n, view, legal, clock } = message;
    if (choiceOf(view!) !== choiceOf(seen.value.view)) advice.value = null;
    wants.value = null;
    seen.value = { ...seen.value, n: n ?? 0, view: view!, legal: legal ?? [], clock: clock ?? null, since: performance.now(), told };
    settle();
  }

  /** What is not known here of the story so far, and the scoresheet. */
  async function retell(): Promise<void> {
    if (!seen.value?.view.game) return;
    const found = await request<Chronicle>("GET", `/api/tables/${code}/story`).catch(() => null);
    if (!found) return;
    const before = found.told.map((each, place) => ({ ...each, n: found.n - found.told.length + place + 1 }));
    batch(() => {
      story.value = [...before, ...story.value.filter((each) => each.n > found.n)].slice(-MOST_STORY);
      sheet.value = found.sheet;
    });
  }

  function answer(message: Message): void {
    if (!waiting || message.id !== waiting.id) return;
    own(message);
    if (message.ok) {
      acknowledged = { id: waiting.id, n: message.n ?? 0 };
      settle();
    } else {
      // Stale: something happened meanwhile. What was asked for may still be right: the user decides with the new view.
      if (message.error?.code !== "stale") fault.value = message.error ?? null;
      finish(false);
    }
  }

  function settle(): void {
    // Answered is not yet seen: the next wish waits until the view has what this one brought about.
    if (acknowledged && seen.value && seen.value.n >= acknowledged.n) {
      acknowledged = null;
      finish(true);
    }
  }

  function finish(ok: boolean): void {
    const done = waiting?.done;
    waiting = null;
    busy.value = false;
    done?.(ok);
  }

  function post(asked: Waiting): void {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ v: 1, id: asked.id, n: asked.n, ...asked.wish }));
    expect(PATIENCE);
  }

  function send(wish: Wish): Promise<boolean> {
    if (waiting || !seen.value) return Promise.resolve(false);
    fault.value = null;
    busy.value = true;
    return new Promise((done) => {
      waiting = { id: `${stem}-${++count}`, wish, n: seen.value!.n, done };
      post(waiting);
    });
  }

  function close(): void {
    closed = true;
    clearTimeout(timer);
    hang();
    removeEventListener("online", back);
    removeEventListener("offline", cut);
    document.removeEventListener("visibilitychange", wakes);
  }

  addEventListener("online", back);
  addEventListener("offline", cut);
  document.addEventListener("visibilitychange", wakes);
  connect();
  return { seen, line, present, watching, story, sheet, fault, advice, outlook, wants, busy, old, send, retell, close };
}

/** What tells the choice that a table waits for from every other one: notes beside it change nothing. */
export function choiceOf(view: TableView): string {
  const game = view.game;
  if (!game) return view.stage;
  const turns = game.seats.map((seat) => seat.turns).join();
  return [game.at, game.phase, game.round, turns, game.position, game.throw.join()].join("|");
}
