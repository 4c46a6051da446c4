// Requests on a static site: a worker of the page answers them.
import { keep, recall } from "../device/storage";
import { inquire } from "./office";
import type { Reply } from "./wire";

/** There is no other device that could join. */
export const ALONE = true;

export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  // The site itself is there as long as its first file is.
  if (path === "/health") return fetch(document.baseURI, { cache: "no-store" });
  const body = typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : undefined;
  const of = OF_TABLE.exec(path);
  const answer =
    path === "/api/daily" ? daily() : of ? ofTable(of[1]!, of[2]!) : inquire(init.method ?? "GET", path, body);
  const { status, data, text, type, name } = await aborted(answer, init.signal ?? null);
  const headers = new Headers({ "content-type": type ?? "application/json" });
  if (name) headers.set("content-disposition", `attachment; filename="${name}"`);
  return new Response(text ?? JSON.stringify(data), { status, headers });
}

// What is worked out from the record of a table: the record comes from where the tables are.
const OF_TABLE = /^\/api\/tables\/([^/]+)\/(report|booklet)$/;

async function ofTable(code: string, wanted: string): Promise<Reply> {
  const record = await inquire("GET", `/api/tables/${code}/record`, undefined);
  return record.status === 200 ? inquire("POST", `/api/${wanted}`, { record: record.text }) : record;
}

/** What a day brings takes seconds to work out, and is the same all day. */
async function daily(): Promise<Reply> {
  const date = new Date().toISOString().slice(0, 10);
  const known = recall<{ date: string; data: unknown }>("site day");
  if (known?.date === date) return { status: 200, data: known.data };
  const found = await inquire("GET", "/api/daily", undefined);
  if (found.status === 200) keep("site day", { date, data: found.data });
  return found;
}

/** What is answered, unless nobody wants to know any more. */
function aborted<Answer>(answer: Promise<Answer>, signal: AbortSignal | null): Promise<Answer> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop);
    answer.then(resolve, reject);
  });
}
