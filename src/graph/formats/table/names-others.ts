import { isNumber } from "./column-values";

const ROWS_LOOKED_AT = 30;

/** A table of people with the column of their managers: its rows are nodes, and each names another. */
export function namesOthers(body: readonly (readonly string[])[]): boolean {
  const ids = new Set(body.map(([first = ""]) => first));
  const width = Math.max(0, ...body.slice(0, ROWS_LOOKED_AT).map((row) => row.length));
  if (body.length < 3 || ids.size < body.length) return false;
  return Array.from({ length: width }, (_, column) => column).some((column) => {
    const cells = body.map((row) => row[column] ?? "").filter((cell) => cell !== "");
    return column > 0 && cells.length > 1 && !cells.every(isNumber) && cells.every((cell) => ids.has(cell));
  });
}
