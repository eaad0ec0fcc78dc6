import {
  type Attributes,
  type GraphEdge,
  type GraphNode,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  pushAll,
} from "../host";
import { parseExact } from "../json/exact-json";
import { idOf, without } from "../json/loose-elements";
import type { ReadNote } from "../note-texts";
import { bare, type ReadResult } from "../read-result";
import { guessName } from "../table/guess-name";
import { findEnds } from "../table/header-names";
import type { GraphInParts, PartColumn } from "./graph-in-parts";
import { type LargeFile, textBlocks } from "./text-blocks";

/** JSON lines by the first of them: a record in each, an edge where it has two ends, else a node. Undefined where these are none. */
export function recordsInParts(file: LargeFile, text: string): GraphInParts | undefined {
  const sample = readLines(text, file.name);
  if (!sample) return undefined;
  const { records, shape } = sample;
  return {
    success: true,
    fileName: file.name,
    size: file.size,
    sample: sample.graph,
    notes: [],
    columns: columnsOf(records, shape),
    parts: async function* () {
      const read = createRecordReader(shape, kindsOf(records), file.name);
      for await (const { text: more, ratio, isLatin } of textBlocks(file)) {
        const from = read.line();
        const { nodes, edges, notes } = read.lines(more);
        const latin = isLatin ? [{ id: "latinFrom", with: { file: file.name, line: from } } as const] : [];
        yield {
          success: true,
          nodes: [...nodes.values()],
          edges,
          ratio,
          line: read.line() - 1,
          notes: [...latin, ...notes],
        };
      }
    },
  };
}

/** All of a text of JSON lines; undefined where it is none. */
export function readJsonLines(text: string, fileName: string): ReadResult | undefined {
  const read = readLines(text, fileName);
  return read && { success: true, graph: read.graph, notes: read.notes };
}

const linesLookedAt = 3;

function readLines(text: string, fileName: string) {
  const filled = text.split("\n").filter((line) => line.trim() !== "");
  const isOne = (line: string) => recordIn(line) !== undefined;
  if (filled.length === 0 || !filled.slice(0, linesLookedAt).every(isOne)) return undefined;
  const records = filled.map(recordIn).filter((record) => record !== undefined);
  const shape = shapeOf(records);
  if (shape.ends === undefined && shape.id === undefined) return undefined;
  const { nodes, edges, notes } = createRecordReader(shape, new Map(), fileName).lines(text);
  const name = guessName(fileName);
  const graph = {
    name,
    directed: shape.directed,
    nodes: [...nodes.values()],
    edges,
    ...bare,
  };
  return { records, shape, notes, graph };
}

function recordIn(line: string): JsonObject | undefined {
  try {
    const { json } = parseExact(line);
    return isJsonObject(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

/** Which keys name the ends of edges, and which a node. */
interface Shape {
  readonly ends: { readonly from: string; readonly to: string } | undefined;
  readonly directed: boolean;
  readonly id: string | undefined;
}

const idKeys = ["id", "_id", "key", "name", "title", "label"] as const;

function shapeOf(records: readonly JsonObject[]): Shape {
  let ends: Shape["ends"];
  let directed = true;
  let id: string | undefined;
  for (const record of records) {
    const names = Object.keys(record);
    const found = findEnds(names);
    if (found?.pairs.length === 1) {
      const [from, to] = [names[found.source], names[found.target]];
      if (ends === undefined && from !== undefined && to !== undefined) ({ directed } = found);
      if (from !== undefined && to !== undefined) ends ??= { from, to };
    } else id ??= idKeys.find((key) => idOf(record[key]) !== undefined);
  }
  return { ends, directed, id };
}

type Kind = PartColumn["kind"];

type Found =
  | { readonly is: "edge"; readonly edge: GraphEdge }
  | { readonly is: "node"; readonly id: string; readonly values: Attributes }
  | { readonly is: "nothing" };

function createRecordReader(shape: Shape, kinds: ReadonlyMap<string, Kind>, file: string) {
  const find = createFinder(shape);
  let line = 1;
  return {
    /** The next one. */
    line: () => line,
    lines(text: string) {
      const nodes = new Map<string, GraphNode>();
      const edges: GraphEdge[] = [];
      const notes: ReadNote[] = [];
      const add = (id: string, values: Attributes) =>
        nodes.set(id, { id, attributes: { ...nodes.get(id)?.attributes, ...values } });
      const read = (one: string): void => {
        const record = recordIn(one);
        if (!record) return void notes.push({ id: "lineNoJson", with: { line, file } });
        pushAll(notes, unlikeValues(record, kinds, line));
        const found = find(record);
        if (found.is === "nothing") return void notes.push({ id: "lineNamesNone", with: { line, file } });
        if (found.is === "node") return void add(found.id, found.values);
        edges.push(found.edge);
        add(found.edge.source, {});
        add(found.edge.target, {});
      };
      for (const one of text.replace(/\n$/u, "").split("\n")) {
        if (one.trim() !== "") read(one);
        line += 1;
      }
      return { nodes, edges, notes };
    },
  };
}

function createFinder({ ends, id: idKey }: Shape): (record: JsonObject) => Found {
  const nodeKeys = new Set(idKey === "id" ? ["id"] : []);
  let unnamed = 0;
  const edgeIn = (record: JsonObject): GraphEdge | undefined => {
    const [source, target] = ends ? [idOf(record[ends.from]), idOf(record[ends.to])] : [];
    if (ends === undefined || source === undefined || target === undefined) return undefined;
    const own = idOf(record["id"]);
    if (own === undefined) unnamed += 1;
    const attributes = without(record, new Set([ends.from, ends.to, ...(own === undefined ? [] : ["id"])]));
    return { id: own ?? `e${unnamed}`, source, target, attributes };
  };
  return (record) => {
    const edge = edgeIn(record);
    if (edge) return { is: "edge", edge };
    const id = idKey === undefined ? undefined : idOf(record[idKey]);
    return id === undefined ? { is: "nothing" } : { is: "node", id, values: without(record, nodeKeys) };
  };
}

function unlikeValues(record: JsonObject, kinds: ReadonlyMap<string, Kind>, line: number): readonly ReadNote[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const [kind, own] = [kinds.get(name), kindOf(value)];
    if (kind === undefined || kind === "mixed" || own === undefined || own === kind) return [];
    return [{ id: "valueUnlike", with: { line, name, value: JSON.stringify(value).slice(0, 40) } } as const];
  });
}

function kindOf(value: JsonValue): Kind | undefined {
  if (value === null) return undefined;
  if (Array.isArray(value)) return "list";
  if (typeof value === "number") return "number";
  if (typeof value === "boolean") return "truth";
  return typeof value === "string" ? "text" : "record";
}

function kindsOf(records: readonly JsonObject[]): ReadonlyMap<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const record of records) {
    for (const [name, value] of Object.entries(record)) {
      const [before, own] = [kinds.get(name), kindOf(value)];
      if (own !== undefined) kinds.set(name, before === undefined || before === own ? own : "mixed");
    }
  }
  return kinds;
}

function columnsOf(records: readonly JsonObject[], { ends, id }: Shape): readonly PartColumn[] {
  const roleOf = (name: string): PartColumn["role"] => {
    if (name === ends?.from) return "source";
    if (name === ends?.to) return "target";
    return name === id || name === "id" ? "id" : "attribute";
  };
  return [...kindsOf(records)].map(([name, kind]) => ({ name, role: roleOf(name), kind }));
}
