// The command line: bundles src/app/headless.ts (and the evaluation, packages/bench) when a source is newer, then runs it. Only the answer goes to stdout.
import { mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { isNewer } from "./install/is-newer.mjs";
import { isMain } from "./is-main.mjs";
import { root, setUp } from "./setup.mjs";

export const bundle = join(root, "dist-headless", "headless.js");
export const evalBundle = join(root, "dist-headless", "eval.js");

/** @param {{ log?: import("./types.mjs").Log }} [options] */
export async function buildHeadless({ log = (text) => process.stderr.write(`${text}\n`) } = {}) {
  await setUp({ log });
  const sources = [
    "src",
    "packages/formats",
    "packages/bench/src",
    "vite.config.ts",
    "package.json",
    "package-lock.json",
  ].map((name) => join(root, name));
  if (!isNewer(sources, bundle)) return;
  await withLock(async () => {
    if (isNewer(sources, bundle)) await bundleEntry();
  });
}

/**
 * Two doors opened at once build one after the other.
 * @param {() => Promise<void>} work
 */
async function withLock(work) {
  const lock = join(root, "node_modules", ".parley-headless-lock");
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0);
      if (age > 120_000) rmSync(lock, { recursive: true, force: true });
      else await wait(100);
    }
  }
  try {
    await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

async function bundleEntry() {
  const { build } = await import("vite");
  await build({
    root,
    logLevel: "error",
    build: {
      ssr: true,
      outDir: "dist-headless",
      emptyOutDir: true,
      copyPublicDir: false,
      rollupOptions: {
        input: { headless: "src/app/headless.ts", eval: "packages/bench/src/eval.ts" },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
}

if (isMain(import.meta.url)) {
  try {
    await buildHeadless();
    const { main } = await import(pathToFileURL(bundle).href);
    const stop = new AbortController();
    // The second time the process ends at once, as ever.
    process.once("SIGINT", () => stop.abort(new DOMException("Stopped.", "AbortError")));
    process.exitCode = await main({
      args: process.argv.slice(2),
      workingFolder: process.env["INIT_CWD"] ?? process.cwd(),
      samplesFolder: join(root, "public", "samples"),
      environment: process.env,
      stdout: (/** @type {string} */ text) => process.stdout.write(text),
      stderr: (/** @type {string} */ text) => process.stderr.write(text),
      signal: stop.signal,
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
    process.exitCode = 2;
  }
  // The socket of a server that hangs would keep the process: it ends once all that was said has been read.
  setInterval(() => {
    if (process.stdout.writableLength + process.stderr.writableLength === 0) process.exit();
  }, 500).unref();
}
