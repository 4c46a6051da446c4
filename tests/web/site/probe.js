// A worker for tests: runs Python with the package as it is in the site, and answers with what the code returns.
const MODULE = { type: "text/javascript" };
const folder = new URL("./python/", self.location.href).href;
const unpacked = async (name) => {
  const packed = (await fetch(`${folder}${name}.packed`)).body;
  const kind = name.endsWith(".wasm") ? "application/wasm" : "application/zip";
  return new Response(packed.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": kind } });
};
const plain = self.fetch;
self.fetch = (input, init) => {
  const name = String(input).slice(folder.length);
  return ["pyodide.asm.wasm", "stdlib.zip"].includes(name) ? unpacked(name) : plain(input, init);
};
const start = async () => {
  const { loadPyodide } = await import(`${folder}pyodide.js`);
  const lockFileURL = `${folder}lock.json`;
  const stdLibURL = `${folder}stdlib.zip`;
  const script = URL.createObjectURL(new Blob([await (await unpacked("pyodide.asm.mjs")).arrayBuffer()], MODULE));
  const createPyodideModule = (await import(script)).default;
  const python = await loadPyodide({ indexURL: folder, stdLibURL, lockFileURL, createPyodideModule });
  python.unpackArchive(await (await unpacked("app.zip")).arrayBuffer(), "zip", { extractDir: "/shutbox" });
  python.runPython('import sys; sys.path.insert(0, "/shutbox")');
  return python;
};
const started = start();
self.onmessage = async ({ data }) => {
  try {
    const python = await started;
    python.globals.set("given", data.given);
    self.postMessage({ result: python.runPython(data.code) });
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};
