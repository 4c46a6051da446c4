// What a page and its worker say to each other.
import type { Fault, Message } from "../network/wire";

interface Asked {
  kind: "ask";
  id: number;
  method: string;
  path: string;
  body: unknown;
}

interface Opening {
  kind: "open";
  root: string;
  origin: string;
}

/** What the worker is told that works out what takes long. */
export type ToThinker = Opening | Asked;

export type ToWorker =
  | Opening
  | Asked
  | { kind: "connect"; page: string; code: string }
  | { kind: "message"; page: string; data: object }
  | { kind: "leave"; page: string }
  | { kind: "take" };

/** What the worker is doing: fetching, ready, or leaving the tables to another tab. */
export type Phase = "fetching" | "ready" | "elsewhere" | "broken";

export type ToPage =
  | { kind: "answer"; id: number; reply: Reply }
  | { kind: "told"; page: string; message: Message }
  | { kind: "down"; page: string; fault?: Fault }
  | { kind: "phase"; phase: Phase; why?: string }
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "kept"; kept: boolean };

/** An answer to a request: data, or a text with its kind and the name of its file. */
export interface Reply {
  status: number;
  data?: unknown;
  text?: string;
  type?: string;
  name?: string;
}
