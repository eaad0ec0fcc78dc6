import type { NodeId } from "@/graph/document/graph-types";
import type { GraphTables } from "@/graph/tables/element-table";
import type { JsonValue } from "@/lib/json";

export interface NewEdgePlace {
  readonly source: NodeId;
  readonly target: NodeId;
  readonly edgeTypeAttribute: string;
  readonly nodeTypeAttribute: string | undefined;
}

/** What edges between nodes of these types are most often; where there are none, edges at nodes of the source's type, then all edges. */
export function usualEdgeType(tables: GraphTables, place: NewEdgePlace): string | undefined {
  const { nodes } = tables;
  const { nodeTypeAttribute } = place;
  const typeOf = (row: number | undefined): JsonValue | undefined =>
    row === undefined || nodeTypeAttribute === undefined ? undefined : nodes.valueAt(nodeTypeAttribute, row);
  const [from, to] = [typeOf(nodes.rowOf(place.source)), typeOf(nodes.rowOf(place.target))];
  const endsAt = (row: number) => [typeOf(tables.sourceRow(row)), typeOf(tables.targetRow(row))] as const;
  const isSamePair = (row: number): boolean => {
    const [one, other] = endsAt(row);
    return (one === from && other === to) || (one === to && other === from);
  };
  return (
    mostAmong(tables, place, isSamePair) ??
    mostAmong(tables, place, (row) => endsAt(row).includes(from)) ??
    mostAmong(tables, place, () => true)
  );
}

function mostAmong(
  { edges }: GraphTables,
  { edgeTypeAttribute }: NewEdgePlace,
  fits: (row: number) => boolean,
): string | undefined {
  const counts = new Map<string, number>();
  for (let row = 0; row < edges.count; row += 1) {
    const type = edges.valueAt(edgeTypeAttribute, row);
    if (typeof type === "string" && type !== "" && fits(row)) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
