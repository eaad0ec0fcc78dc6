import * as z from "zod/mini";
import type { ElementRecord } from "@/graph/document/graph-reader";
import type { EdgeId, NodeId } from "@/graph/document/graph-types";
import { counted, figures } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import { listLimit, spokenValue } from "../elements/record-data";
import { resolveElements } from "../elements/resolve-elements";
import { resolveSelector } from "../elements/resolve-selector";
import { listed } from "../elements/wording";
import type { CommandContext } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { offsetParameter, selectorParameter } from "../registry/parameters";
import { refuse } from "../registry/results";
import { emptySentence } from "./empty-result";
import { findNodeId } from "./find-node-id";

export const getNode = defineWork({
  description: "One node by id or label: attributes, degree, neighbours with their edges.",
  input: z.strictObject({ id: z.string().check(z.minLength(1)) }),
  compact: { takes: ["id"] },
  async run({ id: wanted }, context) {
    const node = await findNodeId(wanted, context);
    if (!node.success) return node;
    const { id, label } = node;
    const [record] = await context.reader.records("nodes", [id], context.signal);
    const around = await context.reader.neighbors({ of: [id], depth: 1, direction: "both" }, context.signal);
    const edges = await edgesAt(id, around.edges, context);
    const neighbors = neighborList(id, edges.records);
    const attributes = record?.data ?? {};
    const data = {
      id,
      label,
      data: attributes,
      degree: edges.degree,
      neighborCount: around.nodes.length,
      neighbors,
      visible: context.state.isVisible("nodes", id),
    };
    const names = around.nodes.map((neighbor) => neighbor.label);
    return { success: true, message: nodeMessage(label, attributes, names), data };
  },
});

export const getNeighbors = defineWork({
  description: "The nodes up to depth steps around some nodes (ids may be labels); via: a selector of edges.",
  input: z.strictObject({
    selector: z.optional(selectorParameter),
    ids: z.optional(z.array(z.string()).check(z.minLength(1))),
    depth: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
    direction: z.optional(z.enum(["in", "out", "both"])),
    via: z.optional(z.string()),
    offset: z.optional(offsetParameter),
  }),
  compact: { takes: ["selector", "depth"] },
  async run({ selector, ids, depth = 1, direction = "both", via, offset = 0 }, context) {
    if (selector === undefined && ids === undefined) {
      return refuse("It is not said whose neighbours are wanted.", "Give a selector, or ids of nodes.");
    }
    const start = await resolveElements({ selector, ids }, "nodes", context);
    if (!start.success) return start;
    const edges = via === undefined ? undefined : await resolveSelector(via, "edges", context);
    if (edges && !edges.success) return edges;
    const query = { of: start.ids, depth, direction, ...(edges ? { via: edges.selector } : {}) };
    const found = await context.reader.neighbors(query, context.signal);
    const nodes = found.nodes
      .slice(offset, offset + listLimit)
      .map(({ id, label, distance }) => ({ id, label, distance }));
    const who = await startName(start.ids, context);
    const message =
      start.ids.length === 0
        ? emptySentence(start, "nodes", context)
        : neighborsMessage(
            who,
            found.nodes.map(({ label }) => label),
            { depth, via: edges?.text, offset },
          );
    const wording = `up to ${counted(depth, "step")} around ${who.name}`;
    const set = { nodes: found.nodes.map(({ id }) => id), edges: found.edges, told: wording };
    return { success: true, message, data: { count: found.nodes.length, nodes }, set };
  },
});

function nodeMessage(label: string, attributes: JsonObject, neighbors: readonly string[]): string {
  const facts = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== label)
    .slice(0, 6)
    .map(([name, value]) => `${name} ${spokenValue(value)}`);
  const about = facts.length === 0 ? "has no attributes" : `has ${listed(facts)}`;
  return neighbors.length === 0
    ? `${label} ${about}, and no neighbours.`
    : `${label} ${about}; ${counted(neighbors.length, "neighbour")}: ${listed(neighbors)}.`;
}

function neighborsMessage(
  who: { readonly name: string; readonly plural: boolean },
  labels: readonly string[],
  { depth, via, offset }: { readonly depth: number; readonly via: string | undefined; readonly offset: number },
): string {
  const steps = depth === 1 ? "" : ` within ${depth} steps`;
  const way = via === undefined ? "" : ` over edges with ${via}`;
  const has = who.plural ? "have" : "has";
  if (labels.length === 0) return `${who.name} ${has} no neighbours${steps}${way}.`;
  const head = `${who.name} ${has} ${counted(labels.length, "neighbour")}${steps}${way}`;
  if (offset === 0) return `${head}: ${listed(labels)}.`;
  const rest = labels.slice(offset);
  return rest.length === 0
    ? `${head}; none is behind the first ${figures(offset)}.`
    : `${head}; from number ${figures(offset + 1)}: ${listed(rest)}.`;
}

async function startName(ids: readonly NodeId[], context: CommandContext) {
  const [first] = await context.reader.records("nodes", ids.slice(0, 1), context.signal);
  if (ids.length === 1 && first) return { name: first.label, plural: false };
  return { name: `The ${figures(ids.length)} nodes`, plural: true };
}

/** The node's own edges among those around it, and its degree: every edge end counts, so a loop counts twice. */
async function edgesAt(id: NodeId, around: readonly EdgeId[], { reader, signal }: CommandContext) {
  const all = await reader.records("edges", around, signal);
  const records = all.filter(({ source, target }) => source === id || target === id);
  const loops = records.filter(({ source, target }) => source === target).length;
  return { records, degree: records.length + loops };
}

/** Each neighbour once, with the first edge to it. */
function neighborList(id: NodeId, edges: readonly ElementRecord[]): readonly JsonObject[] {
  const neighbors = new Map<string, JsonObject>();
  for (const edge of edges) {
    const { end, ...neighbor } = otherEnd(id, edge);
    if (neighbor.id === id || neighbors.has(neighbor.id)) continue;
    const direction = edge.directed ? end : "both";
    neighbors.set(neighbor.id, { ...neighbor, edge: { id: edge.id, direction, data: edge.data } });
  }
  return [...neighbors.values()].slice(0, listLimit);
}

function otherEnd(id: NodeId, { source = id, target = id, sourceLabel = source, targetLabel = target }: ElementRecord) {
  return source === id ? { id: target, label: targetLabel, end: "out" } : { id: source, label: sourceLabel, end: "in" };
}
