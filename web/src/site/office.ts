// The page's end of its workers: one has the tables, and another works out what takes long (thinker.ts).
import { effect, signal } from "@preact/signals";
import { keepSite, persist } from "./keeping";
import type { Fault, Message } from "../network/wire";
import type { Phase, Reply, ToPage, ToThinker, ToWorker } from "./wire";

export const phase = signal<Phase>("fetching");
/** Why the worker does not work, for whoever wants to know. */
export const reason = signal("");
/** Why the table in view cannot be shown. */
export const trouble = signal<Fault | null>(null);
/** How often something was said to a page: then something may have changed. */
export const heard = signal(0);
/** How much of what the worker needs is here, from 0 to 1. */
export const progress = signal(0);
/** Whether games outlive this page; not where the browser forbids its storage. */
export const kept = signal(true);

interface Line {
  hear: (message: Message) => void;
  down: () => void;
}

const FAULT: Reply = { status: 500, data: { ok: false, error: { code: "http-fault", arguments: {} } } };
// What is worked out from what is asked alone, and may take seconds.
const THINKS = /^\/api\/(?:report|booklet|explore|measure|handout|exercises|mistakes|daily|verify)$/;
// A worker that has nothing to do for so long is let go, because it needs memory.
const IDLE = 120_000;

const lines = new Map<string, Line>();
const waiting = new Map<number, (reply: Reply) => void>();
let worker: Worker | null = null;
let thinker: Worker | null = null;
/** The questions that the thinker has not answered yet. */
const thoughts = new Set<number>();
let rest = 0;
let count = 0;

function receive(event: MessageEvent<ToPage>): void {
  const said = event.data;
  if (said.kind === "answer") settle(said.id, said.reply);
  else if (said.kind === "told") {
    lines.get(said.page)?.hear(said.message);
    heard.value += 1;
  }
  else if (said.kind === "down") {
    trouble.value = said.fault ?? null;
    lines.get(said.page)?.down();
  }
  else if (said.kind === "progress") progress.value = said.total ? said.loaded / said.total : 0;
  else if (said.kind === "kept") kept.value = said.kept;
  else {
    phase.value = said.phase;
    reason.value = said.why ?? "";
    // What is needed now comes first, and then what a day without a network needs.
    if (said.phase === "ready") keepSite();
  }
}

function begun(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "shutbox" });
  worker.onmessage = receive;
  worker.onerror = (event) => {
    phase.value = "broken";
    reason.value = event.message;
  };
  const root = new URL("./", document.baseURI).href;
  worker.postMessage({ kind: "open", root, origin: location.origin } satisfies ToWorker);
  return worker;
}

/** Settled when the tables are there: what a game needs is fetched before what a question needs. */
const prepared = new Promise<void>((done) => {
  const stop = effect(() => {
    if (phase.value === "fetching") return;
    done();
    queueMicrotask(() => stop());
  });
});

function thinking(): Worker {
  if (thinker) return thinker;
  thinker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module", name: "shutbox thinker" });
  thinker.onmessage = ({ data: said }: MessageEvent<ToPage>) => {
    if (said.kind === "answer") settle(said.id, said.reply);
    else stopThinking();
  };
  thinker.onerror = stopThinking;
  const root = new URL("./", document.baseURI).href;
  thinker.postMessage({ kind: "open", root, origin: location.origin } satisfies ToThinker);
  return thinker;
}

function settle(id: number, reply: Reply): void {
  waiting.get(id)?.(reply);
  waiting.delete(id);
  thoughts.delete(id);
  clearTimeout(rest);
  if (thinker && !thoughts.size) rest = window.setTimeout(stopThinking, IDLE);
}

/** Lets the thinker go; what it has not answered is answered as a fault. */
function stopThinking(): void {
  thinker?.terminate();
  thinker = null;
  for (const id of [...thoughts]) settle(id, FAULT);
}

export function tell(said: ToWorker): void {
  if (said.kind === "message") persist();
  begun().postMessage(said);
}

/** Asks a worker as a server is asked. */
export function inquire(method: string, path: string, body: unknown): Promise<Reply> {
  const id = ++count;
  const said = { kind: "ask", id, method, path, body } as const;
  const reply = new Promise<Reply>((resolve) => waiting.set(id, resolve));
  if (THINKS.test(path)) {
    thoughts.add(id);
    void prepared.then(() => thinking().postMessage(said satisfies ToThinker));
  } else tell(said);
  return reply;
}

export function listen(page: string, line: Line): void {
  lines.set(page, line);
}

export function hangUp(page: string): void {
  lines.delete(page);
  tell({ kind: "leave", page });
}

// The first game shall not wait for it.
setTimeout(begun, 0);
