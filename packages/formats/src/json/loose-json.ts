import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../host";
import { areTimes } from "../table/column-values";
import { findEnds } from "../table/header-names";
import { idOf, type LooseGraph } from "./loose-elements";
import { idKeyOf, linkedRecords } from "./record-links";

/** Lists of edges, neighbours by node, and node-link JSON whose edges go from one to another under other names. */
export function looseGraph(json: JsonValue): LooseGraph | undefined {
  if (isJsonList(json)) return ofEdges(json, {}) ?? nestedRecords(json) ?? linkedRecords(json);
  if (!isJsonObject(json)) return undefined;
  const edges = [json["links"], json["edges"], json["relationships"]].find((value) => isJsonList(value));
  if (isJsonList(json["nodes"])) return ofNodes(json, json["nodes"], edges);
  if (isJsonList(edges)) return ofEdges(edges, json);
  return ofNeighbours(json) ?? ofTwoLists(json) ?? nestedRecords(json) ?? linkedRecords(json);
}

/** Nodes without edges may name one another; a parent is the group a node is in. */
function ofNodes(json: JsonObject, nodes: readonly JsonValue[], edges: JsonValue | undefined): LooseGraph | undefined {
  if (isJsonList(json["adjacency"])) return ofAdjacency(json, nodes, json["adjacency"]);
  if (isJsonList(edges)) return withEnds(json, edges);
  const areGrouped = nodes.some((node) => isJsonObject(node) && node["parent"] !== undefined);
  const linked = areGrouped ? undefined : linkedRecords(json);
  return linked ?? { json, notes: [{ id: "noEdgeList" }] };
}

/** A list of what there is and a list of what joins it, whatever they are called: stations and lines. */
function ofTwoLists(json: JsonObject): LooseGraph | undefined {
  const lists = Object.entries(json).flatMap(([name, value]) =>
    isJsonList(value) && value.length > 0 && value.every(isJsonObject)
      ? [{ name, records: value.filter(isJsonObject) }]
      : [],
  );
  const joints = lists.flatMap(({ name, records }) => {
    const found = recordEdges(records);
    return found ? [{ name, found }] : [];
  });
  const things = lists.filter(({ name }) => !joints.some((one) => one.name === name));
  const [joint] = joints;
  if (!joint || joints.length > 1 || things.length === 0) return undefined;
  const keys = things.map(({ records }) => idKeyOf(records));
  if (keys.includes(undefined)) return undefined;
  const nodes = things.flatMap(({ name, records }, place) =>
    records.map((record) => ({
      ...(things.length > 1 && record["type"] === undefined ? { type: name } : {}),
      ...record,
      id: idOf(record[keys[place] ?? "id"]) ?? "",
    })),
  );
  const { links, directed } = joint.found;
  const named = things.map(({ name }) => `“${name}”`).join(", ");
  const lead = { id: "thingsAndJoint", with: { nodes: named, edges: `“${joint.name}”` } } as const;
  return { json: { directed, nodes, links }, notes: [lead] };
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
  const records = list.filter(isJsonObject);
  const ends = findEnds(names, (column) => areTimes(records, (record) => idOf(record[names[column] ?? ""]) ?? ""));
  const [from, to] = ends ? [names[ends.source], names[ends.target]] : [];
  if (ends?.pairs.length !== 1 || from === undefined || to === undefined) return undefined;
  if (records.some((record) => idOf(record[from]) === undefined || idOf(record[to]) === undefined)) return undefined;
  const links = records.map((record) => renamed(record, from, to));
  return { links, directed: ends.directed };
}

/** `["a", "b"]` or `["a", "b", 2]`. A square of numbers is more likely a matrix. */
function pairEdges(list: readonly JsonValue[]): FoundEdges | undefined {
  const rows = list.filter(isJsonList);
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
    (isJsonList(neighbours) ? neighbours : []).filter(isJsonObject).map((neighbour) => {
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
  const lists = entries.flatMap(([id, value]) => (isJsonList(value) ? [{ id, neighbours: value.map(idOf) }] : []));
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
    notes: [{ id: "listsOfNodes" }],
  };
}

function renamed(record: JsonObject, from: string, to: string): JsonObject {
  const { [from]: source = "", [to]: target = "", ...rest } = record;
  return { ...rest, source: idOf(source) ?? "", target: idOf(target) ?? "" };
}

interface Placed {
  readonly record: JsonObject;
  /** Place of what it is in; null at the top. */
  readonly parent: number | null;
}

/** A tree as d3 and others write it: each record holds its children. An edge leads from each to its children. */
function nestedRecords(json: JsonValue): LooseGraph | undefined {
  const tops = isJsonList(json) ? json : [json];
  if (!tops.some((top) => isJsonObject(top) && childrenOf(top).length > 0)) return undefined;
  const placed = placedIn(tops);
  if (!placed) return undefined;
  const names = placed.map(({ record }) => nameOf(record) ?? "");
  const areIds = new Set(names).size === names.length;
  const ids = names.map((name, place) => (areIds ? name : `n${place + 1}`));
  const nodes = placed.map(({ record }, place) => {
    const { children: _, ...rest } = record;
    return { ...rest, id: ids[place] ?? "" };
  });
  const links = placed.flatMap(({ parent }, place) =>
    parent === null ? [] : [{ source: ids[parent] ?? "", target: ids[place] ?? "" }],
  );
  return { json: { directed: true, nodes, links }, notes: [{ id: "children" }] };
}

/** All records, each above its children; undefined where one is no record or has no name. */
function placedIn(tops: readonly JsonValue[]): readonly Placed[] | undefined {
  const placed: Placed[] = [];
  const waiting: { readonly value: JsonValue; readonly parent: number | null }[] = tops.map((value) => ({
    value,
    parent: null,
  }));
  for (let next = 0; next < waiting.length; next += 1) {
    const { value = null, parent = null } = waiting[next] ?? {};
    if (!isJsonObject(value) || nameOf(value) === undefined) return undefined;
    placed.push({ record: value, parent });
    for (const child of childrenOf(value)) waiting.push({ value: child, parent: next });
  }
  return placed;
}

function childrenOf(record: JsonObject): readonly JsonValue[] {
  const children = record["children"];
  return isJsonList(children) && children.every(isJsonObject) ? children : [];
}

function nameOf(record: JsonObject): string | undefined {
  return [record["id"], record["name"], record["title"], record["label"]].map(idOf).find((name) => name !== undefined);
}
