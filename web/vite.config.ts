import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build, defineConfig, type Plugin, type Rolldown } from "vite";

const STATIC = "../src/shutbox/server/static";
// The pages of the static site (`vite build --mode site`), and what stands in there for what only a server can do.
const SITE = "../src/shutbox/offline/pages";
const SWAPS: Record<string, string> = {
  "src/network/ask.ts": "src/site/ask.ts",
  "src/network/connection.ts": "src/site/connection.ts",
  "src/frame/place.ts": "src/site/place.ts",
  "src/language/catalogue.ts": "src/site/catalogue.ts",
  "src/games/held.ts": "src/site/held.ts",
  "src/games/Account.tsx": "src/site/KeptHere.tsx",
};
// A page of the site may load what lies beside it, and nothing else. WebAssembly is for the worker alone, which has the
// policy of its own file: none where the web space sends none (docs/offline.md).
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";
const BESIDE = ["sw.js", "manifest.webmanifest", "icon-192.png", "icon-512.png", "icon-maskable.png"];
// Python for browsers, as its package has it. What is large is packed, because few web spaces pack what they send.
const PYTHON = { plain: ["pyodide.mjs"], packed: ["pyodide.asm.mjs", "pyodide.asm.wasm"], cut: ["python_stdlib.zip"] };
// What a first visit to Home may weigh in scripts, styles and fonts, packed; more fails the build.
const BUDGET = 150_000;
const FONT_BUDGET = 40_000;
// Every page shows these two from the start. Russian needs two more, which `words.ts` asks for.
const LATIN = /(?:lora-latin-400|arimo-latin-wght)-normal/;
const PACKAGES = ["@fontsource/lora", "@fontsource-variable/arimo", "@fontsource/cousine"];
const CYRILLIC = /(?:lora-cyrillic-400|arimo-cyrillic-wght)-normal/;
// The words that are spoken from the start come in one file for each language.
const SPOKEN = /\/words\/(\w\w)\/(?:web|first|frame|fact|rules|bots|tile)\.ftl/;
// What every page begins with, and Home: in one file with all that they import, because a browser asks for six files at
// a time, and each question takes its way to the server and back.
const AT_ONCE = /\/src\/(?:home\/HomePage|language\/words|network\/renewal|frame\/(?:focus|fresh|Nowhere|route))\.tsx?$/;
const here = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);

/** A report that is saved as one file: its script and its style, which Python puts into a page (words/report_page.py). */
function report(): Plugin {
  return {
    name: "report",
    apply: "build",
    async closeBundle() {
      await build({
        configFile: false,
        logLevel: "warn",
        publicDir: false,
        resolve: { alias: [{ find: /^\.\/catalogue$/, replacement: here("src/standalone/catalogue.ts") }] },
        build: {
          outDir: `${STATIC}/report`,
          emptyOutDir: true,
          target: "es2022",
          cssCodeSplit: false,
          assetsInlineLimit: 1 << 20,
          modulePreload: false,
          rolldownOptions: {
            input: here("src/standalone/main.tsx"),
            output: { format: "iife", entryFileNames: "report.js", assetFileNames: "report[extname]" },
          },
        },
      });
    },
  };
}

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** Puts the parts of the site in the place of what needs a server. */
function swaps(): Plugin {
  const replaced = Object.fromEntries(Object.entries(SWAPS).map(([from, to]) => [here(from), here(to)]));
  return {
    name: "swaps",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!importer || !source.startsWith(".") || importer.startsWith(here("src/site/"))) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return (found && replaced[found.id]) ?? null;
    },
  };
}

/** Lays Python for browsers beside the pages of the site. */
function python(): Plugin {
  return {
    name: "python",
    apply: "build",
    generateBundle() {
      const content = (name: string) => readFileSync(here(`node_modules/pyodide/${name}`));
      const emit = (fileName: string, source: Uint8Array) =>
        this.emitFile({ type: "asset", fileName: `python/${fileName}`, source });
      // Some web spaces send what ends in `.mjs` as something that no browser takes for a script.
      for (const name of [...PYTHON.plain, ...PYTHON.cut]) emit(name.replace(/mjs$/, "js"), content(name));
      for (const name of PYTHON.packed) emit(`${name}.packed`, gzipSync(content(name), { level: 9 }));
      // The loader compares versions with its list of packages, of which the site has none.
      const lock = readFileSync(here("node_modules/pyodide/pyodide-lock.json"), "utf8");
      const { info } = JSON.parse(lock) as { info: object };
      emit("lock.json", new TextEncoder().encode(JSON.stringify({ info, packages: {} })));
      const beside = (name: string) => readFileSync(here(`site/${name}`));
      for (const name of BESIDE) this.emitFile({ type: "asset", fileName: name, source: beside(name) });
    },
  };
}

