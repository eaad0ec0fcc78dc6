import type { GraphDocument } from "@/graph/document/document-types";
import type { EdgeId } from "@/graph/document/graph-types";
import { pairsOf } from "../scene/parallel-edges";
import type { Ends } from "./edge-route";

/** Which one of how many between its nodes each edge is. */
export interface Bends {
  of(id: EdgeId): Share;
  /** Which edges bend otherwise now. */
  recount(): readonly EdgeId[];
}

type Share = Pick<Ends, "offset" | "index">;

const single: Share = { offset: 0, index: 0 };

/** They are counted when the first edge is drawn: of a large graph that takes long, and its nodes are shown before. */
export function createBends(document: GraphDocument): Bends {
  let shares: ReadonlyMap<EdgeId, Share> | null = null;
  return {
    of: (id) => {
      shares ??= countShares(document);
      return shares.get(id) ?? single;
    },
    recount: () => {
      const before = shares;
      if (before === null) return [];
      const now = countShares(document);
      shares = now;
      return [...new Set([...before.keys(), ...now.keys()])].filter((id) => !isSame(before.get(id), now.get(id)));
    },
  };
}

function countShares({ tables }: GraphDocument): ReadonlyMap<EdgeId, Share> {
  const { edges } = tables;
  const { pairs, repeated } = pairsOf(tables);
  const rowsOf = new Map<number, number[]>();
  if (repeated.size > 0) for (const [row, pair] of pairs.entries()) if (repeated.has(pair)) note(rowsOf, pair, row);
  const shares = new Map<EdgeId, Share>();
  for (const rows of rowsOf.values()) {
    rows.forEach((row, index) => {
      const turn = tables.sourceRow(row) > tables.targetRow(row) ? -1 : 1;
      shares.set(edges.idAt(row), { offset: turn * (index - (rows.length - 1) / 2), index });
    });
  }
  return shares;
}

function isSame(one = single, other = single): boolean {
  return one.offset === other.offset && one.index === other.index;
}

function note(rowsOf: Map<number, number[]>, pair: number, row: number): void {
  const known = rowsOf.get(pair);
  if (known) known.push(row);
  else rowsOf.set(pair, [row]);
}
