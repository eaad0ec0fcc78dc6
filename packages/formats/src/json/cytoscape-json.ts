import {
  type Attributes,
  type GraphData,
  type GraphEdge,
  type GraphNode,
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from "../host";
import { readCytoscapeLook } from "../looks/cytoscape-looks";
import { createFileLooks, type FileLooks } from "../looks/file-looks";
import type { ReadNote } from "../note-texts";
import { failure, type ReadFailure, type ReadResult } from "../read-result";
import { guessName } from "../table/guess-name";
import { CYTOSCAPE_EDGE_KEYS, CYTOSCAPE_NODE_KEYS, OWN_KEY } from "./json-form-keys";
import { createEdgeIds, idOf, positionOf, without } from "./loose-elements";

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
  const elements = (elementsOf(json) ?? []).flatMap((record): readonly Element[] => {
    const data = isJsonObject(record) ? record["data"] : undefined;
    return isJsonObject(record) && isJsonObject(data) ? [{ record, data }] : [];
  });
  const bare = (elementsOf(json) ?? []).findIndex((record) => !isJsonObject(record) || !isJsonObject(record["data"]));
  if (bare >= 0) return refuse(bare, fileName, "elementNoData");
  const looks = createFileLooks();
  const nodes = elements.filter((element) => !isEdge(element)).map((element) => toNode(element, looks));
  const edgeId = createEdgeIds();
  const edges = elements.filter(isEdge).map((element) => {
    const id = edgeId(idOf(ownOf(element.record)["id"]) ?? idOf(element.data["id"]));
    return toEdge(element, id, looks);
  });
  const nameless = elements.findIndex((element) => !isEdge(element) && idOf(element.data["id"]) === undefined);
  if (nameless >= 0) return refuse(nameless, fileName, "elementNoId");
  const graph: GraphData = {
    ...metaOf(json, fileName),
    nodes,
    edges,
    layers: looks.layers(),
    sets: [],
    filter: null,
  };
  return { success: true, graph, notes: [...sheetNotes(json), ...looks.notes()] };
}

function sheetNotes(json: JsonValue): readonly ReadNote[] {
  const sheet = isJsonObject(json) ? json["style"] : undefined;
  return isJsonList(sheet) && sheet.length > 0 ? [{ id: "noStyleSheet" }] : [];
}

function elementsOf(json: JsonValue): readonly JsonValue[] | undefined {
  if (isJsonList(json)) return json;
  if (!isJsonObject(json)) return undefined;
  const elements = json["elements"] ?? json;
  if (isJsonList(elements)) return elements;
  if (!isJsonObject(elements)) return undefined;
  const { nodes, edges } = elements;
  return [...(isJsonList(nodes) ? nodes.map(asNode) : []), ...(isJsonList(edges) ? edges : [])];
}

/** Among the nodes it is one, whatever its attributes are called. */
function asNode(record: JsonValue): JsonValue {
  return isJsonObject(record) && looksLikeEdge(record["data"]) ? { ...record, group: "nodes" } : record;
}

function looksLikeEdge(data: JsonValue | undefined): boolean {
  return isJsonObject(data) && data["source"] !== undefined && data["target"] !== undefined;
}

function isEdge({ record, data }: Element): boolean {
  if (record["group"] === "nodes" || record["group"] === "edges") return record["group"] === "edges";
  return looksLikeEdge(data);
}

function toNode({ record, data }: Element, looks: FileLooks): GraphNode {
  const position = positionOf(record["position"]);
  const parent = idOf(data["parent"]);
  const id = idOf(data["id"]) ?? "";
  looks.add("nodes", id, readCytoscapeLook(record["style"], "nodes", looks));
  return {
    id,
    attributes: withTaken(without(data, CYTOSCAPE_NODE_KEYS), record),
    ...(position ? { position } : {}),
    ...(parent === undefined ? {} : { parent }),
  };
}

function toEdge({ record, data }: Element, id: string, looks: FileLooks): GraphEdge {
  const { directed } = ownOf(record);
  looks.add("edges", id, readCytoscapeLook(record["style"], "edges", looks));
  return {
    id,
    source: idOf(data["source"]) ?? "",
    target: idOf(data["target"]) ?? "",
    attributes: withTaken(without(data, CYTOSCAPE_EDGE_KEYS), record),
    ...(typeof directed === "boolean" && { directed }),
  };
}

/** What our own files keep in the scratchpad. */
function ownOf(record: JsonObject): JsonObject {
  const scratch = record["scratch"];
  const own = isJsonObject(scratch) ? scratch[OWN_KEY] : undefined;
  return isJsonObject(own) ? own : {};
}

function withTaken(attributes: Attributes, record: JsonObject): Attributes {
  const { attributes: taken } = ownOf(record);
  return isJsonObject(taken)
    ? Object.fromEntries([...Object.entries(attributes), ...Object.entries(taken)])
    : attributes;
}

/** Cytoscape has arrows or none by its style sheet: only our own files say it with the data. */
function metaOf(json: JsonValue, fileName: string): Pick<GraphData, "name" | "directed" | "labelAttribute"> {
  const data = isJsonObject(json) && isJsonObject(json["data"]) ? json["data"] : {};
  const { name, directed, labelAttribute } = data;
  return {
    name: typeof name === "string" && name !== "" ? name : guessName(fileName),
    directed: directed !== false,
    ...(typeof labelAttribute === "string" && { labelAttribute }),
  };
}

function refuse(place: number, file: string, id: "elementNoData" | "elementNoId"): ReadFailure {
  return failure({ id, with: { place: place + 1, file } }, { hint: { id: "cytoscape" } });
}
