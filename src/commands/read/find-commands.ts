import * as z from "zod/mini";
import type { FoundElements } from "@/graph/document/graph-reader";
import type { ElementTarget } from "@/graph/document/graph-types";
import { figures } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import { refuseUnknownProperty } from "../edit/check-property";
import { listLimit, recordData, spokenName } from "../elements/record-data";
import { type ResolvedSelector, resolveSelector } from "../elements/resolve-selector";
import { countedElements, listed } from "../elements/wording";
import type { CommandContext, CommandResult, FoundSet } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { limitParameter, offsetParameter, orderParameter, selectorParameter } from "../registry/parameters";
import { emptySentence, tellEmpty } from "./empty-result";

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
      : { message: foundMessage(found, resolved, { limit, offset }) };
  const data = { ...foundData(found, { limit, offset }), ...(next !== undefined && { next }) };
  return { success: true, ...spoken, data, set: setOf(resolved, found) };
}

interface Part {
  readonly limit: number;
  readonly offset: number;
}

function foundMessage(found: FoundElements, { selector, text }: ResolvedSelector, { limit, offset }: Part): string {
  const count = countedElements(found.total, found.target);
  const what = selector.op === "all" ? `The graph has ${count}` : `Found ${count} with ${text}`;
  if (offset > 0) return `${what}; ${laterPart(found, offset)}.`;
  if (found.total > limit) return `${what}; ${limit === 1 ? "the first is" : `the first ${figures(limit)} are`} shown.`;
  return found.total > 5 ? `${what}.` : `${what}: ${listed(found.records.map(spokenName))}.`;
}

function laterPart({ records: { length } }: FoundElements, offset: number): string {
  if (length === 0) return `none is behind the first ${figures(offset)}`;
  if (length === 1) return `number ${figures(offset + 1)} is shown`;
  return `${figures(offset + 1)} to ${figures(offset + length)} are shown`;
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
  const told = selector.op === "all" || readsLooks || text.includes("$") ? {} : { told: text };
  return target === "nodes" ? { nodes: ids, edges: [], ...told } : { nodes: [], edges: ids, ...told };
}
