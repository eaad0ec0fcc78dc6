import type { Column } from "@/graph/tables/element-table";
import { type FieldSource, readSource } from "./field-source";
import { type Matcher, matchAll, matchNone, matchRows, rowMatcher } from "./matcher";
import { scanCodes, scanNumbers } from "./scan-numbers";
import type { ValueTest } from "./value-test";

type StringColumn = Extract<Column, { kind: "string" }>;

const QUESTIONS_BEFORE_INDEX = 2;
const asked = new WeakMap<StringColumn, number>();

/** Asks a test of every value of a field, by index or typed scan where the values stand so. */
export function matchSource(source: FieldSource, test: ValueTest, count: number): Matcher {
  if (source.kind === "none") return test.missing ? matchAll(count) : matchNone();
  if (source.kind === "number") return rowMatcher(count, (row) => test.numeric(source.at(row)));
  if (source.kind === "text") return matchTexts(source, test, count);
  if (source.kind === "column" && source.column.kind === "number")
    return matchNumbers(source.column.values, test, count);
  if (source.kind === "column" && source.column.kind === "string") return matchWords(source.column, test, count);
  const read = readSource(source);
  return rowMatcher(count, (row) => {
    const value = read(row);
    return value === undefined ? test.missing : test.value(value);
  });
}

function matchTexts(source: Extract<FieldSource, { kind: "text" }>, test: ValueTest, count: number): Matcher {
  const { at, rowOf } = source;
  if (!rowOf || !test.texts) return rowMatcher(count, (row) => test.value(at(row)));
  const rows = new Set(test.texts.map(rowOf).filter((row) => row !== undefined));
  return matchRows(Uint32Array.from(rows).sort(), count);
}

function matchNumbers(values: Float64Array, test: ValueTest, count: number): Matcher {
  const single = (row: number): boolean => {
    const value = values[row] ?? Number.NaN;
    return Number.isNaN(value) ? test.missing : test.numeric(value);
  };
  const { bound } = test;
  if (!bound) return rowMatcher(count, single, 1);
  return {
    test: single,
    cost: 1,
    all: () => scanNumbers(values, bound, count),
    narrow: (rows) => scanNumbers(values, bound, rows),
  };
}

/** A test is asked once per word, then rows look the answer up. */
function matchWords(column: StringColumn, test: ValueTest, count: number): Matcher {
  const { codes, words } = column;
  const known = test.texts?.map((text) => column.codeOf(text)).filter((code) => code !== undefined);
  if (known?.length === 0) return matchNone();
  if (known?.length === 1) return matchCode(column, known[0] ?? 0, count);
  const unknown = 0;
  const no = 1;
  const yes = 2;
  const verdicts = new Uint8Array(words.length + 1);
  verdicts[0] = test.missing ? yes : no;
  const single = (row: number): boolean => {
    const code = codes[row] ?? 0;
    if (verdicts[code] === unknown) verdicts[code] = test.value(words[code - 1] ?? "") ? yes : no;
    return verdicts[code] === yes;
  };
  return rowMatcher(count, single, 1);
}

function matchCode(column: StringColumn, code: number, count: number): Matcher {
  const { codes } = column;
  const byScan = rowMatcher(count, (row) => codes[row] === code, 1);
  return { ...byScan, all: () => (isWorthIndex(column) && column.rowsOf?.(code)) || scanCodes(codes, code, count) };
}

/** A scan costs far less than making the index, which pays for a column that is asked again and again. */
function isWorthIndex(column: StringColumn): boolean {
  if (column.isIndexed) return true;
  const questions = (asked.get(column) ?? 0) + 1;
  asked.set(column, questions);
  return questions > QUESTIONS_BEFORE_INDEX;
}
