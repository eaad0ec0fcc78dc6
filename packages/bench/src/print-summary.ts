import { percentWithInterval, table } from "./print-table";
import { isHeldOut } from "./read-suites";
import type { Score, SuiteSummary } from "./summarise";

/** What a person reads at the end: a table for each suite, the causes, the failing tasks. */
export function printSummary(
  summaries: readonly SuiteSummary[],
  { listFailing }: { readonly listFailing: boolean },
): string {
  return summaries.map((summary) => printSuite(summary, listFailing)).join("\n\n");
}

function printSuite(
  { suite, score, categories, languages, causes, failing, unasked }: SuiteSummary,
  listFailing: boolean,
): string {
  const groups = [
    ...categories,
    ...(languages.length > 1
      ? languages.map(({ category, score: own }) => ({ category: `(${category})`, score: own }))
      : []),
  ];
  const rows = [...groups.map((group) => scoreRow(group.category, group.score)), scoreRow("all", score)];
  const parts = [`${suite}`, table([heading(score.k), ...rows])];
  if (causes.length > 0)
    parts.push(`Failures by cause: ${causes.map(({ cause, count }) => `${cause} ${count}`).join(", ")}.`);
  parts.push(`Changed what was not asked: ${unasked} of ${score.tasks} tasks.`);
  if (listFailing && failing.length > 0)
    parts.push(failing.map((task) => failureLine(task, isHeldOut(suite))).join("\n"));
  return parts.join("\n\n");
}

function heading(k: number): readonly string[] {
  return [
    "category",
    "tasks",
    "pass^1 [95 %]",
    ...(k > 1 ? [`pass^${k} [95 %]`] : []),
    "rounds",
    "tokens",
    "median ms",
    "p95 ms",
  ];
}

function scoreRow(name: string, score: Score): readonly string[] {
  return [
    name,
    String(score.tasks),
    percentWithInterval(score.pass, score.interval),
    ...(score.k > 1 ? [percentWithInterval(score.passPower, score.powerInterval)] : []),
    score.meanRounds.toFixed(2),
    String(score.tokens),
    score.medianMs.toFixed(0),
    score.p95Ms.toFixed(0),
  ];
}

function failureLine(task: SuiteSummary["failing"][number], heldOut: boolean): string {
  const { id, category, cause, reason, passedRuns, runs } = task;
  const share = runs > 1 ? ` ${passedRuns}/${runs}` : "";
  return `  ${id}${share} (${category}) ${cause}${heldOut ? "" : `: ${reason}`}`;
}
