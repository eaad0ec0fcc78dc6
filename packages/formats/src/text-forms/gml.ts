import type { GraphData, GraphEdge, GraphNode, JsonValue } from "../host";
import { createEdgeIds, idOf, positionOf } from "../json/loose-elements";
import { createFileLooks } from "../looks/file-looks";
import type { ReadNote } from "../note-texts";
import { bare, failure, type ReadResult } from "../read-result";
import { withRepeats } from "../repeated-values";
import { guessName } from "../table/guess-name";
import { GML_MARK } from "./gml-keys";
import { type Entries, type GmlValue, listIn, listsIn, parseGml, valueIn } from "./gml-parse";
import { readOwnGml } from "./own-gml";

const HINT = { id: "gml" } as const;
/** GML as yEd, Gephi, networkx and igraph write it. */
export function readGml(text: string, fileName: string): ReadResult {
  const parsed = parseGml(text);
  if (!parsed.success) {
    const { line, reason } = parsed;
    return failure({ id: "notForm", with: { file: fileName, form: "GML", line, reason } }, { hint: HINT });
  }
  const graph = listIn(parsed.entries, "graph");
  if (!graph) return failure({ id: "withoutGraph", with: { file: fileName, form: "GML" } }, { hint: HINT });
  if (valueIn(parsed.entries, "Creator") === GML_MARK) return readOwnGml(graph, fileName);
  const lists = listsIn(graph, "node");
  const ids = nodeIds(lists);
  const nodes = lists.map((entries, place) => toNode(ids.all[place] ?? "", entries));
  const edgeId = createEdgeIds();
  const edges: GraphEdge[] = [];
  for (const [place, entries] of listsIn(graph, "edge").entries()) {
    const [source, target] = [idOf(valueIn(entries, "source")), idOf(valueIn(entries, "target"))];
    if (source === undefined || target === undefined) {
      return failure({ id: "edgeNeedsEnds", with: { place: place + 1, file: fileName } }, { hint: HINT });
    }
    const attributes = attributesOf(entries, ["id", "source", "target", "graphics", "LabelGraphics"]);
    edges.push({ id: edgeId(idOf(valueIn(entries, "id"))), source, target, attributes });
  }
  const name = valueIn(graph, "label") ?? valueIn(graph, "name");
  const data: GraphData = {
    name: typeof name === "string" && name !== "" ? name : guessName(fileName),
    directed: valueIn(graph, "directed") === 1,
    nodes,
    edges,
    ...bare,
  };
  return { success: true, graph: data, notes: notesOf(parsed.entries, fileName, ids.made) };
}

/** A node without an id is called as its label says, or by its place. */
function nodeIds(nodes: readonly Entries[]): { readonly all: readonly string[]; readonly made: number } {
  const given = nodes.map((entries) => idOf(valueIn(entries, "id")));
  const used = new Set(given);
  const made = given.filter((id) => id === undefined).length;
  const all = given.map((id, place) => {
    if (id !== undefined) return id;
    let free = idOf(valueIn(nodes[place] ?? [], "label")) ?? `node ${place + 1}`;
    for (let count = place + 1; used.has(free); count += 1) free = `node ${count}`;
    used.add(free);
    return free;
  });
  return { all, made };
}

function notesOf(file: Entries, fileName: string, madeIds: number): readonly ReadNote[] {
  const graphs = listsIn(file, "graph");
  const isDrawn = (entries: Entries) =>
    listsIn(entries, "graphics").some((drawn) => drawn.some(([key]) => key !== "x" && key !== "y"));
  const looks = createFileLooks();
  for (const kind of ["node", "edge"] as const) {
    for (const entries of listsIn(graphs[0] ?? [], kind)) if (isDrawn(entries)) looks.drop(`looks of ${kind}s`);
  }
  return [
    ...(graphs.length > 1 ? [{ id: "graphs", with: { file: fileName, count: graphs.length } } as const] : []),
    ...(madeIds > 0 ? [{ id: "madeIds", with: { count: madeIds } } as const] : []),
    ...looks.notes(),
  ];
}

function toNode(id: string, entries: Entries): GraphNode {
  const graphics = listIn(entries, "graphics");
  const position = graphics && positionOf({ x: valueIn(graphics, "x") ?? null, y: valueIn(graphics, "y") ?? null });
  const parent = idOf(valueIn(entries, "gid"));
  const attributes = attributesOf(entries, ["id", "gid", "isGroup", "graphics", "LabelGraphics"]);
  const drawn = valueIn(listIn(entries, "LabelGraphics") ?? [], "text");
  return {
    id,
    attributes:
      drawn === undefined || Object.hasOwn(attributes, "label") ? attributes : { label: drawn, ...attributes },
    ...(position && { position }),
    ...(parent === undefined ? {} : { parent }),
  };
}

function attributesOf(entries: Entries, without: readonly string[]): Record<string, JsonValue> {
  return withRepeats(
    entries.filter(([key]) => !without.includes(key)).map(([key, value]) => [key, toJson(value)] as const),
  );
}

function toJson(value: GmlValue): JsonValue {
  return typeof value === "object"
    ? withRepeats(value.list.map(([key, inner]) => [key, toJson(inner)] as const))
    : value;
}
