import * as z from "zod/mini";
import type { FoundPath, PathQuery } from "@/graph/document/graph-reader";
import type { Selector } from "@/graph/selector/selector-types";
import type { JsonObject, JsonValue } from "@/lib/json";
import type { SaidOf } from "@/lib/text/said";
import { speaker } from "@/lib/text/speaker";
import { refuseNoNumbers, refuseUnknownProperty } from "../edit/check-property";
import { elements } from "../elements/parts";
import { namedData } from "../elements/record-data";
import { resolveSelector } from "../elements/resolve-selector";
import { countedElements } from "../elements/wording";
import type { CommandContext, CommandRefusal, CommandResult } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { type FoundNode, findNodeId } from "./find-node-id";
import { chainOf, pathTexts } from "./path-texts";

export const texts = pathTexts;
const tell = speaker(texts);

const pathInput = z.strictObject({
  source: z.string().check(z.minLength(1)),
  target: z.string().check(z.minLength(1)),
  weight: z.optional(z.string()),
  directed: z.optional(z.boolean()),
  via: z.optional(z.string()),
  strong: z.optional(z.boolean()).check(z.describe("length 1 / weight")),
});

export const findPath = defineWork({
  description: "The shortest path between two nodes (id or label); via: a selector of its edges.",
  input: pathInput,
  run: pathBetween,
});

async function pathBetween(
  { source: from, target: to, via, ...asked }: z.output<typeof pathInput>,
  context: CommandContext,
): Promise<CommandResult<JsonObject>> {
  const source = await findNodeId(from, context);
  if (!source.success) return source;
  const target = await findNodeId(to, context);
  if (!target.success) return target;
  const edges = via === undefined ? undefined : await resolveSelector(via, "edges", context);
  if (edges && !edges.success) return edges;
  const lengths = await lengthsOf(asked, edges?.selector, context);
  if (!lengths.success) return lengths;
  const { directed } = asked;
  const plain = {
    source: source.id,
    target: target.id,
    ...(directed === undefined ? {} : { directed }),
    ...(edges ? { via: edges.selector } : {}),
  };
  const path = await context.reader.path({ ...plain, ...lengths.by }, context.signal);
  if (path.found) return foundPath(path, { plain, by: lengths.by }, context);
  const note = path.note === undefined ? {} : { note: path.note };
  const data = { found: false, length: null, nodes: [], edgeIds: [], ...note };
  return { success: true, ...tell(noPath(source, target, edges?.text), noteOf(path)), data };
}

async function foundPath(
  path: FoundPath,
  { plain, by }: { readonly plain: PathQuery; readonly by: Lengths | undefined },
  context: CommandContext,
): Promise<CommandResult<JsonObject>> {
  const { reader, signal } = context;
  const records = await reader.records("nodes", path.nodes, signal);
  const weights = by && (await weighedData({ path, fewest: await reader.path(plain, signal) }, by, context));
  const data = {
    found: true,
    length: path.length,
    nodes: records.map(namedData),
    edgeIds: path.edges,
    ...weights,
    ...(path.note !== undefined && { note: path.note }),
  };
  const labels = records.map(({ label }) => label);
  const wording = `${by?.strong ? "strongest" : "shortest"} path from ${labels[0]} to ${labels.at(-1)}`;
  const set = { nodes: path.nodes, edges: path.edges, foundBy: wording };
  return { success: true, ...tell(pathSaid(path, labels, by), noteOf(path)), data, set };
}

interface Lengths {
  readonly weight: string;
  readonly strong: boolean;
}

/** What makes an edge long; nothing where each counts 1. */
async function lengthsOf(
  { weight: named, strong = false }: { readonly weight?: string | undefined; readonly strong?: boolean | undefined },
  via: Selector | undefined,
  context: CommandContext,
): Promise<{ readonly success: true; readonly by: Lengths | undefined } | CommandRefusal> {
  const weight = named ?? (strong ? await onlyWeight(context) : undefined);
  if (weight === undefined) return strong ? noStrength() : { success: true, by: undefined };
  return (await refuseWeight(weight, via, context)) ?? { success: true, by: { weight, strong } };
}

