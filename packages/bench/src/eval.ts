import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import * as z from "zod/mini";
import { groupBy } from "@/lib/lists/group-by";
import { compareWithBaseline, readBaseline, writeRounds, writeScores } from "./baseline";
import { compareResults, printComparison } from "./compare-results";
import { measure } from "./measure";
import { type EvalArgs, parseArgs, type UsageError } from "./parse-args";
import { printSummary } from "./print-summary";
import { createProgressFile, readProgress, readResult } from "./progress-file";
import { type PlannedTask, readSuites, suiteNames, suitesOfFolder } from "./read-suites";
import type { EvalResult, RunRecord, Subject } from "./run-record";
import { putTable, scoreTable, shortScoreTable } from "./score-table";
import { type HeadlessProcess, spawnHeadless } from "./spawn-headless";
import { summarise } from "./summarise";

export interface EvalCall {
  readonly args: readonly string[];
  /** Relative file names are of this folder. */
  readonly workingFolder: string;
  readonly suitesFolder: string;
  /** Texts that hold the committed scores: every category, and one line for each suite. */
  readonly scoreTexts?: { readonly whole: string; readonly short: string };
  /** Where results go that were given no name. */
  readonly cacheFolder: string;
  /** Run by Node as the headless entry, in a process for each batch. */
  readonly headlessScript: string;
  /** In place of the script: the headless entry in this process. */
  readonly headless?: HeadlessProcess;
  readonly signal: AbortSignal;
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
}

/** 0: measured; 1: a score fell below the baseline; 2: usage; 3: stopped before the end, to be resumed. */
export type ExitStatus = 0 | 1 | 2 | 3;

/** The evaluation door (docs/evaluation.md). */
export async function main(call: EvalCall): Promise<ExitStatus> {
  z.config({ jitless: true });
  const request = parseArgs(call.args);
  if ("usage" in request) return tellUsage(call, request);
  if (request.kind === "compare") return compare(call, request);
  const suites = readSuites(suitesWanted(request, call), call);
  if ("usage" in suites) return tellUsage(call, suites);
  const tasks = suites.tasks.filter(({ suite, task }) => request.only?.test(`${suite}/${task.id}`) ?? true);
  if (tasks.length === 0) return tellUsage(call, { usage: `No task's id matches --only ${request.only?.source}.` });
  const cut = request.baseline === undefined ? undefined : cutSuite(suites.tasks, tasks);
  if (cut !== undefined)
    return tellUsage(call, { usage: `A baseline is of whole suites: --only leaves a part of ${cut}.` });
  const named = withPlaces(request, call);
  return named.rounds ? compareRounds(call, tasks, { ...named, rounds: named.rounds }) : once(call, tasks, named);
}

/** A baseline without names is of the suites it holds: a new one joins it when it is named with --update-baseline. */
function suitesWanted({ suites, baseline }: EvalArgs, { workingFolder, suitesFolder }: EvalCall): readonly string[] {
  if (suites.length > 0 || baseline === undefined) return suites;
  const held = readBaseline(resolve(workingFolder, baseline));
  if (!held) return [];
  return suiteNames(suitesFolder).filter((name) =>
    suitesOfFolder(name).some((suite) => Object.hasOwn(held.suites, suite)),
  );
}

/** A suite of which some tasks are chosen and some are not. */
function cutSuite(all: readonly PlannedTask[], chosen: readonly PlannedTask[]): string | undefined {
  const counts = groupBy(all, ({ suite }) => suite);
  return [...groupBy(chosen, ({ suite }) => suite)].find(
    ([suite, tasks]) => tasks.length < (counts.get(suite)?.length ?? 0),
  )?.[0];
}

async function once(call: EvalCall, tasks: readonly PlannedTask[], args: EvalArgs): Promise<ExitStatus> {
  const result = await run(call, tasks, args);
  if ("usage" in result) return tellUsage(call, result);
  call.stdout(`${printSummary(summarise(result.records), { listFailing: !args.quiet })}\n`);
  if (result.stopped !== undefined) {
    call.stderr(`Stopped: ${result.stopped}. Go on with --resume ${resultFile(args, call)} and the same options.\n`);
    return 3;
  }
  return args.baseline === undefined ? 0 : judgeBaseline(call, args, args.baseline, result);
}

function judgeBaseline(call: EvalCall, args: EvalArgs, file: string, result: EvalResult): ExitStatus {
  if (args.updateBaseline) {
    writeScores(file, result);
    return tellWritten(call, file);
  }
  const verdict = compareWithBaseline(file, result);
  if ("usage" in verdict) return tellUsage(call, verdict);
  call.stdout(`\n${verdict.text}\n`);
  if (verdict.holds) return 0;
  call.stderr("A score fell below the baseline. Mend it, or take the new score on purpose with --update-baseline.\n");
  return 1;
}

function tellWritten({ stdout, scoreTexts }: EvalCall, file: string): 0 {
  const written = readBaseline(file);
  if (scoreTexts && written) {
    putTable(scoreTexts.whole, scoreTable(written));
    putTable(scoreTexts.short, shortScoreTable(written));
  }
  stdout(`\nWritten: ${file}\n`);
  return 0;
}

