import type { GraphDocument } from "@/graph/document/document-types";
import type { EdgeId } from "@/graph/document/graph-types";
import type { GraphTables } from "@/graph/tables/element-table";
import { parallelsOf } from "../scene/parallel-edges";
import type { Ends } from "./edge-route";

/** Which one of how many between its nodes each edge is. */
export type Bends = ReturnType<typeof createBends>;

type Share = Pick<Ends, "offset" | "index">;

const single: Share = { offset: 0, index: 0 };

/** They are counted when the first edge is drawn: of a large graph that takes long, and its nodes are shown before. */
export function createBends({ tables }: GraphDocument) {
  let shares: Shares | null = null;
  return {
    of: (id: EdgeId): Share => {
      shares ??= countShares(tables);
      return shares.at(tables.edges.rowOf(id), id);
    },
    /** Which edges bend otherwise now. */
    recount: (): readonly EdgeId[] => {
      if (shares === null) return [];
      const [before, now] = [shares, countShares(tables)];
      shares = now;
      const rows = new Map(before.ids.map((id, row) => [id, row]));
      const ids = now.ids.length > 0 ? now.ids : before.ids;
      return ids.filter((id) => !isSame(before.at(rows.get(id), id), now.at(tables.edges.rowOf(id), id)));
    },
  };
}

interface Shares {
  /** Of the edges, by their rows when they were counted; none where no edge runs beside another. */
  readonly ids: readonly EdgeId[];
  /** Of an edge that was counted in that row; else it is a single one. */
  at(row: number | undefined, id: EdgeId): Share;
}

function countShares(tables: GraphTables): Shares {
  const { edges } = tables;
  const { areThere, count, index } = parallelsOf(tables);
  if (!areThere) return { ids: [], at: () => single };
  const ids = Array.from({ length: edges.count }, (_, row) => edges.idAt(row));
  const turns = Int8Array.from(ids, (_, row) => (tables.sourceRow(row) > tables.targetRow(row) ? -1 : 1));
  return {
    ids,
    at: (row, id) => {
      if (row === undefined || ids[row] !== id) return single;
      const place = index(row);
      return { offset: (turns[row] ?? 1) * (place - (count(row) - 1) / 2), index: place };
    },
  };
}

function isSame(one: Share, other: Share): boolean {
  return one.offset === other.offset && one.index === other.index;
}
