import type { ParseResult } from "papaparse";

export interface CsvRow {
  /** Counted from 1, the header included, blank lines not. */
  readonly number: number;
  /** Line of the file it begins on, from 1. */
  readonly line: number;
  /** Trimmed; without empty ones at the end. */
  readonly cells: readonly string[];
}

export interface CsvTable {
  readonly success: true;
  readonly delimiter: string;
  /** Without blank lines; the header, if there is one, is the first. */
  readonly rows: readonly CsvRow[];
}

export type CsvResult =
  | CsvTable
  | { readonly success: false; readonly row: number; readonly line: number; readonly reason: string };

export const delimiters = ["\t", ";", ",", "|"] as const;
const LINES_LOOKED_AT = 50;

/** Cuts a text into rows and cells. The reader of quotes and line breaks is loaded with the first file. */
export async function readCsvTable(text: string, delimiter: string = guessDelimiter(text)): Promise<CsvResult> {
  const { default: papa } = await import("papaparse");
  const parsed: ParseResult<string[]> = papa.parse<string[]>(text, { delimiter });
  const quotes = parsed.errors.find((error) => error.type === "Quotes");
  const rows: CsvRow[] = [];
  let line = 1;
  for (const [index, cells] of parsed.data.entries()) {
    if (quotes?.row === index) {
      const reason =
        quotes.code === "MissingQuotes" ? "has a quote that is not closed" : "has text after a closed quote";
      return { success: false, row: rows.length + 1, line, reason };
    }
    const trimmed = trimRow(cells);
    if (trimmed.length > 0) rows.push({ number: rows.length + 1, line, cells: trimmed });
    line += 1 + cells.reduce((sum, cell) => sum + breaksIn(cell), 0);
  }
  return { success: true, delimiter, rows };
}

/** Cells in the widest row. */
export function widthOf({ rows }: CsvTable): number {
  return rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
}

/** The sign that stands in most lines; tab before semicolon before comma, since commas also stand in numbers. */
function guessDelimiter(text: string): string {
  const lines = text.split(/\r\n|\n|\r/, LINES_LOOKED_AT).map((line) => line.replace(/"[^"]*"/g, ""));
  const counts = delimiters.map((sign) => lines.filter((line) => line.includes(sign)).length);
  const best = Math.max(...counts);
  return best === 0 ? "," : (delimiters[counts.indexOf(best)] ?? ",");
}

function trimRow(cells: readonly string[]): readonly string[] {
  const trimmed = cells.map((cell) => unguarded(cell.trim().replace(/^"(.*)"$/s, "$1")));
  let length = trimmed.length;
  while (length > 0 && trimmed[length - 1] === "") length -= 1;
  return trimmed.slice(0, length);
}

/** An apostrophe before a sign that would begin a formula keeps a spreadsheet from running it; it is no part of the text. */
function unguarded(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

function breaksIn(cell: string): number {
  return cell.match(/\r\n|\n|\r/g)?.length ?? 0;
}
