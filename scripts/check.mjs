// Runs everything that must hold, with seconds per stage; goes on after a failure so that one run tells all. What the tests need is
// built first: the samples, then the rest, two at a time. Then the tests come one stage after the other, those in the browser first:
// they leave a third of the machine, which what only reads, or measures no time, takes with a lower priority, one at a time, told when
// the tests have ended.
// --quick: without the browser. --long: the long suites too, and what runs over graph databases, which are started and stopped here unless PARLEY_ENGINES names some.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, constants, setPriority } from "node:os";
import { join, relative } from "node:path";
import { buildSamples } from "./build-samples.mjs";
import { buildHeadless } from "./headless.mjs";
import { findChromium } from "./install/find-chromium.mjs";
import { root } from "./setup.mjs";

/** @typedef {{ readonly passed: number, readonly failed: number }} Counts */

/**
 * Keeps the output of a stage until it ends; without one it goes to the terminal at once.
 * @typedef {(text: string) => unknown} Log
 */

/**
 * `report` and `failures` read what a stage of tests wrote about itself.
 * @typedef {object} Stage
 * @property {string} name
 * @property {(log?: Log) => unknown} run
 * @property {() => Counts | undefined} [report]
 * @property {() => readonly string[]} [failures]
 */

/**
 * How a program runs: `more` of its environment; a patient one, and what it starts, takes what others leave of the processor.
 * @typedef {object} Way
 * @property {Log | undefined} [log]
 * @property {Readonly<Record<string, string | undefined>>} [more]
 * @property {boolean} [isPatient]
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
const baseline = join(root, "packages", "bench", "results", "builtin.json");
const reports = join(root, "node_modules", ".parley-reports");
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, PARLEY_CHROMIUM: findChromium(), ...(isLong ? { PARLEY_LONG: "1" } : {}) };

/**
 * The package of a program that is not named as it is. Types are checked by TypeScript 7, in a quarter of the time; what reads our
 * sources through the compiler's API (dependency-cruiser) still needs TypeScript 6.
 * @type {Readonly<Record<string, string>>}
 */
const packageOf = { biome: "@biomejs/biome", depcruise: "dependency-cruiser", tsc: "typescript-native" };

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @type {{ readonly missing: string, readonly stop: () => Promise<void> } | undefined} */
let databases;
/** @type {readonly Stage[]} */
const servers = isLong && !env["PARLEY_ENGINES"] ? [{ name: "graph servers", run: startServers }] : [];

/**
 * The other builds ask for them.
 * @type {Stage}
 */
const samples = { name: "samples", run: (log) => buildSamples({ log: (text) => log?.(`${text}\n`) }) };

/** @type {readonly Stage[]} */
const builds = [
  ...servers,
  { name: "headless build", run: (log) => buildHeadless({ log: (text) => log?.(`${text}\n`) }) },
  ...(isQuick ? [] : [ours("build", "scripts/build.mjs", [])]),
];

// The other suites wait for the long run: the held-out ones, so that whoever works on the assistant does not see them move with each
// change, and those that ask in other words what tests in providers/builtin ask. `reasoning` costs a third of what a task of them does.
const open = isLong ? [] : ["--only", "^(?:core|reasoning)/"];

/** @type {readonly Stage[]} */
const beside = [
  command("types", "tsc", ["--noEmit"], { isPatient: true }),
  command("lint", "biome", ["check", "--error-on-warnings", "."], { isPatient: true }),
  ours("evaluation", "packages/bench/eval.mjs", ["--quiet", "--jobs", "2", "--baseline", baseline, ...open], {
    isPatient: true,
  }),
  command("unused", "knip", [], { isPatient: true }),
  command("layers", "depcruise", ["--config", ".dependency-cruiser.cjs", "src", "packages"], { isPatient: true }),
];

// By itself the runner leaves one core free, which is half of two; a fourth of the time of a test is waiting for a server or a page.
const inNode = tests("tests", ["--project", "node", "--project", "dom", `--maxWorkers=${availableParallelism() + 1}`], {
  PARLEY_ENGINES: undefined,
  PARLEY_SHORT: isLong ? undefined : "1",
});
/** One file after the other: each fills and empties the same servers. */
const overServers =
  isLong || env["PARLEY_ENGINES"]
    ? [
        tests("databases", ["--project", "node", "--no-file-parallelism", "tests/engine/", "tests/eval/databases/"]),
        ...(isQuick ? [] : [tests("pages over them", ["--project", "browser", "tests/e2e/database/"])]),
      ]
    : [];
const inBrowser = isQuick ? [] : [tests("browser", ["--project", "browser"], { PARLEY_ENGINES: undefined })];
/** The suites of the canvas once more, over the fast view. */
const suites = ["canvas", "canvas-far", "canvas-laws"].map((name) => `tests/e2e/canvas/${name}.test.ts`);
const fast =
  isLong && !isQuick
    ? [tests("fast view", ["--project", "browser", ...suites], { PARLEY_DRAWING: "fast", PARLEY_LONG: undefined })]
    : [];

const openly = [...inBrowser, inNode, ...overServers, ...fast];

