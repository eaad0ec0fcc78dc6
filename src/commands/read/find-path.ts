import * as z from "zod/mini";
import type { FoundPath } from "@/graph/document/graph-reader";
import type { Selector } from "@/graph/selector/selector-types";
import { counted, figures } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import type { CommandContext, CommandRefusal, CommandResult } from "../door/command-types";
import { defineWork } from "../door/define-command";
import { refuse } from "../door/results";
import { refuseNoNumbers, refuseUnknownProperty } from "../edit/check-property";
import { namedData } from "../elements/record-data";
import { resolveSelector } from "../elements/resolve-selector";
import { countedElements } from "../elements/wording";
import { type FoundNode, findNodeId } from "./find-node-id";

export const pathInput = z.strictObject({
  source: z.string().check(z.minLength(1)),
  target: z.string().check(z.minLength(1)),
  weight: z.optional(z.string()).check(z.describe("numeric edge attribute")),
  directed: z.optional(z.boolean()),
  via: z.optional(z.string()).check(z.describe("edge selector")),
});

export const findPath = defineWork({
  description: "The shortest path between two nodes (id or label). Keeps it as a set.",
  input: pathInput,
  run: pathBetween,
});

/** Shared with `runAlgorithm`'s shortestPath. */
export async function pathBetween(
  { source: from, target: to, weight, directed, via }: z.output<typeof pathInput>,
  context: CommandContext,
): Promise<CommandResult<JsonObject>> {
  const source = await findNodeId(from, context);
  if (!source.success) return source;
  const target = await findNodeId(to, context);
  if (!target.success) return target;
  const edges = via === undefined ? undefined : await resolveSelector(via, "edges", context);
  if (edges && !edges.success) return edges;
  const badWeight = weight === undefined ? undefined : await refuseWeight(weight, edges?.selector, context);
  if (badWeight) return badWeight;
  const options = {
    ...(weight === undefined ? {} : { weight }),
    ...(directed === undefined ? {} : { directed }),
    ...(edges ? { via: edges.selector } : {}),
  };
  const path = await context.reader.path({ source: source.id, target: target.id, ...options }, context.signal);
  const note = path.note === undefined ? {} : { note: path.note };
  if (!path.found) {
    const data = { found: false, length: null, nodes: [], edgeIds: [], ...note };
    return { success: true, message: noPathMessage(source, target, { path, via: edges?.text }), data };
  }
  const records = await context.reader.records("nodes", path.nodes, context.signal);
  const data = { found: true, length: path.length, nodes: records.map(namedData), edgeIds: path.edges, ...note };
  const set = { nodes: path.nodes, edges: path.edges };
  const labels = records.map(({ label }) => label);
  return { success: true, message: pathMessage(path, labels, weight), data, set };
}

function pathMessage(path: FoundPath, labels: readonly string[], weight: string | undefined): string {
  const [first] = labels;
  const last = labels.at(-1);
  if (path.edges.length === 0) return `${first} is both ends: the path has no edges.`;
  const size = countedElements(path.edges.length, "edges");
  const length = weight === undefined ? size : `${size} and a length of ${figures(path.length)} by ${weight}`;
  const note = path.note === undefined ? "" : ` ${path.note}`;
  return `The shortest path from ${first} to ${last} has ${length}: ${chain(labels)}.${note}`;
}

function chain(labels: readonly string[]): string {
  if (labels.length <= 12) return labels.join(" → ");
  return `${labels.slice(0, 5).join(" → ")} → ${counted(labels.length - 10, "more node")} → ${labels.slice(-5).join(" → ")}`;
}

function noPathMessage(
  source: FoundNode,
  target: FoundNode,
  { path, via }: { readonly path: FoundPath; readonly via: string | undefined },
): string {
  const way = via === undefined ? "" : ` over edges with ${via}`;
  const note = path.note === undefined ? "" : ` ${path.note}`;
  return `There is no path from ${source.label} to ${target.label}${way}.${note}`;
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
