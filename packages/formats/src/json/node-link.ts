import {
  type GraphData,
  type GraphEdge,
  type GraphNode,
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from "../host";
import { bare, failure, type ReadFailure, type ReadResult } from "../read-result";
import { guessName } from "../table/guess-name";
import { NODE_LINK_EDGE_KEYS, NODE_LINK_NODE_KEYS } from "./json-form-keys";
import { createEdgeIds, idOf, positionOf, without } from "./loose-elements";

type Outcome<T> = { readonly success: true; readonly items: readonly T[] } | ReadFailure;

const FORM = { id: "nodeLink" } as const;

/** Node-link JSON as d3, networkx and graphology write it: `links` or `edges`, ends by id or by place. */
export function readNodeLink(json: JsonObject, fileName: string): ReadResult {
  const links = isJsonList(json["links"]) ? json["links"] : json["edges"];
  const meta = isJsonObject(json["graph"]) ? json["graph"] : {};
  const isOwn = meta["generated_by"] === "Parley";
  const nodes = readNodes(isJsonList(json["nodes"]) ? json["nodes"] : [], fileName, isOwn);
  if (!nodes.success) return nodes;
  const edges = readEdges(isJsonList(links) ? links : [], nodes.items, fileName);
  if (!edges.success) return edges;
  const graph: GraphData = {
    name: nameIn(json) ?? guessName(fileName),
    directed: isDirected(json),
    ...(isOwn && typeof meta["labelAttribute"] === "string" && { labelAttribute: meta["labelAttribute"] }),
    nodes: nodes.items,
    edges: edges.items,
    ...bare,
  };
  return { success: true, graph, notes: [] };
}

function nameIn(json: JsonObject): string | undefined {
  const inside = [json, json["graph"], json["attributes"]].filter((part) => isJsonObject(part));
  return inside
    .map((part) => part["name"])
    .find((name) => typeof name === "string" && name !== "")
    ?.toString();
}

function isDirected(json: JsonObject): boolean {
  const options = json["options"];
  return json["directed"] === true || (isJsonObject(options) && options["type"] === "directed");
}

function readNodes(list: readonly JsonValue[], fileName: string, isOwn: boolean): Outcome<GraphNode> {
  const strange = list.findIndex((item) => !isJsonObject(item));
  if (strange >= 0)
    return failure({ id: "nodeNoRecord", with: { place: strange + 1, file: fileName } }, { hint: FORM });
  const records = list.filter((item) => isJsonObject(item));
  const ids = nodeIds(records);
  const reading = { known: new Set(ids), isOwn };
  return { success: true, items: records.map((record, place) => toNode(record, ids[place] ?? "", place, reading)) };
}

/** Ids as given; where none are, the names if they differ; else `n0`, `n1` … by place. */
function nodeIds(records: readonly JsonObject[]): readonly string[] {
  const given = records.map((record) => idOf(record["id"]) ?? idOf(record["key"]));
  if (given.some((id) => id !== undefined)) return given.map((id, place) => id ?? `n${place}`);
  const names = records.map((record) => idOf(record["name"]));
  const areIds = names.every((name) => name !== undefined) && new Set(names).size === names.length;
  return names.map((name, place) => (areIds && name !== undefined ? name : `n${place}`));
}

function toNode(record: JsonObject, id: string, place: number, { known, isOwn }: NodeReading): GraphNode {
  const inner = isJsonObject(record["attributes"]) ? record["attributes"] : {};
  const parent = idOf(record["parent"]);
  const isParent = parent !== undefined && parent !== id && known.has(parent);
  const innerPosition = isOwn ? undefined : positionOf(inner);
  const position = positionOf(record) ?? innerPosition;
  const dropped = isOwn ? NODE_LINK_NODE_KEYS : droppedOf(record, place, isParent);
  const positionKeys = new Set(innerPosition ? ["x", "y"] : []);
  return {
    id,
    attributes: Object.fromEntries([
      ...Object.entries(without(inner, positionKeys)),
      ...Object.entries(without(record, dropped)),
    ]),
    ...(position ? { position } : {}),
    ...(isParent ? { parent } : {}),
  };
}

interface NodeReading {
  readonly known: ReadonlySet<string>;
  readonly isOwn: boolean;
}

/** What is no attribute of a node: its id, its place, its group, and what d3 keeps while it lays out. */
function droppedOf(record: JsonObject, place: number, isParent: boolean): ReadonlySet<string> {
  return new Set([
    ...["id", "vx", "vy", "fx", "fy"],
    ...(idOf(record["id"]) === undefined ? ["key"] : []),
    ...(isJsonObject(record["attributes"]) ? ["attributes"] : []),
    ...(positionOf(record) ? ["x", "y"] : []),
    ...(record["index"] === place ? ["index"] : []),
    ...(isParent ? ["parent"] : []),
  ]);
}

function readEdges(list: readonly JsonValue[], nodes: readonly GraphNode[], fileName: string): Outcome<GraphEdge> {
  const endOf = createEndReader(nodes);
  const edgeId = createEdgeIds();
  const items: GraphEdge[] = [];
  for (const [place, item] of list.entries()) {
    if (!isJsonObject(item))
      return failure({ id: "edgeNoRecord", with: { place: place + 1, file: fileName } }, { hint: FORM });
    const source = endOf(item["source"]);
    const target = endOf(item["target"]);
    if (source === undefined || target === undefined) return refuseEnd(item, place, fileName, source === undefined);
    const inner = isJsonObject(item["attributes"]) ? item["attributes"] : {};
    const directed = directionOf(item);
    items.push({
      id: edgeId(idOf(item["id"])),
      source,
      target,
      attributes: Object.fromEntries([...Object.entries(inner), ...Object.entries(without(item, NODE_LINK_EDGE_KEYS))]),
      ...(directed === undefined ? {} : { directed }),
    });
  }
  return { success: true, items };
}

function directionOf(item: JsonObject): boolean | undefined {
  if (typeof item["directed"] === "boolean") return item["directed"];
  return typeof item["undirected"] === "boolean" ? !item["undirected"] : undefined;
}

/** An end is a node's id, or a whole node as d3 puts there, or a place in the list, counted from 0. */
function createEndReader(nodes: readonly GraphNode[]): (end: JsonValue | undefined) => string | undefined {
  const ids = new Set(nodes.map(({ id }) => id));
  return (end) => {
    const value = isJsonObject(end) ? (end["id"] ?? end["index"]) : end;
    const id = idOf(value);
    if (id !== undefined && ids.has(id)) return id;
    return typeof value === "number" ? nodes[value]?.id : undefined;
  };
}

function refuseEnd(item: JsonObject, place: number, fileName: string, isSource: boolean): ReadFailure {
  const end = isSource ? "source" : "target";
  const value = item[end];
  const where = { place: place + 1, file: fileName };
  if (value === undefined) return failure({ id: "edgeNoEnd", with: { ...where, end } }, { hint: FORM });
  const shown = (one: JsonValue | undefined) => `${JSON.stringify(one)}`;
  const ends = { from: shown(item["source"]), to: shown(item["target"]), node: shown(value) };
  return failure({ id: "edgeUnknownEnd", with: { ...where, ...ends } }, { hint: { id: "addEnd" } });
}
