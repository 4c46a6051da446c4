// A classroom as this device sees it, as signals, and the one way to ask for something there.
import { signal, type Signal } from "@preact/signals";
import { ApiError, introduce, request } from "../network/api";
import { Connection } from "../network/connection";
import type { Fault } from "../network/wire";

export type PupilState = "here" | "predicting" | "waiting" | "playing" | "open" | "done" | "away";

export interface PupilView {
  pupil: number;
  name: string;
  state: PupilState;
  /** For how many seconds the device of this pupil is not connected. */
  away: number | null;
  total: number | null;
  standing: number | null;
  predicted: number | null;
}

export type Option = "pairs" | "same_dice" | "real" | "exact" | "kept";

interface Frame {
  title: string;
  rules: Record<string, unknown>;
  most: number;
  /** The tiles that stand in the beginning. */
  position: string;
  stage: "joining" | "playing" | "finished";
  paused: boolean;
  round: number;
  rounds: number;
  expected: number;
  options: Record<Option, boolean>;
  real: boolean;
}

/** What the projector and the teacher see. */
export interface WholeView extends Frame {
  teacher: boolean;
  pupils: PupilView[];
  totals: number[];
  first: number[];
  opens: number;
  comparable: boolean;
}

/** What a pupil sees. */
export interface OwnView extends Frame {
  you: PupilView;
  table: string | null;
  here: number;
  done: number;
  partners: string[];
  partner_away: boolean;
  history: { predicted: number | null; total: number | null }[];
}

export type View = WholeView | OwnView;
export const isOwn = (view: View): view is OwnView => "you" in view;

export interface Room {
  view: Signal<View | null>;
  line: Signal<"connecting" | "live" | "lost" | "gone">;
  fault: Signal<Fault | null>;
  /** Whether the wish came true; one that is lost on the way is sent again. */
  send(wish: Wish): Promise<boolean>;
  close(): void;
}

export type Wish =
  | { do: "join"; name: string }
  | { do: "rename"; pupil: number; name: string }
  | { do: "remove"; pupil: number }
  | { do: "switch"; option: Option; on: boolean }
  | { do: "next"; round: number }
  | { do: "predict"; total: number }
  | { do: "part" }
  | { do: "pause"; on: boolean }
  | { do: "finish" };

interface Answer {
  id?: string;
  ok?: boolean;
  error?: Fault;
  classroom?: View;
}

interface Pending {
  data: object;
  resolve: (granted: boolean) => void;
}

export function openRoom(code: string): Room {
  const view = signal<View | null>(null);
  const line = signal<"connecting" | "live" | "lost" | "gone">("connecting");
  const fault = signal<Fault | null>(null);
  const pending = new Map<string, Pending>();
  const stem = Math.random().toString(36).slice(2, 8);
  let connection: Connection | null = null;
  let closed = false;
  let count = 0;

  const gone = (): void => {
    connection?.close();
    line.value = "gone";
  };
  const message = (received: Answer): void => {
    if (received.classroom) {
      const back = line.value !== "live";
      view.value = received.classroom;
      line.value = "live";
      connection?.steady();
      // What was not answered before the connection broke is sent again under its id, and so happens once.
      if (back) for (const { data } of pending.values()) connection?.send(data);
    }
    const asked = received.id === undefined ? undefined : pending.get(received.id);
    if (!asked) return;
    pending.delete(received.id!);
    fault.value = received.ok ? null : (received.error ?? null);
    asked.resolve(Boolean(received.ok));
  };
  const down = (tries: number): void => {
    line.value = view.value ? "lost" : "connecting";
    if (!view.value && tries > 1) void exists(code).then((there) => !there && gone());
  };
  const connect = (): void => {
    if (!closed)
      connection = new Connection(`classrooms/${code}`, { message: (each) => message(each as Answer), down });
  };
  void introduce(code).then(connect, (error: unknown) => (isUnknown(error) ? gone() : connect()));
  const send = (wish: Wish): Promise<boolean> =>
    new Promise((resolve) => {
      const id = `${stem}-${++count}`;
      const data = { v: 1, id, ...wish };
      pending.set(id, { data, resolve });
      connection?.send(data);
    });
  const close = (): void => {
    closed = true;
    connection?.close();
  };
  return { view, line, fault, send, close };
}

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

const exists = (code: string): Promise<boolean> =>
  request("GET", `/api/classrooms/${code}`).then(
    () => true,
    (error: unknown) => !isUnknown(error),
  );
