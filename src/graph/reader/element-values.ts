import { fieldSource, readSource } from "@/graph/selector/match/field-source";
import type { JsonValue } from "@/lib/json";
import type { ElementTarget } from "../document/graph-types";
import type { Field } from "../selector/selector-types";
import type { ElementTable, GraphTables } from "../tables/element-table";

/** Reads one attribute or computed field row by row; `undefined` where an element has no value (or null). */
export type ValueAt = (row: number) => JsonValue | undefined;

export function tableOf(tables: GraphTables, target: ElementTarget): ElementTable {
  return target === "nodes" ? tables.nodes : tables.edges;
}

/** A field by the name selectors know it by: `age`, `data.degree` (always the attribute), `source.type` (edges). */
export function namedField(name: string, target: ElementTarget): Field {
  const dot = name.indexOf(".");
  const [prefix, tail] = [name.slice(0, Math.max(dot, 0)), name.slice(dot + 1)];
  if (prefix === "data") return { name: tail, of: "attribute" };
  const isEnd = prefix === "source" || prefix === "target";
  return isEnd && target === "edges" ? { name: tail, of: "bare", end: prefix } : { name, of: "bare" };
}

/** The values of a field named as in `namedField`; a name nothing has gives undefined for every row. */
export function valuesOf(tables: GraphTables, target: ElementTarget, name: string): ValueAt {
  const isAttribute = tableOf(tables, target).column(name) !== undefined;
  const field: Field = isAttribute ? { name, of: "attribute" } : namedField(name, target);
  const read = readSource(fieldSource(field, field.end ? "nodes" : target, tables));
  if (field.end === "source") return (row) => read(tables.sourceRow(row));
  return field.end === "target" ? (row) => read(tables.targetRow(row)) : read;
}

/** As `valuesOf`, numbers only: NaN where there is none. */
export function numbersOf(tables: GraphTables, target: ElementTarget, name: string): (row: number) => number {
  const column = tableOf(tables, target).column(name);
  if (column?.kind === "number") {
    const { values } = column;
    return (row) => values[row] ?? Number.NaN;
  }
  const valueAt = valuesOf(tables, target, name);
  return (row) => {
    const value = valueAt(row);
    return typeof value === "number" ? value : Number.NaN;
  };
}
