// A table as this client sees it, and the one way to ask for something there. The socket is one way to keep a table;
// a worker inside the browser can stand in for it behind the same interface.
import { signal, type Signal } from "@preact/signals";
import { introduced } from "./api";
import type { ActionView, Fact, Fault, Message, TableView, Wish } from "./wire";

export type Line = "connecting" | "live" | "lost" | "gone";

export interface Seen {
  n: number;
  view: TableView;
  legal: ActionView[];
  you: number[];
  host: boolean;
  rules: Record<string, unknown>;
  clock: number | null;
}

export interface Link {
  seen: Signal<Seen | null>;
  line: Signal<Line>;
  present: Signal<number[]>;
  story: Signal<Told[]>;
  fault: Signal<Fault | null>;
  advice: Signal<unknown>;
  wants: Signal<number | null>;
  busy: Signal<boolean>;
  send(wish: Wish): Promise<boolean>;
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

const LONGEST_WAIT = 8000;
const MOST_STORY = 200;

export function linked(code: string): Link {
  const seen = signal<Seen | null>(null);
  const line = signal<Line>("connecting");
  const present = signal<number[]>([]);
  const story = signal<Told[]>([]);
  const fault = signal<Fault | null>(null);
  const advice = signal<unknown>(null);
  const wants = signal<number | null>(null);
  const busy = signal(false);
  let socket: WebSocket | null = null;
  let waiting: Waiting | null = null;
  let tries = 0;
  let closed = false;
  let timer = 0;
  const stem = Math.random().toString(36).slice(2, 8);
  let count = 0;

  function connect(): void {
    if (closed) return;
    line.value = seen.value ? "lost" : "connecting";
    introduced()
      .then(open)
      .catch(() => again());
  }

  function open(): void {
    if (closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}/ws/${code}`);
    socket.onmessage = (event) => receive(JSON.parse(event.data as string) as Message);
    socket.onclose = () => again();
  }

  function again(): void {
    if (closed) return;
    tries += 1;
    line.value = tries > 3 && !seen.value ? "gone" : seen.value ? "lost" : "connecting";
    clearTimeout(timer);
    timer = window.setTimeout(connect, Math.min(LONGEST_WAIT, 250 * 2 ** Math.min(tries, 5)) * (0.7 + Math.random() * 0.6));
  }

  function receive(message: Message): void {
    if (message.rules && message.view) welcome(message);
    if (message.event) tell(message);
    if (message.view) take(message);
    if (message.present) present.value = message.present;
    if (message.wants !== undefined) wants.value = message.wants;
    if (message.hint !== undefined) advice.value = message.hint;
    if (message.coach !== undefined) advice.value = message.coach;
    if (message.ok !== undefined) answer(message);
  }

  function welcome(message: Message): void {
    tries = 0;
    line.value = "live";
    seen.value = {
      n: message.n ?? 0,
      view: message.view!,
      legal: message.legal ?? [],
      you: message.you ?? [],
      host: message.host ?? false,
      rules: message.rules ?? {},
      clock: message.clock ?? null,
    };
    // What was not answered before the line broke is sent again under its id, and so happens once.
    if (waiting) post(waiting);
  }

  function tell(message: Message): void {
    const told = { n: message.n ?? 0, word: String(message.event!["word"] ?? ""), facts: message.facts ?? [] };
    if (told.facts.length) story.value = [...story.value, told].slice(-MOST_STORY);
  }

  function take(message: Message): void {
    if (!seen.value || (message.n ?? 0) < seen.value.n) return;
    const { n, view, legal, clock } = message;
    if (view!.game?.position !== seen.value.view.game?.position || view!.game?.at !== seen.value.view.game?.at) advice.value = null;
    wants.value = null;
    seen.value = { ...seen.value, n: n ?? 0, view: view!, legal: legal ?? [], clock: clock ?? null };
    settle();
  }

  let acknowledged: { id: string; n: number } | null = null;

  function answer(message: Message): void {
    if (!waiting || message.id !== waiting.id) return;
    if (message.you && seen.value) seen.value = { ...seen.value, you: message.you, host: message.host ?? seen.value.host };
    if (message.ok) {
      acknowledged = { id: waiting.id, n: message.n ?? 0 };
      settle();
    } else if (message.error?.code === "stale") {
      // Something happened meanwhile. What was asked for may still be right: the user decides with the new view.
      finish(false);
    } else {
      fault.value = message.error ?? null;
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
    if (socket?.readyState === WebSocket.OPEN) {
      socket.send(JSON.stringify({ v: 1, id: asked.id, n: asked.n, ...asked.wish }));
    }
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
    socket?.close();
  }

  connect();
  return { seen, line, present, story, fault, advice, wants, busy, send, close };
}
