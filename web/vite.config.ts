import { build, defineConfig, type Plugin } from "vite";

const STATIC = "../src/shutbox/server/static";
const here = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);

/** A report that is saved as one file: its script and its style, which Python puts into a page (words/page.py). */
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

export default defineConfig({
  plugins: [report()],
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    target: "es2022",
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
