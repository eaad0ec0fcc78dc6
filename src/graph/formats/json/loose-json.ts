import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { findEnds } from "../table/header-names";
import { idOf, isList } from "./loose-elements";

/** JSON that says nodes and edges in its own way, said the way node-link JSON does. */
export interface LooseGraph {
  readonly json: JsonObject;
  readonly notes: readonly string[];
}

/** Lists of edges, neighbours by node, and node-link JSON whose edges go from one to another under other names. */
export function looseGraph(json: JsonValue): LooseGraph | undefined {
  if (isList(json)) return ofEdges(json, {});
  if (!isJsonObject(json)) return undefined;
  const edges = [json["links"], json["edges"], json["relationships"]].find((value) => isList(value));
  const nodes = isList(json["nodes"]) ? json["nodes"] : undefined;
  if (nodes && isList(json["adjacency"])) return ofAdjacency(json, nodes, json["adjacency"]);
  if (nodes && isList(edges)) return withEnds(json, edges);
  if (nodes) return { json, notes: ["The file has no list of edges (links or edges): its nodes were opened alone."] };
  if (isList(edges)) return ofEdges(edges, json);
  return ofNeighbours(json);
}

/** Records with two ends, or lists of two names; the nodes are those that the edges name. */
function ofEdges(list: readonly JsonValue[], around: JsonObject): LooseGraph | undefined {
  const found = recordEdges(list) ?? pairEdges(list);
  if (!found) return undefined;
  const ids = new Set(found.links.flatMap(({ source, target }) => [source ?? "", target ?? ""]));
  const nodes = [...ids].map((id) => ({ id }));
  return { json: { directed: found.directed, ...around, nodes, links: found.links }, notes: [] };
}

interface FoundEdges {
  readonly links: readonly JsonObject[];
  readonly directed: boolean;
}

function recordEdges(list: readonly JsonValue[]): FoundEdges | undefined {
  const [first] = list;
  if (!isJsonObject(first) || !list.every(isJsonObject)) return undefined;
  const names = Object.keys(first);
  const ends = findEnds(names);
  const [from, to] = ends ? [names[ends.source], names[ends.target]] : [];
  if (!ends?.isOnlyPair || from === undefined || to === undefined) return undefined;
  const records = list.filter(isJsonObject);
  if (records.some((record) => idOf(record[from]) === undefined || idOf(record[to]) === undefined)) return undefined;
  const links = records.map((record) => renamed(record, from, to));
  return { links, directed: ends.directed };
}

/** `["a", "b"]` or `["a", "b", 2]`. A square of numbers is more likely a matrix. */
function pairEdges(list: readonly JsonValue[]): FoundEdges | undefined {
  const rows = list.filter(isList);
  const isPair = (row: readonly JsonValue[]) =>
    row.length >= 2 && row.length <= 3 && row.slice(0, 2).every((end) => idOf(end) !== undefined);
  if (rows.length === 0 || rows.length !== list.length || !rows.every(isPair)) return undefined;
  if (rows.every((row) => row.length === rows.length && row.every((cell) => typeof cell === "number")))
    return undefined;
  const links = rows.map(([source = null, target = null, value]) => ({
    source: idOf(source) ?? "",
    target: idOf(target) ?? "",
    ...(typeof value === "number" ? { weight: value } : {}),
    ...(typeof value === "string" ? { type: value } : {}),
  }));
  return { links, directed: false };
}

/** Edges of node-link JSON may be called from and to, as in vis.js. */
function withEnds(json: JsonObject, edges: readonly JsonValue[]): LooseGraph | undefined {
  const [first] = edges;
  if (!isJsonObject(first) || (first["source"] !== undefined && first["target"] !== undefined)) return undefined;
  const found = recordEdges(edges);
  const { edges: _, relationships: __, ...rest } = json;
  return found && { json: { directed: found.directed, ...rest, links: found.links }, notes: [] };
}

/** As networkx writes it: beside each node the list of its neighbours. */
function ofAdjacency(
  json: JsonObject,
  nodes: readonly JsonValue[],
  adjacency: readonly JsonValue[],
): LooseGraph | undefined {
  const ids = nodes.map((node) => (isJsonObject(node) ? idOf(node["id"]) : undefined));
  const isDirected = json["directed"] === true;
  const links = adjacency.flatMap((neighbours, place) =>
    (isList(neighbours) ? neighbours : []).filter(isJsonObject).map((neighbour) => {
      const { id, ...values } = neighbour;
      return { ...values, source: ids[place] ?? "", target: idOf(id) ?? "" };
    }),
  );
  const { adjacency: _, ...rest } = json;
  return { json: { ...rest, links: isDirected ? links : onceEach(links) }, notes: [] };
}

/** Without direction, each edge stands beside both its ends. */
function onceEach(links: readonly (JsonObject & { readonly source: string; readonly target: string })[]) {
  const done = new Set<string>();
  return links.filter(({ source, target, key = null }) => {
    const pair = JSON.stringify([target, source, key]);
    if (source !== target && done.has(pair)) return false;
    done.add(JSON.stringify([source, target, key]));
    return true;
  });
}

/** `{"a": ["b", "c"], "b": ["c"]}`, where neighbours are nodes themselves. */
function ofNeighbours(json: JsonObject): LooseGraph | undefined {
  const entries = Object.entries(json);
  const lists = entries.flatMap(([id, value]) => (isList(value) ? [{ id, neighbours: value.map(idOf) }] : []));
  const isWhole = lists.length === entries.length && lists.every(({ neighbours }) => !neighbours.includes(undefined));
  const isLinked = lists.some(({ id, neighbours }) =>
    neighbours.some((one) => one !== id && Object.hasOwn(json, one ?? "")),
  );
  if (lists.length < 2 || !isWhole || !isLinked) return undefined;
  const links = lists.flatMap(({ id, neighbours }) =>
    neighbours.map((target) => ({ source: id, target: target ?? "" })),
  );
  const ids = new Set([...lists.map(({ id }) => id), ...links.map(({ target }) => target)]);
  return {
    json: { directed: true, nodes: [...ids].map((id) => ({ id })), links },
    notes: ["Each list was read as the nodes that its node points to."],
  };
}

function renamed(record: JsonObject, from: string, to: string): JsonObject {
  const { [from]: source = "", [to]: target = "", ...rest } = record;
  return { ...rest, source: idOf(source) ?? "", target: idOf(target) ?? "" };
}
