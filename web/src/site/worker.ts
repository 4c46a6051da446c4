// Runs the tables of this browser: the same Python as on a server. One thing happens after the other, and nothing is
// said to a page before it is stored.
import type { Fault, Message } from "../network/wire";
import { claim, type Claim } from "./owner";
import { fetchPacked, startPython, type Handle, type Manifest, type Python } from "./python";
import { openVault, type Addition, type Kept, type Row, type Vault } from "./vault";
import type { Reply, ToPage, ToWorker } from "./wire";

interface Outcome {
  need?: string;
  answer: (Reply & { error?: unknown }) | null;
  stored: Addition[];
  told: [string, Message][];
  wait: number | null;
}

type Event = { do: string } & Record<string, unknown>;

const post = (said: ToPage): void => self.postMessage(said);
const UNKNOWN: Reply = { status: 404, data: { ok: false, error: { code: "table-unknown", arguments: {} } } };
const FAULT: Reply = { status: 500, data: { ok: false, error: { code: "http-fault", arguments: {} } } };
const OWN = /^\/api\/(?:tables|turn|mine|export|import|forget)/;
const TURN = /^\/api\/(?:turn|tables\/([^/]+)\/turn)$/;
const done = (data: object): Reply => ({ status: 200, data: { v: 1, ok: true, ...data } });

class Office {
  private handle!: Handle;
  private vault!: Vault;
  private claim!: Claim;
  private queue: Promise<unknown> = Promise.resolve();
  private timer = 0;
  private solved = false;
  private due: number | null = null;
  private origin = "";

  /** Everything that comes before the first event. */
  async open(root: string, origin: string): Promise<void> {
    this.origin = origin;
    const folder = `${root}python/`;
    this.vault = await openVault();
    post({ kind: "kept", kept: this.vault.lasting });
    const manifest = (await (await fetch(`${root}files.json`)).json()) as Manifest;
    const total = Object.values(manifest.python).reduce((sum, size) => sum + size, 0);
    let loaded = 0;
    const came = (size: number) => post({ kind: "progress", loaded: (loaded += size), total });
    const python = await startPython(folder, came);
    this.handle = python.handle;
    void this.addSolutions(python, `${root}tables/`, Object.keys(manifest.tables));
    this.claim = claim((owns) => this.owned(owns));
    await this.claim.known;
  }

  /** Whoever gets the tables reads them anew: another tab may have played there. */
  private owned(owns: boolean): void {
    if (!owns) return post({ kind: "phase", phase: "elsewhere" });
    const begin = () => {
      this.handle(JSON.stringify({ do: "reset" }));
      post({ kind: "phase", phase: "ready" });
    };
    this.queue = this.queue.then(begin);
  }

  private async addSolutions(python: Python, folder: string, names: string[]): Promise<void> {
    const add = async (name: string) => {
      const data = await (await fetchPacked(folder + name)).arrayBuffer();
      python.addSolution(name, new Uint8Array(data));
    };
    await Promise.all(names.map((name) => add(name).catch(() => undefined)));
    this.solved = true;
    this.schedule(this.due);
  }

  /** What comes one after the other. */
  hear(said: ToWorker): void {
    if (said.kind === "take") return this.claim.owns() ? undefined : this.claim.take();
    const serve = () => this.serve(said).catch((error: unknown) => this.failed(said, error));
    this.queue = this.queue.then(serve);
  }

  private failed(said: ToWorker, error: unknown): void {
    console.error(error);
    if (said.kind === "ask") post({ kind: "answer", id: said.id, reply: FAULT });
    else if ("page" in said) post({ kind: "down", page: said.page });
  }

  private async serve(said: ToWorker): Promise<void> {
    if (said.kind === "ask") {
      post({ kind: "answer", id: said.id, reply: await this.answer(said.method, said.path, said.body) });
    } else if (said.kind === "connect" && this.claim.owns()) {
      const { answer } = await this.perform({ do: "connect", page: said.page, code: said.code, version: 2 });
      if (answer) post({ kind: "down", page: said.page, fault: faultIn(answer) });
    } else if (said.kind === "message" && this.claim.owns()) {
      const data = said.data as { id?: string; n?: number };
      const { answer } = await this.perform({ do: "message", page: said.page, data });
      if (answer) post({ kind: "told", page: said.page, message: refusalOf(data, answer) });
    } else if (said.kind === "leave") await this.perform({ do: "leave", page: said.page });
    else if ("page" in said) post({ kind: "down", page: said.page });
  }

