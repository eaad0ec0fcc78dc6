import type { ElementTarget } from "@/graph/document/graph-types";
import { attributeCandidates } from "@/graph/selector/attribute-candidates";
import type { Field } from "@/graph/selector/selector-types";
import type { Column, ElementTable, GraphTables } from "@/graph/tables/element-table";
import { isJsonObject, type JsonValue } from "@/lib/json";

/** Where the values of a field stand, row by row. */
export type FieldSource =
  | { readonly kind: "column"; readonly column: Column }
  /** Inside the records of a column. */
  | { readonly kind: "nested"; readonly column: Column; readonly path: string }
  | { readonly kind: "number"; readonly at: (row: number) => number }
  | {
      readonly kind: "text";
      readonly at: (row: number) => string;
      readonly rowOf?: (text: string) => number | undefined;
    }
  | { readonly kind: "none" };

const NONE: FieldSource = { kind: "none" };
const LABELS = ["label", "name", "title"];

/**
 * A bare name is the attribute of that name, else the computed field, else a path into a record; a name nothing has is
 * missing everywhere. `field.end` is the caller's to follow: rows here are of `target`.
 */
export function fieldSource(field: Field, target: ElementTarget, tables: GraphTables): FieldSource {
  const table = target === "nodes" ? tables.nodes : tables.edges;
  const column = field.of === "computed" ? undefined : table.column(field.name);
  if (column) return { kind: "column", column };
  const computed = field.of === "attribute" ? undefined : computedSource(field.name, target, tables);
  if (computed) return computed;
  return field.of === "computed" ? NONE : nestedSource(field.name, table);
}

/** The value of each row, `undefined` where there is none (or null). */
export function readSource(source: FieldSource): (row: number) => JsonValue | undefined {
  switch (source.kind) {
    case "column":
      return readColumn(source.column);
    case "nested": {
      const read = readColumn(source.column);
      return (row) => readPath(read(row), source.path);
    }
    case "number":
    case "text":
      return source.at;
    case "none":
      return () => undefined;
  }
}

/** `b.c` of a record: its own key of that name, else `c` of its `b`. */
function readPath(value: JsonValue | undefined, path: string): JsonValue | undefined {
  if (!isJsonObject(value)) return undefined;
  if (Object.hasOwn(value, path)) return value[path] ?? undefined;
  const dot = path.indexOf(".");
  const key = path.slice(0, dot);
  if (dot < 0 || !Object.hasOwn(value, key)) return undefined;
  return readPath(value[key], path.slice(dot + 1));
}

function nestedSource(name: string, table: ElementTable): FieldSource {
  for (const attribute of attributeCandidates(name)) {
    const column = table.column(attribute);
    if (column) return { kind: "nested", column, path: name.slice(attribute.length + 1) };
  }
  return NONE;
}

function readColumn(column: Column): (row: number) => JsonValue | undefined {
  switch (column.kind) {
    case "number": {
      const { values } = column;
      return (row) => {
        const value = values[row];
        return value === undefined || Number.isNaN(value) ? undefined : value;
      };
    }
    case "string": {
      const { codes, words } = column;
      return (row) => words[(codes[row] ?? 0) - 1];
    }
    case "boolean": {
      const { values } = column;
      return (row) => (values[row] ? values[row] === 2 : undefined);
    }
    case "mixed": {
      const { values } = column;
      return (row) => values[row] ?? undefined;
    }
  }
}

function computedSource(name: string, target: ElementTarget, tables: GraphTables): FieldSource | undefined {
  return target === "nodes" ? nodeSource(name, tables) : edgeSource(name, tables);
}

function nodeSource(name: string, tables: GraphTables): FieldSource | undefined {
  switch (name) {
    case "id":
      return idSource(tables.nodes);
    case "label":
      return { kind: "text", at: (row) => tables.labelAt(row) };
    case "degree":
      return { kind: "number", at: (row) => tables.degreeAt(row) };
    case "indegree":
      return { kind: "number", at: (row) => tables.indegreeAt(row) };
    case "outdegree":
      return { kind: "number", at: (row) => tables.outdegreeAt(row) };
    default:
      return undefined;
  }
}

function edgeSource(name: string, tables: GraphTables): FieldSource | undefined {
  switch (name) {
    case "id":
      return idSource(tables.edges);
    case "label":
      return { kind: "text", at: edgeLabel(tables.edges) };
    case "source":
      return { kind: "text", at: (row) => tables.nodes.idAt(tables.sourceRow(row)) };
    case "target":
      return { kind: "text", at: (row) => tables.nodes.idAt(tables.targetRow(row)) };
    default:
      return undefined;
  }
}

function idSource(table: ElementTable): FieldSource {
  return { kind: "text", at: (row) => table.idAt(row), rowOf: (id) => table.rowOf(id) };
}

/** An edge is called by its first text of label, name, title, else by its id. */
function edgeLabel(edges: ElementTable): (row: number) => string {
  return (row) => {
    for (const attribute of LABELS) {
      const value = edges.valueAt(attribute, row);
      if (typeof value === "string") return value;
    }
    return edges.idAt(row);
  };
}
