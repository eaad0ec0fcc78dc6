import { greatest } from "../host";
import { isNumber } from "../table/column-values";
import { isLinked } from "../table/csv-table";
import { isHeaderOfNodes, wordOf } from "../table/header-names";
import { neighboursIn } from "../text-forms/adjacency-list";
import { arrowsIn } from "../text-forms/arrow-lines";
import { isPlainMatrix, matrixIn, withDecimalPoints } from "../text-forms/matrix";
import { isProse, type TextLook } from "./text-look";

export type Evidence = "sure" | "maybe" | "no";

const SIGNS = ["\t", ";", ",", "|"] as const;

/** The lines without comments. */
function bodyOf({ lines }: TextLook): readonly string[] {
  return lines.filter((line) => !/^(?:[#%]|\/\/)/.test(line));
}

/** Rows and cells by the sign that is in most lines, else by blanks. Quotes may hide the sign. */
export function roughRows(lines: readonly string[]): {
  readonly sign: string;
  readonly rows: readonly (readonly string[])[];
} {
  const bare = lines.map((line) => line.replace(/"[^"]*"/g, '""'));
  const counts = SIGNS.map((one) => bare.filter((line) => line.includes(one)).length);
  const best = greatest(counts, 0);
  const sign = best > lines.length / 2 ? (SIGNS[counts.indexOf(best)] ?? ",") : " ";
  const rows = bare.map((line) => (sign === " " ? line.split(/\s+/) : line.split(sign).map((cell) => cell.trim())));
  return { sign, rows };
}

/** Rows of the same number of cells, which are no sentences. */
export function tableEvidence(look: TextLook): Evidence {
  const lines = bodyOf(look);
  if (lines.length === 0) return "no";
  const { sign, rows } = roughRows(lines);
  if (sign === " ") return blankEvidence(lines, rows);
  const width = usual(rows.map((row) => row.length));
  const regular = rows.filter((row) => row.length === width).length;
  // A title may stand above it, and a cell at the end of a row may be missing.
  if (width < 2 || regular < rows.length * 0.6) return "no";
  const cells = rows.flat();
  const long = cells.filter((cell) => cell.split(/\s+/).length > 6 || /\p{L}{2}[.!?]$/u.test(cell)).length;
  if (sign === "," && rows.length < 3 && long > 0) return "no";
  if (long > cells.length / 5 || (sign === "," && isProse(lines))) return "no";
  // Braces that open in one cell and close in another: a program's text, or another format's.
  const torn = cells.filter((cell) => cell.split("{").length !== cell.split("}").length).length;
  return torn > cells.length / 5 ? "maybe" : "sure";
}

/** Blanks also stand between the words of a sentence: only figures, or names that stand at both ends, make a table of it. */
function blankEvidence(lines: readonly string[], rows: readonly (readonly string[])[]): Evidence {
  const width = usual(rows.map((row) => row.length));
  const regular = rows.filter((row) => row.length === width).length;
  if (width < 2 || regular < rows.length * 0.8 || isProse(lines)) return "no";
  const areFigures = rows.every((row) => row.every(isFigure));
  if (width === 2 || (width > 2 && rows.every((row) => row.slice(2).every(isFigure)))) {
    if (isLinked(rows)) return "sure";
    return areFigures || rows.length > 1 ? "maybe" : "no";
  }
  return areFigures ? "maybe" : "no";
}

/** Three words a line, of which the second is one of few. */
export function tripleEvidence(look: TextLook): Evidence {
  const lines = bodyOf(look);
  const rows = lines.map((line) => line.split(line.includes("\t") ? "\t" : /\s+/));
  if (lines.length === 0 || rows.some((row) => row.length !== 3)) return "no";
  if (rows.some(([, middle = ""]) => isFigure(middle) || !/^[\p{L}\p{N}_\-/()]+$/u.test(middle))) return "no";
  if (lines.some((line) => /[,;|!?]|[.:](?:\s|$)/.test(line)) || rows.some(([, , last = ""]) => isFigure(last)))
    return "no";
  const kinds = new Set(rows.map(([, middle]) => middle)).size;
  const ends = rows.map(([first = "", , last = ""]) => [first, last]);
  return kinds <= Math.max(1, rows.length / 2) && isLinked(ends) ? "sure" : "maybe";
}

/** Every line is names with arrows between. */
export function arrowEvidence(look: TextLook): Evidence {
  const lines = bodyOf(look);
  const found = lines.map(arrowsIn);
  if (lines.length === 0 || found.some((edge) => edge === undefined)) return "no";
  const names = found.flatMap((edge) => edge?.names ?? []);
  const isLong = names.some((name) => name.split(/\s+/).length > 6 || /[{}()[\]<>;]|[.!?]$/.test(name));
  // `=>` is also in tables of what is written for what.
  return isLong || isLog(names) || lines.some((line) => line.includes("=>")) ? "maybe" : "sure";
}

/** A date or a time, then more words. */
function isLog(names: readonly string[]): boolean {
  return names.some((name) => /(?:\d{4}-\d\d-\d\d|\b\d\d?:\d\d)\S*\s+\S/.test(name));
}

/** A square of numbers. */
export function matrixEvidence(look: TextLook): Evidence {
  const lines = bodyOf(look);
  // Only a whole file is a square; one that was not looked at to its end has more rows than any matrix shown.
  if (lines.length < 2 || lines.length > 400) return "no";
  const { rows, sign } = roughRows(lines);
  const bare = rows.map((row) => row.map((cell) => cell.replace(/^"(.*)"$/, "$1")));
  const matrix = matrixIn(withDecimalPoints(bare, sign));
  if (!matrix) return "no";
  if (matrix.isNamed) return "sure";
  return isPlainMatrix(matrix) ? "sure" : "maybe";
}

/** Lines of different lengths, in which the neighbours of one stand first in others. */
export function neighbourEvidence(look: TextLook): Evidence {
  const lines = bodyOf(look);
  if (lines.length < 2 || isProse(lines)) return "no";
  const [header = []] = roughRows(lines).rows;
  if (isHeaderOfNodes(header.map(wordOf))) return "no";
  const rows = lines.map(neighboursIn);
  const heads = new Set(rows.map(([head]) => head));
  const rest = rows.flatMap(([, ...neighbours]) => neighbours);
  const known = rest.filter((name) => heads.has(name)).length;
  if (known <= rest.length / 3 || heads.size !== rows.length) return "no";
  // Who speaks, then what is said, has such lines too; there names are the fewer words.
  if (lines.every((line) => /^[^:\s,]+[^:,]{0,40}:(?:\s|$)/.test(line)))
    return known > (rest.length * 2) / 3 ? "sure" : "maybe";
  const widths = new Set(rows.map((row) => row.length));
  return widths.size > 1 && rows.some((row) => row.length > 3) && !rest.some(isDecimal) ? "maybe" : "no";
}

function isFigure(cell: string): boolean {
  return isNumber(cell) || /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/.test(cell);
}

function isDecimal(cell: string): boolean {
  return /^-?\d*\.\d+$/.test(cell);
}

function usual(counts: readonly number[]): number {
  const tally = new Map<number, number>();
  for (const count of counts) tally.set(count, (tally.get(count) ?? 0) + 1);
  return [...tally].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
}
