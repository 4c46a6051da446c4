// Python in the worker: its files are fetched, unpacked and started, and the package gets its place.
import { listMoves, type Listed } from "./list";
import { sweep, type FlatTurn } from "./sweep";

/** The function of the package that everything goes through. */
export type Handle = (text: string) => string;

interface Pyodide {
  globals: { set(name: string, value: unknown): void };
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void };
  unpackArchive(data: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

type Load = (options: object) => Promise<Pyodide>;

/** An array of Python, as JavaScript sees it while it is called. */
interface Numbers {
  getBuffer(kind: string): { data: Int32Array | Int8Array | Float64Array; release(): void };
}

/** A copy of such an array: the memory of Python may move. */
function copied<Kind extends Int32Array | Int8Array | Float64Array>(numbers: Numbers, kind: string): Kind {
  const view = numbers.getBuffer(kind);
  const copy = view.data.slice() as Kind;
  view.release();
  return copy;
}

function swept(
  starts: Numbers,
  targets: Numbers,
  ways: Numbers,
  shares: Numbers,
  stops: Numbers,
  slacks: Numbers,
  off: number,
  end: number,
): Float64Array {
  const turn: FlatTurn = {
    starts: copied(starts, "i32"),
    targets: copied(targets, "i32"),
    ways: copied(ways, "i8"),
    shares: copied(shares, "f64"),
  };
  return sweep(turn, copied(stops, "f64"), copied(slacks, "f64"), off, end);
}

/** The moves of a turn; what Python reads of typed arrays are their bytes. */
function listed(tiles: Numbers, heights: Numbers, pips: number, unlucky: number, most: number, deep: boolean): Listed {
  return listMoves(copied(tiles, "i32"), copied(heights, "i32"), pips, unlucky, most, deep);
}

export interface Python {
  handle: Handle;
  /** Adds a solution of a game, under its name. */
  addSolution(name: string, data: Uint8Array): void;
}

/** The files of the site that the worker needs, with their sizes. */
export interface Manifest {
  python: Record<string, number>;
  tables: Record<string, number>;
}

const HOME = "/shutbox";
const START = `
import sys
sys.path.insert(0, "${HOME}")
from json import load
from shutbox.offline import Gateway
from shutbox.solve.portable.flat_turn import install_lister, install_loop
def loop(turn, stops, slacks, off, end):
    return swept(turn.starts, turn.targets, turn.ways, turn.shares, stops, slacks, off, end).to_py()
install_loop(loop)
def lister(*numbers):
    found = listed(*numbers)
    return found.starts.to_memoryview().cast("B"), found.targets.to_memoryview().cast("B")
install_lister(lister)
with open("${HOME}/titles.json", encoding="utf-8") as file:
    gateway = Gateway(load(file))
gateway.handle
`;

/** Unpacks what the web space stores compressed, and tells how much has come. */
function unpacked(response: Response, came: (bytes: number) => void): ReadableStream<Uint8Array> {
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      came(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  return response.body!.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
}

export async function fetchPacked(url: string, came: (bytes: number) => void = () => undefined): Promise<Response> {
  const response = await fetch(`${url}.packed`);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  const kind = url.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(unpacked(response, came), { headers: { "content-type": kind } });
}

const bytes = async (url: string, came: (bytes: number) => void): Promise<ArrayBuffer> =>
  (await fetchPacked(url, came)).arrayBuffer();

/** The module of a file that is stored packed. */
async function unpackedModule(url: string, came: (bytes: number) => void): Promise<{ default: unknown }> {
  const script = new Blob([await bytes(url, came)], { type: "text/javascript" });
  const place = URL.createObjectURL(script);
  const module = (await import(/* @vite-ignore */ place)) as { default: unknown };
  URL.revokeObjectURL(place);
  return module;
}

/** Starts Python; `came` is told of each part that arrives. */
export async function startPython(folder: string, came: (bytes: number) => void): Promise<Python> {
  const app = bytes(`${folder}app.zip`, came);
  const library = bytes(`${folder}stdlib.zip`, came);
  const maker = unpackedModule(`${folder}pyodide.asm.mjs`, came);
  const runtime = fetchPacked(`${folder}pyodide.asm.wasm`, came);
  // The loader fetches its parts by itself: here it gets those that are under way already.
  const fetchPlain = self.fetch;
  const own: Record<string, Promise<Response>> = {
    [`${folder}pyodide.asm.wasm`]: runtime,
    [`${folder}stdlib.zip`]: library.then((data) => new Response(data)),
  };
  self.fetch = (input, init) => own[String(input)] ?? fetchPlain(input, init);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.js`)) as { loadPyodide: Load };
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}stdlib.zip`,
    lockFileURL: `${folder}lock.json`,
    createPyodideModule: (await maker).default,
  });
  self.fetch = fetchPlain;
  python.unpackArchive(await app, "zip", { extractDir: HOME });
  python.globals.set("swept", swept);
  python.globals.set("listed", listed);
  const tables = `${HOME}/shutbox/solve/portable/data`;
  python.FS.mkdirTree(tables);
  return {
    handle: python.runPython(START) as Handle,
    addSolution: (name, data) => python.FS.writeFile(`${tables}/${name}`, data),
  };
}
