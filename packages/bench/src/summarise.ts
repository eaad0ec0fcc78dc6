import { groupBy } from "@/lib/lists/group-by";
import { least } from "@/lib/lists/whole-lists";
import type { RunRecord } from "./run-record";
import { type Interval, mean, passPower, quantile, wilsonInterval } from "./statistics";

/** A score over some tasks. */
export interface Score {
  readonly tasks: number;
  /** The mean over the tasks of the share of runs that passed. */
  readonly pass: number;
  readonly interval: Interval;
  /** All of k runs pass; the k of the fewest runs a task has. */
  readonly k: number;
  readonly passPower: number;
  readonly powerInterval: Interval;
  /** Per message. */
  readonly meanRounds: number;
  readonly tokens: number;
  readonly medianMs: number;
  readonly p95Ms: number;
}

export interface FailingTask {
  readonly id: string;
  readonly category: string;
  readonly cause: string;
  readonly reason: string;
  readonly passedRuns: number;
  readonly runs: number;
}

export interface SuiteSummary {
  readonly suite: string;
  readonly score: Score;
  readonly categories: readonly { readonly category: string; readonly score: Score }[];
  readonly languages: readonly { readonly category: string; readonly score: Score }[];
  /** The first fault of each failed run, most frequent first. */
  readonly causes: readonly { readonly cause: string; readonly count: number }[];
  readonly failing: readonly FailingTask[];
  /** Tasks in which a run changed something that was not asked for, whatever else was wrong with it. */
  readonly unasked: number;
}

export function summarise(records: readonly RunRecord[]): readonly SuiteSummary[] {
  return [...groupBy(records, ({ suite }) => suite)].map(([suite, ofSuite]) => ({
    suite,
    score: scoreOf(ofSuite),
    categories: scoresBy(ofSuite, ({ category }) => category),
    languages: scoresBy(ofSuite, ({ language }) => language),
    causes: causesOf(ofSuite),
    failing: failingTasks(ofSuite),
    unasked: new Set(ofSuite.filter(hasChangedUnasked).map(({ id }) => id)).size,
  }));
}

export function scoreOf(records: readonly RunRecord[]): Score {
  const tasks = [...groupBy(records, ({ suite, id }) => `${suite}/${id}`)].map(([, runs]) => ({
    runs: runs.length,
    passed: runs.filter(({ passed }) => passed).length,
  }));
  const k = least(tasks.map(({ runs }) => runs));
  const pass = mean(tasks.map(({ passed, runs }) => passed / runs));
  const power = mean(tasks.map(({ passed, runs }) => passPower(passed, runs, k)));
  const milliseconds = records.flatMap((record) => record.milliseconds);
  return {
    tasks: tasks.length,
    pass,
    // Runs of one task are not independent trials: the interval counts tasks.
    interval: wilsonInterval(pass, tasks.length),
    k: tasks.length === 0 ? 1 : k,
    passPower: power,
    powerInterval: wilsonInterval(power, tasks.length),
    meanRounds: mean(records.flatMap(({ rounds }) => rounds)),
    tokens: records.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0),
    medianMs: quantile(milliseconds, 0.5),
    p95Ms: quantile(milliseconds, 0.95),
  };
}

function scoresBy(records: readonly RunRecord[], keyOf: (record: RunRecord) => string): SuiteSummary["categories"] {
  return [...groupBy(records, keyOf)].map(([category, group]) => ({ category, score: scoreOf(group) }));
}

/** Checks that hold what a message must leave as it is. */
const guards: ReadonlySet<string> = new Set(["unchanged", "changed-only"]);

function hasChangedUnasked({ faults }: RunRecord): boolean {
  return faults.some(({ cause }) => guards.has(cause));
}

function causesOf(records: readonly RunRecord[]): SuiteSummary["causes"] {
  const failed = records.flatMap(({ faults }) => faults.slice(0, 1));
  return [...groupBy(failed, ({ cause }) => cause)]
    .map(([cause, group]) => ({ cause, count: group.length }))
    .sort((a, b) => b.count - a.count);
}

function failingTasks(records: readonly RunRecord[]): readonly FailingTask[] {
  return [...groupBy(records, ({ id }) => id)].flatMap(([id, runs]) => {
    const failed = runs.filter(({ passed }) => !passed);
    const fault = failed[0]?.faults[0];
    if (!fault) return [];
    const category = runs[0]?.category ?? "";
    return [{ id, category, ...fault, passedRuns: runs.length - failed.length, runs: runs.length }];
  });
}