/** @type {{ readonly name: string, readonly counts: Counts, readonly seconds: number }[]} */
const ends = [];
/** @type {string[]} */
const untold = [];
// The first of them need no build.
const besideEnded = runBeside(beside, { atOnce: 1, tell: (text) => untold.push(text) });
await end(samples, (text) => process.stdout.write(text));
await runBeside(builds, { atOnce: 2, tell: console.log });
const tellUntold = () => {
  for (const text of untold.splice(0)) console.log(text);
};
await Promise.all([runOpenly(openly, tellUntold).finally(() => databases?.stop()), besideEnded]);
tellUntold();

const failures = openly.flatMap((stage) => stage.failures?.() ?? []);
if (failures.length > 0) console.log(`\nFailed tests:\n${failures.join("\n")}`);
const passed = ends.reduce((sum, { counts }) => sum + counts.passed, 0);
const failed = ends.reduce((sum, { counts }) => sum + counts.failed, 0);
if (databases && databases.missing !== "") console.log(`\nNOT TESTED: ${databases.missing}`);
console.log(`\n${ends.map(lineOf).join("\n")}\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * What cannot be had is said, and its tests are skipped by name.
 * @param {Log} [log]
 */
async function startServers(log) {
  const kit = await import("../tests/engine/kit/kit.mjs");
  const { engines, ...rest } = await kit.startServers((text) => log?.(`${text}\n`));
  databases = rest;
  env["PARLEY_ENGINES"] = engines;
  env["PARLEY_ENGINES_MISSING"] = rest.missing;
}

/**
 * One after the other, each telling its output as it comes.
 * @param {readonly Stage[]} stages
 * @param {() => void} tellRest tells what ended beside the stage before
 */
async function runOpenly(stages, tellRest) {
  for (const stage of stages) {
    console.log(`\n== ${stage.name}`);
    await end(stage);
    tellRest();
  }
}

/**
 * So many at a time; the output of each is told in one piece when it ends.
 * @param {readonly Stage[]} stages
 * @param {{ readonly atOnce: number, readonly tell: (text: string) => unknown }} way
 */
async function runBeside(stages, { atOnce, tell }) {
  const waiting = [...stages];
  const runNext = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      /** @type {string[]} */
      const output = [];
      await end(stage, (text) => output.push(text));
      tell(`\n== ${stage.name}\n${output.join("").trimEnd()}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
}

/**
 * Runs a stage to its end.
 * @param {Stage} stage
 * @param {Log} [log]
 */
async function end(stage, log) {
  const started = performance.now();
  const counts = await countsOf(stage, log);
  ends.push({ name: stage.name, counts, seconds: (performance.now() - started) / 1000 });
}

/** @param {(typeof ends)[number]} end */
function lineOf({ name, counts, seconds }) {
  return `${counts.failed === 0 ? "ok  " : "FAIL"} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s`;
}

/**
 * A stage counts as one check; a stage of tests by its tests, and as failed when the runner failed without a failing test.
 * @param {Stage} stage
 * @param {Log} [log]
 */
async function countsOf(stage, log) {
  try {
    await stage.run(log);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    if (log) log(`${said}\n`);
    else console.log(said);
    const counts = stage.report?.();
    return counts && counts.failed > 0 ? counts : { passed: counts?.passed ?? 0, failed: 1 };
  }
  return stage.report?.() ?? { passed: 1, failed: 0 };
}

/**
 * @param {string} name
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Way} [way]
 * @returns {Stage}
 */
function command(name, program, args, way) {
  return { name, run: (log) => runProgram(program, args, { ...way, log }) };
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
 * @param {Readonly<Record<string, string | undefined>>} [more] of its environment
 * @returns {Stage}
 */
function tests(name, args, more = {}) {
  const file = join(reports, `${name}.json`);
  return {
    name,
    run: (log) => {
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
      return runProgram("vitest", ["run", ...args, ...reporters], { log, more });
    },
    report: () => {
      const result = readReport(file);
      return result && { passed: result.numPassedTests, failed: result.numFailedTests };
    },
    failures: () => (readReport(file)?.testResults ?? []).flatMap(failuresOf),
  };
}

/**
 * @param {string} name
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Way} [way]
 * @returns {Stage}
 */
function ours(name, file, args, way) {
  return { name, run: (log) => run([join(root, file), ...args], { ...way, name: file, log }) };
}

/**
 * The script of a package's program, under Node: a .cmd file needs a shell, and a shell breaks at spaces in paths.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Way} way
 */
function runProgram(program, args, way) {
  const folder = join(root, "node_modules", packageOf[program] ?? program);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const script = join(folder, typeof bin === "string" ? bin : bin[program]);
  return run([script, ...args], { ...way, name: program });
}

/**
 * Runs a script under Node and hands on what it says.
 * @param {readonly string[]} args
 * @param {Way & { readonly name: string }} way
 * @returns {Promise<void>}
 */
function run(args, { name, log, more, isPatient }) {
  return new Promise((resolve, reject) => {
    const output = log ? "pipe" : "inherit";
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ["ignore", output, output],
      env: { ...env, ...more },
    });
    if (isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    if (log) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", log);
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}.`))));
  });
}
