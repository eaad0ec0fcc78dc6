// Runs the benches: each prints medians and ratios against a peer or a plain loop of the same run. Nothing is asserted on time.
// --record writes the ratios to tests/bench/results.json; --compare names what got worse since by more than a quarter, ratios
// and exponents of growth (growth.bench.ts).
// Other words choose files: `npm run bench -- loop`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTables, toRecord, worse } from "./bench-results.mjs";
import { findChromium } from "./install/find-chromium.mjs";
import { root, setUp } from "./setup.mjs";

const results = join(root, "tests", "bench", "results.json");
const given = process.argv.slice(2);
const words = given.filter((word) => word !== "--record" && word !== "--compare");
const folder = mkdtempSync(join(tmpdir(), "parley-bench-"));
const tablesFile = join(folder, "tables.jsonl");

await setUp({ withBrowser: true });
const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const args = [vitest, "run", ...words, "--project", "bench", "--disable-console-intercept=true"];
const ended = spawnSync(process.execPath, args, {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, PARLEY_CHROMIUM: findChromium(), PARLEY_BENCH_TABLES: tablesFile },
});
process.exitCode = ended.status ?? 1;
const now = readTables(existsSync(tablesFile) ? readFileSync(tablesFile, "utf8") : "");
rmSync(folder, { recursive: true });

const known = existsSync(results) ? JSON.parse(readFileSync(results, "utf8")) : null;
if (given.includes("--compare")) compare();
if (given.includes("--record") && process.exitCode === 0) record();

function compare() {
  if (known === null) {
    console.log("There is nothing to compare with: run `npm run bench -- --record` first.");
    return;
  }
  const { machine, date, commit } = known.runs;
  const faults = worse(known, now);
  console.log(`\nBeside ${results} (${date}, ${commit}, ${machine}):`);
  console.log(faults.length === 0 ? "Nothing got worse by more than a quarter." : faults.join("\n"));
}

function record() {
  const commit = spawnSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).stdout.trim();
  const text = JSON.stringify(toRecord(now, known, commit), null, 2);
  // Lists of numbers on one line, as the formatter has them.
  const plain = text.replace(/\[\s+([-\d.,\s]+?)\s+\]/gu, (_, list) => `[${list.replace(/\s+/gu, " ")}]`);
  writeFileSync(results, `${plain}\n`);
  console.log(`\nWritten to ${results}.`);
}
