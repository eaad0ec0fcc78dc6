import { groupBy } from "@/lib/lists/group-by";
import { percent, table } from "./print-table";
import type { EvalResult, RunRecord } from "./run-record";
import { mcNemarExact } from "./statistics";

export interface Comparison {
  readonly suite: string;
  readonly tasks: number;
  readonly both: number;
  readonly onlyA: number;
  readonly onlyB: number;
  readonly neither: number;
  readonly p: number;
  readonly idsOnlyA: readonly string[];
  readonly idsOnlyB: readonly string[];
}

/** Pair by pair on the tasks that both results hold unchanged. A task counts as passed when all its runs passed. */
export function compareResults(a: Pick<EvalResult, "records">, b: Pick<EvalResult, "records">): readonly Comparison[] {
  const ofA = outcomes(a.records);
  const ofB = outcomes(b.records);
  const shared = [...ofA].flatMap(([key, { suite, id, passed }]) => {
    const other = ofB.get(key);
    return other ? [{ suite, id, inA: passed, inB: other.passed }] : [];
  });
  return [...groupBy(shared, ({ suite }) => suite)].map(([suite, pairs]) => {
    const idsOnlyA = pairs.filter(({ inA, inB }) => inA && !inB).map(({ id }) => id);
    const idsOnlyB = pairs.filter(({ inA, inB }) => inB && !inA).map(({ id }) => id);
    return {
      suite,
      tasks: pairs.length,
      both: pairs.filter(({ inA, inB }) => inA && inB).length,
      onlyA: idsOnlyA.length,
      onlyB: idsOnlyB.length,
      neither: pairs.filter(({ inA, inB }) => !inA && !inB).length,
      p: mcNemarExact(idsOnlyA.length, idsOnlyB.length),
      idsOnlyA,
      idsOnlyB,
    };
  });
}

export function printComparison(
  comparisons: readonly Comparison[],
  { a, b }: { readonly a: string; readonly b: string },
): string {
  const rows = comparisons.map((one) => [
    one.suite,
    String(one.tasks),
    percent((one.both + one.onlyA) / one.tasks),
    percent((one.both + one.onlyB) / one.tasks),
    String(one.both),
    String(one.onlyA),
    String(one.onlyB),
    String(one.neither),
    one.p < 0.0001 ? "< 0.0001" : one.p.toFixed(4),
  ]);
  const head = ["suite", "tasks", a, b, "both", `only ${a}`, `only ${b}`, "neither", "McNemar p"];
  const lists = comparisons.flatMap(({ suite, idsOnlyA, idsOnlyB }) => [
    ...(idsOnlyA.length > 0 ? [`${suite}, only ${a}: ${idsOnlyA.join(", ")}`] : []),
    ...(idsOnlyB.length > 0 ? [`${suite}, only ${b}: ${idsOnlyB.join(", ")}`] : []),
  ]);
  return [table([head, ...rows]), ...lists].join("\n\n");
}

interface Outcome {
  readonly suite: string;
  readonly id: string;
  readonly passed: boolean;
}

function outcomes(records: readonly RunRecord[]): ReadonlyMap<string, Outcome> {
  const tasks = [...groupBy(records, ({ suite, id, fingerprint }) => `${suite}/${id}/${fingerprint}`)];
  return new Map(
    tasks.flatMap(([key, runs]) => {
      const [first] = runs;
      return first ? [[key, { suite: first.suite, id: first.id, passed: runs.every(({ passed }) => passed) }]] : [];
    }),
  );
}
