import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build, defineConfig, type Plugin, type Rolldown } from "vite";

const STATIC = "../src/shutbox/server/static";
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

/** Fetches the fonts that every page shows together with the first style, and hands on what they are licensed under. */
function preload(): Plugin {
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
        attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${file}` },
        injectTo: "head-prepend",
      })),
  };
}

const fonts = (bundle: Bundle, which: RegExp): string[] =>
  Object.keys(bundle).filter((name) => name.endsWith(".woff2") && which.test(name));

// What the addresses show, by the first word of each; the server names these files in the page that it sends.
const SHOWN = /\/src\/\w+\/(\w+)Page\.tsx$/;
// Whoever opens a table most often finds a game there.
const SHORT: Record<string, string> = { home: "", table: "t", playing: "t", classroom: "c" };

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

export default defineConfig({
  plugins: [report(), preload(), needs(), budget()],
  build: {
    outDir: STATIC,
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
});
