// A turn as a link: the whole table as text behind the `#`, so that no server sees it. The other browser adds its turn,
// and sends a link back.
import { signal } from "@preact/signals";
import type { Fault } from "../network/wire";
import { seedOf } from "../fairness/seed";
import { addressOf } from "./address";
import { inquire } from "./office";

/** Whether a table goes to and fro, whether its link is to be sent now, and to whom. */
export interface Turn {
  relay: boolean;
  due: boolean;
  stage: string;
  names: string[];
}

/** What has become of a link that was opened. */
export type Arrival = { kind: "opening" } | { kind: "older" } | { kind: "refused"; fault: Fault };
export const arrival = signal<Arrival | null>(null);

const LINK = "/turn/";

async function told<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const { status, data } = await inquire(method, path, body);
  if (status !== 200) throw (data as { error: Fault }).error;
  return data as Answer;
}

const through = async (bytes: BlobPart, way: GenericTransformStream): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer();

async function packed(text: string): Promise<string> {
  const bytes = new Uint8Array(await through(text, new CompressionStream("deflate-raw")));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpacked(text: string): Promise<string> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

export const turnOf = (code: string): Promise<Turn> => told<Turn>("GET", `/api/tables/${code}/turn`);

/** The link with the table as it is now. */
export async function linkOf(code: string): Promise<string> {
  const { you, view } = await told<{ you: number[]; view: { public: string } }>("GET", `/api/tables/${code}`);
  const own = you.map((seat) => [seat, seedOf(view.public, seat)]).filter(([, seed]) => seed);
  const seeds = Object.fromEntries(own) as Record<string, string>;
  const { link } = await told<{ link: object }>("POST", `/api/tables/${code}/turn`, { seeds });
  return location.origin + addressOf(LINK + (await packed(JSON.stringify(link))));
}

const EDITED: Fault = { code: "offline-turn-edited", arguments: {} };

/** Takes what a link brings; the code of its table. */
export async function takeTurn(text: string): Promise<string | null> {
  arrival.value = { kind: "opening" };
  try {
    const sent = JSON.parse(await unpacked(text).catch(() => Promise.reject(EDITED))) as object;
    const found = await told<{ code: string; new: number }>("POST", "/api/turn", { sent });
    arrival.value = found.new ? null : { kind: "older" };
    return found.code;
  } catch (error) {
    const fault = error instanceof SyntaxError ? EDITED : (error as Fault);
    arrival.value = { kind: "refused", fault };
    return null;
  }
}
