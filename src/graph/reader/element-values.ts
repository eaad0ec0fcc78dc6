import type { JsonValue } from "@/lib/json";
import type { Column, ElementTable, GraphTables } from "../element-table";
import type { ElementTarget } from "../graph-types";

/** Reads one attribute or computed field row by row; `undefined` where an element has no value (or null). */
export type ValueAt = (row: number) => JsonValue | undefined;

export function tableOf(tables: GraphTables, target: ElementTarget): ElementTable {
  return target === "nodes" ? tables.nodes : tables.edges;
}

/**
 * A field by the name selectors know it by: an attribute, else a computed field; `data.x` is always the attribute,
 * `source.x` and `target.x` (edges) the field of an end. A name nothing has gives undefined for every row.
 */
export function valuesOf(tables: GraphTables, target: ElementTarget, name: string): ValueAt {
  const table = tableOf(tables, target);
  const column = table.column(name) ?? table.column(name.replace(/^data\./, ""));
  if (column) return columnValues(column);
  return (target === "nodes" ? nodeField(tables, name) : edgeField(tables, name)) ?? (() => undefined);
}

/** As `valuesOf`, numbers only: NaN where there is none. */
export function numbersOf(tables: GraphTables, target: ElementTarget, name: string): (row: number) => number {
  const column = tableOf(tables, target).column(name);
  if (column?.kind === "number") return (row) => column.values[row] ?? Number.NaN;
  const valueAt = valuesOf(tables, target, name);
  return (row) => {
    const value = valueAt(row);
    return typeof value === "number" ? value : Number.NaN;
  };
}

function columnValues(column: Column): ValueAt {
  switch (column.kind) {
    case "number":
      return (row) => {
        const value = column.values[row];
        return value === undefined || Number.isNaN(value) ? undefined : value;
      };
    case "string":
      return (row) => column.words[(column.codes[row] ?? 0) - 1];
    case "boolean":
      return (row) => (column.values[row] ? column.values[row] === 2 : undefined);
    case "mixed":
      return (row) => column.values[row] ?? undefined;
  }
}

function nodeField(tables: GraphTables, name: string): ValueAt | undefined {
  switch (name) {
    case "id":
      return (row) => tables.nodes.idAt(row);
    case "label":
      return (row) => tables.labelAt(row);
    case "degree":
      return (row) => tables.degreeAt(row);
    case "indegree":
      return (row) => tables.indegreeAt(row);
    case "outdegree":
      return (row) => tables.outdegreeAt(row);
    default:
      return undefined;
  }
}

function edgeField(tables: GraphTables, name: string): ValueAt | undefined {
  if (name === "id") return (row) => tables.edges.idAt(row);
  if (name === "source") return (row) => tables.nodes.idAt(tables.sourceRow(row));
  if (name === "target") return (row) => tables.nodes.idAt(tables.targetRow(row));
  const [end, ...rest] = name.split(".");
  if (rest.length === 0 || (end !== "source" && end !== "target")) return undefined;
  const ofNode = valuesOf(tables, "nodes", rest.join("."));
  return end === "source" ? (row) => ofNode(tables.sourceRow(row)) : (row) => ofNode(tables.targetRow(row));
}
