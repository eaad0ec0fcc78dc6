import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { JsonValue } from "@/lib/json";
import { readDraft } from "../../values/read-draft";
import { kindOfColumn, type ValueKind } from "../../values/value-kind";
import type { TableColumn } from "../columns/column-types";
import { cellValue, writtenAttribute } from "../columns/table-columns";
import type { GridPlace } from "./grid-place";

export interface PasteQuestion {
  readonly document: GraphDocument;
  readonly target: ElementTarget;
  /** Of the table, in the grid's order. */
  readonly rows: Uint32Array;
  readonly columns: readonly TableColumn[];
  /** The cell the block begins at. */
  readonly place: GridPlace;
}

export interface RefusedCell {
  readonly text: string;
  /** What the column holds; "fixed": nothing can be written there. */
  readonly expected: "number" | "boolean" | "date" | "json" | "fixed";
  readonly column: string;
  /** The name of the row. */
  readonly row: string;
}

export interface PastePlan {
  readonly values: readonly { readonly id: string; readonly attribute: string; readonly value?: JsonValue }[];
  readonly refused: readonly RefusedCell[];
  /** Cells of the block that lie beyond the last row or column. */
  readonly outside: number;
}

type Block = readonly (readonly string[])[];

/** What a block becomes when it is laid over the grid: each value of its column's kind. */
export function planPaste(block: Block, question: PasteQuestion): PastePlan {
  const { rows, columns, place } = question;
  const body = withoutHead(block, question);
  const kinds = columns.map((column, index) => {
    const cells = body.map((row) => row[index - place.column]);
    return kindFor(column, cells, question);
  });
  const judged = body.flatMap((cells, down) =>
    cells.map((text, across): JudgedCell => {
      const row = rows[place.row + down];
      const column = columns[place.column + across];
      if (row === undefined || column === undefined) return { kind: "outside" };
      return judgeCell(text, { row, column, kind: kinds[place.column + across] ?? "text" }, question);
    }),
  );
  return {
    values: judged.flatMap((cell) => (cell.kind === "value" ? [cell.value] : [])),
    refused: judged.flatMap((cell) => (cell.kind === "refused" ? [cell.refusal] : [])),
    outside: judged.filter(({ kind }) => kind === "outside").length,
  };
}

type JudgedCell =
  | { readonly kind: "outside" | "same" }
  | { readonly kind: "refused"; readonly refusal: RefusedCell }
  | { readonly kind: "value"; readonly value: PastePlan["values"][number] };

interface GridCell {
  readonly row: number;
  readonly column: TableColumn;
  readonly kind: ValueKind;
}

function judgeCell(text: string, { row, column, kind }: GridCell, question: PasteQuestion): JudgedCell {
  const { document, target } = question;
  const attribute = writtenAttribute(document, row, column.content);
  const refused = (expected: RefusedCell["expected"]): JudgedCell => ({
    kind: "refused",
    refusal: { text, expected, column: column.title, row: nameOf(question, row) },
  });
  if (attribute === undefined) return isThere(question, row, column, text) ? { kind: "same" } : refused("fixed");
  const read = readDraft(text, kind);
  if (read.kind === "wrong") return refused(read.expected);
  const id = document.tables[target].idAt(row);
  return { kind: "value", value: { id, attribute, ...(read.kind === "value" && { value: read.value }) } };
}

/** Rows that were copied here bring the names of their columns. */
function withoutHead(block: Block, { columns, place }: PasteQuestion): Block {
  const [head = [], ...rest] = block;
  const isHead = rest.length > 0 && head.every((cell, index) => cell === columns[place.column + index]?.title);
  return isHead ? rest : block;
}

/** The column's own; where it has no value yet, numbers stay numbers. */
function kindFor(
  { content }: TableColumn,
  cells: readonly (string | undefined)[],
  { document, target }: PasteQuestion,
): ValueKind {
  if (content.kind !== "attribute" && content.kind !== "name") return "text";
  const table = document.tables[target];
  if (table.column(content.attribute) !== undefined) return kindOfColumn(table, content.attribute);
  const given = cells.filter((cell) => cell !== undefined && cell.trim() !== "").map((cell) => cell ?? "");
  return given.length > 0 && given.every((cell) => readDraft(cell, "number").kind === "value") ? "number" : "text";
}

/** Computed values cannot be written, and equal values need not be. */
function isThere({ document, target }: PasteQuestion, row: number, { content }: TableColumn, text: string): boolean {
  return text === "" || String(cellValue(document, target, row, content) ?? "") === text;
}

function nameOf({ document, target }: PasteQuestion, row: number): string {
  const { tables } = document;
  if (target === "nodes") return tables.labelAt(row);
  return `${tables.labelAt(tables.sourceRow(row))} – ${tables.labelAt(tables.targetRow(row))}`;
}
