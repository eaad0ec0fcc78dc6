import { existsSync, readFileSync, writeFileSync } from "node:fs";
import * as z from "zod/mini";
import { tryJson } from "@/lib/try-json";
import type { UsageError } from "./parse-args";
import { percent } from "./print-table";
import { type EvalResult, type RunRecord, subject } from "./run-record";
import { groupBy } from "./summarise";

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
});
type Baseline = z.output<typeof baseline>;

export interface BaselineVerdict {
  readonly holds: boolean;
  readonly text: string;
}

/** Suites the baseline does not know, or that were not run, are only told. */
export function compareWithBaseline(file: string, result: EvalResult): BaselineVerdict | UsageError {
  if (!existsSync(file)) return { usage: `${file} is not there yet: write it with --update-baseline.` };
  const read = z.safeParse(baseline, tryJson(readFileSync(file, "utf8")));
  if (!read.success) return { usage: `${file} is no baseline.` };
  const now = baselineOf(result);
  const verdicts = Object.entries(now.suites).map(([name, suite]) => verdictOn(name, suite, read.data.suites[name]));
  return { holds: verdicts.every(({ holds }) => holds), text: verdicts.map(({ text }) => text).join("\n") };
}

export function writeBaseline(file: string, result: EvalResult): void {
  const old = existsSync(file) ? z.safeParse(baseline, tryJson(readFileSync(file, "utf8"))) : undefined;
  const now = baselineOf(result);
  const suites = { ...(old?.success ? old.data.suites : {}), ...now.suites };
  writeFileSync(file, `${JSON.stringify({ ...now, suites }, null, 2)}\n`);
}

function verdictOn(name: string, now: Suite, old: Suite | undefined): BaselineVerdict {
  const score = `${name}: ${now.passed} of ${now.tasks} (${percent(now.passed / now.tasks)})`;
  if (!old) return { holds: true, text: `${score}; the baseline does not know this suite yet.` };
  const committed = `${old.passed} of ${old.tasks} (${percent(old.passed / old.tasks)})`;
  const lost = Object.keys(now.failing).filter((id) => !Object.hasOwn(old.failing, id));
  const gained = Object.keys(old.failing).filter((id) => !Object.hasOwn(now.failing, id));
  const holds = now.passed / now.tasks >= old.passed / old.tasks - 1e-9;
  return {
    holds,
    text: [
      `${score}; the baseline has ${committed}${holds ? "." : ": the score FELL."}`,
      ...(lost.length > 0 ? [`  newly failing: ${lost.map((id) => `${id} (${now.failing[id]})`).join(", ")}`] : []),
      ...(gained.length > 0 ? [`  no longer failing: ${gained.join(", ")}`] : []),
    ].join("\n"),
  };
}

type Suite = Baseline["suites"][string];

function baselineOf(result: EvalResult): Baseline {
  const suites = groupBy(result.records, ({ suite }) => suite);
  return {
    version: 1,
    subject: result.subject,
    suites: Object.fromEntries(suites.map(([name, records]) => [name, suiteOf(records)])),
  };
}

function suiteOf(records: readonly RunRecord[]): Suite {
  const tasks = groupBy(records, ({ id }) => id).map(([id, runs]) => ({
    id,
    category: runs[0]?.category ?? "",
    cause: runs.find(({ passed }) => !passed)?.faults[0]?.cause,
  }));
  const categories = groupBy(tasks, ({ category }) => category);
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
