import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { cellText } from "./cell-text";

export interface ResultTable {
  readonly columns: readonly { readonly name: string; readonly isNumber: boolean }[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
  /** Of all that was found, of which the rows may be the first. */
  readonly total: number;
}

/** Lists of a result that are worth a table, the telling ones first. */
const lists = [
  "nodes",
  "edges",
  "rows",
  "values",
  "top",
  "components",
  "legend",
  "layers",
  "neighbors",
  "algorithms",
  "communities",
  "cut",
  "nearest",
];
const totals = ["count", "total", "componentCount", "neighborCount"];
const mostColumns = 4;

/** The first list of records in a command's data as rows of text; null where there is none. */
export function resultTable(data: JsonValue | undefined): ResultTable | null {
  if (!isJsonObject(data)) return null;
  for (const name of lists) {
    const list: JsonValue | undefined = data[name];
    if (!Array.isArray(list)) continue;
    const records = list.filter(isJsonObject).map(flat);
    if (records.length > 0) return toTable(records, totalOf(data) ?? records.length);
  }
  return null;
}

/** A record of an element with its attributes beside its name; the id only where there is no name. */
function flat(record: JsonObject): JsonObject {
  const { id, label, data, source, target, sourceLabel, targetLabel, ...rest } = record;
  const own = isJsonObject(data) ? data : {};
  const name = label ?? id;
  const attributes = Object.fromEntries(Object.entries({ ...rest, ...own }).filter(([, value]) => value !== name));
  return {
    ...(name === undefined ? {} : { name }),
    ...(sourceLabel === undefined ? {} : { from: sourceLabel }),
    ...(targetLabel === undefined ? {} : { to: targetLabel }),
    ...attributes,
  };
}

function totalOf(data: JsonObject): number | null {
  for (const name of totals) {
    const total = data[name];
    if (typeof total === "number") return total;
  }
  return null;
}

function toTable(records: readonly JsonObject[], total: number): ResultTable {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))].slice(0, mostColumns);
  const isNumber = (name: string): boolean => {
    const present = records.map((record) => record[name]).filter((value) => value !== undefined && value !== null);
    return present.length > 0 && present.every((value) => typeof value === "number");
  };
  return {
    columns: names.map((name) => ({ name, isNumber: isNumber(name) })),
    rows: records.map((record, index) => ({ key: String(index), cells: names.map((name) => cellText(record[name])) })),
    total: Math.max(total, records.length),
  };
}

/** By its word where it has one; else "sortBy" reads "sort by". */
export function wordsOf(name: string, names: Readonly<Record<string, string>>): string {
  const word = Object.hasOwn(names, name) ? names[name] : undefined;
  return word ?? name.replace(/([a-z])([A-Z])/gu, "$1 $2").toLowerCase();
}
