import type { GraphTables } from "@/graph/tables/element-table";
import { groupBy } from "@/lib/lists/group-by";
import { nearest } from "@/lib/text/nearest";

export type FoundName =
  | { readonly kind: "one"; readonly id: string; readonly label: string }
  | { readonly kind: "several"; readonly ids: readonly string[] }
  | { readonly kind: "none" };

export type NodeNames = ReturnType<typeof nodeNames>;

/** Beyond this many the nearest are not looked for among all. */
const mostCompared = 20_000;

/** The nodes of a graph by their names. */
export function nodeNames(tables: GraphTables) {
  const { nodes } = tables;
  let exact: ReadonlyMap<string, readonly number[]> | undefined;
  let folded: ReadonlyMap<string, readonly number[]> | undefined;
  const byLabel = (fold: (label: string) => string): ReadonlyMap<string, readonly number[]> => {
    const rows = Array.from({ length: nodes.count }, (_, row) => row);
    return groupBy(rows, (row) => fold(tables.labelAt(row)));
  };
  const toFound = (rows: readonly number[]): FoundName => {
    const [row] = rows;
    if (row === undefined) return { kind: "none" };
    if (rows.length > 1) return { kind: "several", ids: rows.map((one) => nodes.idAt(one)) };
    return { kind: "one", id: nodes.idAt(row), label: tables.labelAt(row) };
  };
  const findLabel = (label: string): FoundName => {
    exact ??= byLabel((one) => one);
    const same = exact.get(label);
    if (same !== undefined) return toFound(same);
    folded ??= byLabel((one) => one.trim().toLowerCase());
    return toFound(folded.get(label.trim().toLowerCase()) ?? []);
  };
  return {
    /** By its label alone: an id of another graph means another node. */
    findLabel,
    /** By its id, else by a label that only one node has, whatever its case. */
    find(name: string): FoundName {
      const row = nodes.rowOf(name);
      return row === undefined ? findLabel(name) : { kind: "one", id: name, label: tables.labelAt(row) };
    },
    nearest(name: string): readonly string[] {
      const count = Math.min(nodes.count, mostCompared);
      const labels = Array.from({ length: count }, (_, row) => tables.labelAt(row));
      return nearest(name, [...new Set(labels)], 5);
    },
  };
}
