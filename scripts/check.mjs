// Runs everything that must hold, one stage after the other, with seconds per stage; goes on after a failure so that one
// run tells all. --quick: without the browser and the size. --long: the long suites too.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { buildPage } from "./build.mjs";
import { buildHeadless } from "./headless.mjs";
import { findChromium } from "./install/find-chromium.mjs";
import { root } from "./setup.mjs";

/** @typedef {{ readonly passed: number, readonly failed: number }} Counts */

/**
 * `report` and `failures` read what a stage of tests wrote about itself.
 * @typedef {object} Stage
 * @property {string} name
 * @property {() => unknown} run
 * @property {() => Counts | undefined} [report]
 * @property {() => readonly string[]} [failures]
 */

/**
 * What is read of the test runner's report on a file.
 * @typedef {object} FileReport
 * @property {string} name
 * @property {string} [message]
 * @property {readonly { status: string, fullName: string, failureMessages: readonly string[] }[]} assertionResults
 */

/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: readonly FileReport[] }} TestReport */

const isQuick = process.argv.includes("--quick");
const isLong = process.argv.includes("--long");
const baseline = join(root, "tests", "eval", "results", "builtin.json");
const reports = join(root, "node_modules", ".parley-reports");
const env = { ...process.env, PARLEY_CHROMIUM: findChromium(), ...(isLong ? { PARLEY_LONG: "1" } : {}) };

/**
 * The package of a program that is not named as it is.
 * @type {Readonly<Record<string, string>>}
 */
const packageOf = { biome: "@biomejs/biome", depcruise: "dependency-cruiser", tsc: "typescript" };

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @type {readonly Stage[]} */
const stages = [
  command("lint", "biome", ["check", "--error-on-warnings", "."]),
  command("types", "tsc", ["--noEmit"]),
  command("layers", "depcruise", ["--config", ".dependency-cruiser.cjs", "src"]),
  command("unused", "knip", []),
  { name: "headless build", run: () => buildHeadless({ log: console.log }) },
  tests("tests", ["--project", "node", "--project", "dom"]),
  { name: "evaluation", run: () => runNode("scripts/eval.mjs", ["--quiet", "--jobs", "2", "--baseline", baseline]) },
  ...(isQuick
    ? []
    : [
        { name: "build", run: () => buildPage({ force: true }) },
        tests("browser", ["--project", "browser"]),
        command("size", "size-limit", []),
      ]),
];

let passed = 0;
let failed = 0;
const lines = [];
for (const stage of stages) {
  console.log(`\n== ${stage.name}`);
  const started = performance.now();
  const counts = await countsOf(stage);
  passed += counts.passed;
  failed += counts.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  lines.push(`${counts.failed === 0 ? "ok  " : "FAIL"} ${stage.name.padEnd(14)} ${seconds.padStart(6)} s`);
}
const failures = stages.flatMap((stage) => stage.failures?.() ?? []);
if (failures.length > 0) console.log(`\nFailed tests:\n${failures.join("\n")}`);
console.log(`\n${lines.join("\n")}\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * A stage counts as one check; a stage of tests by its tests, and as failed when the runner failed without a failing test.
 * @param {Stage} stage
 */
async function countsOf(stage) {
  try {
    await stage.run();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    const counts = stage.report?.();
    return counts && counts.failed > 0 ? counts : { passed: counts?.passed ?? 0, failed: 1 };
  }
  return stage.report?.() ?? { passed: 1, failed: 0 };
}

/**
 * @param {string} name
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Stage}
 */
function command(name, program, args) {
  return { name, run: () => runProgram(program, args) };
}

/**
 * @param {string} file
 * @returns {TestReport | undefined}
 */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/**
 * Each failing test of a file in a line, with the first line of why.
 * @param {FileReport} report
 */
function failuresOf({ name, message, assertionResults }) {
  const file = relative(root, name);
  const broken = assertionResults.filter(({ status }) => status === "failed");
  if (broken.length === 0) return message ? [`- ${file}: ${firstLine(message)}`] : [];
  return broken.map((test) => `- ${file}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
}

function firstLine(text = "") {
  return text.replace(/\n[\s\S]*$/, "").slice(0, 300);
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {Stage}
 */
function tests(name, args) {
  const file = join(reports, `${name}.json`);
  return {
    name,
    run: () =>
      runProgram("vitest", ["run", ...args, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`]),
    report: () => {
      const result = readReport(file);
      return result && { passed: result.numPassedTests, failed: result.numFailedTests };
    },
    failures: () => (readReport(file)?.testResults ?? []).flatMap(failuresOf),
  };
}

/**
 * @param {string} script
 * @param {readonly string[]} args
 */
function runNode(script, args) {
  return run(process.execPath, [join(root, script), ...args], { name: script });
}

/**
 * The script of a package's program, under Node: a .cmd file needs a shell, and a shell breaks at spaces in paths.
 * @param {string} program
 * @param {readonly string[]} args
 */
function runProgram(program, args) {
  const folder = join(root, "node_modules", packageOf[program] ?? program);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const script = join(folder, typeof bin === "string" ? bin : bin[program]);
  return run(process.execPath, [script, ...args], { name: program });
}

/**
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ name: string }} shown
 * @returns {Promise<void>}
 */
function run(file, args, { name }) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], env });
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}.`))));
  });
}
