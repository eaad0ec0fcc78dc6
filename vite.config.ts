import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { licences } from "./scripts/licences/licences-plugin.mjs";

const shipped = licences(import.meta.dirname);

export default defineConfig({
  base: "./",
  plugins: [react(), devWithoutPolicy(), shipped.page, offlineApp()],
  resolve: { tsconfigPaths: true },
  worker: { format: "es", plugins: () => [shipped.worker] },
  // Found only in a worker, it would make the dev server load the page again when that starts.
  optimizeDeps: { include: ["@mlc-ai/web-llm", "minisearch/SearchableMap", "stemmer"] },
  build: {
    target: "es2023",
    sourcemap: false,
    chunkSizeWarningLimit: 1300,
    // Each of these in one file: shared with lazy parts, they would be many small ones, which pack worse (by 3 to 4 %).
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "bolt", test: /node_modules.(?:neo4j-driver|buffer|base64-js|ieee754|safe-buffer|string_decoder)/ },
            { name: "page", tags: ["$initial"], priority: 2 },
            { name: "reader", test: /builtin.builtin-reader\.ts/, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          globalSetup: ["tests/support/needs-samples.ts"],
          isolate: false,
          environment: "node",
          include: ["tests/**/*.test.ts"],
          // Wordings of the built-in assistant wait for the long run: of what they ask, the evaluation asks each kind.
          exclude: [
            ...["tests/e2e/**", "tests/bench/**", "tests/live/**"],
            ...(process.env["PARLEY_SHORT"] ? ["tests/providers/builtin/{asking,courses,languages}/**"] : []),
          ],
          setupFiles: ["tests/support/laws-setup.ts"],
          // Laws run many cases, in the long run thirty times as many; a busy machine is no failure.
          testTimeout: process.env["PARLEY_LONG"] === undefined ? 60_000 : 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          globalSetup: ["tests/support/needs-samples.ts"],
          isolate: false,
          environment: "jsdom",
          include: ["tests/**/*.test.tsx"],
          setupFiles: ["tests/support/page/dom-setup.ts", "tests/support/laws-setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "live",
          environment: "node",
          include: ["tests/live/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 180_000,
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
          globalSetup: ["tests/support/page/shared-browser.ts"],
          environment: "node",
          include: ["tests/e2e/**/*.test.ts"],
          isolate: false,
          // Over databases one file after the other: each fills and empties the same.
          maxWorkers: process.env["PARLEY_ENGINES"] ? 1 : 2,
          // What a busy machine was too slow for is tried once more, which the report tells; what is broken fails twice.
          retry: 1,
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

/**
 * The page works without a network: all its files are kept when it has been open for a while, but what models need and the
 * words of a language, which are kept when they are first used, and large samples. Paths are relative, so that any sub-path will do.
 */
function offlineApp() {
  return VitePWA({
    // The page asks before it changes to a new version.
    registerType: "prompt",
    injectRegister: null,
    showMaximumFileSizeToCacheInBytesWarning: true,
    manifest: {
      id: "./",
      name: "Parley",
      short_name: "Parley",
      description: "Talk to your graph, in your browser.",
      start_url: "./",
      scope: "./",
      display: "standalone",
      background_color: "#f4f6f6",
      theme_color: "#f4f6f6",
      categories: ["productivity", "education", "utilities"],
      icons: [
        { src: "icons/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "icons/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
      ],
    },
    workbox: {
      globPatterns: ["**/*.{html,js,css,woff2,svg,png}", "samples/*.json", "handbook/*.md", "licences.txt"],
      // What is larger (the engine of local models) is kept when it is first used, and so is the driver of databases.
      maximumFileSizeToCacheInBytes: 1_500_000,
      globIgnores: ["samples/generated-10000.json", "assets/llm-worker-*.js", "assets/bolt-*.js"],
      inlineWorkboxRuntime: true,
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      navigateFallback: "index.html",
      runtimeCaching: [
        {
          urlPattern: ({ sameOrigin, url }) =>
            sameOrigin && /\/(assets|samples|handbook|meanings)\//.test(url.pathname),
          handler: "CacheFirst",
          options: {
            cacheName: "parley-used",
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: 40, purgeOnQuotaError: true },
          },
        },
      ],
    },
  });
}
