import type { AlgorithmName, RankMeasure } from "@/analysis/catalog/algorithm-names";
import type { RankQuery } from "@/graph/document/graph-reader";
import { topRows } from "@/graph/reader/top-rows";
import type { JsonObject } from "@/lib/json";
import type { CommandContext, CommandResult } from "../door/command-types";
import { rankMessage } from "../read/rank-message";
import { computeAlgorithm } from "./compute-algorithm";
import { rounded, sampleNote, setOf } from "./telling";

/** As `rankNodes` ranks by an attribute, by a measure computed now on the visible graph and not saved. */
export async function rankByMeasure(
  measure: RankMeasure,
  { selector, limit, order }: RankQuery,
  context: CommandContext,
): Promise<CommandResult<JsonObject>> {
  const [algorithm, place] = sourceOf(measure);
  const computed = await computeAlgorithm(algorithm, {}, context);
  if (computed.success === false) return computed;
  const { scope } = computed;
  const found = await context.reader.find({ target: "nodes", selector, records: 0 }, context.signal);
  const rows = Uint32Array.from(found.ids.flatMap((id) => scope.rowOf(id) ?? []));
  const values = computed.success === "empty" ? undefined : computed.answer.values?.[place];
  const { best, total } = topRows(rows, (row) => values?.[row] ?? Number.NaN, { order, limit: limit + 1 });
  const ranked = best.slice(0, limit);
  const nodes = ranked.map(({ row, value }) => ({ ...scope.named(row), value: rounded(value) }));
  const note = computed.success === "empty" ? "" : `${sampleNote(computed)}${scope.note}`;
  const next = best[limit] === undefined ? undefined : rounded(best[limit].value);
  const message =
    total === 0 ? "No visible node is among those to rank." : rankMessage(nodes, { by: measure, order, total, next });
  const sampled = computed.success === "empty" ? undefined : computed.answer.sampled;
  return {
    success: true,
    message: `${message}${note}`,
    data: { by: measure, total, nodes, ...(next !== undefined && { next }), ...(sampled !== undefined && { sampled }) },
    set: setOf(
      scope,
      ranked.map(({ row }) => row),
      [],
    ),
  };
}

function sourceOf(measure: RankMeasure): readonly [AlgorithmName, number] {
  if (measure === "hub") return ["hits", 0];
  return measure === "authority" ? ["hits", 1] : [measure, 0];
}