  private async answer(method: string, path: string, body: unknown): Promise<Reply> {
    if (OWN.test(path) && !this.claim.owns()) return (await this.perform({ do: "refuse" })).answer!;
    if (path === "/api/export") return done({ tables: await this.vault.all() });
    if (path === "/api/import") return done({ count: await this.bring((body as { tables: Kept[] }).tables) });
    if (path === "/api/forget") return this.forget((body as { code?: string }).code);
    const of = TURN.exec(path);
    if (of) return this.turn(of[1] ?? "", method, body as { sent?: { code?: unknown }; seeds?: object });
    const rows = path === "/api/mine" ? await this.vault.rows() : [];
    const { answer } = await this.perform({ do: "request", method, path, body, rows, origin: this.origin });
    return answer ?? UNKNOWN;
  }

  /** A table as a link, taken or made, and whether it is to be sent. */
  private async turn(of: string, method: string, body?: { sent?: { code?: unknown }; seeds?: object }): Promise<Reply> {
    const code = of || String(body?.sent?.code);
    const kept = await this.vault.read(code);
    if (of && !kept) return UNKNOWN;
    const asked = of ? (method === "POST" ? { seeds: body?.seeds ?? {} } : {}) : { sent: body?.sent };
    const { answer } = await this.perform({ do: "turn", kept, ...asked });
    return answer?.error ? { status: 400, data: { ok: false, error: answer.error } } : (answer ?? UNKNOWN);
  }

  /** Deletes a table, or all of them. */
  private async forget(code?: string): Promise<Reply> {
    await this.vault.forget(code);
    this.handle(JSON.stringify({ do: "reset" }));
    return done({});
  }

  /** Adds tables of another browser, and what is newer there of those that are here; how many there were of them. */
  private async bring(tables: Kept[]): Promise<number> {
    let count = 0;
    for (const { row, bodies } of tables) {
      const found = JSON.parse(this.handle(JSON.stringify({ do: "check", row, bodies }))) as Outcome;
      // A table that is damaged stays out, and the others come.
      if (found.answer?.status !== 200) continue;
      const sound = found.answer.data as Row;
      const here = await this.vault.read(sound.code);
      const since = here?.bodies.length ?? 0;
      // Of a table that went on differently in both browsers, the one that is here stays.
      if (since >= bodies.length || here?.bodies.some((body, place) => body !== bodies[place])) continue;
      await this.vault.write([{ row: sound, since, bodies: bodies.slice(since) }]);
      count += 1;
    }
    this.handle(JSON.stringify({ do: "reset" }));
    return count;
  }

  /** An event, with the table that it needs read before it, and what it leads to stored before anybody is told. */
  private async perform(event: Event): Promise<Pick<Outcome, "answer">> {
    const found = JSON.parse(this.handle(JSON.stringify(event))) as Outcome;
    if (found.need !== undefined) {
      const kept = await this.vault.read(found.need);
      if (!kept) return { answer: UNKNOWN };
      const loaded = await this.perform({ do: "load", ...kept });
      return loaded.answer ? { answer: { status: 503, data: loaded.answer } } : this.perform(event);
    }
    if (found.stored.length) {
      try {
        await this.vault.write(found.stored);
      } catch (error) {
        console.error(error);
        const refused = found.stored.map(({ row }) => this.handle(JSON.stringify({ do: "drop", code: row.code })));
        return JSON.parse(refused[0]!) as Outcome;
      }
    }
    for (const [page, message] of found.told) post({ kind: "told", page, message });
    this.schedule(found.wait);
    return found;
  }

  /** Lets happen what is due; bots and the coach wait until the solutions are there. */
  private schedule(wait: number | null): void {
    clearTimeout(this.timer);
    this.due = wait;
    if (wait === null || !this.solved) return;
    const tick = async () => void (this.claim.owns() && (await this.perform({ do: "tick" })));
    this.timer = self.setTimeout(() => (this.queue = this.queue.then(tick).catch(console.error)), 1000 * wait);
  }
}

const faultIn = (answer: Reply): Fault => (answer.data as { error: Fault }).error;

/** The answer to a command that could not be stored. */
const refusalOf = ({ id = "", n = 0 }: { id?: string; n?: number }, answer: Reply): Message => {
  return { v: 2, id, ok: false, n, error: faultIn(answer) };
};

const office = new Office();
let opened: Promise<void> = Promise.resolve();
self.onmessage = ({ data: said }: MessageEvent<ToWorker>): void => {
  if (said.kind === "open") {
    opened = office.open(said.root, said.origin);
    opened.catch((error: unknown) => post({ kind: "phase", phase: "broken", why: String(error) }));
    return;
  }
  const lost = (): void => void (said.kind === "ask" && post({ kind: "answer", id: said.id, reply: FAULT }));
  void opened.then(() => office.hear(said), lost);
};
