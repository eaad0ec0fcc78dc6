import type { ReadFault } from "../fault-texts";
import type { ReadNote } from "../note-texts";
import { failure, type ReadFailure, type ReadResult } from "../read-result";
import { createGraphDraft, type GraphDraft, plainValue } from "./graph-draft";
import { addCells, isSymmetric } from "./matrix";
import { linesOf, refuseLine, type TextLine, wordsOf } from "./text-lines";

const HINT = { id: "pajek" } as const;
/** Pajek places nodes between 0 and 1. */
const SCALE = 1_000;

interface Section {
  readonly head: TextLine;
  readonly name: string;
  readonly words: readonly string[];
  readonly lines: readonly TextLine[];
}

interface Reading {
  readonly draft: GraphDraft;
  readonly fileName: string;
  count: number;
  /** Of two kinds of nodes, how many are of the first. */
  firstCount: number;
  isDirected: boolean;
  isUndirected: boolean;
  readonly notes: ReadNote[];
}

type Reader = (section: Section, reading: Reading) => ReadFailure | undefined;

/** Pajek networks: vertices by number, arcs, edges, their lists and matrices, partitions and vectors as attributes. */
export function readPajek(content: string, fileName: string): ReadResult {
  const lines = linesOf(content).filter(({ text }) => !text.startsWith("%"));
  const sections = sectionsOf(lines);
  const reading: Reading = {
    draft: createGraphDraft(fileName),
    fileName,
    count: -1,
    firstCount: 0,
    isDirected: false,
    isUndirected: false,
    notes: [],
  };
  let name = "";
  for (const section of sections) {
    if (section.name === "network") {
      if (reading.count >= 0) {
        reading.notes.push({ id: "moreNetworks", with: { file: fileName } });
        break;
      }
      name = section.words.join(" ");
      continue;
    }
    const read = readers[section.name];
    if (!read)
      return refuseLine(fileName, section.head.number, { id: "notRead", with: { what: section.head.text } }, HINT);
    const problem = read(section, reading);
    if (problem) return problem;
  }
  if (reading.count < 0) return failure({ id: "pajekWithoutVertices", with: { file: fileName } }, { hint: HINT });
  const directed = reading.isDirected || !reading.isUndirected;
  return reading.draft.finish({ directed, name, notes: reading.notes });
}

function sectionsOf(lines: readonly TextLine[]): readonly Section[] {
  const starts = lines.flatMap(({ text }, index) => (text.startsWith("*") ? [index] : []));
  return starts.flatMap((start, place) => {
    const head = lines[start];
    if (!head) return [];
    const [name = "", ...words] = wordsOf(head.text.slice(1));
    return [{ head, name: name.toLowerCase(), words, lines: lines.slice(start + 1, starts[place + 1]) }];
  });
}

const readers: Readonly<Record<string, Reader>> = {
  vertices: readVertices,
  arcs: (section, reading) => readPairs(section, reading, true),
  edges: (section, reading) => readPairs(section, reading, false),
  arcslist: (section, reading) => readLists(section, reading, true),
  edgeslist: (section, reading) => readLists(section, reading, false),
  matrix: readSquare,
  partition: rememberValues,
  vector: rememberValues,
};

/** The partition or vector whose values stand under the next *Vertices. */
function rememberValues({ words, head }: Section, reading: Reading): undefined {
  pending.set(reading, words.join(" ") || head.text.slice(1));
}
const pending = new WeakMap<Reading, string>();

function readVertices({ head, words, lines }: Section, reading: Reading): ReadFailure | undefined {
  const { draft, fileName } = reading;
  const [count = Number.NaN, first = 0] = words.map(Number);
  const isWhole = isCount(count) && isCount(first) && first <= count && words.length <= 2;
  if (!isWhole) {
    return refuseLine(fileName, head.number, { id: "noVertexCount" }, HINT);
  }
  const values = pending.get(reading);
  if (values !== undefined) return readValues(values, lines, reading);
  if (reading.count >= 0) return refuseLine(fileName, head.number, { id: "secondVertices" }, HINT);
  reading.count = count;
  reading.firstCount = first;
  addVertices(draft, count, first);
  for (const line of lines) {
    const problem = readVertex(line, reading);
    if (problem) return problem;
  }
  return undefined;
}

/** The file may name only some of them. Where there are two kinds, it tells which are of the first. */
function addVertices(draft: GraphDraft, count: number, first: number): void {
  for (let number = 1; number <= count; number += 1) {
    draft.node(String(number), first > 0 ? { mode: number <= first ? 1 : 2 } : {});
  }
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 1_000_000;
}

function readVertex({ number: line, text }: TextLine, { draft, fileName }: Reading): ReadFailure | undefined {
  const [id = "", label = "", ...rest] = wordsOf(text);
  const key = numbered(id);
  if (!draft.nodes.has(key)) return refuseLine(fileName, line, { id: "noVertex", with: { id } }, HINT);
  const places = rest.slice(0, 3).map(Number);
  const coordinates = places.findIndex((value) => !Number.isFinite(value));
  const used = coordinates < 0 ? places.length : coordinates;
  const [x, y] = places;
  const position = used >= 2 && x !== undefined && y !== undefined ? { x: x * SCALE, y: y * SCALE } : undefined;
  draft.node(key, { ...(label === "" ? {} : { label }), ...parametersOf(rest.slice(used)) }, position);
  return undefined;
}

