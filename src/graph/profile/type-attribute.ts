import type { JsonValue } from "@/lib/json";
import type { Column, ElementTable } from "../tables/element-table";

type StringColumn = Extract<Column, { kind: "string" }>;

/** Names that people give to the attribute which sorts elements, best first; the later ones may mean other things. */
const sureNames = [
  "type",
  "kind",
  "category",
  "nodetype",
  "node_type",
  "edgetype",
  "edge_type",
  "relation",
  "relationship",
];
const likelyNames = ["class", "group", "role", "species", "label"];
const mostTypes = 50;

/** The attribute that by its name sorts elements into types; `undefined` where none has such a name and few values. */
export function namedTypeAttribute(table: ElementTable): string | undefined {
  const names = table.attributeNames();
  const fits = (wanted: string, rowsPerValue: number): string | undefined =>
    names.find((name) => name.toLowerCase() === wanted && sorts(table, name, rowsPerValue));
  for (const wanted of sureNames) {
    const name = fits(wanted, 0);
    if (name !== undefined) return name;
  }
  for (const wanted of likelyNames) {
    // A value that one row alone has sorts nothing: the first labels that are written are names.
    const name = fits(wanted, 2);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Whether the attribute has few values, and so many rows for each of them on average. */
function sorts(table: ElementTable, name: string, rowsPerValue: number): boolean {
  const column = table.column(name);
  if (!column || column.kind === "mixed") return false;
  const distinct = firstValues(column, table.count, mostTypes + 1).length;
  return distinct <= mostTypes && hasValues(table, name, distinct * rowsPerValue);
}

/** Stops at the row that makes it so many. */
function hasValues(table: ElementTable, name: string, wanted: number): boolean {
  let present = 0;
  for (let row = 0; row < table.count && present < wanted; row += 1) {
    if (table.valueAt(name, row) !== undefined) present += 1;
  }
  return present >= wanted;
}

/** Distinct values in order of first appearance, at most `limit`. */
export function firstValues(column: Column, count: number, limit: number): readonly JsonValue[] {
  if (column.kind === "string") return firstWords(column, count, limit);
  const read = plainReader(column);
  const values = new Set<JsonValue>();
  for (let row = 0; row < count && values.size < limit; row += 1) {
    const value = read(row);
    if (value !== undefined) values.add(value);
  }
  return [...values];
}

function firstWords({ codes, words }: StringColumn, count: number, limit: number): readonly string[] {
  const seen = new Uint8Array(words.length + 1);
  seen[0] = 1;
  const found: string[] = [];
  for (let row = 0; row < count && found.length < limit; row += 1) {
    const code = codes[row] ?? 0;
    if (seen[code] === 1) continue;
    seen[code] = 1;
    found.push(words[code - 1] ?? "");
  }
  return found;
}

function plainReader(column: Exclude<Column, StringColumn>): (row: number) => JsonValue | undefined {
  switch (column.kind) {
    case "number":
      return (row) => (Number.isNaN(column.values[row]) ? undefined : column.values[row]);
    case "boolean":
      return (row) => (column.values[row] ? column.values[row] === 2 : undefined);
    case "mixed":
      return (row) => column.values[row] ?? undefined;
  }
}
