import { isJsonList, isJsonObject, type JsonObject, type JsonValue, type Position, pushAll } from "../host";
import { idOf, positionOf } from "../json/loose-elements";
import { failure, type ReadFailure, type ReadResult } from "../read-result";
import { createGraphDraft, type GraphDraft } from "./graph-draft";

const HINT = { id: "cx" } as const;

/** Whether a list of records begins as Cytoscape's exchange format does. */
export function looksLikeCx(json: JsonValue): json is readonly JsonObject[] {
  if (!isJsonList(json) || !json.every(isJsonObject)) return false;
  return json
    .slice(0, 3)
    .some((aspect) => ["CXVersion", "numberVerification", "metaData"].some((name) => name in aspect));
}

/** CX and CX 2: aspects of nodes, edges, their attributes and places. How it is drawn there is left out and said. */
export function readCx(aspects: readonly JsonObject[], fileName: string): ReadResult {
  const parts = new Map<string, JsonObject[]>();
  const lists = aspects.flatMap((aspect) => Object.entries(aspect));
  for (const [name, value] of lists) {
    if (!isJsonList(value)) continue;
    const part = parts.get(name) ?? [];
    for (const record of value) if (isJsonObject(record)) part.push(record);
    parts.set(name, part);
  }
  const version = aspects.map((aspect) => aspect["CXVersion"]).find((value) => value !== undefined);
  return version === undefined ? readFirst(parts, fileName) : readSecond(parts, fileName);
}

type Parts = ReadonlyMap<string, readonly JsonObject[]>;

function readSecond(parts: Parts, fileName: string): ReadResult {
  const draft = createGraphDraft(fileName);
  const [declared] = listIn(parts, "attributeDeclarations");
  const nodeValues = createValues(declared?.["nodes"]);
  const edgeValues = createValues(declared?.["edges"]);
  for (const node of listIn(parts, "nodes")) {
    const id = idOf(node["id"]);
    if (id === undefined) return failure({ id: "noKey", with: { file: fileName, key: "id" } }, { hint: HINT });
    draft.node(id, nodeValues(node["v"]), placeOf(node));
  }
  const problem = addEdges(parts, { draft, fileName }, (edge) => ({ ...edgeValues(edge["v"]) }));
  if (problem) return problem;
  const [own] = listIn(parts, "networkAttributes");
  const notes = parts.has("visualProperties") ? [{ id: "visualProperties" as const }] : [];
  return draft.finish({ directed: true, notes, ...nameIn(own?.["name"]) });
}

/** Values under their full names, with those declared for all. */
function createValues(declared: JsonValue | undefined): (values: JsonValue | undefined) => Record<string, JsonValue> {
  const all = Object.entries(isJsonObject(declared) ? declared : {});
  const names = all.flatMap(([name, about]) =>
    isJsonObject(about) ? [{ name, short: about["a"], value: about["v"] }] : [],
  );
  const alias = new Map(names.map(({ name, short }) => [short, name] as const));
  const defaults = names.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]));
  return (values) => {
    const own = Object.entries(isJsonObject(values) ? values : {});
    return Object.fromEntries([...defaults, ...own.map(([name, value]) => [alias.get(name) ?? name, value] as const)]);
  };
}

function readFirst(parts: Parts, fileName: string): ReadResult {
  const draft = createGraphDraft(fileName);
  const places = placesIn(listIn(parts, "cartesianLayout"));
  for (const node of listIn(parts, "nodes")) {
    const id = idOf(node["@id"]);
    if (id === undefined) return failure({ id: "noKey", with: { file: fileName, key: "@id" } }, { hint: HINT });
    draft.node(id, { ...given("name", node["n"]), ...given("represents", node["r"]) }, places.get(id));
  }
  for (const [id, values] of valuesById(listIn(parts, "nodeAttributes"))) {
    if (draft.nodes.has(id)) draft.node(id, values);
  }
  const edgeValues = valuesById(listIn(parts, "edgeAttributes"));
  const problem = addEdges(parts, { draft, fileName }, (edge) => ({
    ...given("interaction", edge["i"]),
    ...edgeValues.get(idOf(edge["@id"]) ?? ""),
  }));
  if (problem) return problem;
  const name = listIn(parts, "networkAttributes").find((attribute) => attribute["n"] === "name")?.["v"];
  const isDrawn = parts.has("cyVisualProperties") || parts.has("visualProperties");
  const notes = isDrawn ? [{ id: "drawing" as const }] : [];
  return draft.finish({ directed: true, notes, ...nameIn(name) });
}

