import type { JsonValue } from "@/lib/json";
import type { GraphTables } from "./element-table";
import { selectRows } from "./selector/select-rows";
import { mappingReader } from "./style-mapping";
import type { StyleLayer } from "./style-types";
import { marks } from "./visibility";

/** A layer over one version of the tables. */
export interface CompiledLayer {
  readonly layer: StyleLayer;
  readonly count: number;
  has(row: number): boolean;
  /** What its mapping puts on the row. */
  output(row: number): JsonValue | undefined;
}

/** Compiles each layer once per version of the tables. */
export function createLayerMembers(): (layer: StyleLayer, tables: GraphTables) => CompiledLayer {
  const known = new WeakMap<StyleLayer, { readonly stamp: readonly unknown[]; readonly compiled: CompiledLayer }>();
  return (layer, tables) => {
    const stamp = [tables, tables.nodes.version, tables.edges.version];
    const last = known.get(layer);
    if (last?.stamp.every((part, index) => part === stamp[index])) return last.compiled;
    const compiled = compileLayer(layer, tables);
    known.set(layer, { stamp, compiled });
    return compiled;
  };
}

function compileLayer(layer: StyleLayer, tables: GraphTables): CompiledLayer {
  const { where, target, mapping } = layer;
  const output = mapping ? mappingReader(mapping, target, tables) : () => undefined;
  const total = tables[target].count;
  if (where.op === "all") return { layer, count: total, has: () => true, output };
  const rows = selectRows(where, target, tables);
  const members = marks(rows, total);
  return { layer, count: rows.length, has: (row) => members[row] === 1, output };
}
