import * as z from "zod/mini";
import type { GraphEdge } from "@/graph/document/graph-types";
import { namedTypeAttribute } from "@/graph/profile/type-attribute";
import type { GraphTables } from "@/graph/tables/element-table";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { sameValue } from "@/lib/same-value";
import { speaker } from "@/lib/text/speaker";
import { labelOf } from "../elements/labels";
import { elements, listOf, partTexts } from "../elements/parts";
import { createNodeFinder } from "../read/find-node-id";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { createIdMaker, type IdMaker } from "./new-ids";

export const texts = {
  ...partTexts,
  noEdgesGiven: "The list holds no edges, so none was added.",
  noneAdded: "Nothing was added: {already}.",
  addedEdges: "Added {edges}: {names}.",
  addedSome: "Added {edges}: {names}; {already}.",
  edgesThere: [
    "{names} is there already, with the same attributes (an id of its own adds one more)",
    "{names} are there already, with the same attributes (an id of its own adds one more)",
  ],
} as const;
const tell = speaker(texts);

const newEdge = z.strictObject({
  id: z.optional(z.string().check(z.minLength(1))),
  source: z.string().check(z.minLength(1)),
  target: z.string().check(z.minLength(1)),
  directed: z.optional(z.boolean()),
  attributes: z._default(z.record(z.string(), z.json()), {}),
});
type NewEdge = z.output<typeof newEdge>;

export const addEdges = defineWork({
  description: "Joins nodes (by id or label).",
  input: z.strictObject({ edges: z.array(newEdge) }),
  run: async ({ edges: wanted }, context) => {
    const nothing = { addedCount: 0, edgeIds: [] };
    if (wanted.length === 0) return { success: true, ...tell({ id: "noEdgesGiven" }), data: nothing };
    const double = takenIds(wanted, context);
    if (double !== undefined) return double;
    const resolved = await resolveEdges(wanted, context);
    if ("success" in resolved) return resolved;
    const { edges, present } = resolved;
    const already = presentPart(present, context);
    if (edges.length === 0) {
      return {
        success: true,
        ...tell({ id: "noneAdded", with: { already } }),
        data: nothing,
        affectedEdges: present.map(({ id }) => id),
        set: { nodes: [], edges: present.map(({ id }) => id) },
      };
    }
    const ids = edges.map(({ id }) => id);
    const names = edges.map((edge) => joinText(edge, context));
    const added = { edges: elements(ids.length, "edges"), names: listOf(names, 5) };
    return {
      success: true,
      ...tell(
        present.length === 0 ? { id: "addedEdges", with: added } : { id: "addedSome", with: { ...added, already } },
      ),
      data: { addedCount: ids.length, edgeIds: ids },
      changes: edges.map((edge) => ({ type: "edge-put", edge })),
      affectedEdges: ids,
      set: { nodes: [], edges: [...ids, ...present.map(({ id }) => id)] },
      affectedNodes: [...new Set(edges.flatMap(({ source, target }) => [source, target]))],
    };
  },
});

function takenIds(wanted: readonly NewEdge[], context: CommandContext): CommandRefusal | undefined {
  const given = wanted.flatMap(({ id }) => id ?? []);
  const { edges } = context.tables();
  const seen = new Set<string>();
  const taken = given.filter((id) => edges.rowOf(id) !== undefined || seen.size === seen.add(id).size);
  if (taken.length === 0) return undefined;
  return refuse(
    { why: "taken-ids", ids: [...new Set(taken)] },
    "Give other ids, or none: they are made from the ends.",
  );
}

interface ResolvedEdges {
  readonly edges: readonly GraphEdge[];
  /** Asked for without an id although the same edge is there. */
  readonly present: readonly GraphEdge[];
}

