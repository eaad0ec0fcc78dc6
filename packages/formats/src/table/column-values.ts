import type { JsonValue } from "../host";
import { type DecimalSign, figureOf, numberBy } from "./figures";

/** No leading zeros ("007" is a text), nothing that a number could not hold exactly. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

/** 1.2.10 is a version. */
const DAY = /(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{1,2}\/\d{1,2}\/\d\d)/;
const HOUR = /\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?: ?[ap]m)?/;
const TIME = new RegExp(`^(?:${DAY.source}(?:[T ]${HOUR.source}(?:Z|[+-]\\d\\d:?\\d\\d)?)?|${HOUR.source})$`, "i");

/** What stands where there is no number. */
const NONE = /^(?:[-–—]|n\/?a|n\.\s?a\.|k\.\s?a\.)$/i;
/** One to three digits, a mark and three more: the mark may part thousands. */
const MARKED = /^-?[1-9]\d{0,2}\.\d{3}$/;
const WHOLE = /^-?\d+$/;
const QUOTED_DECIMAL = /^-?(?:0|[1-9]\d*),(\d\d?)$/;

/** A column of numbers as it can be read. */
interface Reading {
  readonly fits: Readonly<Record<DecimalSign, boolean>>;
  /** Both signs fit, and do not give the same numbers. */
  readonly isOpen: boolean;
  readonly hasComma: boolean;
  readonly unit: string;
  readonly isMoney: boolean;
}

/** A column's values, and the unit that stood beside them. */
export interface ColumnValues {
  readonly values: readonly (JsonValue | undefined)[];
  readonly unit: string;
}

/** One column shows the sign for all: who writes 2.345,19 means thousands by 2.699. Columns that gainsay each other show none. */
export function decimalSign(columns: readonly (readonly string[])[], delimiter: string): DecimalSign | "unknown" {
  const shown = new Set(
    columns.flatMap((cells): readonly DecimalSign[] => {
      const { comma, dot } = readingOf(cells, delimiter)?.fits ?? { comma: true, dot: true };
      if (comma === dot) return [];
      return [comma ? "comma" : "dot"];
    }),
  );
  const [sign = "unknown"] = shown;
  return shown.size === 1 ? sign : "unknown";
}

/**
 * "1,234" between semicolons may be a little more than one or a thousand; what is asked where nothing else in the table shows it,
 * and said of money, which has no three decimals.
 */
export function openReading(cells: readonly string[], delimiter: string): "asked" | "said" | "sure" {
  const reading = readingOf(cells, delimiter);
  if (reading?.isOpen !== true || !(reading.hasComma || delimiter === ";")) return "sure";
  return reading.isMoney ? "said" : "asked";
}

/** The values of one column, and the unit that stood beside them: see `columnReader`. */
export function columnValues(cells: readonly string[], delimiter: string, sign: DecimalSign | "unknown"): ColumnValues {
  const { unit, read } = columnReader(cells, delimiter, sign);
  return { unit, values: cells.map(read) };
}

/** How the cells of a column are read. */
export interface ColumnReader {
  readonly kind: "number" | "truth" | "list" | "text";
  readonly unit: string;
  /** Whether the cell is of that kind, as all of those are that it was found by. */
  fits(cell: string): boolean;
  /** One that does not fit is a text; an empty one has no value. */
  read(cell: string): JsonValue | undefined;
}

/**
 * By its cells: numbers or true and false when all are such, else texts.
 * Where both signs fit and the table shows neither, a comma is the decimal sign between semicolons, and a dot everywhere.
 */
export function columnReader(cells: readonly string[], delimiter: string, sign: DecimalSign | "unknown"): ColumnReader {
  const reading = readingOf(cells, delimiter);
  if (reading) return numberReader(reading.unit, signFor(reading, sign, delimiter));
  const mark = listMark(cells, delimiter);
  if (mark !== undefined) return plainReader("list", (cell) => piecesOf(cell, mark));
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length === 0 || !filled.every(isTruth)) return plainReader("text", (cell) => cell);
  return plainReader("truth", (cell) => (isTruth(cell) ? cell.toLowerCase() === "true" : cell), isTruth);
}

const isTruth = (cell: string): boolean => /^(?:true|false)$/i.test(cell);

function plainReader(
  kind: ColumnReader["kind"],
  read: (cell: string) => JsonValue,
  isOne: (cell: string) => boolean = () => true,
): ColumnReader {
  return {
    kind,
    unit: "",
    fits: (cell) => cell === "" || isOne(cell),
    read: (cell) => (cell === "" ? undefined : read(cell)),
  };
}

function numberReader(unit: string, sign: DecimalSign): ColumnReader {
  const valueIn = (cell: string): number | undefined => {
    if (isNumber(cell) && !MARKED.test(cell)) return Number(cell);
    const figure = figureOf(cell);
    return figure && (figure.unit === "" || figure.unit === unit) ? numberBy(figure, sign) : undefined;
  };
  return {
    kind: "number",
    unit,
    fits: (cell) => !isFilled(cell) || valueIn(cell) !== undefined,
    read: (cell) => (isFilled(cell) ? (valueIn(cell) ?? cell) : undefined),
  };
}

