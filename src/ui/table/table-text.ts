import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { valueText } from "@/graph/styles/labels";
import type { JsonValue } from "@/lib/json";
import type { TableColumn } from "./columns/column-types";
import { readerOf } from "./columns/table-columns";

export interface TextQuestion {
  readonly document: GraphDocument;
  readonly target: ElementTarget;
  readonly rows: Iterable<number>;
  readonly columns: readonly TableColumn[];
}

/** Rows for the clipboard, with a head: tabs between cells, one line a row whatever the values hold. */
export function rowsAsTsv(question: TextQuestion): string {
  return linesOf(question, (text) => text.replace(/[\t\r\n]+/gu, " "), "\t").join("\n");
}

/** Rows as a file any spreadsheet reads. The ids stand first: names may be many people's. */
export function rowsAsCsv(question: TextQuestion): string {
  const { document, target, rows } = question;
  const { tables } = document;
  const ids =
    target === "nodes"
      ? [column("id", (row) => tables.nodes.idAt(row))]
      : [
          column("id", (row) => tables.edges.idAt(row)),
          column("source", (row) => tables.nodes.idAt(tables.sourceRow(row))),
          column("target", (row) => tables.nodes.idAt(tables.targetRow(row))),
        ];
  const values = question.columns
    .filter(({ content }) => content.kind !== "end" && !isId(content))
    .map(asReader(question));
  const all = [...ids, ...values];
  const lines = [all.map(({ title }) => quoted(harmless(title))).join(",")];
  for (const row of rows) lines.push(all.map(({ read }) => quoted(cellAsText(read(row)))).join(","));
  // The mark at the front tells spreadsheets that this is UTF-8.
  return `\ufeff${lines.join("\r\n")}\r\n`;
}

interface TextColumn {
  readonly title: string;
  read(row: number): JsonValue | undefined;
}

function column(title: string, read: TextColumn["read"]): TextColumn {
  return { title, read };
}

function asReader({ document, target }: TextQuestion): (column: TableColumn) => TextColumn {
  return ({ title, content }) => column(title, readerOf(document, target, content));
}

function isId(content: TableColumn["content"]): boolean {
  return content.kind === "computed" && content.name === "id";
}

function linesOf(question: TextQuestion, clean: (text: string) => string, sign: string): readonly string[] {
  const columns = question.columns.map(asReader(question));
  const lines = [columns.map(({ title }) => clean(harmless(title))).join(sign)];
  for (const row of question.rows) lines.push(columns.map(({ read }) => clean(cellAsText(read(row)))).join(sign));
  return lines;
}

function cellAsText(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? harmless(value) : valueText(value);
}

/** A spreadsheet runs a text that begins like a formula; behind an apostrophe it stays a text. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
