import { counted } from "@/lib/english";
import type { JsonValue } from "@/lib/json";
import type { GraphData } from "../../changes/change-types";
import type { GraphEdge, GraphNode } from "../../document/graph-types";
import { createEdgeIds, idOf, positionOf } from "../json/loose-elements";
import { createFileLooks } from "../looks/file-looks";
import { failure, type ReadResult } from "../read-result";
import { withRepeats } from "../repeated-values";
import { guessName } from "../table/guess-name";

const HINT = 'A GML graph is graph [ node [ id 1 label "A" ] node [ id 2 ] edge [ source 1 target 2 ] ].';
/** A key is such a word too; a word without quotes is its text. */
const TOKEN = /(\[|\]|"[^"]*"|[^\s[\]"]+|$)/y;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
/** One after the other: a pattern that repeats a group runs out of the engine's stack in a long file. */
const SPACE = /\s+|#[^\n]*(?:\n|$)/y;
const MAX_DEPTH = 50;

/** Keys in their order: the same key may stand many times. */
type Entries = readonly (readonly [string, GmlValue])[];
type GmlValue = string | number | { readonly list: Entries };

/** GML as yEd, Gephi, networkx and igraph write it. */
export function readGml(text: string, fileName: string): ReadResult {
  const parsed = parseGml(text);
  if (!parsed.success) {
    return failure(`${fileName} is not whole GML: line ${parsed.line}: ${parsed.reason}.`, {
      line: parsed.line,
      hint: HINT,
    });
  }
  const graph = listIn(parsed.entries, "graph");
  if (!graph) return failure(`${fileName} is GML without a graph.`, { hint: HINT });
  const lists = listsIn(graph, "node");
  const ids = nodeIds(lists);
  const nodes = lists.map((entries, place) => toNode(ids.all[place] ?? "", entries));
  const edgeId = createEdgeIds();
  const edges: GraphEdge[] = [];
  for (const [place, entries] of listsIn(graph, "edge").entries()) {
    const [source, target] = [idOf(valueIn(entries, "source")), idOf(valueIn(entries, "target"))];
    if (source === undefined || target === undefined) {
      return failure(`Edge ${place + 1} of ${fileName} lacks an end.`, { hint: HINT });
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
    layers: [],
    sets: [],
    filter: null,
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

function notesOf(file: Entries, fileName: string, madeIds: number): readonly string[] {
  const graphs = listsIn(file, "graph");
  const isDrawn = (entries: Entries) =>
    listsIn(entries, "graphics").some((drawn) => drawn.some(([key]) => key !== "x" && key !== "y"));
  const looks = createFileLooks();
  for (const kind of ["node", "edge"] as const) {
    for (const entries of listsIn(graphs[0] ?? [], kind)) if (isDrawn(entries)) looks.drop(`looks of ${kind}s`);
  }
  const ids = `${counted(madeIds, "node has", "nodes have")} no id in the file; ${madeIds === 1 ? "it" : "they"} got one.`;
  return [
    ...(graphs.length > 1 ? [`${fileName} holds ${graphs.length} graphs: the first is open.`] : []),
    ...(madeIds > 0 ? [ids] : []),
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

function listsIn(entries: Entries, key: string): readonly Entries[] {
  return entries.flatMap(([name, value]) => (name === key && typeof value === "object" ? [value.list] : []));
}

function listIn(entries: Entries, key: string): Entries | undefined {
  return listsIn(entries, key)[0];
}

function valueIn(entries: Entries, key: string): string | number | undefined {
  const value = entries.find(([name]) => name === key)?.[1];
  return typeof value === "object" ? undefined : value;
}

type ParsedGml =
  | { readonly success: true; readonly entries: Entries }
  | { readonly success: false; readonly line: number; readonly reason: string };

interface Cursor {
  position: number;
}
type Step<T> = { readonly success: true; readonly value: T } | { readonly success: false; readonly reason: string };

function parseGml(text: string): ParsedGml {
  const cursor = { position: 0 };
  const read = readList(text, cursor, 0);
  if (read.success) return { success: true, entries: read.value };
  return { success: false, line: text.slice(0, cursor.position).split("\n").length, reason: read.reason };
}

/** Keys with their values up to the list's end. The cursor stands where reading stopped. */
function readList(text: string, cursor: Cursor, depth: number): Step<Entries> {
  if (depth > MAX_DEPTH) return { success: false, reason: `lists stand more than ${MAX_DEPTH} deep` };
  const entries: (readonly [string, GmlValue])[] = [];
  for (;;) {
    const key = nextToken(text, cursor);
    if (key === (depth > 0 ? "]" : "")) return { success: true, value: entries };
    if (key === undefined || !/^[A-Za-z_]/.test(key)) return { success: false, reason: keyFault(key) };
    const value = readValue(text, cursor, { key, depth });
    if (!value.success) return value;
    entries.push([key, value.value]);
  }
}

function readValue(
  text: string,
  cursor: Cursor,
  { key, depth }: { readonly key: string; readonly depth: number },
): Step<GmlValue> {
  const token = nextToken(text, cursor) ?? "";
  if (token === "[") {
    const inner = readList(text, cursor, depth + 1);
    return inner.success ? { success: true, value: { list: inner.value } } : inner;
  }
  if (token.startsWith('"')) return { success: true, value: unescapeText(token.slice(1, -1)) };
  if (token === "" || token === "]") return { success: false, reason: `${key} has no value` };
  const value = NUMBER.test(token) ? Number(token) : Number.NaN;
  if (!Number.isFinite(value)) return { success: true, value: token };
  // An id that a number could not hold stays as it is written.
  return {
    success: true,
    value: Number.isInteger(value) && !Number.isSafeInteger(value) && /^[-+]?\d+$/.test(token) ? token : value,
  };
}

/** "" at the end; undefined where a sign stands that begins nothing. */
function nextToken(text: string, cursor: Cursor): string | undefined {
  let start = cursor.position;
  SPACE.lastIndex = start;
  while (SPACE.test(text)) start = SPACE.lastIndex;
  TOKEN.lastIndex = start;
  const token = TOKEN.exec(text)?.[1];
  if (token !== undefined) cursor.position = TOKEN.lastIndex;
  return token;
}

function keyFault(token: string | undefined): string {
  if (token === undefined) return "a sign stands where none may be";
  if (token === "]") return "`]` closes nothing";
  return token === "" ? "`]` is missing" : `${token} stands where a name must`;
}

const NAMED: Readonly<Record<string, string>> = { quot: '"', amp: "&", lt: "<", gt: ">", apos: "'" };

function unescapeText(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|(\w+));/gu, (whole, code, name) => {
    if (code !== undefined && Number(code) <= 0x10ffff) return String.fromCodePoint(Number(code));
    return NAMED[String(name)] ?? String(whole);
  });
}