/** A shape, then pairs of a name and a value; times in brackets. */
function parametersOf(words: readonly string[]): Record<string, string | number | boolean> {
  const times = words.filter((word) => /^\[.*\]$/.test(word));
  const rest = words.filter((word) => !/^\[.*\]$/.test(word));
  const hasShape = rest.length % 2 === 1;
  const pairs = rest.slice(hasShape ? 1 : 0);
  const entries = pairs.flatMap((name, place): (readonly [string, string | number | boolean])[] => {
    const value = plainValue(pairs[place + 1] ?? "");
    return place % 2 === 0 && (typeof value === "string" || typeof value === "number")
      ? [[names[name] ?? name, value]]
      : [];
  });
  return {
    ...(hasShape ? { shape: rest[0] ?? "" } : {}),
    ...Object.fromEntries(entries),
    ...(times.length > 0 ? { time: times.join(" ") } : {}),
  };
}

const names: Readonly<Record<string, string>> = { l: "label", c: "color", ic: "color" };

function readValues(name: string, lines: readonly TextLine[], reading: Reading): ReadFailure | undefined {
  const { draft, fileName } = reading;
  pending.delete(reading);
  for (const [place, { number, text }] of lines.entries()) {
    const id = String(place + 1);
    if (!draft.nodes.has(id)) return refuseLine(fileName, number, { id: "moreValues" }, HINT);
    draft.node(id, { [name]: plainValue(text) });
  }
  return undefined;
}

function readPairs({ head, words, lines }: Section, reading: Reading, directed: boolean): ReadFailure | undefined {
  const { draft, fileName } = reading;
  const relation = relationOf(words);
  for (const { number, text } of lines) {
    const [from = "", to = "", ...rest] = wordsOf(text);
    const ends = [numbered(from), numbered(to)] as const;
    const missing = ends.find((end) => !draft.nodes.has(end));
    if (missing !== undefined) return refuseLine(fileName, number, noVertex(missing), HINT);
    const hasWeight = rest[0] !== undefined && Number.isFinite(Number(rest[0]));
    const weight = hasWeight ? { weight: Number(rest[0]) } : {};
    const more = parametersOf(hasWeight ? rest.slice(1) : rest);
    addEdge(reading, { ends, directed, attributes: { ...relation, ...weight, ...more } });
  }
  return lines.length === 0 && reading.count < 0
    ? refuseLine(fileName, head.number, { id: "noVertices" }, HINT)
    : undefined;
}

function noVertex(id: string): ReadFault {
  return id === "" ? { id: "noVertexHere" } : { id: "noVertex", with: { id } };
}

/** A relation of several: *Arcs :2 "likes". */
function relationOf(words: readonly string[]): Record<string, string> {
  const type = words.filter((word) => !/^:\d+$/.test(word)).join(" ") || (words[0] ?? "").replace(/^:/, "");
  return type === "" ? {} : { type };
}

function readLists({ words, lines }: Section, reading: Reading, directed: boolean): ReadFailure | undefined {
  const { draft, fileName } = reading;
  for (const { number, text } of lines) {
    const [from = "", ...targets] = wordsOf(text).map(numbered);
    const missing = [from, ...targets].find((end) => !draft.nodes.has(end.replace(/^-/, "")));
    if (missing !== undefined) return refuseLine(fileName, number, noVertex(missing), HINT);
    for (const to of targets) {
      addEdge(reading, { ends: [from, to], directed, attributes: relationOf(words) });
    }
  }
  return undefined;
}

function readSquare({ head, lines }: Section, reading: Reading): ReadFailure | undefined {
  const { draft, fileName, count, firstCount } = reading;
  const ids = [...draft.nodes.keys()];
  const rows = firstCount > 0 ? ids.slice(0, firstCount) : ids;
  const columns = firstCount > 0 ? ids.slice(firstCount) : ids;
  const figures = lines.map(({ text }) => text.split(/\s+/).map(Number));
  const values =
    firstCount > 0 || figures.every((row) => row.length === count) ? figures : folded(figures.flat(), count);
  const isWhole = values.length === rows.length && values.every((row) => row.length === columns.length);
  if (!isWhole || values.flat().some((value) => !Number.isFinite(value))) {
    const size = { rows: rows.length, columns: columns.length };
    return refuseLine(fileName, head.number, { id: "matrixSize", with: size }, HINT);
  }
  const directed = firstCount === 0 && !isSymmetric(values);
  addCells(draft, { names: rows, ...(firstCount > 0 ? { columns } : {}), values, isNamed: true }, directed);
  if (directed) reading.isDirected = true;
  else reading.isUndirected = true;
  return undefined;
}

/** A row of the matrix may go over several lines. */
function folded(values: readonly number[], width: number): readonly (readonly number[])[] {
  if (width < 1) return [];
  return Array.from({ length: Math.ceil(values.length / width) }, (_, row) =>
    values.slice(row * width, (row + 1) * width),
  );
}

interface FoundEdge {
  readonly ends: readonly [string, string];
  readonly directed: boolean;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
}

function addEdge(reading: Reading, { ends: [source, target], directed, attributes }: FoundEdge): void {
  if (directed) reading.isDirected = true;
  else reading.isUndirected = true;
  reading.draft.edge({ source, target, attributes, directed });
}

/** "007" is vertex 7. */
function numbered(word: string): string {
  return /^\d+$/.test(word) ? String(Number(word)) : word;
}
