import { isJsonObject, type JsonValue } from "@/lib/json";
import { membersOf } from "@/lib/lists/members";
import type { Column } from "../tables/element-table";
import type { AttributeKind, AttributeProfile } from "./profile-types";

/** Few enough values to be categories. */
export const mostCategories = 12;
const mostExamples = 4;
/** Distinct values are counted up to here, then the number is a lower bound. */
const distinctCap = 1000;
/** Whole numbers this close together are counted in an array rather than a map. */
const widestCounting = 65_536;

/** One pass over a column; not yet cut to the size a profile may have. */
export function profileColumn(name: string, column: Column, count: number): AttributeProfile {
  switch (column.kind) {
    case "string":
      return { name, kind: "string", ...describeValues(countWords(column, count)) };
    case "boolean":
      return { name, kind: "boolean", ...describeValues(countFlags(column.values, count)) };
    case "number":
      return profileNumbers(name, column.values, count);
    case "mixed":
      return { name, kind: kindOf(column.values, count), ...describeValues(countAnything(column.values, count)) };
  }
}

interface ValueCounts {
  readonly present: number;
  /** In order of first appearance as far as that is known. */
  readonly counts: readonly { readonly value: JsonValue; readonly count: number }[];
  readonly isCapped?: boolean;
}

function describeValues({ present, counts, isCapped = false }: ValueCounts): Omit<AttributeProfile, "name" | "kind"> {
  const isCategorical = !isCapped && counts.length <= mostCategories;
  return {
    present,
    distinct: counts.length,
    ...(isCapped ? { distinctIsLowerBound: true } : {}),
    ...(isCategorical
      ? { values: counts.toSorted((a, b) => b.count - a.count) }
      : { examples: mostFrequent(counts).map(({ value }) => value) }),
  };
}

/** Where values recur, the commonest say most; of many that stand once, the first. */
function mostFrequent(counts: ValueCounts["counts"]): ValueCounts["counts"] {
  return counts.toSorted((a, b) => b.count - a.count).slice(0, mostExamples);
}

function countWords({ codes, words }: Extract<Column, { kind: "string" }>, count: number): ValueCounts {
  const byCode = new Uint32Array(words.length + 1);
  for (let row = 0; row < count; row += 1) {
    const code = codes[row] ?? 0;
    byCode[code] = (byCode[code] ?? 0) + 1;
  }
  const counts: { value: JsonValue; count: number }[] = [];
  for (const [index, value] of words.entries()) {
    const times = byCode[index + 1] ?? 0;
    if (times > 0) counts.push({ value, count: times });
  }
  return { present: count - (byCode[0] ?? 0), counts };
}

function countFlags(values: Uint8Array, count: number): ValueCounts {
  const times = [0, 0, 0];
  for (let row = 0; row < count; row += 1) times[values[row] ?? 0] = (times[values[row] ?? 0] ?? 0) + 1;
  const [missing = 0, no = 0, yes = 0] = times;
  const counts = [
    { value: false, count: no },
    { value: true, count: yes },
  ].filter((entry) => entry.count > 0);
  return { present: count - missing, counts };
}

function profileNumbers(name: string, values: Float64Array, count: number): AttributeProfile {
  let present = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  let mean = 0;
  let areWhole = true;
  for (let row = 0; row < count; row += 1) {
    const value = values[row] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    present += 1;
    if (value < min) min = value;
    if (value > max) max = value;
    // A running mean of shares does not overflow where a sum or a difference would.
    mean += value / present - mean / present;
    areWhole &&= Number.isInteger(value);
  }
  const isNarrow = areWhole && max - min < widestCounting;
  const counted = isNarrow ? countNarrow(values, count, min) : countNumbers(values, count);
  return {
    name,
    kind: "number",
    ...describeValues({ ...counted, present }),
    ...(present > 0 ? { min, max, mean: rounded(mean) } : {}),
  };
}

function countNarrow(values: Float64Array, count: number, min: number): Omit<ValueCounts, "present"> {
  const times = new Uint32Array(widestCounting);
  for (let row = 0; row < count; row += 1) {
    const value = values[row] ?? Number.NaN;
    if (!Number.isNaN(value)) times[value - min] = (times[value - min] ?? 0) + 1;
  }
  const counts: { value: JsonValue; count: number }[] = [];
  for (let offset = 0; offset < times.length; offset += 1) {
    const found = times[offset] ?? 0;
    if (found > 0) counts.push({ value: min + offset, count: found });
  }
  return { counts };
}

function countNumbers(values: Float64Array, count: number): Omit<ValueCounts, "present"> {
  const times = new Map<number, number>();
  for (let row = 0; row < count; row += 1) {
    const value = values[row] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    times.set(value, (times.get(value) ?? 0) + 1);
    if (times.size > distinctCap) return { counts: entriesOf(times), isCapped: true };
  }
  return { counts: entriesOf(times) };
}

/** A list counts in each of its values. */
function countAnything(values: readonly (JsonValue | undefined)[], count: number): ValueCounts {
  const found = new Map<string, { value: JsonValue; count: number }>();
  let present = 0;
  let isCapped = false;
  for (let row = 0; row < count; row += 1) {
    const value = values[row];
    const members = value === undefined || value === null ? [] : membersOf(value);
    if (members.length === 0) continue;
    present += 1;
    if (!isCapped) for (const member of members) countIn(found, member);
    isCapped ||= found.size > distinctCap;
  }
  return { present, counts: [...found.values()], isCapped };
}

function countIn(found: Map<string, { value: JsonValue; count: number }>, value: JsonValue): void {
  const key = JSON.stringify(value);
  const known = found.get(key);
  if (known) known.count += 1;
  else found.set(key, { value, count: 1 });
}

function entriesOf(times: ReadonlyMap<number, number>): { value: JsonValue; count: number }[] {
  return Array.from(times, ([value, count]) => ({ value, count }));
}

function kindOf(values: readonly (JsonValue | undefined)[], count: number): AttributeKind {
  let kind: AttributeKind | null = null;
  for (let row = 0; row < count; row += 1) {
    const value = values[row];
    if (value === undefined || value === null) continue;
    const own = kindOfValue(value);
    if (kind !== null && kind !== own) return "mixed";
    kind = own;
  }
  return kind ?? "mixed";
}

function kindOfValue(value: JsonValue): AttributeKind {
  if (Array.isArray(value)) return "list";
  if (isJsonObject(value)) return "record";
  return "mixed";
}

/** Six figures are enough to tell people and models. */
function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
