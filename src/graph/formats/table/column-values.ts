import type { JsonValue } from "@/lib/json";

/** No leading zeros ("007" is a text), nothing that a number could not hold exactly. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
const DECIMAL_COMMA = /^-?(?:0|[1-9]\d*)(?:,\d+)?$/;
/** Thousands apart, as spreadsheets write them: 12.500,50 and 12,500.50. */
const DOTS_AND_COMMA = /^-?(?:0|[1-9]\d*|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d+)?$/;
const COMMAS_AND_DOT = /^-?(?:0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/;

/** 1.2.10 is a version. */
const DAY = /(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{1,2}\/\d{1,2}\/\d\d)/;
const HOUR = /\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?: ?[ap]m)?/;
const TIME = new RegExp(`^(?:${DAY.source}(?:[T ]${HOUR.source}(?:Z|[+-]\\d\\d:?\\d\\d)?)?|${HOUR.source})$`, "i");

/** A mark that parts no thousands. */
const SHORT_COMMA = /,(?!\d{3}$)/;
const SHORT_DOT = /\.(?!\d{3}$)/;
const QUOTED_DECIMAL = /^-?(?:0|[1-9]\d*),(\d\d?)$/;

/** What a table writes before the decimals, as far as its columns show it. */
type DecimalSign = "comma" | "dot" | "unknown";

/** One column shows the sign for all: who writes 2.345,19 means thousands by 2.699. Columns that gainsay each other show none. */
export function decimalSign(columns: readonly (readonly string[])[], delimiter: string): DecimalSign {
  const filled = columns.map(filledOf);
  const isComma = filled.some(
    (cells) =>
      areAll(cells, DOTS_AND_COMMA, /\..*,/) || (delimiter !== "," && areAll(cells, DECIMAL_COMMA, SHORT_COMMA)),
  );
  const isDot = filled.some(
    (cells) =>
      areAll(cells, COMMAS_AND_DOT, /,.*\./) || (cells.every(isNumber) && cells.some((cell) => SHORT_DOT.test(cell))),
  );
  if (isComma === isDot) return "unknown";
  return isComma ? "comma" : "dot";
}

/**
 * The values of one column: numbers or true and false when all cells are such, else texts. Empty cells have no value.
 * A comma is the decimal sign where semicolons separate, and wherever the cells cannot mean thousands or lists.
 */
export function columnValues(
  cells: readonly string[],
  delimiter: string,
  sign: DecimalSign,
): readonly (JsonValue | undefined)[] {
  const read = readerFor(filledOf(cells), delimiter, sign);
  return cells.map((cell) => (cell === "" ? undefined : read(cell)));
}

function readerFor(cells: readonly string[], delimiter: string, sign: DecimalSign): (cell: string) => JsonValue {
  if (sign === "comma" && cells.every((cell) => DOTS_AND_COMMA.test(cell) && isExact(byComma(cell)))) return byComma;
  if (sign === "dot" && delimiter === ";" && cells.every((cell) => COMMAS_AND_DOT.test(cell))) return byDot;
  if (cells.every(isNumber)) return Number;
  if (delimiter === ";" && cells.every((cell) => isNumber(cell.replace(",", ".")))) {
    return (cell) => Number(cell.replace(",", "."));
  }
  if (areAll(cells, DOTS_AND_COMMA, /\..*,/) || areQuotedDecimals(cells)) return byComma;
  if (areAll(cells, COMMAS_AND_DOT, /,.*\./)) return byDot;
  if (cells.every((cell) => /^(?:true|false)$/i.test(cell))) return (cell) => cell.toLowerCase() === "true";
  return (cell) => cell;
}

/** 2,0 and 1,3 in quotes: each with as many decimals, which lists do not have. */
function areQuotedDecimals(cells: readonly string[]): boolean {
  const decimals = new Set(cells.map((cell) => QUOTED_DECIMAL.exec(cell)?.[1]?.length));
  return cells.length > 1 && decimals.size === 1 && !decimals.has(undefined);
}

function byComma(cell: string): number {
  return Number(cell.replaceAll(".", "").replace(",", "."));
}

function byDot(cell: string): number {
  return Number(cell.replaceAll(",", ""));
}

function filledOf(cells: readonly string[]): readonly string[] {
  return cells.filter((cell) => cell !== "");
}

/** All are written so, and one of them shows that no other way is meant. */
function areAll(cells: readonly string[], form: RegExp, proof: RegExp): boolean {
  return cells.some((cell) => proof.test(cell)) && cells.every((cell) => form.test(cell));
}

/** A number as a person or a spreadsheet writes it, whichever its decimal sign is. */
export function isWrittenNumber(cell: string): boolean {
  return isNumber(cell) || (/[.,]/.test(cell) && (DOTS_AND_COMMA.test(cell) || COMMAS_AND_DOT.test(cell)));
}

/** Days, hours of a day, or both: 2026-01-12, 12.1.2026, 1/12/26, 2026-01-12T08:30, 08:30. Some rows may have none. */
export function areTimes<Row>(rows: readonly Row[], cellOf: (row: Row) => string): boolean {
  const isTime = (row: Row) => TIME.test(cellOf(row).trim());
  return rows.every((row) => cellOf(row) === "" || isTime(row)) && rows.some(isTime);
}

export function isNumber(cell: string): boolean {
  if (!NUMBER.test(cell)) return false;
  const value = Number(cell);
  return /^-?\d+$/.test(cell) ? isExact(value) : Number.isFinite(value);
}

function isExact(value: number): boolean {
  return Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value));
}
