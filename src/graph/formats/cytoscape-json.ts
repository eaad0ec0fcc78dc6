import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import type { GraphData } from "../change-types";
import type { GraphEdge, GraphNode } from "../graph-types";
import { guessName } from "./guess-name";
import { createEdgeIds, idOf, isList, positionOf, without } from "./loose-elements";
import { failure, type ReadFailure, type ReadResult } from "./read-result";

const NODE_KEYS = new Set(["id", "parent"]);
const EDGE_KEYS = new Set(["id", "source", "target"]);

interface Element {
  readonly record: JsonObject;
  readonly data: JsonObject;
}

/** Whether this is how Cytoscape writes elements: records with `data` inside. */
export function looksLikeCytoscape(json: JsonValue): boolean {
  const elements = elementsOf(json);
  const [first] = elements ?? [];
  return isJsonObject(first) && isJsonObject(first["data"]) && first["id"] === undefined;
}

/** Cytoscape's JSON: `elements` as `{nodes, edges}` or as one list, in a whole export or alone. */
export function readCytoscape(json: JsonValue, fileName: string): ReadResult {
  const elements: Element[] = [];
  for (const [place, record] of (elementsOf(json) ?? []).entries()) {
    const data = isJsonObject(record) ? record["data"] : undefined;
    if (!isJsonObject(record) || !isJsonObject(data)) return refuse(place, fileName, "has no data");
    elements.push({ record, data });
  }
  const nodes = elements.filter((element) => !isEdge(element)).map(toNode);
  const edgeId = createEdgeIds();
  const edges = elements.filter(isEdge).map(({ record, data }) => toEdge(record, data, edgeId(idOf(data["id"]))));
  const nameless = elements.findIndex((element) => !isEdge(element) && idOf(element.data["id"]) === undefined);
  if (nameless >= 0) return refuse(nameless, fileName, "is a node without an id");
  const graph: GraphData = {
    name: nameIn(json) ?? guessName(fileName),
    directed: true,
    nodes,
    edges,
    layers: [],
    sets: [],
    filter: null,
  };
  return { success: true, graph, notes: [] };
}

function elementsOf(json: JsonValue): readonly JsonValue[] | undefined {
  if (isList(json)) return json;
  if (!isJsonObject(json)) return undefined;
  const elements = json["elements"] ?? json;
  if (isList(elements)) return elements;
  if (!isJsonObject(elements)) return undefined;
  const { nodes, edges } = elements;
  return [...(isList(nodes) ? nodes : []), ...(isList(edges) ? edges : [])];
}

function isEdge({ record, data }: Element): boolean {
  if (record["group"] === "nodes" || record["group"] === "edges") return record["group"] === "edges";
  return data["source"] !== undefined && data["target"] !== undefined;
}

function toNode({ record, data }: Element): GraphNode {
  const position = positionOf(record["position"]);
  const parent = idOf(data["parent"]);
  return {
    id: idOf(data["id"]) ?? "",
    attributes: without(data, NODE_KEYS),
    ...(position ? { position } : {}),
    ...(parent === undefined ? {} : { parent }),
  };
}

function toEdge(_: JsonObject, data: JsonObject, id: string): GraphEdge {
  const source = idOf(data["source"]) ?? "";
  return { id, source, target: idOf(data["target"]) ?? "", attributes: without(data, EDGE_KEYS) };
}

function nameIn(json: JsonValue): string | undefined {
  const data = isJsonObject(json) ? json["data"] : undefined;
  const name = isJsonObject(data) ? data["name"] : undefined;
  return typeof name === "string" && name !== "" ? name : undefined;
}

function refuse(place: number, fileName: string, trouble: string): ReadFailure {
  return failure(`Element ${place + 1} of ${fileName} ${trouble}.`, {
    hint: `A Cytoscape element is {"data":{"id":"a"}}, an edge {"data":{"source":"a","target":"b"}}.`,
  });
}
