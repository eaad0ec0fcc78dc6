import type { StyleLayer } from "@/graph/styles/style-types";
import type { GraphTables } from "@/graph/tables/element-table";
import type { LabelSource } from "./label-types";

/** Node ids, the largest first, then the best connected; worked out again only when the graph's shape or what sets sizes changed. */
export function createLabelOrder({ document, faults }: LabelSource) {
  const none: { readonly stamp: readonly unknown[]; readonly order: readonly string[] } = { stamp: [null], order: [] };
  let known = none;
  const letGo = () => {
    known = none;
  };
  return { now, letGo };

  function now(): readonly string[] {
    const { tables, drawnLayers } = document;
    const sizing = drawnLayers.filter(isSizing);
    const stamp = [tables.nodes.version, tables.edges.version, ...sizing];
    if (stamp.length === known.stamp.length && stamp.every((part, at) => part === known.stamp[at])) return known.order;
    const rows = rowsByDegree(tables);
    // Without a layer sizes go by degree.
    known = { stamp, order: (sizing.length === 0 ? rows : bySize(rows)).map((row) => tables.nodes.idAt(row)) };
    return known.order;
  }

  function bySize(rows: readonly number[]): readonly number[] {
    const { tables, styles } = document;
    const sizes = new Map(
      rows.map((row) => [row, faults.guard(tables.nodes.idAt(row), () => styles.nodeAt(row).size, 0)]),
    );
    return rows.toSorted((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0));
  }
}

function isSizing({ style, mapping }: StyleLayer): boolean {
  return mapping?.channel === "size" || style?.size !== undefined;
}

/** The best connected first, by counting: no comparison of one with another. */
function rowsByDegree({ nodes, degreeAt }: GraphTables): readonly number[] {
  const rowsOf = new Map<number, number[]>();
  for (let row = 0; row < nodes.count; row += 1) {
    const degree = degreeAt(row);
    const rows = rowsOf.get(degree);
    if (rows) rows.push(row);
    else rowsOf.set(degree, [row]);
  }
  return [...rowsOf].sort(([one], [other]) => other - one).flatMap(([, rows]) => rows);
}

/** For the second view of a graph so large that names would come and go: one that is drawn counts as twice as important. */
export function withKept<Request extends { readonly key: string }>(
  requests: readonly Request[],
  kept: ReadonlySet<string>,
): readonly Request[] {
  const rank = new Map(requests.map(({ key }, index) => [key, kept.has(key) ? index / 2 : index]));
  return requests.toSorted((one, other) => (rank.get(one.key) ?? 0) - (rank.get(other.key) ?? 0));
}
