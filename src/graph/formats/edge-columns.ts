import { isNumber } from "./column-values";
import type { CsvTable } from "./csv-table";

export interface EdgeColumns {
  readonly success: true;
  readonly hasHeader: boolean;
  /** Of the header, each once; empty without one. */
  readonly names: readonly string[];
  readonly source: number;
  readonly target: number;
  readonly id: number | undefined;
  /** A column of "directed" and "undirected", as Gephi writes it. */
  readonly direction: number | undefined;
  readonly directed: boolean;
  readonly attributes: readonly { readonly index: number; readonly name: string }[];
}

type Refusal = { readonly success: false; readonly reason: string; readonly hint: string };

/** Pairs of names that the two ends go by. The second value: whether they say that edges have a direction. */
const END_NAMES: readonly (readonly [string, string, boolean])[] = [
  ["source", "target", false],
  ["from", "to", true],
  ["src", "dst", true],
  ["src", "dest", true],
  ["start", "end", true],
  ["origin", "destination", true],
  ["sender", "receiver", true],
  ["parent", "child", true],
  ["node1", "node2", false],
  ["person1", "person2", false],
];
const TWO_COLUMNS = "Write one edge a row: Ann,Bob.";

/** Guesses which columns hold the ends: by the header's names in any order, else the first two. */
export function findColumns(table: CsvTable): EdgeColumns | Refusal {
  const [first, ...rest] = table.rows;
  const width = table.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (!first || width < 2)
    return { success: false, reason: "has one column, an edge list needs two", hint: TWO_COLUMNS };
  const words = first.cells.map((cell) => cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));
  const ends = findEnds(words);
  const isHeader =
    ends !== undefined ||
    looksLikeHeader(
      first.cells,
      rest.map(({ cells }) => cells),
    );
  if (!ends && words.includes("id") && isHeaderOfNodes(words)) {
    return {
      success: false,
      reason: "lists nodes (it has a column id) but no edges",
      hint: "Name the two columns that hold the ends of edges source and target.",
    };
  }
  const names = isHeader ? uniqueNames(first.cells) : [];
  return layOut(table, { width, words: isHeader ? words : [], names, isHeader, ends });
}

interface Header {
  readonly width: number;
  readonly words: readonly string[];
  readonly names: readonly string[];
  readonly isHeader: boolean;
  readonly ends: readonly [number, number, boolean] | undefined;
}

function layOut(table: CsvTable, { width, words, names, isHeader, ends }: Header): EdgeColumns {
  const [source, target, directed] = ends ?? [0, 1, false];
  const body = table.rows.slice(isHeader ? 1 : 0).map(({ cells }) => cells);
  const id = words.findIndex((word, index) => word === "id" && index !== source && index !== target);
  const direction = words.findIndex(
    (word, index) => word === "type" && isDirection(body.map((cells) => cells[index] ?? "")),
  );
  const others = Array.from({ length: isHeader ? names.length : width }, (_, index) => index).filter(
    (index) => ![source, target, id, direction].includes(index),
  );
  return {
    success: true,
    hasHeader: isHeader,
    names,
    source,
    target,
    id: id < 0 ? undefined : id,
    direction: direction < 0 ? undefined : direction,
    directed,
    attributes: others.map((index) => ({ index, name: names[index] ?? defaultName(index, body) })),
  };
}

function findEnds(words: readonly string[]): readonly [number, number, boolean] | undefined {
  for (const [from, to, directed] of END_NAMES) {
    const source = words.findIndex((word) => isEndName(word, from));
    const target = words.findIndex((word) => isEndName(word, to));
    if (source >= 0 && target >= 0) return [source, target, directed];
  }
  return undefined;
}

function isEndName(word: string, name: string): boolean {
  return word === name || word === `${name}id` || word === `${name}name` || word === `${name}node`;
}

function isHeaderOfNodes(words: readonly string[]): boolean {
  return words.some((word) => ["name", "label", "type", "title"].includes(word));
}

/** A row of names over a column of numbers. */
function looksLikeHeader(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  if (first.some((cell) => cell === "" || isNumber(cell))) return false;
  return first.some((_, index) => {
    const cells = rest.map((row) => row[index] ?? "").filter((cell) => cell !== "");
    return cells.length > 0 && cells.every(isNumber);
  });
}

function isDirection(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  return filled.length > 0 && filled.every((cell) => /^(?:un)?directed$/i.test(cell));
}

function uniqueNames(cells: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return cells.map((cell, index) => {
    const base = cell === "" ? `column ${index + 1}` : cell;
    let name = base;
    for (let count = 2; used.has(name); count += 1) name = `${base} ${count}`;
    used.add(name);
    return name;
  });
}

/** Without a header the third column is a weight when it holds numbers, else the edge's type. */
function defaultName(index: number, body: readonly (readonly string[])[]): string {
  if (index !== 2) return `column ${index + 1}`;
  const cells = body.map((row) => row[index] ?? "").filter((cell) => cell !== "");
  return cells.every(isNumber) ? "weight" : "type";
}
