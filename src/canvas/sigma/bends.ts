import type { GraphDocument } from "@/graph/document/document-types";
import type { EdgeId } from "@/graph/document/graph-types";
import type { Ends } from "./edge-route";

/** Which one of how many between its nodes each edge is. */
export interface Bends {
  of(id: EdgeId): Pick<Ends, "offset" | "index">;
  recount(): void;
}

const single = { offset: 0, index: 0 };

export function createBends(document: GraphDocument): Bends {
  let shares = countShares(document);
  return {
    of: (id) => shares.get(id) ?? single,
    recount: () => {
      shares = countShares(document);
    },
  };
}

function countShares({ tables }: GraphDocument): ReadonlyMap<EdgeId, Pick<Ends, "offset" | "index">> {
  /** Few pairs of nodes have more than one edge: the others need no list. */
  const firsts = new Map<number, number>();
  const pairs = new Map<number, number[]>();
  const { nodes, edges } = tables;
  for (let row = 0; row < edges.count; row += 1) {
    const [source, target] = [tables.sourceRow(row), tables.targetRow(row)];
    const key = Math.min(source, target) * nodes.count + Math.max(source, target);
    const first = firsts.get(key);
    const known = pairs.get(key);
    if (first === undefined) firsts.set(key, row);
    else if (known) known.push(row);
    else pairs.set(key, [first, row]);
  }
  const shares = new Map<EdgeId, Pick<Ends, "offset" | "index">>();
  for (const rows of pairs.values()) {
    rows.forEach((row, index) => {
      const turn = tables.sourceRow(row) > tables.targetRow(row) ? -1 : 1;
      shares.set(edges.idAt(row), { offset: turn * (index - (rows.length - 1) / 2), index });
    });
  }
  return shares;
}
