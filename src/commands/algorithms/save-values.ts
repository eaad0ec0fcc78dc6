import type { GraphChange } from "@/graph/changes/change-types";
import { createValueWriter, type ValueWriter } from "@/graph/changes/value-writer";
import type { JsonValue } from "@/lib/json";
import { elements, listOf } from "../elements/parts";
import type { AlgorithmScope } from "./algorithm-scope";
import type { ResultSaid } from "./algorithm-texts";
import { rounded } from "./description";

interface NamedValues {
  readonly name: string;
  /** By row of the scope; NaN = none. */
  readonly values: Float64Array;
}

/**
 * The changes that make each attribute hold just these values: only where they differ, and taken away from nodes that have none now
 * (unreached, or not in the scope), so that no older result stands among them.
 */
export function saveValues(
  lists: readonly NamedValues[],
  scope: AlgorithmScope,
): { readonly changes: readonly GraphChange[]; readonly notes: readonly ResultSaid[] } {
  const { writer, counts } = writeAll(lists, scope);
  const { replaced, taken, held } = counts;
  const changes = writer.changes();
  const all = { count: lists.length, names: listOf(lists.map(({ name }) => name)) };
  if (changes.length === 0) return { changes, notes: [{ id: "holdsAlready", with: all }] };
  const over = replaced === 0 ? "" : ({ id: "inPlaceOf", with: { count: replaced } } as const);
  const away = taken === 0 ? "" : ({ id: "olderRemoved", with: { count: taken } } as const);
  return { changes, notes: [{ id: "savedAs", with: { ...all, nodes: elements(held, "nodes"), over, away } }] };
}

interface Counts {
  replaced: number;
  taken: number;
  /** Nodes that have a value now. */
  held: number;
}

function writeAll(lists: readonly NamedValues[], scope: AlgorithmScope) {
  const { nodes } = scope.tables;
  const writer = createValueWriter("nodes");
  const counts: Counts = { replaced: 0, taken: 0, held: 0 };
  for (let row = 0; row < nodes.count; row += 1) {
    const id = nodes.idAt(row);
    const place = scope.rowOf(id) ?? -1;
    let isHolding = false;
    for (const { name, values } of lists) {
      const value = rounded(values[place] ?? Number.NaN, 10);
      if (!Number.isNaN(value)) isHolding = true;
      saveOne(writer, counts, { id, name, value, old: nodes.valueAt(name, row) });
    }
    if (isHolding) counts.held += 1;
  }
  return { writer, counts };
}

interface OneValue {
  readonly id: string;
  readonly name: string;
  /** NaN = none. */
  readonly value: number;
  readonly old: JsonValue | undefined;
}

function saveOne(writer: ValueWriter, counts: Counts, { id, name, value, old }: OneValue): void {
  if (Number.isNaN(value)) {
    if (old === undefined) return;
    counts.taken += 1;
    writer.put(id, name, undefined);
    return;
  }
  if (value === old) return;
  if (old !== undefined) counts.replaced += 1;
  writer.put(id, name, value);
}
