import type { JsonValue } from "@/lib/json";

/** No leading zeros ("007" is a text), nothing that a number could not hold exactly. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
const DECIMAL_COMMA = /^-?(?:0|[1-9]\d*)(?:,\d+)?$/;
/** Thousands apart, as spreadsheets write them: 12.500,50 and 12,500.50. */
const DOTS_AND_COMMA = /^-?(?:0|[1-9]\d*|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d+)?$/;
const COMMAS_AND_DOT = /^-?(?:0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/;

/**
 * The values of one column: numbers or true and false when all cells are such, else texts. Empty cells have no value.
 * Where semicolons separate, a comma may be the decimal sign. Thousands are apart where one cell has both signs.
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
  if (areAll(cells, DOTS_AND_COMMA, /\..*,/)) return (cell) => Number(cell.replaceAll(".", "").replace(",", "."));
  if (areAll(cells, COMMAS_AND_DOT, /,.*\./)) return (cell) => Number(cell.replaceAll(",", ""));
  if (cells.every((cell) => /^(?:true|false)$/i.test(cell))) return (cell) => cell.toLowerCase() === "true";
  return (cell) => cell;
}

/** All are written so, and one of them shows that no other way is meant. */
function areAll(cells: readonly string[], form: RegExp, proof: RegExp): boolean {
  return cells.some((cell) => proof.test(cell)) && cells.every((cell) => form.test(cell));
}

export function isNumber(cell: string): boolean {
  if (!NUMBER.test(cell)) return false;
  const value = Number(cell);
  return Number.isFinite(value) && (!/^-?\d+$/.test(cell) || Number.isSafeInteger(value));
}
