import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { printRatios } from "../support/measure";

/*
 * Cost of a step of the loop without network: a message of 5 steps, each a sentence in 12 deltas and one trivial call whose arguments stream too,
 * then the answer, against the least code that streams, parses, looks the call up, runs it on the same document and sends back.
 * Neither side writes a request as JSON. Budget ("Loop"): at most 8 times the bare loop with validation, events and
 * guards, which the bare loop has none of; and the same after 1,000 exchanges as after none. Both sides are bundled as the page is.
 */
const root = join(import.meta.dirname, "..", "..");
// Below node_modules, so that what is left out of the bundle is found from there.
const parent = join(root, "node_modules", ".parley-bench");
mkdirSync(parent, { recursive: true });
const folder = mkdtempSync(join(parent, "loop-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("runs a step of the loop beside a bare loop", async () => {
  await build({
    root,
    logLevel: "error",
    build: {
      ssr: true,
      outDir: folder,
      copyPublicDir: false,
      rollupOptions: {
        input: { loop: join(import.meta.dirname, "loop", "measure-loop.ts") },
        output: { entryFileNames: "[name].mjs" },
      },
    },
  });
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, "loop.mjs")], { encoding: "utf8" });
  expect(stderr).toBe("");
  printRatios("one step of the loop", z.parse(z.record(z.string(), z.number()), JSON.parse(stdout)), "bare loop");
});
