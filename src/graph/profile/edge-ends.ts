import type { GraphTables } from "../tables/element-table";
import { kindsOf } from "./carriers";
import type { GraphProfile } from "./profile-types";

/** Which kinds of nodes stand at the ends of edges of a kind. */
export interface EdgeEnds {
  /** A value of the type attribute of edges; "" for edges without one. */
  readonly kind: string;
  /** Values of the type attribute of nodes; "" for nodes without a type. */
  readonly sources: readonly string[];
  readonly targets: readonly string[];
}

/** Read once per version of the rows. */
export function createEndReader(): (tables: GraphTables, profile: GraphProfile) => readonly EdgeEnds[] {
  let last = "";
  let known: readonly EdgeEnds[] = [];
  let of: GraphTables | null = null;
  return (tables, profile) => {
    const { nodeTypeAttribute, edgeTypeAttribute } = profile;
    const key = JSON.stringify([tables.nodes.version, tables.edges.version, nodeTypeAttribute, edgeTypeAttribute]);
    if (tables === of && key === last) return known;
    [of, last] = [tables, key];
    known = edgeEndsIn(tables, profile);
    return known;
  };
}

/** Nothing where nodes have no kinds, or too many. */
function edgeEndsIn({ nodes, edges, sourceRow, targetRow }: GraphTables, profile: GraphProfile): readonly EdgeEnds[] {
  const { nodeTypeAttribute, edgeTypeAttribute } = profile;
  const of = nodeTypeAttribute === undefined ? null : kindsOf(nodes, nodeTypeAttribute);
  const by = edgeTypeAttribute === undefined ? untyped : kindsOf(edges, edgeTypeAttribute);
  if (of === null || by === null || of.names.length < 2) return [];
  const isThere = new Uint8Array(2 * of.names.length * by.names.length);
  const placeOf = (kind: number, row: number, end: 0 | 1): number =>
    2 * (kind * of.names.length + (of.byRow[row] ?? 0)) + end;
  for (let row = 0; row < edges.count; row += 1) {
    const kind = by.byRow[row] ?? 0;
    isThere[placeOf(kind, sourceRow(row), 0)] = 1;
    isThere[placeOf(kind, targetRow(row), 1)] = 1;
  }
  const at = (kind: number, end: 0 | 1): readonly string[] =>
    of.names.filter((_, place) => isThere[2 * (kind * of.names.length + place) + end] === 1);
  return by.names.map((name, kind) => ({ kind: name, sources: at(kind, 0), targets: at(kind, 1) }));
}

const untyped = { names: [""], byRow: new Uint8Array() };
