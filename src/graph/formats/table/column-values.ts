import type { JsonValue } from "@/lib/json";

/** No leading zeros ("007" is a text), nothing that a number could not hold exactly. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
const DECIMAL_COMMA = /^-?(?:0|[1-9]\d*)(?:,\d+)?$/;

/**
 * The values of one column: numbers or true and false when all cells are such, else texts. Empty cells have no value.
 * Where semicolons separate, a comma may be the decimal sign.
 */
export function columnValues(cells: readonly string[], delimiter: string): readonly (JsonValue | undefined)[] {
  const filled = cells.filter((cell) => cell !== "");
  const read = readerFor(filled, delimiter);
  return cells.map((cell) => (cell === "" ? undefined : read(cell)));
}

function readerFor(cells: readonly string[], delimiter: string): (cell: string) => JsonValue {
  if (cells.every(isNumber)) return Number;
  if (delimiter === ";" && cells.every((cell) => isNumber(cell) || DECIMAL_COMMA.test(cell))) {
    return (cell) => Number(cell.replace(",", "."));
  }
  if (cells.every((cell) => /^(?:true|false)$/i.test(cell))) return (cell) => cell.toLowerCase() === "true";
  return (cell) => cell;
}

export function isNumber(cell: string): boolean {
  if (!NUMBER.test(cell)) return false;
  const value = Number(cell);
  return Number.isFinite(value) && (!/^-?\d+$/.test(cell) || Number.isSafeInteger(value));
}
