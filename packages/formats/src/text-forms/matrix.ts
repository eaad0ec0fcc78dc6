import { failure, type ReadResult } from "../read-result";
import { createGraphDraft, type GraphDraft } from "./graph-draft";

export interface Matrix {
  readonly names: readonly string[];
  /** Other names for the columns: a matrix between two kinds of nodes. */
  readonly columns?: readonly string[];
  readonly values: readonly (readonly number[])[];
  /** The file says so, or it contains the names; else it is a guess. */
  readonly isNamed: boolean;
}

/** Rows and cells as a square of numbers, named by its first row, its first column, both or neither. */
export function matrixIn(rows: readonly (readonly string[])[]): Matrix | undefined {
  const [first = [], ...rest] = rows;
  const firstColumn = rest.map(([name = ""]) => name);
  // Figures may be names where an empty or named corner, or its lack, tells the first row from the others.
  const isHead = !isCell(first[0] ?? "") || first[0] === "" || rest.every((row) => row.length > first.length);
  for (const head of isHead ? [first.slice(1), first] : []) {
    if (head.length > 1 && isSame(head, firstColumn))
      return squareOf(
        head,
        rest.map(([, ...cells]) => cells),
        true,
      );
  }
  if (!first.some(isCell)) return squareOf(first, rest, false);
  const names = rows.map(([name = ""]) => name);
  if (!names.some(isCell))
    return squareOf(
      names,
      rows.map(([, ...cells]) => cells),
      false,
    );
  return squareOf(
    names.map((_, place) => String(place + 1)),
    rows,
    false,
  );
}

/** The rows with points in their figures: where semicolons or tabs separate, a comma may be the decimal sign. */
export function withDecimalPoints(rows: readonly (readonly string[])[], sign: string): readonly (readonly string[])[] {
  if (sign !== ";" && sign !== "\t") return rows;
  return rows.map((row) => row.map((cell) => (/^[-+]?\d+,\d+$/.test(cell) ? cell.replace(",", ".") : cell)));
}

/** Empty cells at the end of a row were cut off; where nothing else tells the size, one row has all. */
function squareOf(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  isNamed: boolean,
): Matrix | undefined {
  const size = names.length;
  const isWhole = isNamed || rows.some((row) => row.length === size);
  if (size < (isNamed ? 2 : 3) || rows.length !== size || new Set(names).size !== size || !isWhole) return undefined;
  if (rows.some((row) => row.length > size || !row.every(isCell))) return undefined;
  const values = rows.map((row) => names.map((_, place) => figureOf(row[place] ?? "")));
  return { names, values, isNamed };
}

/** A square of noughts and ones, or the same above and below its diagonal: hardly a table of edges. */
export function isPlainMatrix({ values }: Matrix): boolean {
  const size = values.length;
  if (size < 4) return false;
  const areFlags = values.every((row) => row.every((value) => value === 0 || value === 1));
  return areFlags || isSymmetric(values);
}

/** Cells that are not nought are edges; a square that is the same on both sides of its diagonal has no directions. */
export function readMatrix(matrix: Matrix | undefined, fileName: string): ReadResult {
  if (!matrix) {
    return failure({ id: "notMatrix", with: { file: fileName } }, { hint: { id: "matrix" } });
  }
  const draft = createGraphDraft(fileName);
  for (const name of matrix.names) draft.node(name);
  const directed = matrix.columns !== undefined ? false : !isSymmetric(matrix.values);
  addCells(draft, matrix, directed);
  return draft.finish({
    directed,
    notes: [{ id: directed ? "matrixDirected" : "matrixBoth" }],
  });
}

/** Adds an edge for each cell that holds something; where there is no direction, of one half. */
export function addCells(draft: GraphDraft, { names, columns = names, values }: Matrix, directed: boolean): void {
  const isWeighted = values.some((row) => row.some((value) => value !== 0 && value !== 1));
  const isHalf = !directed && columns === names;
  const cells = values.flatMap((line, row) => line.map((value, column) => ({ row, column, value })));
  for (const { row, column, value } of cells) {
    const [source, target] = [names[row], columns[column]];
    if (value === 0 || (isHalf && column < row) || source === undefined || target === undefined) continue;
    draft.edge({ source, target, attributes: isWeighted ? { weight: value } : {} });
  }
}

export function isSymmetric(values: readonly (readonly number[])[]): boolean {
  return values.every((row, place) => row.every((value, column) => values[column]?.[place] === value));
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name, place) => name === others[place]);
}

function isCell(cell: string): boolean {
  return cell === "" || cell === "-" || /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/.test(cell);
}

function figureOf(cell: string): number {
  return cell === "" || cell === "-" ? 0 : Number(cell);
}
