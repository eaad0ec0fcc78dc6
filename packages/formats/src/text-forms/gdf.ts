import type { ReadFault } from "../fault-texts";
import type { JsonValue } from "../host";
import { failure, type ReadResult } from "../read-result";
import { isNumber } from "../table/column-values";
import { createGraphDraft, type GraphDraft } from "./graph-draft";
import { linesOf, refuseLine } from "./text-lines";

const HINT = { id: "gdf" } as const;

interface Column {
  readonly name: string;
  readonly type: string;
  readonly fallback: string;
}

interface Section {
  readonly kind: "node" | "edge";
  readonly columns: readonly Column[];
}

/** GDF as GUESS and Gephi have it: two tables with typed columns in one file. */
export function readGdf(content: string, fileName: string): ReadResult {
  const draft = createGraphDraft(fileName);
  const directions: boolean[] = [];
  let section: Section | undefined;
  for (const { number, text } of linesOf(content).filter((line) => !line.text.startsWith("#"))) {
    const head = sectionIn(text);
    section = head ?? section;
    if (head) continue;
    if (!section) return refuseLine(fileName, number, { id: "beforeNodes" }, HINT);
    const cells = cellsOf(text);
    const trouble = troubleIn(cells, section);
    if (trouble) return refuseLine(fileName, number, trouble, HINT);
    addRow(draft, cells, { section, directions });
  }
  if (!section) return failure({ id: "gdfWithoutNodes", with: { file: fileName } }, { hint: HINT });
  return draft.finish({ directed: directions.length > 0 && directions.every(Boolean) });
}

function sectionIn(text: string): Section | undefined {
  const [, kind, columns = ""] = /^(node|edge)def\s*>\s*(.*)$/i.exec(text) ?? [];
  if (kind === undefined) return undefined;
  return { kind: kind.toLowerCase() === "node" ? "node" : "edge", columns: columnsOf(columns) };
}

function troubleIn(cells: readonly string[], { kind, columns }: Section): ReadFault | undefined {
  if (cells.length > columns.length) {
    return { id: "tooManyValues", with: { cells: cells.length, kind, columns: columns.length } };
  }
  const ends = kind === "node" ? 1 : 2;
  if (cells.slice(0, ends).every((text) => text !== "") && cells.length >= ends) return undefined;
  return { id: kind === "node" ? "namesNoNode" : "namesNoEdge" };
}

function addRow(
  draft: GraphDraft,
  cells: readonly string[],
  { section, directions }: { readonly section: Section; readonly directions: boolean[] },
): void {
  if (section.kind === "node") addNode(draft, cells, section);
  else directions.push(addEdge(draft, cells, section));
}

function addNode(draft: GraphDraft, cells: readonly string[], { columns }: Section): void {
  const values = valuesOf(cells, columns, 1);
  const { x, y, ...rest } = values;
  if (typeof x === "number" && typeof y === "number") draft.node(cells[0] ?? "", rest, { x, y });
  else draft.node(cells[0] ?? "", values);
}

/** Whether it has a direction: only where the file says so. */
function addEdge(draft: GraphDraft, cells: readonly string[], { columns }: Section): boolean {
  const { directed, ...attributes } = valuesOf(cells, columns, 2);
  const isDirected = directed === true || directed === "true";
  const [source = "", target = ""] = cells;
  draft.edge({ source, target, attributes, directed: isDirected });
  return isDirected;
}

function valuesOf(cells: readonly string[], columns: readonly Column[], from: number): Record<string, JsonValue> {
  const entries = columns.slice(from).flatMap(({ name, type, fallback }, place): (readonly [string, JsonValue])[] => {
    const text = cells[place + from] ?? "";
    const given = text === "" ? fallback : text;
    return given === "" ? [] : [[name, typed(given, type)]];
  });
  return Object.fromEntries(entries);
}

function typed(text: string, type: string): JsonValue {
  if (/^(?:tiny|small|medium|big)?int|^(?:integer|long|double|float|numeric|decimal|real)/i.test(type)) {
    return isNumber(text) || /^-?(?:\d+\.\d*|\.\d+)$/.test(text) ? Number(text) : text;
  }
  return /^bool/i.test(type) && /^(?:true|false)$/i.test(text) ? text.toLowerCase() === "true" : text;
}

/** `name VARCHAR(32) default 'x'`. */
function columnsOf(text: string): readonly Column[] {
  return cellsOf(text).map((cell) => {
    const [, name = cell, type = "", fallback = ""] = /^(\S+)(?:\s+(\S+))?(?:\s+default\s+(.*))?$/i.exec(cell) ?? [];
    return { name, type, fallback: fallback.replace(/^'(.*)'$/, "$1") };
  });
}

/** Cells between commas; one in single or double quotes ends where its quote stands before a comma or the end. */
function cellsOf(line: string): readonly string[] {
  const cells: string[] = [];
  for (let at = 0; at <= line.length; ) {
    const quoted = /\s*(['"])/y;
    quoted.lastIndex = at;
    const sign = quoted.exec(line)?.[1];
    const end = sign ? quoteEnd(line, quoted.lastIndex, sign) : -1;
    const stop = end < 0 ? line.indexOf(",", at) : line.indexOf(",", end);
    const text = end < 0 ? line.slice(at, stop < 0 ? undefined : stop) : line.slice(quoted.lastIndex, end);
    cells.push(text.trim().replace(/\\(['"])/g, "$1"));
    if (stop < 0) return cells;
    at = stop + 1;
  }
  return cells;
}

function quoteEnd(line: string, from: number, sign: string): number {
  for (let at = line.indexOf(sign, from); at >= 0; at = line.indexOf(sign, at + 1)) {
    const isEscaped = line[at - 1] === "\\";
    if (!isEscaped && /^\s*(?:,|$)/.test(line.slice(at + 1, at + 40))) return at;
  }
  return -1;
}
