// The page's end of its worker: one worker for a page, started when it is first wanted.
import { signal } from "@preact/signals";
import { keepSite, persist } from "./keeping";
import type { Fault, Message } from "../network/wire";
import type { Phase, Reply, ToPage, ToWorker } from "./wire";

export const phase = signal<Phase>("fetching");
/** Why the worker does not work, for whoever wants to know. */
export const reason = signal("");
/** Why the table in view cannot be shown. */
export const trouble = signal<Fault | null>(null);
/** How much of what the worker needs is here, from 0 to 1. */
export const progress = signal(0);
/** Whether games outlive this page; not where the browser forbids its storage. */
export const kept = signal(true);

interface Line {
  hear: (message: Message) => void;
  down: () => void;
}

const lines = new Map<string, Line>();
const waiting = new Map<number, (reply: Reply) => void>();
let worker: Worker | null = null;
let count = 0;

function receive(event: MessageEvent<ToPage>): void {
  const said = event.data;
  if (said.kind === "answer") {
    waiting.get(said.id)?.(said.reply);
    waiting.delete(said.id);
  } else if (said.kind === "told") lines.get(said.page)?.hear(said.message);
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

export function tell(said: ToWorker): void {
  if (said.kind === "message") persist();
  begun().postMessage(said);
}

/** Asks the worker as a server is asked. */
export function inquire(method: string, path: string, body: unknown): Promise<Reply> {
  const id = ++count;
  tell({ kind: "ask", id, method, path, body });
  return new Promise((resolve) => waiting.set(id, resolve));
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
