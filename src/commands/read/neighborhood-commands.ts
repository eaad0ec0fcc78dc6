import * as z from "zod/mini";
import type { ElementRecord, Surroundings } from "@/graph/document/graph-reader";
import type { NodeId } from "@/graph/document/graph-types";
import { counted } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import type { SaidOf } from "@/lib/text/said";
import { speaker } from "@/lib/text/speaker";
import { listOf, partTexts } from "../elements/parts";
import { listLimit, spokenValue } from "../elements/record-data";
import { resolveElements } from "../elements/resolve-elements";
import { resolveSelector } from "../elements/resolve-selector";
import type { CommandContext } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { offsetParameter, selectorParameter } from "../registry/parameters";
import { refuse } from "../registry/results";
import { emptySentence, tellEmpty } from "./empty-result";
import { findNodeId } from "./find-node-id";

export const texts = {
  ...partTexts,
  nodeHas: "{name} has {facts}{rest}.",
  noAttributes: "no attributes",
  andNoNeighbours: ", and no neighbours",
  andNeighbours: "; {neighbours}: {names}",
  neighbours: ["{count} neighbour", "{count} neighbours"],
  noNeighbours: ["{who} has no neighbours{steps}{way}.", "{who} have no neighbours{steps}{way}."],
  hasNeighbours: ["{who} has {neighbours}{steps}{way}{rest}.", "{who} have {neighbours}{steps}{way}{rest}."],
  theNodes: "The {count} nodes",
  withinSteps: " within {depth} steps",
  fromNumber: "; from number {at}: {names}",
  firstLookedAt: "The first {count} are looked at.",
} as const;
const tell = speaker(texts);

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
    return { success: true, ...tell(nodeSaid(label, attributes, around)), data };
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
        : tell(neighborsSaid(who, labels, { depth, via: edges?.text, offset, total }));
    const name = typeof who.name === "string" ? who.name : tell(who.name).message;
    const wording = `up to ${counted(depth, "step")} around ${name}`;
    const set = { nodes: found.nodes.map(({ id }) => id), edges: found.edges, foundBy: wording };
    const data = { count: total, nodes };
    return { success: true, ...spoken, data, set, ...(start.ids.length <= listLimit && { beside: start.ids }) };
  },
});

function nodeSaid(
  name: string,
  attributes: JsonObject,
  { neighborCount, neighbors }: Surroundings,
): SaidOf<typeof texts> {
  const known = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== name)
    .slice(0, 6)
    .map(([attribute, value]) => `${attribute} ${spokenValue(value)}`);
  const facts = known.length === 0 ? ({ id: "noAttributes" } as const) : listOf(known);
  if (neighborCount === 0) return { id: "nodeHas", with: { name, facts, rest: { id: "andNoNeighbours" } } };
  const names = listOf(
    neighbors.map(({ label }) => label),
    8,
    neighborCount,
  );
  const neighbours = { id: "neighbours", with: { count: neighborCount } } as const;
  return { id: "nodeHas", with: { name, facts, rest: { id: "andNeighbours", with: { neighbours, names } } } };
}

type Start = Awaited<ReturnType<typeof startName>>;

interface Around {
  readonly depth: number;
  readonly via: string | undefined;
  readonly offset: number;
  readonly total: number;
}

function neighborsSaid(
  { name: who, count }: Start,
  labels: readonly string[],
  { depth, via, offset, total }: Around,
): readonly SaidOf<typeof texts>[] {
  const steps = depth === 1 ? "" : ({ id: "withinSteps", with: { depth } } as const);
  const way = via === undefined ? "" : ({ id: "overEdges", with: { text: via } } as const);
  const start = { who, count, steps, way };
  if (labels.length === 0) return [{ id: "noNeighbours", with: start }];
  const neighbours = { id: "neighbours", with: { count: total } } as const;
  const isCut = total !== labels.length;
  return [
    { id: "hasNeighbours", with: { ...start, neighbours, rest: namesFrom(offset, labels, total) } },
    ...(isCut ? [{ id: "firstLookedAt", with: { count: labels.length } } as const] : []),
  ];
}

function namesFrom(offset: number, labels: readonly string[], total: number): SaidOf<typeof texts> {
  const rest = labels.slice(offset);
  if (rest.length === 0) return { id: "noneBehind", with: { count: offset } };
  const names = listOf(rest, 8, total - offset);
  return offset === 0 ? { id: "afterColon", with: { names } } : { id: "fromNumber", with: { at: offset + 1, names } };
}

async function startName(ids: readonly NodeId[], context: CommandContext) {
  const [first] = await context.reader.records("nodes", ids.slice(0, 1), context.signal);
  const count = ids.length;
  return { name: count === 1 && first ? first.label : ({ id: "theNodes", with: { count } } as const), count };
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
