import * as z from "zod/mini";
import { type PlaceRequest, placeNodes } from "@/analysis/layouts/place-nodes";
import type { GraphNode } from "@/graph/document/graph-types";
import { usualLabelAttributes } from "@/graph/styles/labels";
import { speaker } from "@/lib/text/speaker";
import { labelIn } from "../elements/node-labels";
import { elements, listOf, partTexts } from "../elements/parts";
import { createNodeFinder } from "../read/find-node-id";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { createIdMaker } from "./new-ids";

export const texts = {
  ...partTexts,
  noNodesGiven: "The list holds no nodes, so none was added.",
  addedNodes: "Added {nodes}: {names}.",
} as const;
const tell = speaker(texts);

const newNode = z.strictObject({
  id: z.optional(z.string().check(z.minLength(1))),
  attributes: z._default(z.record(z.string(), z.json()), {}).check(z.describe("with a name")),
  parent: z.optional(z.string()).check(z.describe("its group")),
  position: z.optional(z.strictObject({ x: z.number(), y: z.number() })).check(z.describe("x, y")),
  near: z.optional(z.string()).check(z.describe("a node it will join")),
});
type NewNode = z.output<typeof newNode>;

export const addNodes = defineWork({
  description: "Adds nodes; ids are made from the names.",
  input: z.strictObject({ nodes: z.array(newNode) }),
  run: async ({ nodes: wanted }, context) => {
    if (wanted.length === 0) {
      return {
        success: true,
        ...tell({ id: "noNodesGiven" }),
        data: { addedCount: 0, nodeIds: [] },
      };
    }
    const named = withIds(wanted, context);
    if ("success" in named) return named;
    const resolve = createResolver(named, context);
    const places = await placeRequests(wanted, resolve, context);
    if ("success" in places) return places;
    const parents = await resolveParents(wanted, named, resolve);
    if ("success" in parents) return parents;
    const taken = context.state.snapshot().nodes.flatMap(({ position }) => position ?? []);
    const positions = placeNodes(taken, places).map((place, index) => wanted[index]?.position ?? place);
    const nodes = named.map(({ id, attributes }, index): GraphNode => {
      const position = positions[index];
      const parent = parents[index];
      return { id, attributes, ...(position && { position }), ...(parent !== undefined && { parent }) };
    });
    const ids = nodes.map(({ id }) => id);
    return {
      success: true,
      ...tell({
        id: "addedNodes",
        with: { nodes: elements(ids.length, "nodes"), names: listOf(named.map(({ label }) => label)) },
      }),
      data: { addedCount: ids.length, nodeIds: ids },
      changes: nodes.map((node) => ({ type: "node-put", node })),
      affectedNodes: ids,
      set: { nodes: ids, edges: [] },
    };
  },
});

interface NamedNode {
  readonly id: string;
  readonly label: string;
  readonly attributes: NewNode["attributes"];
}

/** Given ids first, so that none made from a label takes one of them. */
function withIds(wanted: readonly NewNode[], context: CommandContext): readonly NamedNode[] | CommandRefusal {
  const ids = createIdMaker((id) => context.tables().nodes.rowOf(id) !== undefined);
  const doubles: string[] = [];
  for (const { id } of wanted) {
    if (id === undefined) continue;
    if (ids.isTaken(id)) doubles.push(id);
    ids.take(id);
  }
  if (doubles.length > 0) {
    return refuse(
      { why: "taken-ids", ids: [...new Set(doubles)] },
      "Give other ids, or none: they are made from the names.",
    );
  }
  return wanted.map(({ id, attributes }) => {
    const named = namedAsOthers(attributes, context);
    const label = labelIn(named, context.state.meta);
    const own = id ?? ids.fromText(label ?? "node");
    return { id: own, label: label ?? own, attributes: named };
  });
}

/** A name under `name` or `label` stands where the graph's other nodes have theirs. */
function namedAsOthers(attributes: NewNode["attributes"], { state, tables }: CommandContext): NewNode["attributes"] {
  const { nodes } = tables();
  const names = state.meta.labelAttribute === undefined ? usualLabelAttributes : [state.meta.labelAttribute];
  const own = names.find((name) => nodes.column(name) !== undefined);
  if (own === undefined || (attributes[own] ?? null) !== null) return attributes;
  const given = ["name", "label"].find(
    (name) => nodes.column(name) === undefined && (attributes[name] ?? null) !== null,
  );
  if (given === undefined) return attributes;
  const { [given]: value = null, ...others } = attributes;
  return { [own]: value, ...others };
}

async function placeRequests(
  wanted: readonly NewNode[],
  resolve: Resolve,
  context: CommandContext,
): Promise<readonly PlaceRequest[] | CommandRefusal> {
  const standing = new Map(context.state.snapshot().nodes.map(({ id, position }) => [id, position]));
  const requests: PlaceRequest[] = [];
  for (const [index, { near, parent }] of wanted.entries()) {
    const by = near ?? parent;
    const anchor = by === undefined ? null : await resolve(by, index);
    if (anchor !== null && typeof anchor === "object") return anchor;
    const place = typeof anchor === "string" ? standing.get(anchor) : anchor;
    requests.push({ near: place == null ? [] : [place] });
  }
  return requests;
}

/** The parent's id for each node that has one. */
async function resolveParents(
  wanted: readonly NewNode[],
  named: readonly NamedNode[],
  resolve: Resolve,
): Promise<readonly (string | undefined)[] | CommandRefusal> {
  const parents: (string | undefined)[] = [];
  for (const [index, { parent }] of wanted.entries()) {
    const found = parent === undefined ? undefined : await resolve(parent, index);
    if (typeof found === "object") return found;
    parents.push(typeof found === "number" ? named[found]?.id : found);
  }
  return parents;
}

/** The place in the list of a new node before that one, else the id of a node of the graph. */
type Resolve = (name: string, before: number) => Promise<number | string | CommandRefusal>;

function createResolver(named: readonly NamedNode[], context: CommandContext): Resolve {
  const byId = firstPlaces(named.map(({ id }) => id));
  const byLabel = firstPlaces(named.map(({ label }) => label));
  const find = createNodeFinder(context);
  return async (name, before) => {
    const earlier = [byId.get(name), byLabel.get(name)].find((at) => at !== undefined && at < before);
    if (earlier !== undefined) return earlier;
    const found = await find(name);
    if (found.success) return found.id;
    const comesLater = byId.has(name) || byLabel.has(name);
    return refuse(
      `Nothing was added. ${found.message}`,
      comesLater ? `${name} comes later in the list: give it first.` : found.hint,
      comesLater ? undefined : found.reason,
    );
  };
}

function firstPlaces(names: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [at, name] of names.entries()) if (!places.has(name)) places.set(name, at);
  return places;
}