/** What is in the page before all else: the policy, which has to come first. */
function policy(): Plugin {
  return {
    name: "policy",
    transformIndexHtml: {
      order: "post",
      handler: () => [
        { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
        { tag: "link", attrs: { rel: "manifest", href: "./manifest.webmanifest" }, injectTo: "head" },
        { tag: "link", attrs: { rel: "apple-touch-icon", href: "./icon-192.png" }, injectTo: "head" },
      ],
    },
  };
}

/** Fetches the fonts that every page shows together with the first style, and hands on what they are licensed under. */
function preload(base: string): Plugin {
  return {
    name: "preload",
    apply: "build",
    buildStart() {
      const licenses = PACKAGES.map(
        (name) => `${name}\n\n${readFileSync(here(`node_modules/${name}/LICENSE`), "utf8").trim()}\n`,
      );
      this.emitFile({ type: "asset", fileName: "fonts.txt", source: licenses.join("\n\n") });
    },
    transformIndexHtml: (_html, { bundle = {} }) =>
      fonts(bundle, LATIN).map((file) => ({
        tag: "link",
        attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `${base}${file}` },
        injectTo: "head-prepend",
      })),
  };
}

const fonts = (bundle: Bundle, which: RegExp): string[] =>
  Object.keys(bundle).filter((name) => name.endsWith(".woff2") && which.test(name));

// What the addresses show, by the first word of each; the server names these files in the page that it sends.
const SHOWN = /\/src\/\w+\/(\w+)Page\.tsx$/;
// Whoever opens a table most often finds a game there.
const SHORT: Record<string, string> = { home: "", table: "t", playing: "t" };

/** Lists what each page and each language needs beyond the first script, so that all of it is fetched at once. */
function needs(): Plugin {
  return {
    name: "needs",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each): each is Chunk => each.type === "chunk");
      const begun = fetched(bundle, chunks.find((each) => each.isEntry)!.fileName);
      const words: Record<string, string[]> = {};
      const pages: Record<string, string[]> = {};
      for (const each of chunks) {
        const language = each.moduleIds.map((id) => SPOKEN.exec(id)?.[1]).find(Boolean);
        if (language) words[language] = [each.fileName, ...(language === "ru" ? fonts(bundle, CYRILLIC) : [])];
        const page = SHOWN.exec(each.facadeModuleId ?? "")?.[1]?.toLowerCase();
        if (!page) continue;
        const at = SHORT[page] ?? page;
        const files = [...fetched(bundle, each.fileName)].filter((file) => !begun.has(file));
        pages[at] = [...new Set([...(pages[at] ?? []), ...files])];
      }
      this.emitFile({ type: "asset", fileName: "needs.json", source: JSON.stringify({ words, pages }) });
    },
  };
}

/** Weighs what a browser fetches before it shows Home, in the language that weighs most. */
function budget(): Plugin {
  return {
    name: "budget",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each): each is Chunk => each.type === "chunk");
      const first = fetched(bundle, chunks.find((each) => each.isEntry)!.fileName);
      const spoken = chunks.filter((each) => each.moduleIds.some((id) => SPOKEN.test(id)));
      const words = spoken.map((each) =>
        weight(bundle, [each.fileName, ...(each.name === "words-ru" ? fonts(bundle, CYRILLIC) : [])]),
      );
      const found = weight(bundle, [...first, ...fonts(bundle, LATIN)]) + Math.max(...words);
      console.log(`a first visit weighs ${(found / 1000).toFixed(1)} kB of ${BUDGET / 1000} kB`);
      if (found > BUDGET)
        this.error(`a first visit weighs ${found} bytes of scripts, styles and fonts, packed; the most is ${BUDGET}`);
      for (const font of fonts(bundle, /./)) {
        if (weight(bundle, [font]) > FONT_BUDGET) this.error(`${font} weighs more than ${FONT_BUDGET} bytes`);
      }
    },
  };
}

/** A file with everything that it needs at once. */
function fetched(bundle: Bundle, file: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const chunk = bundle[file];
  if (chunk?.type !== "chunk") return found;
  for (const style of (chunk as Chunk).viteMetadata?.importedCss ?? []) found.add(style);
  for (const each of chunk.imports) fetched(bundle, each, found);
  return found;
}

function weight(bundle: Bundle, names: string[]): number {
  const contents = names
    .map((name) => bundle[name])
    .map((each) => (each?.type === "chunk" ? each.code : (each?.source ?? "")));
  return contents.reduce((sum, each) => sum + gzipSync(each, { level: 9 }).length, 0);
}

export default defineConfig(({ mode }) => {
  const alone = mode === "site";
  const base = alone ? "./" : "/";
  const served = [report(), preload(base), needs(), budget()];
  return {
    base,
    plugins: alone ? [swaps(), preload(base), policy(), python()] : served,
    worker: { format: "es" },
    build: {
      outDir: alone ? SITE : STATIC,
      emptyOutDir: true,
      target: "es2022",
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { test: SPOKEN, name: (id) => `words-${SPOKEN.exec(id)?.[1]}` },
              { test: AT_ONCE, name: "app" },
            ],
          },
        },
      },
    },
  };
});
