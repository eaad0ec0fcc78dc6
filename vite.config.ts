import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { leanCytoscape } from "./scripts/lean-cytoscape.mjs";

/** Icons, parts and hooks of the page in one file: some eighty small ones compress worse apart, and each is a request. */
const smallParts = { name: "parts", test: /lucide-react|src\/ui\/parts\/|src\/ui\/use-/ };

export default defineConfig({
  base: "./",
  plugins: [react(), leanCytoscape(), devWithoutPolicy()],
  resolve: { tsconfigPaths: true },
  worker: { format: "es" },
  build: {
    target: "es2023",
    sourcemap: false,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output: { codeSplitting: { groups: [smallParts] } } },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/e2e/**", "tests/bench/**"],
          // Laws run many cases; a busy machine is no failure.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          environment: "jsdom",
          include: ["tests/**/*.test.tsx"],
          setupFiles: ["tests/support/dom-setup.ts"],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "bench",
          environment: "node",
          include: ["tests/bench/**/*.bench.ts"],
          fileParallelism: false,
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          environment: "node",
          include: ["tests/e2e/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

/** The dev server writes styles and scripts into the page, which the policy of the built page forbids. */
function devWithoutPolicy(): Plugin {
  return {
    name: "parley-dev-without-policy",
    apply: "serve",
    transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ""),
  };
}
