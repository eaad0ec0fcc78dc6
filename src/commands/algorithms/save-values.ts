import type { GraphChange } from "@/graph/changes/change-types";
import { counted, figures } from "@/lib/english";
import type { JsonValue } from "@/lib/json";
import { listed } from "../elements/wording";
import type { AlgorithmScope } from "./algorithm-scope";
import { rounded } from "./telling";

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
): { readonly changes: readonly GraphChange[]; readonly note: string } {
  const { nodes } = scope.tables;
  const changes: GraphChange[] = [];
  const counts: Counts = { replaced: 0, taken: 0, held: 0 };
  for (let row = 0; row < nodes.count; row += 1) {
    const id = nodes.idAt(row);
    const change = changeOf(lists, { place: scope.rowOf(id), before: (name) => nodes.valueAt(name, row) }, counts);
    if (change) changes.push({ type: "attributes-set", target: "nodes", id, ...change });
  }
  const { replaced, taken, held } = counts;
  const names = listed(lists.map(({ name }) => name));
  const kind = lists.length === 1 ? "attribute" : "attributes";
  if (changes.length === 0) {
    return { changes, note: ` The ${kind} ${names} ${lists.length === 1 ? "holds" : "hold"} this already.` };
  }
  const over = replaced === 0 ? "" : `, in place of ${counted(replaced, "value")}`;
  const away = taken === 0 ? "" : `; ${figures(taken)} older taken away`;
  return { changes, note: ` Saved as the ${kind} ${names} of ${counted(held, "node")}${over}${away}.` };
}

interface Counts {
  replaced: number;
  taken: number;
  /** Nodes that have a value now. */
  held: number;
}

interface Place {
  /** Row in the scope. */
  readonly place: number | undefined;
  readonly before: (name: string) => JsonValue | undefined;
}

/** What differs at one node; undefined where nothing does. */
function changeOf(lists: readonly NamedValues[], { place = -1, before }: Place, counts: Counts) {
  const now = lists.map(({ name, values }) => ({
    name,
    value: rounded(values[place] ?? Number.NaN, 10),
    old: before(name),
  }));
  const gone = now.filter(({ value, old }) => Number.isNaN(value) && old !== undefined);
  const given = now.filter(({ value, old }) => !Number.isNaN(value) && value !== old);
  counts.replaced += given.filter(({ old }) => old !== undefined).length;
  counts.taken += gone.length;
  counts.held += now.some(({ value }) => !Number.isNaN(value)) ? 1 : 0;
  if (given.length + gone.length === 0) return undefined;
  return {
    ...(given.length > 0 && { set: Object.fromEntries(given.map(({ name, value }) => [name, value])) }),
    ...(gone.length > 0 && { unset: gone.map(({ name }) => name) }),
  };
}
