import type { StyleLayer } from "@/graph/styles/style-types";
import type { GraphTables } from "@/graph/tables/element-table";
import type { LabelSource } from "./label-types";

/** Node ids, the largest first, then the best connected; worked out again only when the graph's shape or what sets sizes changed. */
export function createLabelOrder({ document, looks }: Pick<LabelSource, "document" | "looks">) {
  const none: { readonly stamp: readonly unknown[]; readonly order: readonly string[] } = { stamp: [null], order: [] };
  let known = none;
  const letGo = () => {
    known = none;
  };
  return { now, letGo };

  function now(): readonly string[] {
    const { tables, drawnLayers } = document;
    const sizing = drawnLayers.filter(isSizing);
    const stamp = [tables.nodes.version, tables.edges.version, looks.sizes.version(), ...sizing];
    if (stamp.length === known.stamp.length && stamp.every((part, at) => part === known.stamp[at])) return known.order;
    const rows = rowsByDegree(tables);
    // Without a layer sizes go by degree.
    known = { stamp, order: (sizing.length === 0 ? rows : bySize(rows)).map((row) => tables.nodes.idAt(row)) };
    return known.order;
  }

  /** Each as one number to be sorted by, of its size and its place: nothing is compared with another one. */
  function bySize(rows: readonly number[]): readonly number[] {
    const { nodes } = document.tables;
    const sizes = Float64Array.from(rows, (row) => looks.sizes.of(nodes.idAt(row)));
    let [least, most] = [Number.POSITIVE_INFINITY, 0];
    for (const size of sizes) {
      least = Math.min(least, size);
      most = Math.max(most, size);
    }
    const step = (most - least) / LEVELS || 1;
    const count = rows.length;
    const keys = sizes.map((size, place) => Math.round((most - size) / step) * count + place).sort();
    return Array.from(keys, (key) => rows[key % count] ?? 0);
  }
}

/** So many sizes are told apart: times the nodes there are it stays a whole number. */
const LEVELS = 2 ** 20;

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
export function withPrevious<Request extends { readonly key: string }>(
  requests: readonly Request[],
  drawn: ReadonlySet<string>,
): readonly Request[] {
  const rank = new Map(requests.map(({ key }, index) => [key, drawn.has(key) ? index / 2 : index]));
  return requests.toSorted((one, other) => (rank.get(one.key) ?? 0) - (rank.get(other.key) ?? 0));
}
