import * as z from "zod/mini";
import { tryJson } from "@/lib/try-json";
import type { Evidence } from "./checks/check-types";
import { runCheck } from "./checks/run-check";
import { createSnapshot } from "./checks/snapshot";
import { failureReport, type PromptStep, type TaskReport, taskReport } from "./headless-report";
import type { PlannedTask } from "./read-suites";
import type { RunRecord } from "./run-record";
import type { HeadlessProcess } from "./spawn-headless";
import type { Check, EvalTask } from "./task-schema";

/** One run of one task. */
export interface Job {
  readonly planned: PlannedTask;
  readonly run: number;
}

export interface RunDeps {
  readonly headless: HeadlessProcess;
  /** Flags every batch gets: the provider, its options. */
  readonly flags: readonly string[];
  readonly workers: number;
  readonly taskSeconds: number;
  /** Writes the text somewhere and returns the name. */
  readonly batchFile: (text: string) => string;
  readonly finished: (record: RunRecord) => void;
  readonly signal: AbortSignal;
}

/** Runs all jobs, each worker one batch after the other; what an abort cuts off is not reported. */
export async function runJobs(jobs: readonly Job[], deps: RunDeps): Promise<void> {
  const shares = Array.from({ length: deps.workers }, (_, worker) =>
    jobs.filter((_job, index) => index % deps.workers === worker),
  );
  await Promise.all(shares.map((share) => runShare([...share], deps)));
}

/** A task that does not come back in time, or takes the process down, fails; the rest goes on in a new process. */
async function runShare(pending: Job[], deps: RunDeps): Promise<void> {
  while (pending.length > 0 && !deps.signal.aborted) {
    const before = pending.length;
    const ended = await runBatch(pending, deps);
    if (deps.signal.aborted || pending.length === 0) return;
    const [culprit] = pending;
    if (!culprit || (pending.length < before && ended.fault === undefined)) continue;
    pending.shift();
    deps.finished(emptyRecord(culprit, ended.fault ?? { cause: "process", reason: "the process gave no result" }));
  }
}

async function runBatch(pending: Job[], deps: RunDeps): Promise<{ readonly fault?: Fault }> {
  const file = deps.batchFile(pending.map((job) => `${JSON.stringify(batchLine(job))}\n`).join(""));
  const late = new AbortController();
  const limit = deps.taskSeconds * 1000;
  let timer = setTimeout(() => late.abort(), limit);
  const { complaint } = await deps.headless.run(["--batch", file, "--json", "--snapshots", ...deps.flags], {
    signal: AbortSignal.any([deps.signal, late.signal]),
    line: (text) => {
      const [job] = pending;
      if (!job || deps.signal.aborted || late.signal.aborted) return;
      clearTimeout(timer);
      timer = setTimeout(() => late.abort(), limit);
      pending.shift();
      deps.finished(readLine(text, job));
    },
  });
  clearTimeout(timer);
  if (late.signal.aborted) return { fault: { cause: "timeout", reason: `no result within ${deps.taskSeconds} s` } };
  return pending.length > 0 ? { fault: { cause: "process", reason: complaint || "the process ended early" } } : {};
}

export function idOf({ planned, run }: Job): string {
  return `${planned.suite}/${planned.task.id}#${run}`;
}

function batchLine(job: Job): object {
  const { task, graphFile } = job.planned;
  return {
    id: idOf(job),
    graph: graphFile,
    steps: [
      ...(task.before ?? []).map(({ command, input }) => ({ command, input: input ?? {} })),
      ...task.messages.map((prompt) => ({ prompt })),
    ],
    approve: task.approve ?? "always",
  };
}

function readLine(text: string, job: Job): RunRecord {
  const value = tryJson(text);
  const report = z.safeParse(taskReport, value);
  if (report.success && report.data.id === idOf(job)) return recordOf(job, report.data);
  const failure = z.safeParse(failureReport, value);
  const reason = failure.success ? failure.data.error : `unreadable result: ${text.slice(0, 200)}`;
  return emptyRecord(job, { cause: "process", reason });
}

