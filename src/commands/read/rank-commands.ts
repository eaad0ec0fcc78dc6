import * as z from "zod/mini";
import { type RankMeasure, rankMeasures } from "@/analysis/catalog/algorithm-names";
import type { RankedNodes, RankQuery } from "@/graph/document/graph-reader";
import { printSelector } from "@/graph/selector/print-selector";
import { nearest } from "@/lib/text/nearest";
import { speaker } from "@/lib/text/speaker";
import { type MeasuredRanking, rankByMeasure } from "../algorithms/rank-by-measure";
import { scopeTexts } from "../algorithms/scope-texts";
import { knownOrMeant, refuseNoNumbers, refuseUnknownProperty } from "../edit/check-property";
import { elements } from "../elements/parts";
import { type ResolvedSelector, resolveSelector } from "../elements/resolve-selector";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { plainName } from "../registry/parameter-names";
import { limitParameter, offsetParameter, orderParameter, selectorParameter } from "../registry/parameters";
import { refuse } from "../registry/results";
import { sharedNote } from "./describe-message";
import { emptySentence, tellEmpty } from "./empty-result";
import { equalData, groupsSaid, mostRows, rankSaid, rankTexts } from "./rank-message";

export const texts = {
  ...rankTexts,
  ...scopeTexts,
  noneToRank: "No visible node is among those to rank.",
  noneHasNumber: "None of the {nodes} with {text} has a number for '{by}'.",
} as const;
const tell = speaker(texts);

export const rankNodes = defineWork({
  description: "Nodes by a numeric attribute, degree, betweenness, pagerank …",
  input: z.strictObject({
    by: z.string().check(z.minLength(1)),
    limit: z.optional(limitParameter),
    order: z.optional(orderParameter),
    selector: z.optional(selectorParameter),
    perGroup: z.optional(z.string()).check(z.describe("attribute: the first of each value")),
    offset: z.optional(offsetParameter),
  }),
  compact: { takes: ["by", "limit", "order", "selector", "perGroup"] },
  async run(input, context) {
    const read = await readQuery(input, context);
    if (!read.success) return read;
    const { query, measure, resolved } = read;
    const ranked = measure ? await rankByMeasure(measure, query, context) : await byAttribute(query, context);
    if (!ranked.success) return ranked;
    const wording = describeLists(ranked.lists, query);
    const result = { success: true as const, data: { ...wording.data, ...ranked.about }, set: wording.set };
    if (wording.total > 0) return { ...result, ...tell(wording.said, await groupsNote(query, context), ranked.notes) };
    if (measure) return { ...result, ...tell({ id: "noneToRank" }, ranked.notes) };
    const { by } = query;
    const refusal = await refuseNoNumbers(by, "nodes", context);
    const { total: matching } = await context.reader.find({ ...query, target: "nodes", records: 0 }, context.signal);
    if (refusal && matching > 0) return refusal;
    if (matching === 0) return { ...result, ...tellEmpty(emptySentence(resolved, "nodes", context)) };
    const nodes = elements(matching, "nodes");
    return { ...result, ...tell({ id: "noneHasNumber", with: { nodes, text: resolved.text, by } }) };
  },
});

interface RankInput {
  readonly by: string;
  readonly limit?: number | undefined;
  readonly order?: "asc" | "desc" | undefined;
  readonly selector?: string | undefined;
  readonly perGroup?: string | undefined;
  readonly offset?: number | undefined;
}

interface ReadQuery {
  readonly success: true;
  readonly query: Query;
  readonly measure: RankMeasure | undefined;
  readonly resolved: ResolvedSelector;
}

async function readQuery(
  { by: wanted, selector: text, perGroup, ...given }: RankInput,
  context: CommandContext,
): Promise<ReadQuery | CommandRefusal> {
  const by = measureCalled(wanted) ? wanted : await knownOrMeant(wanted, "nodes", context);
  const unknown = await refuseUnknownProperty(by, "nodes", context);
  const measure = unknown && measureCalled(by);
  if (unknown && !measure) return withMeasures(unknown, by);
  const badGroup = perGroup === undefined ? undefined : await refuseUnknownProperty(perGroup, "nodes", context);
  if (badGroup) return badGroup;
  const resolved = await resolveSelector(text, "nodes", context);
  if (!resolved.success) return resolved;
  const { limit = perGroup === undefined ? 10 : 1, order = "desc", offset = 0 } = given;
  const query = {
    by: measure ?? by,
    limit,
    order,
    offset,
    selector: resolved.selector,
    ...(perGroup !== undefined && { perGroup }),
  };
  return { success: true, query, measure, resolved };
}

type Query = RankQuery & { readonly offset: number };

async function byAttribute(query: Query, { reader, signal }: CommandContext): Promise<MeasuredRanking> {
  return { success: true, lists: await reader.rank(query, signal), notes: [], about: {} };
}

/** Who has several values of what is grouped by is in each group. */
async function groupsNote({ perGroup, selector }: Query, { reader, signal }: CommandContext) {
  if (perGroup === undefined) return [];
  return sharedNote(await reader.describe({ target: "nodes", property: perGroup, selector }, signal));
}

/** What is told of a ranking, as one list or one for each group, and the set of all that are listed. */
function describeLists(lists: readonly RankedNodes[], query: Query) {
  const { by, order, offset, perGroup } = query;
  const total = lists.reduce((sum, list) => sum + list.total, 0);
  const ids = [...new Set(lists.flatMap(({ nodes }) => nodes.map(({ id }) => id)))];
  const set = { nodes: ids, edges: [], foundBy: setWords(query, ids.length) };
  if (perGroup !== undefined) {
    const groups = lists.slice(0, mostRows).map(({ group, ...list }) => ({ group: group ?? null, ...listData(list) }));
    const said = [groupsSaid(lists, { by, order, perGroup })];
    return { total, said, data: { by, perGroup, groups }, set };
  }
  const [only = { nodes: [], tied: [], total: 0 }] = lists;
  return { total, said: rankSaid(only, { by, order, offset }), data: { by, ...listData(only) }, set };
}

/** "top 3 by degree, kind == 'film'". */
function setWords({ by, order, offset, limit, perGroup, selector }: Query, count: number): string {
  const size = perGroup === undefined ? count : limit;
  const place =
    offset > 0 ? `number ${offset + 1} to ${offset + count}` : `${order === "desc" ? "top" : "lowest"} ${size}`;
  const each = perGroup === undefined ? "" : ` of each ${perGroup}`;
  const among = selector.op === "all" ? "" : `, ${printSelector(selector)}`;
  return `${place} by ${by}${order === "asc" && offset > 0 ? ", lowest first" : ""}${each}${among}`;
}

function listData({ nodes, tied, next, total }: RankedNodes) {
  const listed = nodes.map(({ id, label, value }) => ({ id, label, value }));
  return { total, nodes: listed, ...(next !== undefined && { next }), ...equalData(tied) };
}

function measureCalled(name: string): RankMeasure | undefined {
  const wanted = plainName(name);
  return rankMeasures.find((measure) => measure === wanted);
}

function withMeasures(refusal: CommandRefusal, by: string): CommandRefusal {
  const [near] = nearest(by, rankMeasures, 1);
  if (near === undefined) return refusal;
  return refuse(refusal.message, `The nearest measure: ${near}. ${refusal.hint ?? ""}`.trim(), refusal.reason);
}
