import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { packed } from "./tools/packed.ts";

const SERVER = process.env.GANGLAND_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte({ configFile: false }), packed()],
  // The built files ship inside the Python package, which serves them.
  build: {
    outDir: "../src/gangland/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": SERVER, "/socket": { target: SERVER, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts", "src/games/*/tests/*.test.ts"] },
});
