import type { ElementTarget } from "@/graph/document/graph-types";
import { valuesOf } from "@/graph/reader/element-values";
import type { GraphTables } from "@/graph/tables/element-table";
import type { JsonValue } from "@/lib/json";
import { membersOf } from "@/lib/lists/members";

export interface ValueCount {
  readonly value: JsonValue;
  readonly count: number;
}

/** The values a property has among some elements, a list as one. */
export interface ValueCounts {
  /** The most frequent first; equal ones in order of first appearance. */
  readonly entries: readonly ValueCount[];
  /** Elements without a value. */
  readonly missing: number;
}

export function valueCounts(
  ids: readonly string[],
  { target, property }: { readonly target: ElementTarget; readonly property: string },
  tables: GraphTables,
): ValueCounts {
  const valueAt = valuesOf(tables, target, property);
  const counts = new Map<string, { readonly value: JsonValue; count: number }>();
  let missing = 0;
  for (const id of ids) {
    const value = valueAt(tables[target].rowOf(id) ?? -1);
    if (value === undefined || membersOf(value).length === 0) {
      missing += 1;
      continue;
    }
    const key = JSON.stringify(value);
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { value, count: 1 });
    else known.count += 1;
  }
  return { entries: [...counts.values()].sort((a, b) => b.count - a.count), missing };
}

/** The same with each value of a list by itself: an element counts in each of its values. */
export function membersIn({ entries }: ValueCounts): readonly ValueCount[] {
  if (!entries.some(({ value }) => Array.isArray(value))) return entries;
  const counts = new Map<string, { readonly value: JsonValue; count: number }>();
  for (const { value, count } of entries) {
    for (const member of membersOf(value)) {
      const key = JSON.stringify(member);
      const known = counts.get(key) ?? { value: member, count: 0 };
      counts.set(key, known);
      known.count += count;
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}
