import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { leanCytoscape } from "./scripts/lean-cytoscape.mjs";

export default defineConfig({
  base: "./",
  plugins: [react(), leanCytoscape(), devWithoutPolicy()],
  resolve: { tsconfigPaths: true },
  worker: { format: "es" },
  build: {
    target: "es2023",
    sourcemap: false,
    chunkSizeWarningLimit: 1300,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: ofFirstLoad() }] } } },
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
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // A slow machine is no failure: what is waited for may take its time.
          expect: { poll: { timeout: 15_000 } },
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

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * All that the page's script imports without waiting in one file: apart, shared with lazy parts, they would be a hundred
 * small ones that pack worse.
 */
function ofFirstLoad(): (id: string, graph: Graph) => string | null {
  let known: ReadonlySet<string> | undefined;
  return (id, graph) => {
    known ??= reachedFrom(resolve("src/app/browser-main.tsx"), graph);
    return known.has(id) ? "page" : null;
  };
}

function reachedFrom(entry: string, graph: Graph): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}