/** "Swimming, Chess" between semicolons are two values where such values stand alone in other cells; "Doe, Ann" is one. */
function listMark(cells: readonly string[], delimiter: string): string | undefined {
  return [",", ";", "|"].find((mark) => {
    const several = mark === delimiter ? [] : cells.filter((cell) => cell.includes(mark));
    if (several.length === 0) return false;
    const alone = new Set(cells.filter((cell) => !cell.includes(mark)));
    const lists = several.map((cell) => piecesOf(cell, mark));
    const pieces = [...new Set(lists.flat())];
    const known = pieces.filter((piece) => alone.has(piece));
    return known.length * 2 >= pieces.length && lists.every((list) => list.some((piece) => alone.has(piece)));
  });
}

function piecesOf(cell: string, mark: string): readonly string[] {
  return cell.split(mark).flatMap((piece) => piece.trim() || []);
}

function signFor({ fits, hasComma, isMoney }: Reading, sign: DecimalSign | "unknown", delimiter: string): DecimalSign {
  if (fits.comma !== fits.dot) return fits.comma ? "comma" : "dot";
  if (sign !== "unknown") return sign;
  if (isMoney) return hasComma ? "dot" : "comma";
  return delimiter === ";" && hasComma ? "comma" : "dot";
}

/** Null where the column is not of numbers: one cell that is none decides it, unless it says that there is none. */
function readingOf(cells: readonly string[], delimiter: string): Reading | null {
  const filled = cells.filter(isFilled);
  if (filled.length === 0 || cells.filter((cell) => NONE.test(cell)).length > filled.length) return null;
  const state: ReadSoFar = {
    fits: { comma: true, dot: true },
    units: new Map(),
    isOpen: false,
    isList: delimiter === ",",
    isMoney: true,
  };
  if (!filled.every((cell) => addCell(cell, state))) return null;
  const { fits, isOpen, isList } = state;
  const unit = unitOf(state.units, filled.length);
  // Between commas, a quoted cell with one may be a list.
  if (unit === undefined || (!fits.dot && isList && !areQuotedDecimals(filled))) return null;
  const hasComma = filled.some((cell) => cell.includes(","));
  const isMoney = state.isMoney && unit !== "";
  return { fits, isOpen: isOpen && fits.comma && fits.dot, hasComma, unit, isMoney };
}

interface ReadSoFar {
  readonly fits: Record<DecimalSign, boolean>;
  readonly units: Map<string, UnitUse>;
  isOpen: boolean;
  /** Nothing but digits and commas. */
  isList: boolean;
  /** No other unit than a currency. */
  isMoney: boolean;
}

interface UnitUse {
  readonly count: number;
  readonly isKnown: boolean;
}

/** Whether the cell is a number beside those before it. */
function addCell(cell: string, state: ReadSoFar): boolean {
  const { fits, units } = state;
  if (isNumber(cell) && !MARKED.test(cell)) {
    // 1e5 and 2.75 are written with a dot alone.
    fits.comma &&= WHOLE.test(cell);
    return fits.comma || fits.dot;
  }
  const figure = figureOf(cell);
  if (!figure) return false;
  const [comma, dot] = [numberBy(figure, "comma"), numberBy(figure, "dot")];
  fits.comma &&= comma !== undefined;
  fits.dot &&= dot !== undefined;
  state.isOpen ||= comma !== dot;
  state.isMoney &&= figure.unit === "" || figure.isMoney;
  state.isList &&= figure.unit === "" && !/[^\d,]/.test(figure.digits);
  units.set(figure.unit, { count: (units.get(figure.unit)?.count ?? 0) + 1, isKnown: figure.isKnownUnit });
  return fits.comma || fits.dot;
}

/** Undefined where there are two, or a word that not every row has. */
function unitOf(units: ReadonlyMap<string, UnitUse>, rows: number): string | undefined {
  const [first, second] = [...units].filter(([name]) => name !== "");
  if (!first) return "";
  const [unit, { count, isKnown }] = first;
  return second === undefined && (isKnown || (count > 1 && count === rows)) ? unit : undefined;
}

function isFilled(cell: string): boolean {
  return cell !== "" && !NONE.test(cell);
}

/** 2,0 and 1,3 in quotes: each with as many decimals, which lists do not have. */
function areQuotedDecimals(cells: readonly string[]): boolean {
  const decimals = new Set(cells.map((cell) => QUOTED_DECIMAL.exec(cell)?.[1]?.length));
  return cells.length > 1 && decimals.size === 1 && !decimals.has(undefined);
}

/** A number as a person or a spreadsheet writes it, whichever its decimal sign is. */
export function isWrittenNumber(cell: string): boolean {
  if (isNumber(cell)) return true;
  const figure = figureOf(cell);
  return (
    figure?.isKnownUnit === true && (["comma", "dot"] as const).some((sign) => numberBy(figure, sign) !== undefined)
  );
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
