import type { ElementTarget } from "../document/graph-types";
import type { Column, ElementTable, GraphTables } from "../tables/element-table";
import type { GraphProfile } from "./profile-types";

/** Which kinds of elements have a value of an attribute, where another kind has none of it at all. */
interface CarriedAttribute {
  readonly attribute: string;
  /** Values of the type attribute; "" for elements without a type. */
  readonly kinds: readonly string[];
}

export type Carriers = Readonly<Record<ElementTarget, readonly CarriedAttribute[]>>;

/** More kinds than these sort nothing. */
const mostKinds = 24;
const mostAttributes = 60;
const longestName = 80;

/** Read once per version of the rows. */
export function createCarrierReader(): (tables: GraphTables, profile: GraphProfile) => Carriers {
  const nodes = createSideReader();
  const edges = createSideReader();
  return (tables, { nodeTypeAttribute, edgeTypeAttribute }) => ({
    nodes: nodes(tables.nodes, nodeTypeAttribute),
    edges: edges(tables.edges, edgeTypeAttribute),
  });
}

function createSideReader(): (table: ElementTable, type: string | undefined) => readonly CarriedAttribute[] {
  let last: { readonly table: ElementTable; readonly version: number; readonly type: string | undefined } | null = null;
  let known: readonly CarriedAttribute[] = [];
  return (table, type) => {
    if (last?.table === table && last.version === table.version && last.type === type) return known;
    last = { table, version: table.version, type };
    known = type === undefined ? [] : carriedIn(table, type);
    return known;
  };
}

function carriedIn(table: ElementTable, type: string): readonly CarriedAttribute[] {
  const kinds = kindsOf(table, type);
  if (kinds === null || kinds.names.length < 2) return [];
  const others = table.attributeNames().filter((name) => name !== type && name.length <= longestName);
  return others.slice(0, mostAttributes).flatMap((attribute) => {
    const column = table.column(attribute);
    if (column === undefined) return [];
    const carrying = kindsWith(column, kinds);
    return carrying.length === 0 || carrying.length === kinds.names.length ? [] : [{ attribute, kinds: carrying }];
  });
}

interface Kinds {
  readonly names: readonly string[];
  /** Of each row, its place in the names. */
  readonly byRow: Uint8Array;
}

/** The kinds of elements, in order of first appearance; null where they sort nothing. */
export function kindsOf(table: ElementTable, type: string): Kinds | null {
  const column = table.column(type);
  if (column === undefined) return null;
  const places = new Map<string, number>();
  const byRow = new Uint8Array(table.count);
  for (let row = 0; row < table.count; row += 1) {
    const kind = kindAt(column, row);
    if (kind === null) return null;
    const place = places.get(kind) ?? places.size;
    if (place === mostKinds) return null;
    places.set(kind, place);
    byRow[row] = place;
  }
  return { names: [...places.keys()], byRow };
}

/** Null where a type is no text, or too long a one. */
function kindAt(column: Column, row: number): string | null {
  if (column.kind === "string") {
    const kind = column.words[(column.codes[row] ?? 0) - 1] ?? "";
    return kind.length <= longestName ? kind : null;
  }
  return hasValue(column, row) ? null : "";
}

function kindsWith(column: Column, { names, byRow }: Kinds): readonly string[] {
  const found = new Set<number>();
  for (let row = 0; row < byRow.length && found.size < names.length; row += 1)
    if (hasValue(column, row)) found.add(byRow[row] ?? 0);
  return names.filter((_, place) => found.has(place));
}

function hasValue(column: Column, row: number): boolean {
  switch (column.kind) {
    case "string":
      return (column.codes[row] ?? 0) > 0;
    case "number":
      return !Number.isNaN(column.values[row] ?? Number.NaN);
    case "boolean":
      return (column.values[row] ?? 0) > 0;
    case "mixed":
      return column.values[row] !== undefined && column.values[row] !== null;
  }
}
