import { fromXmlText } from "../xml/xml-escapes";
import type { XmlElement } from "../xml/xml-tree";
import { childrenOf } from "../xml/xml-values";
import { type NumberForm, numberText } from "./number-formats";
import { elementsIn, partFaults } from "./xml-parts";

/** What the cells of all sheets share. */
export interface SheetReading {
  readonly shared: readonly string[];
  readonly forms: readonly NumberForm[];
  readonly is1904: boolean;
  /** Cells that are left empty. */
  readonly left: { errors: number; formulas: number };
  /** Hears how many rows were read. */
  readonly onProgress: ((rows: number) => void) | undefined;
}

/** Texts repeat and rows may be wide: a small sheet could fill the memory. */
const mostText = 256_000_000;
const mostCells = 30_000_000;
const mostRows = 1_048_576;
const mostColumns = 16_384;
const PROGRESS_EVERY = 2_000;

/** Its rows as lines with tabs between the cells, each on the line of its number. */
export function sheetText(xml: string, reading: SheetReading): string {
  const fillMerged = createFill(mergedDown(xml));
  const lines: string[] = [];
  let size = 0;
  let cellCount = 0;
  let rowCount = 0;
  let number = 0;
  for (const row of elementsIn(xml, "row")) {
    number = rowNumber(row, number + 1);
    rowCount += 1;
    const cells = cellsOf(row, reading);
    cellCount += cells.length;
    if (Math.max(number, rowCount) > mostRows || cellCount > mostCells) throw new Error(partFaults["too-large"]);
    // A row that stands there twice.
    if (number <= lines.length) continue;
    fillMerged(cells, number);
    const line = cells.map(quoted).join("\t");
    size += line.length + 1;
    if (size > mostText) throw new Error(partFaults["too-large"]);
    while (lines.length < number - 1) lines.push("");
    lines.push(line);
    if (lines.length % PROGRESS_EVERY === 0) reading.onProgress?.(lines.length);
  }
  return lines.join("\n");
}

function rowNumber(row: XmlElement, next: number): number {
  const given = Number(row.attributes.get("r"));
  return Number.isInteger(given) && given > 0 ? given : next;
}

function cellsOf(row: XmlElement, reading: SheetReading): string[] {
  const cells: string[] = [];
  let column = -1;
  for (const cell of childrenOf(row, "c")) {
    column = columnOf(cell.attributes.get("r") ?? "") ?? column + 1;
    // A zero byte would make the table no text.
    const text = column < mostColumns ? cellText(cell, reading).replaceAll("\0", "\u2400") : "";
    if (text === "") continue;
    put(cells, column, text);
  }
  return cells;
}

function put(cells: string[], column: number, text: string): void {
  while (cells.length < column) cells.push("");
  cells[column] = text;
}

/** "AB12" is column 27, counted from 0. */
function columnOf(place: string): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/i.exec(place)?.[1]?.toUpperCase();
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(cell: XmlElement, { shared, forms, is1904, left }: SheetReading): string {
  const value = childrenOf(cell, "v")[0]?.text ?? "";
  switch (cell.attributes.get("t")) {
    case "s":
      return shared[Number(value)] ?? "";
    case "inlineStr":
      return childrenOf(cell, "is").map(richText).join("");
    case "b":
      return value.trim() === "" ? "" : String(value.trim() === "1");
    case "e":
      left.errors += 1;
      return "";
    case "str":
    case "d":
      return fromXmlText(value);
    default:
      if (value === "" && childrenOf(cell, "f").length > 0) left.formulas += 1;
      return numberText(value, forms[Number(cell.attributes.get("s") ?? 0)] ?? { kind: "plain" }, is1904);
  }
}

/** A text in one piece or in pieces with fonts of their own; how it is spoken is no part of it. */
export function richText(element: XmlElement): string {
  const pieces = element.children.flatMap((child) => (child.name === "r" ? childrenOf(child, "t") : child));
  return fromXmlText(
    pieces
      .filter(({ name }) => name === "t")
      .map(({ text }) => text)
      .join(""),
  );
}

interface MergedArea {
  readonly column: number;
  readonly first: number;
  readonly last: number;
}

function mergedDown(xml: string): readonly MergedArea[] {
  return [...elementsIn(xml, "mergeCell")].flatMap(({ attributes }) => {
    const [, from = "", first, last] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/i.exec(attributes.get("ref") ?? "") ?? [];
    const column = columnOf(`${from}1`);
    if (column === undefined || Number(last) <= Number(first)) return [];
    return [{ column, first: Number(first), last: Number(last) }];
  });
}

/** Cells that are one over several rows say the same for each of them. */
function createFill(areas: readonly MergedArea[]): (cells: string[], row: number) => void {
  const waiting = areas.toSorted((a, b) => b.first - a.first);
  const open = new Map<number, { readonly last: number; readonly value: string }>();
  const begin = (cells: readonly string[], row: number): void => {
    for (let next = waiting.at(-1); next && next.first <= row; next = waiting.at(-1)) {
      waiting.pop();
      const value = next.first === row ? (cells[next.column] ?? "") : "";
      if (value !== "") open.set(next.column, { last: next.last, value });
    }
  };
  return (cells, row) => {
    for (const [column, { last, value }] of open) {
      if (row > last) open.delete(column);
      else put(cells, column, cells[column] || value);
    }
    begin(cells, row);
  };
}

function quoted(cell: string): string {
  return /["\t\r\n;,|]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
