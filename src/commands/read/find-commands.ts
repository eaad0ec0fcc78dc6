import * as z from "zod/mini";
import type { FoundElements } from "@/graph/document/graph-reader";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { JsonObject } from "@/lib/json";
import type { SaidOf } from "@/lib/text/said";
import { speaker } from "@/lib/text/speaker";
import { refuseUnknownProperty } from "../edit/check-property";
import { elements, listOf, partTexts } from "../elements/parts";
import { listLimit, recordData, spokenName } from "../elements/record-data";
import { type ResolvedSelector, resolveSelector } from "../elements/resolve-selector";
import type { CommandContext, CommandResult, FoundSet } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { limitParameter, offsetParameter, orderParameter, selectorParameter } from "../registry/parameters";
import { emptySentence, tellEmpty } from "./empty-result";

export const texts = {
  ...partTexts,
  graphHas: "The graph has {what}{rest}.",
  foundWith: "Found {what} with {text}{rest}.",
  firstShown: ["; the first is shown", "; the first {count} are shown"],
  numberShown: "; number {at} is shown",
  rangeShown: "; {from} to {to} are shown",
} as const;
const tell = speaker(texts);

const findInput = z.strictObject({
  selector: selectorParameter,
  limit: z.optional(limitParameter),
  sortBy: z.optional(z.string()),
  order: z.optional(orderParameter),
  offset: z.optional(offsetParameter),
});

export const findNodes = defineWork({
  description: `Finds nodes by selector, e.g. type == 'cat' && age > 5, @color == 'red' (drawn so; also @size, @shape, @layer), * for all.`,
  input: findInput,
  compact: { takes: ["selector", "limit"], place: "first" },
  run: (input, context) => findElements(input, "nodes", context),
});

export const findEdges = defineWork({
  description: "Finds edges by selector, e.g. weight >= 0.5, source.type == target.type, source == 'Ann'.",
  input: findInput,
  run: (input, context) => findElements(input, "edges", context),
});

async function findElements(
  { selector: text, limit = listLimit, sortBy, order, offset = 0 }: z.output<typeof findInput>,
  target: ElementTarget,
  context: CommandContext,
): Promise<CommandResult<JsonObject>> {
  const resolved = await resolveSelector(text, target, context);
  if (!resolved.success) return resolved;
  const unknown = sortBy === undefined ? undefined : await refuseUnknownProperty(sortBy, target, context);
  if (unknown) return unknown;
  const sorting = { ...(sortBy === undefined ? {} : { sortBy }), ...(order === undefined ? {} : { order }) };
  const records = sortBy === undefined ? limit : limit + 1;
  const read = await context.reader.find(
    { target, selector: resolved.selector, records, offset, ...sorting },
    context.signal,
  );
  const found = { ...read, records: read.records.slice(0, limit) };
  const next = sortBy === undefined ? undefined : read.records[limit]?.data[sortBy];
  const spoken =
    found.total === 0
      ? tellEmpty(emptySentence(resolved, target, context))
      : tell(foundSaid(found, resolved, { limit, offset }));
  const data = { ...foundData(found, { limit, offset }), ...(next !== undefined && { next }) };
  return { success: true, ...spoken, data, set: setOf(resolved, found) };
}

interface Part {
  readonly limit: number;
  readonly offset: number;
}

function foundSaid(found: FoundElements, { selector, text }: ResolvedSelector, part: Part): SaidOf<typeof texts> {
  const what = elements(found.total, found.target);
  const rest = restOf(found, part);
  return selector.op === "all"
    ? { id: "graphHas", with: { what, rest } }
    : { id: "foundWith", with: { what, text, rest } };
}

function restOf({ records, total }: FoundElements, { limit, offset }: Part): SaidOf<typeof texts> | "" {
  if (offset > 0 && records.length === 0) return { id: "noneBehind", with: { count: offset } };
  if (offset > 0 && records.length === 1) return { id: "numberShown", with: { at: offset + 1 } };
  if (offset > 0) return { id: "rangeShown", with: { from: offset + 1, to: offset + records.length } };
  if (total > limit) return { id: "firstShown", with: { count: limit } };
  return total > 5 ? "" : { id: "afterColon", with: { names: listOf(records.map(spokenName)) } };
}

function foundData(found: FoundElements, { limit, offset }: Part): JsonObject {
  const ids = found.ids.slice(offset, offset + limit);
  const place = offset === 0 ? {} : { offset };
  const records = found.records.map(recordData);
  return found.target === "nodes"
    ? { count: found.total, ...place, nodeIds: ids, nodes: records }
    : { count: found.total, ...place, edgeIds: ids, edges: records };
}

function setOf({ selector, text, readsLooks }: ResolvedSelector, { target, ids }: FoundElements): FoundSet {
  const foundBy = selector.op === "all" || readsLooks || text.includes("$") ? {} : { foundBy: text };
  return target === "nodes" ? { nodes: ids, edges: [], ...foundBy } : { nodes: [], edges: ids, ...foundBy };
}
