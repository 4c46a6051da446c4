// What this browser saw of a table before its game, kept here: the seal of its dice, and if it is signed, the key
// of the server and the line of the public log. The first sight counts; what a server says later is compared with it.
import { keep, recall } from "../../device/storage";
import { request } from "../../network/api";
import type { LogRow } from "../chain";
import { fitsSignature, laidText } from "./signing";

export interface Promised {
  public: string;
  commitment: string;
  /** When this browser saw it, in milliseconds; whether nobody had shown a seed by then. */
  at: number;
  before: boolean;
  /** The key of the server, the line of the log and its hash, if the server has signed them. */
  key?: string;
  n?: number;
  row?: string;
  /** The seeds that this browser has shown, by seat. */
  shown?: Record<number, string>;
}

interface SealAnswer {
  public: string;
  rules: string;
  commitment: string;
  row: LogRow;
  key: string;
  signature: string;
}

const MOST = 200;

const all = (): Promised[] => recall<Promised[]>("promises") ?? [];
export const promiseOf = (id: string): Promised | null => all().find((each) => each.public === id) ?? null;

function store(promised: Promised): void {
  keep("promises", [...all().filter((each) => each.public !== promised.public), promised].slice(-MOST));
}

/** Keeps the seal of a table that is seen for the first time; whether it was. */
export function keepSeal(id: string, commitment: string, before: boolean): boolean {
  if (!commitment || promiseOf(id)) return false;
  store({ public: id, commitment, at: Date.now(), before });
  return true;
}

/** Asks for the signature of a seal that was just kept, and keeps the key and the line of the log if it fits. */
export async function keepSignature(code: string): Promise<void> {
  const answer = await request<SealAnswer>("GET", `/api/tables/${code}/seal`).catch(() => null);
  if (answer) addSignature(answer);
}

export function addSignature({ public: id, rules, commitment, row, key, signature }: SealAnswer): void {
  const promised = promiseOf(id);
  const text = laidText(id, rules, commitment, row.n, row.hash);
  if (!promised || promised.key || promised.commitment !== commitment || !fitsSignature(key, text, signature)) return;
  store({ ...promised, key, n: row.n, row: row.hash });
}

/** Keeps that this browser shows the seed of a seat. */
export function keepShown(id: string, seat: number, seed: string): void {
  const promised = promiseOf(id);
  if (promised) store({ ...promised, shown: { ...promised.shown, [seat]: seed } });
}