function recordOf(job: Job, report: TaskReport): RunRecord {
  const faults = judgeTask(job.planned.task, report);
  const steps = promptSteps(report);
  const cost = steps.reduce((sum, { usage }) => sum + (usage.cost ?? 0), 0);
  return {
    ...emptyRecord(job),
    passed: faults.length === 0,
    faults: [...faults],
    answers: steps.map(({ message }) => message.slice(0, 600)),
    calls: steps.reduce((sum, { calls }) => sum + calls.length, 0),
    rounds: steps.map(({ rounds }) => rounds.length),
    milliseconds: steps.map(({ durationMs }) => Math.round(durationMs * 10) / 10),
    inputTokens: steps.reduce((sum, { usage }) => sum + usage.inputTokens, 0),
    outputTokens: steps.reduce((sum, { usage }) => sum + usage.outputTokens, 0),
    ...(cost > 0 ? { cost } : {}),
  };
}

function emptyRecord({ planned, run }: Job, fault?: Fault): RunRecord {
  const { suite, task, fingerprint } = planned;
  return {
    suite,
    id: task.id,
    run,
    category: task.category,
    language: task.language ?? "en",
    messages: task.messages.length,
    fingerprint,
    passed: false,
    faults: fault ? [fault] : [],
    answers: [],
    calls: 0,
    rounds: [],
    milliseconds: [],
    inputTokens: 0,
    outputTokens: 0,
  };
}

export interface Fault {
  /** A check's type, or `provider error`, `no success`, `set-up`, `timeout`, `process`. */
  readonly cause: string;
  readonly reason: string;
}

/** Everything about a finished task that does not hold; none: it passed. */
export function judgeTask(task: EvalTask, report: TaskReport): readonly Fault[] {
  const evidence = evidenceOf(report);
  if (evidence.length < task.messages.length) return [{ cause: "process", reason: "not every message was run" }];
  return [...setUpFaults(report), ...successFaults(task, evidence), ...checkFaults(task.checks, evidence)];
}

function promptSteps(report: TaskReport): readonly PromptStep[] {
  return report.steps.flatMap((step) => ("prompt" in step ? [step] : []));
}

/** One for each message. */
function evidenceOf(report: TaskReport): readonly Evidence[] {
  const states = [report.opened, ...report.steps.map(({ document }) => document)].map(createSnapshot);
  const prompts: PromptStep[] = [];
  return report.steps.flatMap((step, index) => {
    const [before, after] = [states[index], states[index + 1]];
    if (!("prompt" in step) || !before || !after) return [];
    prompts.push(step);
    return [{ before, after, step, prompts: [...prompts], answer: step.message }];
  });
}

function setUpFaults({ steps }: TaskReport): readonly Fault[] {
  return steps.flatMap((step) =>
    "command" in step && !step.success ? [{ cause: "set-up", reason: `${step.command}: ${step.message}` }] : [],
  );
}

function successFaults(task: EvalTask, evidence: readonly Evidence[]): readonly Fault[] {
  if (task.checks.some(({ type }) => type === "may-fail")) return [];
  const failed = evidence.find(({ step }) => !step.success)?.step;
  if (!failed) return [];
  const cause = failed.terminationReason === "provider_error" ? "provider error" : "no success";
  return [{ cause, reason: `${failed.terminationReason}: ${failed.message}` }];
}

function checkFaults(checks: readonly Check[], evidence: readonly Evidence[]): readonly Fault[] {
  return checks.flatMap((check) => {
    const looked = evidence[(check.after ?? evidence.length) - 1];
    const reason = looked ? runCheck(check, looked) : `there is no message ${check.after}`;
    return reason === undefined ? [] : [{ cause: check.type, reason }];
  });
}
