import type { AlgorithmName, RankMeasure } from "@/analysis/catalog/algorithm-names";
import type { RankedNodes, RankQuery } from "@/graph/document/graph-reader";
import { rankRows } from "@/graph/reader/rank-rows";
import type { JsonObject } from "@/lib/json";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { computeAlgorithm } from "./compute-algorithm";
import { estimateNote, rounded, sampleNote } from "./description";
import type { ScopeSaid } from "./scope-texts";

export interface MeasuredRanking {
  readonly success: true;
  readonly lists: readonly RankedNodes[];
  /** What it was computed on, where that is not the whole graph. */
  readonly notes: readonly ScopeSaid[];
  readonly about: JsonObject;
}

/** As `rankNodes` ranks by an attribute, by a measure computed now on the visible graph and not saved. */
export async function rankByMeasure(
  measure: RankMeasure,
  { selector, ...ranking }: Omit<RankQuery, "by">,
  context: CommandContext,
): Promise<MeasuredRanking | CommandRefusal> {
  if (context.reader.algorithms?.names.has(measure) && !context.state.filter)
    return rankOnAll({ ...ranking, selector, by: measure }, context);
  const [algorithm, place] = sourceOf(measure);
  const computed = await computeAlgorithm(algorithm, {}, context);
  if (computed.success === false) return computed;
  if (computed.success === "empty") return { success: true, lists: [], notes: [], about: {} };
  const { scope, answer } = computed;
  const values = answer.values?.[place];
  const places = new Map(Array.from(scope.nodeRows, (row, at) => [row, at]));
  const numberAt = (row: number) => values?.[places.get(row) ?? -1] ?? Number.NaN;
  const found = await context.reader.find({ target: "nodes", selector, records: 0 }, context.signal);
  const tables = context.tables();
  const rows = Uint32Array.from(found.ids.flatMap((id) => tables.nodes.rowOf(id) ?? []));
  const named = (row: number) => ({ id: tables.nodes.idAt(row), label: tables.labelAt(row) });
  const lists = rankRows(tables, rows, numberAt, ranking).map(({ best, tied, next, ...list }) => ({
    ...list,
    ...(next !== undefined && { next: rounded(next) }),
    nodes: best.map(({ row, value }) => ({ ...named(row), value: rounded(value) })),
    tied: tied.map(named),
  }));
  const { sampled } = answer;
  return {
    success: true,
    lists,
    notes: [
      ...sampleNote(computed),
      ...scope.notes,
      ...(context.reader.isElsewhere ? [{ id: "aboutShown" } as const] : []),
    ],
    about: {
      ...("filter" in scope.data && { filter: scope.data["filter"] }),
      // From how many nodes it was estimated.
      ...(sampled !== undefined && { sampled }),
    },
  };
}

/** The same over all of a database, by what it computes itself. */
async function rankOnAll(query: RankQuery, { reader, signal }: CommandContext): Promise<MeasuredRanking> {
  const lists = await reader.rank({ ...query, isComputed: true }, signal);
  const sampled = lists[0]?.sampled;
  return {
    success: true,
    lists: lists.map(({ next, sampled: _, ...list }) => ({
      ...list,
      ...(next !== undefined && { next: rounded(next) }),
      nodes: list.nodes.map((node) => ({ ...node, value: rounded(node.value) })),
    })),
    notes: estimateNote(sampled),
    about: { ...(sampled !== undefined && { sampled }) },
  };
}

function sourceOf(measure: RankMeasure): readonly [AlgorithmName, number] {
  if (measure === "hub") return ["hits", 0];
  return measure === "authority" ? ["hits", 1] : [measure, 0];
}