async function compareRounds(
  call: EvalCall,
  tasks: readonly PlannedTask[],
  args: EvalArgs & { readonly rounds: readonly [number, number] },
): Promise<ExitStatus> {
  const results: EvalResult[] = [];
  for (const limit of args.rounds) {
    const set = { ...args.set, maxToolIterations: String(limit) };
    const file = resultFile(args, call).replace(/(\.json)?$/, `.rounds-${limit}.json`);
    const result = await run(call, tasks, { ...args, set, json: file });
    if ("usage" in result) return tellUsage(call, result);
    if (result.stopped !== undefined) return 3;
    results.push(result);
  }
  const [a, b] = results;
  if (!a || !b) return 2;
  const comparison = compareResults(a, b);
  const [titleA = "", titleB = ""] = args.rounds.map((limit) => `${limit} round${limit === 1 ? "" : "s"}`);
  call.stdout(`${printComparison(comparison, { a: titleA, b: titleB })}\n`);
  if (args.baseline === undefined || !args.updateBaseline) return 0;
  writeRounds(args.baseline, args.rounds, comparison);
  return tellWritten(call, args.baseline);
}

function compare(call: EvalCall, files: { readonly a: string; readonly b: string }): ExitStatus {
  const [a, b] = [files.a, files.b].map((file) => readResult(resolve(call.workingFolder, file)));
  if (!a || !b) return tellUsage(call, { usage: `${a ? files.b : files.a} is no result of an evaluation.` });
  const comparison = compareResults(a, b);
  if (comparison.length === 0) return tellUsage(call, { usage: "The two results share no task." });
  call.stdout(`A ${files.a}: ${titleOf(a.subject)}\nB ${files.b}: ${titleOf(b.subject)}\n\n`);
  call.stdout(`${printComparison(comparison, { a: "A", b: "B" })}\n`);
  return 0;
}

async function run(call: EvalCall, tasks: readonly PlannedTask[], args: EvalArgs): Promise<EvalResult | UsageError> {
  const about = subjectOf(args);
  const finished = args.resume === undefined ? [] : finishedOf(args.resume, tasks, about, args.runs);
  if ("usage" in finished) return finished;
  const progress = createProgressFile(resultFile(args, call), about, finished);
  return measure(tasks, args, {
    headless: call.headless ?? spawnHeadless(call.headlessScript),
    progress,
    about,
    finished,
    workers: args.jobs ?? (args.provider === "builtin" ? Math.min(4, availableParallelism()) : 1),
    tell: (line) => call.stderr(`${line}\n`),
    signal: call.signal,
  });
}

/** Finished runs of the file that are still runs of these tasks. */
function finishedOf(
  file: string,
  tasks: readonly PlannedTask[],
  about: Subject,
  runs: number,
): readonly RunRecord[] | UsageError {
  const earlier = readProgress(file);
  if (!earlier) return { usage: `${file} holds nothing to resume.` };
  if (JSON.stringify(earlier.subject) !== JSON.stringify(about))
    return { usage: `${file} is of ${titleOf(earlier.subject)}, not of ${titleOf(about)}.` };
  const known = new Set(tasks.map(({ suite, task, fingerprint }) => `${suite}/${task.id}/${fingerprint}`));
  return earlier.records.filter(
    ({ suite, id, fingerprint, run: number, faults }) =>
      number <= runs &&
      known.has(`${suite}/${id}/${fingerprint}`) &&
      !faults.some(({ cause }) => cause === "provider error" || cause === "timeout" || cause === "process"),
  );
}

function withPlaces(args: EvalArgs, { workingFolder }: EvalCall): EvalArgs {
  const at = (name: string): string => resolve(workingFolder, name);
  return {
    ...args,
    ...(args.json === undefined ? {} : { json: at(args.json) }),
    ...(args.resume === undefined ? {} : { resume: at(args.resume) }),
    ...(args.traces === undefined ? {} : { traces: at(args.traces) }),
    ...(args.baseline === undefined ? {} : { baseline: at(args.baseline) }),
  };
}

function resultFile({ json, resume, provider, model }: EvalArgs, { cacheFolder }: EvalCall): string {
  const name = [provider, ...(model === undefined ? [] : [model.replace(/[^\w.-]+/g, "_")])].join("-");
  return json ?? resume ?? join(cacheFolder, `${name}.json`);
}

function subjectOf({ provider, model, baseUrl, contextTokens, builtinFirst, set }: EvalArgs): Subject {
  return {
    provider,
    ...(model === undefined ? {} : { model }),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(contextTokens === undefined ? {} : { contextTokens }),
    ...(builtinFirst ? { builtinFirst } : {}),
    set: { ...set },
  };
}

function titleOf({ provider, model, builtinFirst, set }: Subject): string {
  const options = Object.entries(set).map(([name, value]) => ` ${name}=${value}`);
  const helped = builtinFirst ? " behind the built-in assistant" : "";
  return `${provider}${model === undefined ? "" : ` ${model}`}${helped}${options.join("")}`;
}

function tellUsage(call: EvalCall, { usage }: UsageError): 2 {
  call.stderr(`${usage}\n`);
  return 2;
}
