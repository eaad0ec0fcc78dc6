// Breaks ten promises of the agent loop, one after the other, in a copy of the house, and runs the tests that guard each: every
// one must go red. Nothing of the house itself is touched. --only <number>: one of them.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mutations } from "./mutations/promises.mjs";
import { root } from "./setup.mjs";

const parts = [
  "src",
  "packages",
  "tests",
  "scripts",
  "public",
  "index.html",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];
const only = process.argv.includes("--only") ? Number(process.argv[process.argv.indexOf("--only") + 1]) : null;
const chosen = mutations.filter((_, index) => only === null || index + 1 === only);
const copy = mkdtempSync(join(tmpdir(), "parley-mutations-"));

try {
  for (const part of [...parts, "vite.config.ts"]) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
  const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
  const sound = run(files);
  if (sound.passed === 0 || sound.failed > 0)
    throw new Error(`The tests do not pass without a fault:\n${sound.output}`);
  const missed = chosen.filter((mutation) => !isNoticed(mutation));
  console.log(`\n${chosen.length - missed.length} of ${chosen.length} faults noticed`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** @param {import("./mutations/promises.mjs").Mutation} mutation */
function isNoticed({ promise, file, from, to, tests }) {
  const path = join(copy, file);
  const sound = readFileSync(path, "utf8");
  if (sound.split(from).length !== 2) throw new Error(`${file} does not hold this exactly once: ${from}`);
  writeFileSync(
    path,
    sound.replace(from, () => to),
  );
  const { failed } = run(tests);
  writeFileSync(path, sound);
  console.log(`${failed > 0 ? "red " : "MISS"} ${promise} (${failed} failed)`);
  return failed > 0;
}

/** @param {readonly string[]} files */
function run(files) {
  const report = join(copy, "report.json");
  rmSync(report, { force: true });
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const args = [
    "run",
    "--project",
    "node",
    "--testTimeout=20000",
    "--reporter=json",
    `--outputFile=${report}`,
    ...files,
  ];
  const { stdout, stderr } = spawnSync(process.execPath, [vitest, ...args], { cwd: copy, encoding: "utf8" });
  const output = stdout + stderr;
  if (!existsSync(report)) throw new Error(`The tests did not run:\n${output}`);
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, "utf8"));
  return { passed, failed, output };
}
