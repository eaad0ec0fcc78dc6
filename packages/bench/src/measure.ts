import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EvalArgs } from "./parse-args";
import type { ProgressFile } from "./progress-file";
import { isHeldOut, type PlannedTask } from "./read-suites";
import { idOf, type Job, runJobs } from "./run-jobs";
import type { EvalResult, RunRecord, Subject } from "./run-record";
import type { HeadlessProcess } from "./spawn-headless";

export interface MeasureDeps {
  readonly headless: HeadlessProcess;
  readonly progress: ProgressFile;
  readonly about: Subject;
  /** Finished before, by an earlier measuring. */
  readonly finished: readonly RunRecord[];
  readonly workers: number;
  readonly tell: (line: string) => void;
  readonly signal: AbortSignal;
}

/** Runs what is still to run; ends early, and says why, at a bound or an abort. */
export async function measure(tasks: readonly PlannedTask[], args: EvalArgs, deps: MeasureDeps): Promise<EvalResult> {
  const startedAt = new Date().toISOString();
  const records = [...deps.finished];
  const done = new Set(deps.finished.map(({ suite, id, run }) => `${suite}/${id}#${run}`));
  const all: readonly Job[] = Array.from({ length: args.runs }, (_, index) => index + 1).flatMap((run) =>
    tasks.map((planned) => ({ planned, run })),
  );
  const jobs = all.filter((job) => !done.has(idOf(job)));
  const bounds = createBounds(args, deps.signal);
  const folder = mkdtempSync(join(tmpdir(), "parley-eval-"));
  let batches = 0;
  try {
    await runJobs(jobs, {
      headless: deps.headless,
      flags: headlessFlags(args),
      workers: Math.min(deps.workers, Math.max(1, jobs.length)),
      taskSeconds: args.taskSeconds,
      batchFile(text) {
        batches += 1;
        const file = join(folder, `batch-${batches}.jsonl`);
        writeFileSync(file, text);
        return file;
      },
      finished(record) {
        records.push(record);
        deps.progress.add(record);
        bounds.count(record);
        if (!args.quiet) deps.tell(progressLine(record, records.length, all.length));
      },
      signal: bounds.signal,
    });
  } finally {
    bounds.end();
    rmSync(folder, { recursive: true, force: true });
  }
  const stopped = records.length < all.length ? (bounds.reason() ?? "it was stopped") : undefined;
  const result: EvalResult = {
    version: 1,
    subject: deps.about,
    runs: args.runs,
    startedAt,
    ...(stopped === undefined ? {} : { stopped }),
    records: sorted(records, all),
  };
  deps.progress.finish(result);
  return result;
}

interface Bounds {
  readonly signal: AbortSignal;
  count(record: RunRecord): void;
  reason(): string | undefined;
  end(): void;
}

function createBounds({ maxSeconds, maxTokens }: EvalArgs, signal: AbortSignal): Bounds {
  const reached = new AbortController();
  let reason: string | undefined;
  let tokens = 0;
  const stop = (why: string): void => {
    reason ??= why;
    reached.abort();
  };
  const timer =
    maxSeconds === undefined ? undefined : setTimeout(() => stop(`${maxSeconds} s were reached`), maxSeconds * 1000);
  return {
    signal: AbortSignal.any([signal, reached.signal]),
    count({ inputTokens, outputTokens }) {
      tokens += inputTokens + outputTokens;
      if (maxTokens !== undefined && tokens >= maxTokens) stop(`${maxTokens} tokens were reached`);
    },
    reason: () => reason,
    end: () => clearTimeout(timer),
  };
}

function headlessFlags(args: EvalArgs): readonly string[] {
  const { provider, model, baseUrl, apiKeyEnv, contextTokens, builtinFirst, set, traces } = args;
  return [
    ...["--provider", provider],
    ...(model === undefined ? [] : ["--model", model]),
    ...(baseUrl === undefined ? [] : ["--base-url", baseUrl]),
    ...(apiKeyEnv === undefined ? [] : ["--api-key-env", apiKeyEnv]),
    ...(contextTokens === undefined ? [] : ["--context-tokens", String(contextTokens)]),
    ...(builtinFirst ? ["--builtin-first"] : []),
    ...Object.entries(set).flatMap(([name, value]) => ["--set", `${name}=${value}`]),
    ...(traces === undefined ? [] : ["--traces", traces]),
  ];
}

function progressLine(record: RunRecord, count: number, total: number): string {
  const place = `[${String(count).padStart(String(total).length)}/${total}]`;
  const run = record.run > 1 ? ` run ${record.run}` : "";
  const time = record.milliseconds.reduce((sum, value) => sum + value, 0).toFixed(0);
  const rounds = record.rounds.reduce((sum, value) => sum + value, 0);
  const [fault] = record.faults;
  const why = fault && !isHeldOut(record.suite) ? `${fault.cause}: ${fault.reason}` : fault?.cause;
  const outcome = fault ? `FAIL ${why}` : `ok, ${rounds} rounds, ${time} ms`;
  return `${place} ${record.suite}/${record.id}${run} ${outcome}`;
}

/** In the order of the suites, however the workers finished. */
function sorted(records: readonly RunRecord[], jobs: readonly Job[]): RunRecord[] {
  const place = new Map(jobs.map((job, index) => [idOf(job), index]));
  const at = ({ suite, id, run }: RunRecord): number => place.get(`${suite}/${id}#${run}`) ?? 0;
  return [...records].sort((a, b) => at(a) - at(b));
}
