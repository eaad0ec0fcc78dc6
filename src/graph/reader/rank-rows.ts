import type { JsonValue } from "@/lib/json";
import type { GraphTables } from "../tables/element-table";
import { valuesOf } from "./element-values";
import { groupRows } from "./group-rows";
import { topRows } from "./top-rows";

export interface RowRanking {
  readonly order: "asc" | "desc";
  readonly limit: number;
  /** How many of the first are passed over. */
  readonly offset?: number;
  /** A node attribute: the first of each of its values. */
  readonly perGroup?: string;
}

export interface RankedRows {
  /** `null`: nodes without a value; absent without `perGroup`. */
  readonly group?: JsonValue;
  readonly best: readonly { readonly row: number; readonly value: number }[];
  /** Those not listed with the same number as the last of them. */
  readonly tied: readonly number[];
  /** The number of the first that is not listed. */
  readonly next?: number;
  /** Rows with a number. */
  readonly total: number;
}

/** The first rows by number, of all or of each group; groups without a number are left out. */
export function rankRows(
  tables: GraphTables,
  rows: Uint32Array,
  numberAt: (row: number) => number,
  ranking: RowRanking,
): readonly RankedRows[] {
  const { perGroup } = ranking;
  if (perGroup === undefined) return [rankedOf(rows, numberAt, ranking)];
  const groups = groupRows(rows, valuesOf(tables, "nodes", perGroup), tables.nodes.column(perGroup));
  return groups
    .map(({ value, rows: own }) => ({
      group: value ?? null,
      ...rankedOf(Uint32Array.from(own), numberAt, ranking),
    }))
    .filter(({ total }) => total > 0);
}

function rankedOf(
  rows: Uint32Array,
  numberAt: (row: number) => number,
  { order, limit, offset = 0 }: RowRanking,
): RankedRows {
  const { best, total } = topRows(rows, numberAt, { order, limit: offset + limit + 1 });
  const listed = best.slice(offset, offset + limit);
  const [last, next] = [listed.at(-1), best[offset + limit]];
  if (last === undefined || next === undefined) return { best: listed, tied: [], total };
  if (!isSame(last.value, next.value)) return { best: listed, tied: [], next: next.value, total };
  const before = new Set(best.slice(0, offset + limit).map(({ row }) => row));
  return {
    best: listed,
    tied: [...rows.filter((row) => !before.has(row) && isSame(numberAt(row), last.value))],
    next: next.value,
    total,
  };
}

/** Equal but for what is lost in adding up. */
function isSame(a: number, b: number): boolean {
  return a === b || Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
}
