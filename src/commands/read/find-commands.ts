import * as z from "zod/mini";
import type { FoundElements } from "@/graph/document/graph-reader";
import type { ElementTarget } from "@/graph/document/graph-types";
import { figures } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import type { CommandContext, CommandResult, FoundSet } from "../door/command-types";
import { defineWork } from "../door/define-command";
import { limitParameter, orderParameter, selectorParameter } from "../door/parameters";
import { refuseUnknownProperty } from "../edit/check-property";
import { listLimit, recordData, spokenName } from "../elements/record-data";
import { type ResolvedSelector, resolveSelector } from "../elements/resolve-selector";
import { countedElements, listed } from "../elements/wording";
import { emptySentence } from "./empty-result";

const findInput = z.strictObject({
  selector: selectorParameter,
  limit: z.optional(limitParameter),
  sortBy: z.optional(z.string()),
  order: z.optional(orderParameter),
});

export const findNodes = defineWork({
  description: `Finds nodes by selector, e.g. type == 'cat' && age > 5, name contains "whisk", degree > 3, @color == 'red' (drawn so; also @size, @shape, @layer), * for all. Keeps all as a set.`,
  input: findInput,
  compact: { takes: ["selector", "limit"], place: "first" },
  run: (input, context) => findElements(input, "nodes", context),
});

export const findEdges = defineWork({
  description:
    "Finds edges by selector, e.g. weight >= 0.5, source.type == target.type, @width > 2. Keeps all as a set.",
  input: findInput,
  run: (input, context) => findElements(input, "edges", context),
});

async function findElements(
  { selector: text, limit = listLimit, sortBy, order }: z.output<typeof findInput>,
  target: ElementTarget,
  context: CommandContext,
): Promise<CommandResult<JsonObject>> {
  const resolved = await resolveSelector(text, target, context);
  if (!resolved.success) return resolved;
  const unknown = sortBy === undefined ? undefined : await refuseUnknownProperty(sortBy, target, context);
  if (unknown) return unknown;
  const sorting = { ...(sortBy === undefined ? {} : { sortBy }), ...(order === undefined ? {} : { order }) };
  const query = { target, selector: resolved.selector, records: sortBy === undefined ? limit : limit + 1, ...sorting };
  const { records, ...all } = await context.reader.find(query, context.signal);
  const found = { ...all, records: records.slice(0, limit) };
  const next = sortBy === undefined ? undefined : records[limit]?.data[sortBy];
  const message = found.total === 0 ? emptySentence(resolved, target, context) : foundMessage(found, resolved, limit);
  const data = { ...foundData(found, limit), ...(next !== undefined && { next }) };
  return { success: true, message, data, set: setOf(resolved, found) };
}

function foundMessage(found: FoundElements, { selector, text }: ResolvedSelector, limit: number): string {
  const count = countedElements(found.total, found.target);
  const what = selector.op === "all" ? `The graph has ${count}` : `Found ${count} with ${text}`;
  if (found.total > limit) return `${what}; ${limit === 1 ? "the first is" : `the first ${figures(limit)} are`} shown.`;
  return found.total > 5 ? `${what}.` : `${what}: ${listed(found.records.map(spokenName))}.`;
}

function foundData(found: FoundElements, limit: number): JsonObject {
  const ids = found.ids.slice(0, limit);
  const records = found.records.map(recordData);
  return found.target === "nodes"
    ? { count: found.total, nodeIds: ids, nodes: records }
    : { count: found.total, edgeIds: ids, edges: records };
}

function setOf({ selector, text, readsLooks }: ResolvedSelector, { target, ids }: FoundElements): FoundSet {
  const told = selector.op === "all" || readsLooks || text.includes("$") ? {} : { told: text };
  return target === "nodes" ? { nodes: ids, edges: [], ...told } : { nodes: [], edges: ids, ...told };
}
