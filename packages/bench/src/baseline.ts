import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod/mini";
import { groupBy } from "@/lib/lists/group-by";
import { tryJson } from "@/lib/try-json";
import type { Comparison } from "./compare-results";
import type { UsageError } from "./parse-args";
import { percent } from "./print-table";
import { type EvalResult, type RunRecord, subject } from "./run-record";

/** What is committed of a result: enough to see a score fall and which tasks it lost. */
const baseline = z.object({
  version: z.literal(1),
  subject,
  suites: z.record(
    z.string(),
    z.object({
      tasks: z.number(),
      passed: z.number(),
      /** Passed and all, by category. */
      categories: z.record(z.string(), z.array(z.number())),
      /** Id to cause. */
      failing: z.record(z.string(), z.string()),
    }),
  ),
  /** What more rounds bring: how many of the same tasks pass with each limit. */
  rounds: z.optional(
    z.array(
      z.object({
        suite: z.string(),
        tasks: z.number(),
        limits: z.array(z.number()),
        passed: z.array(z.number()),
        p: z.number(),
      }),
    ),
  ),
});
export type Baseline = z.output<typeof baseline>;

export interface BaselineVerdict {
  readonly holds: boolean;
  readonly text: string;
}

/** Suites the baseline does not know, or that were not run, are only reported. */
export function compareWithBaseline(file: string, result: EvalResult): BaselineVerdict | UsageError {
  const old = readBaseline(file);
  if (!old) return { usage: `${file} is no baseline yet: write it with --update-baseline.` };
  const now = baselineOf(result);
  if (JSON.stringify(old.subject) !== JSON.stringify(now.subject))
    return { usage: `${file} is the baseline of another assistant or of other options.` };
  const verdicts = Object.entries(now.suites).map(([name, suite]) => verdictOn(name, suite, old.suites[name]));
  return { holds: verdicts.every(({ holds }) => holds), text: verdicts.map(({ text }) => text).join("\n") };
}

export function readBaseline(file: string): Baseline | undefined {
  const read = existsSync(file) ? z.safeParse(baseline, tryJson(readFileSync(file, "utf8"))) : undefined;
  return read?.success ? read.data : undefined;
}

/** Suites that were not run stay as they were. */
export function writeScores(file: string, result: EvalResult): void {
  const old = readBaseline(file);
  const now = baselineOf(result);
  write(file, { ...old, ...now, suites: { ...old?.suites, ...now.suites } });
}

export function writeRounds(file: string, limits: readonly number[], comparisons: readonly Comparison[]): void {
  const old = readBaseline(file) ?? { version: 1, subject: { provider: "builtin", set: {} }, suites: {} };
  const rounds = comparisons.map(({ suite, tasks, both, onlyA, onlyB, p }) => ({
    suite,
    tasks,
    limits: [...limits],
    passed: [both + onlyA, both + onlyB],
    p,
  }));
  write(file, { ...old, rounds });
}

function write(file: string, value: Baseline): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

function verdictOn(name: string, now: Suite, old: Suite | undefined): BaselineVerdict {
  const score = `${name}: ${now.passed} of ${now.tasks} (${percent(now.passed / now.tasks)})`;
  if (!old) return { holds: true, text: `${score}; the baseline does not know this suite yet.` };
  const committed = `${old.passed} of ${old.tasks} (${percent(old.passed / old.tasks)})`;
  const lost = Object.keys(now.failing).filter((id) => !Object.hasOwn(old.failing, id));
  const gained = Object.keys(old.failing).filter((id) => !Object.hasOwn(now.failing, id));
  const gain = now.passed / now.tasks - old.passed / old.tasks;
  const holds = gain >= -1e-9;
  const ending = holds ? "." : ": the score FELL.";
  return {
    holds,
    text: [
      `${score}; the baseline has ${committed}${gain > 1e-9 ? ": it rose; take it over with --update-baseline." : ending}`,
      ...(lost.length > 0 ? [`  newly failing: ${lost.map((id) => `${id} (${now.failing[id]})`).join(", ")}`] : []),
      ...(gained.length > 0 ? [`  no longer failing: ${gained.join(", ")}`] : []),
    ].join("\n"),
  };
}

type Suite = Baseline["suites"][string];

function baselineOf(result: EvalResult): Baseline {
  const suites = [...groupBy(result.records, ({ suite }) => suite)];
  return {
    version: 1,
    subject: result.subject,
    suites: Object.fromEntries(suites.map(([name, records]) => [name, suiteOf(records)])),
  };
}

function suiteOf(records: readonly RunRecord[]): Suite {
  const tasks = [...groupBy(records, ({ id }) => id)].map(([id, runs]) => ({
    id,
    category: runs[0]?.category ?? "",
    cause: runs.find(({ passed }) => !passed)?.faults[0]?.cause,
  }));
  const categories = [...groupBy(tasks, ({ category }) => category)];
  return {
    tasks: tasks.length,
    passed: tasks.filter(({ cause }) => cause === undefined).length,
    categories: Object.fromEntries(
      categories.map(([category, group]) => [
        category,
        [group.filter(({ cause }) => cause === undefined).length, group.length],
      ]),
    ),
    failing: Object.fromEntries(tasks.flatMap(({ id, cause }) => (cause === undefined ? [] : [[id, cause]]))),
  };
}
