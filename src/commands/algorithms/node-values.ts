import { numbersOf, valuesOf } from "@/graph/reader/element-values";
import type { JsonValue } from "@/lib/json";
import type { CommandContext, CommandRefusal } from "../door/command-types";
import { refuseNoNumbers, refuseUnknownProperty } from "../edit/check-property";
import type { AlgorithmScope } from "./algorithm-scope";

export type NodeValues =
  | { readonly success: true; readonly values: Float64Array; readonly groupCount?: number }
  | CommandRefusal;

/** A number by node of the scope, NaN where it has none. */
export async function quantitiesOf(name: string, scope: AlgorithmScope, context: CommandContext): Promise<NodeValues> {
  const unusable =
    (await refuseUnknownProperty(name, "nodes", context)) ?? (await refuseNoNumbers(name, "nodes", context));
  if (unusable) return unusable;
  const numberAt = numbersOf(scope.tables, "nodes", name);
  return { success: true, values: Float64Array.from(scope.nodeRows, numberAt) };
}

/** The number of the group each node is in by its value; a numeric attribute is taken as a quantity unless groups are meant. */
export async function groupsOf(
  name: string,
  { alwaysGroups }: { readonly alwaysGroups: boolean },
  scope: AlgorithmScope,
  context: CommandContext,
): Promise<NodeValues> {
  const unknown = await refuseUnknownProperty(name, "nodes", context);
  if (unknown) return unknown;
  const isText = (await refuseNoNumbers(name, "nodes", context)) !== undefined;
  if (!isText && !alwaysGroups) return quantitiesOf(name, scope, context);
  const valueAt = valuesOf(scope.tables, "nodes", name);
  const numbers = new Map<string, number>();
  const values = Float64Array.from(scope.nodeRows, (row) => groupNumber(numbers, valueAt(row), alwaysGroups));
  return { success: true, values, groupCount: numbers.size };
}

/** Nodes without a value make one group, or none (NaN). */
function groupNumber(numbers: Map<string, number>, value: JsonValue | undefined, isGroup: boolean): number {
  if (value === undefined && !isGroup) return Number.NaN;
  const key = JSON.stringify(value) ?? "";
  const number = numbers.get(key) ?? numbers.size;
  numbers.set(key, number);
  return number;
}