async function resolveEdges(
  wanted: readonly NewEdge[],
  context: CommandContext,
): Promise<ResolvedEdges | CommandRefusal> {
  const tables = context.tables();
  const given = new Set(wanted.flatMap(({ id }) => id ?? []));
  const ids = createIdMaker((id) => given.has(id) || tables.edges.rowOf(id) !== undefined);
  const isDirected = usualDirection(tables);
  const isDirectedByDefault = context.state.meta.directed;
  const edges: GraphEdge[] = [];
  const present: GraphEdge[] = [];
  const find = createNodeFinder(context);
  for (const item of wanted) {
    const source = await find(item.source);
    if (!source.success) return refuse(`Nothing was added. ${source.message}`, endHint(source, context), source.reason);
    const target = await find(item.target);
    if (!target.success) return refuse(`Nothing was added. ${target.message}`, endHint(target, context), target.reason);
    const edge = toEdge(item, [source.id, target.id], { ids, isDirected, isDirectedByDefault });
    const same = item.id === undefined ? sameEdge(edge, tables, isDirectedByDefault) : undefined;
    if (same === undefined) edges.push(edge);
    else present.push({ ...edge, id: same });
  }
  return { edges, present };
}

function endHint(refusal: CommandRefusal, context: CommandContext): string {
  const names = refusal.hint ?? "";
  return context.tables().nodes.count === 0
    ? "The graph is empty: add the nodes first with addNodes."
    : `${names} A new node is added with addNodes first.`.trim();
}

interface EdgeMaking {
  readonly ids: IdMaker;
  readonly isDirected: (attributes: NewEdge["attributes"]) => boolean;
  readonly isDirectedByDefault: boolean;
}

function toEdge(
  item: NewEdge,
  [source, target]: readonly [string, string],
  { ids, isDirected, isDirectedByDefault }: EdgeMaking,
): GraphEdge {
  const id = item.id ?? ids.fromText(`${source}-${target}`);
  const directed = item.directed ?? isDirected(item.attributes);
  const own = directed === isDirectedByDefault ? {} : { directed };
  return { id, source, target, ...own, attributes: item.attributes };
}

/** The id of an edge with the same ends, direction and attributes. */
function sameEdge(wanted: GraphEdge, tables: GraphTables, isDirectedByDefault: boolean): string | undefined {
  const sourceRow = tables.nodes.rowOf(wanted.source) ?? -1;
  const targetRow = tables.nodes.rowOf(wanted.target) ?? -1;
  const directed = wanted.directed ?? isDirectedByDefault;
  let found: string | undefined;
  // One of the two may be a hub.
  const [row, far] =
    tables.degreeAt(sourceRow) <= tables.degreeAt(targetRow) ? [sourceRow, targetRow] : [targetRow, sourceRow];
  tables.eachEdgeAt(row, (edge, other) => {
    if (found !== undefined || other !== far || tables.isDirected(edge) !== directed) return;
    if (directed && tables.sourceRow(edge) !== sourceRow) return;
    if (sameValue(attributesAt(tables, edge), wanted.attributes)) found = tables.edges.idAt(edge);
  });
  return found;
}

function attributesAt({ edges }: GraphTables, row: number): JsonValue {
  const entries = edges.attributeNames().flatMap((name): [string, JsonValue][] => {
    const value = edges.valueAt(name, row);
    return value === undefined ? [] : [[name, value]];
  });
  const attributes: JsonValue = Object.fromEntries(entries);
  return isJsonObject(attributes) ? attributes : {};
}

function joinText(edge: GraphEdge, { state, tables: read }: CommandContext): string {
  const tables = read();
  const directed = edge.directed ?? state.meta.directed;
  return `${labelOf(tables, edge.source)} ${directed ? "→" : "–"} ${labelOf(tables, edge.target)}`;
}

function presentPart(present: readonly GraphEdge[], context: CommandContext) {
  const names = present.map((edge) => joinText(edge, context));
  return { id: "edgesThere", with: { count: present.length, names: listOf(names, 5) } } as const;
}

/** Whether a new edge that does not say is directed: as most edges of its type are, else as most of all are. */
function usualDirection(tables: GraphTables): (attributes: JsonObject) => boolean {
  if (tables.direction !== "mixed") return () => tables.direction === "directed";
  const typeAttribute = namedTypeAttribute(tables.edges) ?? "type";
  const leads = new Map<JsonValue, number>();
  let all = 0;
  for (let row = 0; row < tables.edges.count; row += 1) {
    const type = tables.edges.valueAt(typeAttribute, row) ?? null;
    const by = tables.isDirected(row) ? 1 : -1;
    leads.set(type, (leads.get(type) ?? 0) + by);
    all += by;
  }
  return (attributes) => (leads.get(attributes[typeAttribute] ?? null) || all) > 0;
}
