// Works out what takes long: reports, exercises, values, the question of the day. It is a worker of its own, so that no
// game waits for it, and it is started when something is asked that needs it.
import { fetchPacked, startPython, type Handle, type Manifest } from "./python";
import type { Reply, ToPage, ToThinker } from "./wire";

const post = (said: ToPage): void => self.postMessage(said);

async function started(root: string): Promise<Handle> {
  const manifest = (await (await fetch(`${root}files.json`)).json()) as Manifest;
  const python = await startPython(`${root}python/`, () => undefined);
  const add = async (name: string) => {
    const data = await (await fetchPacked(`${root}tables/${name}`)).arrayBuffer();
    python.addSolution(name, new Uint8Array(data));
  };
  // What a solution would have said is worked out without it, or refused.
  await Promise.all(Object.keys(manifest.tables).map((name) => add(name).catch(() => undefined)));
  return python.handle;
}

let python: Promise<Handle>;
self.onmessage = ({ data: said }: MessageEvent<ToThinker>): void => {
  if (said.kind === "open") {
    python = started(said.root);
    python.catch((error: unknown) => post({ kind: "phase", phase: "broken", why: String(error) }));
    return;
  }
  const { id, method, path, body } = said;
  const answer = (handle: Handle): void => {
    const event = { do: "request", method, path, body, rows: [], origin: "" };
    const found = JSON.parse(handle(JSON.stringify(event))) as { answer: Reply };
    post({ kind: "answer", id, reply: found.answer });
  };
  void python.then(answer, () => undefined);
};