export function noStrength(): CommandRefusal {
  return refuse({ why: "no-weight" }, "Give weight: a numeric edge attribute.");
}

/** The one attribute of edges that holds numbers, or the one that says it is a weight. */
export async function onlyWeight({ reader, signal }: CommandContext): Promise<string | undefined> {
  const { edgeAttributes } = await reader.profile(signal);
  const numeric = edgeAttributes.filter(({ kind }) => kind === "number").map(({ name }) => name);
  return numeric.length === 1 ? numeric[0] : numeric.find((name) => name === "weight");
}

/** The weight of each edge; and, where it is another, the path of fewest edges with its length. */
async function weighedData(
  { path, fewest }: { readonly path: FoundPath; readonly fewest: FoundPath },
  { weight, strong }: Lengths,
  { reader, signal }: CommandContext,
): Promise<JsonObject> {
  const weigh = async (ids: readonly string[]) =>
    (await reader.records("edges", ids, signal)).map(({ id, data }) => ({ id, weight: data[weight] ?? null }));
  const edges = await weigh(path.edges);
  if (fewest.edges.length >= path.edges.length) return { edges };
  const others = await weigh(fewest.edges);
  const length = others.reduce((sum, { weight: own }) => sum + lengthOf(own, strong), 0);
  const nodes = (await reader.records("nodes", fewest.nodes, signal)).map(({ label }) => label);
  return { edges, fewest: { nodes, edges: others, length: Number.isFinite(length) ? length : null } };
}

function lengthOf(weight: JsonValue, strong: boolean): number {
  const own = typeof weight === "number" ? weight : 1;
  return strong ? 1 / own : own;
}

function pathSaid(path: FoundPath, labels: readonly string[], by: Lengths | undefined): SaidOf<typeof texts> {
  const [first = ""] = labels;
  if (path.edges.length === 0) return { id: "bothEnds", with: { name: first } };
  const edges = elements(path.edges.length, "edges");
  const measure = by && `${by.strong ? "1 / " : ""}${by.weight}`;
  const length =
    measure === undefined ? edges : ({ id: "edgesAndLength", with: { edges, length: path.length, measure } } as const);
  const ends = { first, last: labels.at(-1) ?? "" };
  return { id: by?.strong ? "strongestPath" : "shortestPath", with: { ...ends, length, chain: chainOf(labels) } };
}

function noPath(source: FoundNode, target: FoundNode, via: string | undefined): SaidOf<typeof texts> {
  const way = via === undefined ? "" : ({ id: "overEdges", with: { text: via } } as const);
  return { id: "noPath", with: { first: source.label, last: target.label, way } };
}

function noteOf({ note }: FoundPath) {
  return note === undefined ? null : ({ id: "asItCame", with: { text: note } } as const);
}

/** Dijkstra's method needs weights of 0 or more. */
async function refuseWeight(
  weight: string,
  via: Selector | undefined,
  context: CommandContext,
): Promise<CommandRefusal | undefined> {
  const unusable =
    (await refuseUnknownProperty(weight, "edges", context)) ?? (await refuseNoNumbers(weight, "edges", context));
  if (unusable) return unusable;
  const negative: Selector = {
    op: "compare",
    field: { name: weight, of: "bare" },
    cmp: "<",
    value: { kind: "literal", value: 0 },
  };
  const selector: Selector = via === undefined ? negative : { op: "and", terms: [via, negative] };
  const { total, ids } = await context.reader.find({ target: "edges", selector, records: 0 }, context.signal);
  if (total === 0) return undefined;
  const message = `${countedElements(total, "edges")} ${total === 1 ? "has" : "have"} a negative '${weight}' (first: ${ids[0]}).`;
  return refuse(
    message,
    "Shortest paths need weights of 0 or more; leave weight out, or leave such edges out with via.",
    { why: "weights", attribute: weight, count: total, fault: "negative" },
  );
}
