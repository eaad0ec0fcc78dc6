import type { GraphTables } from "@/graph/tables/element-table";
import { listOf, type Part } from "./parts";

/** The label of a node, its id when it is gone. */
export function labelOf(tables: GraphTables, id: string): string {
  const row = tables.nodes.rowOf(id);
  return row === undefined ? id : tables.labelAt(row);
}

/** ": Luna, Tom and 3 more", or "" where there are none. */
export function namesAfterColon(tables: GraphTables, ids: readonly string[], limit = 5): Part {
  if (ids.length === 0) return "";
  const shown = ids.slice(0, limit + 1).map((id) => labelOf(tables, id));
  const rest = ids.slice(limit + 1);
  return { id: "afterColon", with: { names: listOf([...shown, ...rest], limit) } };
}
