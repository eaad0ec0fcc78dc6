import type { GraphChange } from "@/graph/changes/change-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { JsonValue } from "@/lib/json";

/** How much a call adds and replaces, or the calls of a message have since somebody was asked. */
export interface EditSize {
  readonly added: number;
  readonly replaced: number;
}

/** An attribute of an element before the changes; undefined when there is none. */
type ValueBefore = (target: ElementTarget, id: string, name: string) => JsonValue | undefined;

export function editSize(changes: readonly GraphChange[], before: ValueBefore): EditSize {
  return {
    added: changes.filter(({ type }) => type === "node-put" || type === "edge-put").length,
    replaced: changes.reduce((sum, change) => sum + replacedValues(change, before), 0),
  };
}

function replacedValues(change: GraphChange, before: ValueBefore): number {
  if (change.type === "values-set") return replacedInColumn(change, before);
  if (change.type !== "attributes-set") return 0;
  const { target, id, set = {}, unset = [] } = change;
  const replaced = Object.entries(set).filter(([name, value]) => isReplaced(before(target, id, name), value));
  const taken = unset.filter((name) => before(target, id, name) !== undefined);
  return replaced.length + taken.length;
}

function replacedInColumn(
  { target, name, ids, values }: Extract<GraphChange, { type: "values-set" }>,
  before: ValueBefore,
): number {
  let count = 0;
  for (const [at, id] of ids.entries()) if (isReplaced(before(target, id, name), values[at])) count += 1;
  return count;
}

function isReplaced(old: JsonValue | undefined, value: JsonValue | undefined): boolean {
  return old !== undefined && !isEqual(old, value);
}

function isEqual(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
