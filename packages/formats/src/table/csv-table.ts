import type { ParseResult } from "papaparse";
import { greatest } from "../host";

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
  | {
      readonly success: false;
      readonly row: number;
      readonly line: number;
      readonly fault: "rowOpenQuote" | "rowAfterQuote";
    };

export const delimiters = ["\t", ";", ",", "|", " "] as const;
const signs = delimiters.filter((sign) => sign !== " ");
const LINES_LOOKED_AT = 50;
/** Characters; so many lines may be long ones. */
const mostLookedAt = 1_000_000;
const PROGRESS_EVERY = 2_000;

/** Cuts a text into rows and cells. The reader of quotes and line breaks is loaded with the first file. */
export async function readCsvTable(
  text: string,
  delimiter: string = guessDelimiter(text, true),
  onProgress?: (rows: number) => void,
): Promise<CsvResult> {
  const { default: papa } = await import("papaparse");
  const parsed: ParseResult<string[]> = papa.parse<string[]>(delimiter === " " ? withSingleBlanks(text) : text, {
    delimiter,
  });
  const { rows, fault } = rowsIn(parsed, { number: 1, line: 1 }, onProgress);
  return fault ? { success: false, ...fault } : { success: true, delimiter, rows };
}

/** Cuts a file into rows part by part: what it is given ends where a line does, and it keeps the row that is not whole yet. */
export async function createRowCutter(delimiter: string, newline: "\n" | "\r\n") {
  const { default: papa } = await import("papaparse");
  let rest = "";
  let next: Place = { number: 1, line: 1 };
  return {
    /** Characters of the row that is not whole. */
    waiting: () => rest.length,
    next: () => next,
    cut(text: string, isLast: boolean) {
      const whole = delimiter === " " ? withSingleBlanks(rest + text) : rest + text;
      const parsed: ParseResult<string[]> = new papa.Parser({ delimiter, newline }).parse(whole, 0, !isLast);
      rest = isLast ? "" : whole.slice(parsed.meta.cursor);
      const read = rowsIn(parsed, next);
      next = read.next;
      return read;
    },
  };
}

/** Of a row: its number and the line it begins on. */
interface Place {
  readonly number: number;
  readonly line: number;
}

function rowsIn({ data, errors }: ParseResult<string[]>, first: Place, onProgress?: (rows: number) => void) {
  const quotes = errors.find((error) => error.type === "Quotes");
  const rows: CsvRow[] = [];
  let { number, line } = first;
  for (const [index, cells] of data.entries()) {
    if (quotes?.row === index) {
      const fault = quotes.code === "MissingQuotes" ? ("rowOpenQuote" as const) : ("rowAfterQuote" as const);
      return { rows, next: { number, line }, fault: { row: number, line, fault } };
    }
    const trimmed = trimRow(cells);
    if (trimmed.length > 0) {
      rows.push({ number, line, cells: trimmed });
      number += 1;
    }
    line += 1 + cells.reduce((sum, cell) => sum + breaksIn(cell), 0);
    if (rows.length % PROGRESS_EVERY === 0) onProgress?.(rows.length);
  }
  return { rows, next: { number, line } };
}

/** Cells in the widest row. */
export function widthOf({ rows }: CsvTable): number {
  return rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
}

/** Blanks that separate may be many, and stand around a line. */
function withSingleBlanks(text: string): string {
  return text.replace(/"[^"]*"|[^\S\r\n]+/g, (part) => (part.startsWith('"') ? part : " ")).replace(/^ | $/gm, "");
}

/**
 * The sign that is in most lines; tab before semicolon before comma, since commas are also in numbers. Blanks, which
 * are in any text, separate where no sign does and a name stands at both ends; with `isTable`, wherever all lines have some.
 */
export function guessDelimiter(text: string, isTable: boolean): string {
  // A quoted cell may hold line breaks and signs of its own.
  const bare = text.slice(0, mostLookedAt).replace(/(^|[\t;,|])"(?:[^"]|"")*"(?=[\t;,|\r\n]|$)/gm, '$1""');
  const lines = bare.split(/\r\n|\n|\r/, LINES_LOOKED_AT).map((line) => line.replace(/"[^"]*"/g, '""').trim());
  const filled = lines.filter((line) => line !== "" && !/^[#%]/.test(line));
  const counts = signs.map((sign) => filled.filter((line) => line.includes(sign)).length);
  const best = greatest(counts, 0);
  if (best > 0) return signs[counts.indexOf(best)] ?? ",";
  const rows = filled.map((line) => line.split(/\s+/));
  const hasCells = rows.length > 1 && rows.every((row) => row.length > 1);
  return hasCells && (isTable || isLinked(rows)) ? " " : ",";
}

/** Some name is in the first column and in the second: these are the ends of edges. */
export function isLinked(rows: readonly (readonly string[])[]): boolean {
  const firsts = new Set(rows.map(([first]) => first));
  return rows.some(([first, second = ""]) => second !== "" && second !== first && firsts.has(second));
}

function trimRow(cells: readonly string[]): readonly string[] {
  // Quotes with space around them are no quotes to the reader of CSV; without, they are the cell's own.
  const trimmed = cells.map((cell) => unguarded(cell.replace(/^\s+"(.*)"\s*$|^"(.*)"\s+$/s, "$1$2").trim()));
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
