import { defineConfig } from "vite";

export default defineConfig({
  build: {
    outDir: "../src/shutbox/server/static",
    emptyOutDir: true,
    target: "es2022",
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