function placesIn(aspect: readonly JsonObject[]): ReadonlyMap<string, Position> {
  return new Map(
    aspect.flatMap((place) => {
      const position = positionOf(place);
      return position ? [[idOf(place["node"]) ?? "", position] as const] : [];
    }),
  );
}

interface Building {
  readonly draft: GraphDraft;
  readonly fileName: string;
}

function addEdges(
  parts: Parts,
  { draft, fileName }: Building,
  attributesOf: (edge: JsonObject) => Record<string, JsonValue>,
): ReadFailure | undefined {
  for (const edge of listIn(parts, "edges")) {
    const ends = endsOf(edge, draft.nodes);
    if (!ends) return noEnd(edge, fileName);
    draft.edge({ ...ends, attributes: attributesOf(edge), ...idIn(edge["id"] ?? edge["@id"]) });
  }
  return undefined;
}

function listIn(parts: Parts, name: string): readonly JsonObject[] {
  return parts.get(name) ?? [];
}

function placeOf({ x, y }: JsonObject): Position | undefined {
  return x === undefined || y === undefined ? undefined : positionOf({ x, y });
}

/** What is said of each element, in records of one value each. */
function valuesById(aspect: readonly JsonObject[]): ReadonlyMap<string, Record<string, JsonValue>> {
  const entries = new Map<string, (readonly [string, JsonValue])[]>();
  for (const attribute of aspect) {
    const owner = attribute["po"];
    for (const one of isJsonList(owner) ? owner : [owner]) {
      const id = idOf(one) ?? "";
      const list = entries.get(id) ?? [];
      entries.set(id, list);
      pushAll(list, valueIn(attribute));
    }
  }
  return new Map([...entries].map(([id, list]) => [id, Object.fromEntries(list)] as const));
}

function given(name: string, value: JsonValue | undefined): Record<string, JsonValue> {
  return value === undefined ? {} : { [name]: value };
}

function valueIn({ n: name, v: value, d: type }: JsonObject): readonly (readonly [string, JsonValue])[] {
  if (typeof name !== "string" || value === undefined) return [];
  return [[name, typed(value, typeof type === "string" ? type : "")]];
}

/** CX writes numbers as texts beside their type. */
function typed(value: JsonValue, type: string): JsonValue {
  if (isJsonList(value)) return value.map((one) => typed(one, type.replace("list_of_", "")));
  if (typeof value !== "string") return value;
  if (/^(?:integer|long|double|float)$/i.test(type) && value.trim() !== "") {
    const number = Number(value);
    const isExact = Number.isFinite(number) && (!Number.isInteger(number) || Number.isSafeInteger(number));
    return isExact ? number : value;
  }
  return type === "boolean" ? value === "true" : value;
}

function endsOf(
  edge: JsonObject,
  nodes: ReadonlyMap<string, unknown>,
): { readonly source: string; readonly target: string } | undefined {
  const [source, target] = [idOf(edge["s"]), idOf(edge["t"])];
  const isKnown = source !== undefined && target !== undefined && nodes.has(source) && nodes.has(target);
  return isKnown ? { source, target } : undefined;
}

function noEnd(edge: JsonObject, file: string): ReadFailure {
  return failure({ id: "edgeOutside", with: { file, edge: JSON.stringify(edge).slice(0, 80) } }, { hint: HINT });
}

function idIn(value: JsonValue | undefined): { readonly id?: string } {
  const id = idOf(value);
  return id === undefined ? {} : { id: `e${id}` };
}

function nameIn(value: JsonValue | undefined): { readonly name?: string } {
  return typeof value === "string" ? { name: value } : {};
}
