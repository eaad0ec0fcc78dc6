import * as z from "zod/mini";
import { type RankMeasure, rankMeasures } from "@/analysis/catalog/algorithm-names";
import type { AggregateRow, Measure } from "@/graph/document/graph-reader";
import type { ElementTarget } from "@/graph/document/graph-types";
import { figures } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import { nearest } from "@/lib/nearest";
import type { CommandContext, CommandRefusal } from "../door/command-types";
import { defineWork } from "../door/define-command";
import { plainName } from "../door/parameter-names";
import { limitParameter, orderParameter, selectorParameter, targetParameter } from "../door/parameters";
import { refuse } from "../door/results";
import { knownOrMeant, refuseNoNumbers, refuseUnknownProperty } from "../edit/check-property";
import { spokenValue } from "../elements/record-data";
import { resolveSelector } from "../elements/resolve-selector";
import { countedElements, listed } from "../elements/wording";
import { emptySentence } from "./empty-result";
import { rankMessage } from "./rank-message";

export const rankNodes = defineWork({
  description: "Nodes by a numeric attribute, degree, betweenness, pagerank … Keeps those listed as a set.",
  input: z.strictObject({
    by: z.string().check(z.minLength(1)),
    limit: z.optional(limitParameter),
    order: z.optional(orderParameter),
    selector: z.optional(selectorParameter),
  }),
  compact: { takes: ["by", "limit", "order"] },
  async run({ by: wanted, limit = 10, order = "desc", selector: text }, context) {
    const by = measureCalled(wanted) ? wanted : await knownOrMeant(wanted, "nodes", context);
    const unknown = await refuseUnknownProperty(by, "nodes", context);
    const measure = unknown && measureCalled(by);
    if (unknown && !measure) return withMeasures(unknown, by);
    const resolved = await resolveSelector(text, "nodes", context);
    if (!resolved.success) return resolved;
    const query = { by, limit: limit + 1, order, selector: resolved.selector };
    if (measure) {
      const { rankByMeasure } = await import("../algorithms/rank-by-measure");
      return rankByMeasure(measure, { ...query, limit }, context);
    }
    const ranked = await context.reader.rank(query, context.signal);
    const { total } = ranked;
    const nodes = ranked.nodes.slice(0, limit).map(({ id, label, value }) => ({ id, label, value }));
    const set = { nodes: nodes.map(({ id }) => id), edges: [] };
    const [next] = ranked.nodes.slice(limit);
    const data = { by, total, nodes, ...(next && { next: next.value }) };
    if (total > 0)
      return { success: true, message: rankMessage(nodes, { by, order, total, next: next?.value }), data, set };
    const refusal = await refuseNoNumbers(by, "nodes", context);
    const { total: matching } = await context.reader.find({ ...query, target: "nodes", records: 0 }, context.signal);
    if (refusal && matching > 0) return refusal;
    const message =
      matching === 0
        ? emptySentence(resolved, "nodes", context)
        : `None of the ${countedElements(matching, "nodes")} with ${resolved.text} has a number for '${by}'.`;
    return { success: true, message, data, set };
  },
});

function measureCalled(name: string): RankMeasure | undefined {
  const wanted = plainName(name);
  return rankMeasures.find((measure) => measure === wanted);
}

function withMeasures(refusal: CommandRefusal, by: string): CommandRefusal {
  const [near] = nearest(by, rankMeasures, 1);
  if (near === undefined) return refusal;
  return refuse(refusal.message, `The nearest measure: ${near}. ${refusal.hint ?? ""}`.trim());
}

/** The most rows a table has; `groupCount` counts all groups. */
const mostRows = 50;

export const aggregate = defineWork({
  description:
    "Counts, sums or averages elements, by groupBy where given. All measures but count need a numeric property.",
  input: z.strictObject({
    target: z.optional(targetParameter),
    measure: z.enum(["count", "sum", "mean", "min", "max", "median"]),
    property: z.optional(z.string().check(z.minLength(1))),
    groupBy: z.optional(z.string().check(z.minLength(1))),
    selector: z.optional(selectorParameter),
  }),
  async run({ target = "nodes", measure, property: wanted, groupBy, selector: text }, context) {
    const property = wanted === undefined ? undefined : await knownOrMeant(wanted, target, context);
    const refusal = await refuseFields({ target, measure, property, groupBy }, context);
    if (refusal) return refusal;
    const resolved = await resolveSelector(text, target, context);
    if (!resolved.success) return resolved;
    const named = { ...(property === undefined ? {} : { property }), ...(groupBy === undefined ? {} : { groupBy }) };
    const query = { target, measure, selector: resolved.selector, ...named };
    const rows = await context.reader.aggregate(query, context.signal);
    const elements = rows.reduce((sum, { count }) => sum + count, 0);
    const shown = rows.slice(0, mostRows).map(rowData);
    const data = { measure, ...named, rows: shown, ...(groupBy === undefined ? {} : { groupCount: rows.length }) };
    const asked = { measure, property, groupBy, of: countedElements(elements, target) };
    const message = elements === 0 ? emptySentence(resolved, target, context) : aggregateMessage(rows, asked);
    return { success: true, message, data };
  },
});

/** A measure but the count needs numbers; every field has to be there. */
async function refuseFields(
  { target, measure, property, groupBy }: Omit<Asked, "of"> & { readonly target: ElementTarget },
  context: CommandContext,
): Promise<CommandRefusal | undefined> {
  if (property === undefined && measure !== "count") {
    return refuse(`A ${measure} needs a property.`, "Name a numeric attribute in property, or use measure count.");
  }
  for (const name of [property, groupBy]) {
    const unknown = name === undefined ? undefined : await refuseUnknownProperty(name, target, context);
    if (unknown) return unknown;
  }
  return property === undefined || measure === "count" ? undefined : refuseNoNumbers(property, target, context);
}

function rowData({ group, value, count }: AggregateRow): JsonObject {
  return group === undefined ? { value, count } : { group, value, count };
}

interface Asked {
  readonly measure: Measure;
  readonly property: string | undefined;
  readonly groupBy: string | undefined;
  /** "13 nodes". */
  readonly of: string;
}

function aggregateMessage(rows: readonly AggregateRow[], { measure, property, groupBy, of }: Asked): string {
  const what = measure === "count" ? countName(property) : `${measureNames[measure]} of '${property}'`;
  if (groupBy === undefined) return `The ${what} over ${of} is ${valueText(rows[0]?.value)}.`;
  const spoken = rows.map(({ group, value }) => `${groupText(group)} ${valueText(value)}`);
  return `The ${what} by '${groupBy}' over ${of}: ${listed(spoken, 12)}.`;
}

const measureNames: Readonly<Record<Exclude<Measure, "count">, string>> = {
  sum: "sum",
  mean: "mean",
  min: "smallest value",
  max: "largest value",
  median: "median",
};

function countName(property: string | undefined): string {
  return property === undefined ? "count" : `count of those with '${property}'`;
}

function groupText(group: AggregateRow["group"]): string {
  return group === undefined || group === null ? "without a value" : spokenValue(group);
}

function valueText(value: number | null | undefined): string {
  return value === null || value === undefined ? "no number" : figures(value);
}
