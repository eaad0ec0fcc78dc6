import * as z from "zod/mini";
import type { ElementRecord, Surroundings } from "@/graph/document/graph-reader";
import type { NodeId } from "@/graph/document/graph-types";
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
import { emptySentence, tellEmpty } from "./empty-result";
import { findNodeId } from "./find-node-id";

export const getNode = defineWork({
  description: "One node by id or label: attributes, degree, neighbours with their edges.",
  input: z.strictObject({ id: z.string().check(z.minLength(1)) }),
  compact: { takes: ["id"] },
  async run({ id: wanted }, context) {
    const node = await findNodeId(wanted, context);
    if (!node.success) return node;
    const { id, label } = node;
    const { reader, signal } = context;
    const [[record], around] = await Promise.all([
      reader.records("nodes", [id], signal),
      reader.around(id, listLimit, signal),
    ]);
    const { degree, neighborCount } = around;
    const attributes = record?.data ?? {};
    const data = {
      id,
      label,
      data: attributes,
      degree,
      neighborCount,
      neighbors: neighborList(id, around.edges),
      visible: context.state.isVisible("nodes", id),
    };
    return { success: true, message: nodeMessage(label, attributes, around), data };
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
    const { total = found.nodes.length } = found;
    const nodes = found.nodes
      .slice(offset, offset + listLimit)
      .map(({ id, label, distance }) => ({ id, label, distance }));
    const who = await startName(start.ids, context);
    const labels = found.nodes.map(({ label }) => label);
    const spoken =
      start.ids.length === 0
        ? tellEmpty(emptySentence(start, "nodes", context))
        : { message: neighborsMessage(who, labels, { depth, via: edges?.text, offset, total }) };
    const wording = `up to ${counted(depth, "step")} around ${who.name}`;
    const set = { nodes: found.nodes.map(({ id }) => id), edges: found.edges, told: wording };
    return { success: true, ...spoken, data: { count: total, nodes }, set };
  },
});

function nodeMessage(label: string, attributes: JsonObject, { neighborCount, neighbors }: Surroundings): string {
  const facts = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== label)
    .slice(0, 6)
    .map(([name, value]) => `${name} ${spokenValue(value)}`);
  const about = facts.length === 0 ? "has no attributes" : `has ${listed(facts)}`;
  if (neighborCount === 0) return `${label} ${about}, and no neighbours.`;
  const names = neighbors.map((neighbor) => neighbor.label);
  return `${label} ${about}; ${counted(neighborCount, "neighbour")}: ${listed(names, undefined, neighborCount)}.`;
}

function neighborsMessage(
  who: { readonly name: string; readonly plural: boolean },
  labels: readonly string[],
  {
    depth,
    via,
    offset,
    total,
  }: { readonly depth: number; readonly via: string | undefined; readonly offset: number; readonly total: number },
): string {
  const steps = depth === 1 ? "" : ` within ${depth} steps`;
  const way = via === undefined ? "" : ` over edges with ${via}`;
  const has = who.plural ? "have" : "has";
  if (labels.length === 0) return `${who.name} ${has} no neighbours${steps}${way}.`;
  const head = `${who.name} ${has} ${counted(total, "neighbour")}${steps}${way}`;
  const cut = total === labels.length ? "" : ` The first ${figures(labels.length)} are looked at.`;
  if (offset === 0) return `${head}: ${listed(labels, undefined, total)}.${cut}`;
  const rest = labels.slice(offset);
  return rest.length === 0
    ? `${head}; none is behind the first ${figures(offset)}.${cut}`
    : `${head}; from number ${figures(offset + 1)}: ${listed(rest, undefined, total - offset)}.${cut}`;
}

async function startName(ids: readonly NodeId[], context: CommandContext) {
  const [first] = await context.reader.records("nodes", ids.slice(0, 1), context.signal);
  if (ids.length === 1 && first) return { name: first.label, plural: false };
  return { name: `The ${figures(ids.length)} nodes`, plural: true };
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
