import { readGraph } from "@parley/formats/read";
import * as z from "zod/mini";
import type { GraphChange } from "@/graph/changes/change-types";
import type { GraphEdge, GraphNode, Position } from "@/graph/document/graph-types";
import { speaker } from "@/lib/text/speaker";
import { namesAfterColon } from "../elements/labels";
import { labelIn } from "../elements/node-labels";
import { elements, type Part, partTexts } from "../elements/parts";
import { resolveElements } from "../elements/resolve-elements";
import { refuseFile } from "../files/read-parts";
import { nothingMatches } from "../read/nothing-matches";
import type { CommandContext, CommandResult } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { createIdMaker } from "./new-ids";

export const texts = {
  ...partTexts,
  copied: "Copied {nodes}{among}{names}.",
  pasted: "Pasted {nodes}{among}{names}.",
  amongThem: " and {edges} among them",
} as const;
const tell = speaker(texts);

/** How far a copy stands from what it copies, in px each way. */
const step = 40;

const point = z.strictObject({ x: z.number(), y: z.number() });

type CopyData = { readonly addedCount: number; readonly nodeIds: readonly string[] };

export const duplicateNodes = defineWork({
  description:
    "Copies the matching nodes, or the graph in text, with attributes and the edges among them, under new ids.",
  input: z.strictObject({ selector: z.optional(z.string()), text: z.optional(z.string()), at: z.optional(point) }),
  run: ({ selector, text, at }, context): Promise<CommandResult<CopyData>> => {
    if ((selector === undefined) === (text === undefined)) return Promise.resolve(refuse(eitherOr));
    return text === undefined ? ofSelector(selector ?? "", context) : ofText(text, at, context);
  },
});

const eitherOr = "Give either a selector of nodes to copy, or a graph as text.";

async function ofSelector(selector: string, context: CommandContext): Promise<CommandResult<CopyData>> {
  const found = await resolveElements({ selector }, "nodes", context);
  if (!found.success) return found;
  if (found.ids.length === 0) return nothingMatches(found, "nodes", context, { addedCount: 0, nodeIds: [] });
  const { nodes, edges } = context.state.snapshot();
  const originals = withContents(new Set(found.ids), nodes);
  const names = namesAfterColon(
    context.tables(),
    originals.map(({ id }) => id),
  );
  return copied("copied", { nodes: originals, edges, names }, context);
}

/** What was copied in this document or another, from the clipboard. */
async function ofText(text: string, at: Position | undefined, context: CommandContext) {
  const read = await readGraph(text, "The copied graph");
  if (!read.success) return refuseFile(read);
  const { nodes, edges } = read.graph;
  const has = new Set(nodes.map(({ id }) => id));
  const originals = moved(nodes, at).map(({ parent, ...node }) =>
    parent !== undefined && (has.has(parent) || context.tables().nodes.rowOf(parent) !== undefined)
      ? { ...node, parent }
      : node,
  );
  return copied("pasted", { nodes: originals, edges, names: "" }, context);
}

/** The same round another middle. */
function moved(nodes: readonly GraphNode[], at: Position | undefined): readonly GraphNode[] {
  const places = nodes.flatMap(({ position }) => position ?? []);
  if (at === undefined || places.length === 0) return nodes;
  const middle = (axis: "x" | "y") => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  const [dx, dy] = [at.x - middle("x"), at.y - middle("y")];
  return nodes.map((node) =>
    node.position ? { ...node, position: { x: node.position.x + dx, y: node.position.y + dy } } : node,
  );
}

interface Originals {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** ": Ann and Bob", or nothing. */
  readonly names: Part;
}

function copied(
  done: "copied" | "pasted",
  { nodes, edges, names }: Originals,
  context: CommandContext,
): CommandResult<CopyData> {
  const copies = copyNodes(nodes, context.state.snapshot().nodes, context);
  const joined = copyEdges(copies, edges, context);
  const ids = [...copies.values()].map(({ id }) => id);
  const edgesDone = elements(joined.length, "edges");
  const among = joined.length === 0 ? "" : ({ id: "amongThem", with: { edges: edgesDone } } as const);
  return {
    success: true,
    ...tell({ id: done, with: { nodes: elements(ids.length, "nodes"), among, names } }),
    data: { addedCount: ids.length, nodeIds: ids },
    changes: [
      ...[...copies.values()].map((node): GraphChange => ({ type: "node-put", node })),
      ...joined.map((edge): GraphChange => ({ type: "edge-put", edge })),
    ],
    affectedNodes: ids,
    affectedEdges: joined.map(({ id }) => id),
  };
}

/** A group is copied with what is in it. In document order. */
function withContents(wanted: ReadonlySet<string>, nodes: readonly GraphNode[]): readonly GraphNode[] {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]));
  const isIn = (id: string | undefined): boolean => id !== undefined && (wanted.has(id) || isIn(parents.get(id)));
  return nodes.filter(({ id }) => isIn(id));
}

function copyNodes(
  originals: readonly GraphNode[],
  nodes: readonly GraphNode[],
  context: CommandContext,
): ReadonlyMap<string, GraphNode> {
  const ids = createIdMaker((id) => context.tables().nodes.rowOf(id) !== undefined);
  const newIds = new Map(
    originals.map(({ id, attributes }) => [id, ids.fromText(labelIn(attributes, context.state.meta) ?? id)]),
  );
  const shift = freeShift(originals, nodes);
  return new Map(
    originals.map(({ id, attributes, position, parent }) => {
      const outer = parent === undefined ? undefined : (newIds.get(parent) ?? parent);
      const copy: GraphNode = {
        id: newIds.get(id) ?? id,
        attributes,
        ...(position && { position: { x: position.x + shift, y: position.y + shift } }),
        ...(outer !== undefined && { parent: outer }),
      };
      return [id, copy] as const;
    }),
  );
}

/** The first of these distances at which no copy would stand on another node. */
function freeShift(originals: readonly GraphNode[], nodes: readonly GraphNode[]): number {
  const key = ({ x, y }: Position) => `${Math.round(x / 8)} ${Math.round(y / 8)}`;
  const taken = new Set(nodes.flatMap(({ position }) => (position ? [key(position)] : [])));
  const places = originals.flatMap(({ position }) => position ?? []);
  for (let times = 1; times < 20; times += 1) {
    const shift = step * times;
    if (!places.some(({ x, y }) => taken.has(key({ x: x + shift, y: y + shift })))) return shift;
  }
  return step;
}

function copyEdges(
  copies: ReadonlyMap<string, GraphNode>,
  edges: readonly GraphEdge[],
  context: CommandContext,
): readonly GraphEdge[] {
  const ids = createIdMaker((id) => context.tables().edges.rowOf(id) !== undefined);
  return edges.flatMap((edge) => {
    const source = copies.get(edge.source)?.id;
    const target = copies.get(edge.target)?.id;
    if (source === undefined || target === undefined) return [];
    return [{ ...edge, id: ids.fromText(`${source}-${target}`), source, target }];
  });
}
