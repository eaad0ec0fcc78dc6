import type { GraphChange } from "@/graph/changes/change-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { counted } from "@/lib/english";
import type { JsonValue } from "@/lib/json";
import type { AnyCommand, CommandSuccess } from "./command-types";

/** A call that adds more elements, or replaces more existing values, than this is large: it asks. */
export const usualLargeEdit = 25;

/** An attribute of an element before the changes; undefined when there is none. */
export type ValueBefore = (target: ElementTarget, id: string, name: string) => JsonValue | undefined;

export interface ApprovalFacts {
  readonly command: Pick<AnyCommand, "effect" | "title">;
  readonly result: CommandSuccess;
  readonly before: ValueBefore;
  /** What is more than this is large. */
  readonly largeEdit?: number | undefined;
}

/** The question an assistant's call has to ask first, with its numbers; null when it may just do it. */
export function approvalQuestion({
  command,
  result,
  before,
  largeEdit = usualLargeEdit,
}: ApprovalFacts): string | null {
  const changes = result.changes ?? [];
  if (result.ask === false || changes.length === 0) return null;
  // Undo and redo give back what was there: they can be taken back in turn.
  if (result.undoes) return null;
  if (result.ask !== undefined) return result.ask;
  if (command.effect === "destroy") return destroyQuestion(command.title, changes);
  const added = changes.filter(({ type }) => type === "node-put" || type === "edge-put").length;
  if (added > largeEdit) return `Add ${counted(added, "element")}?`;
  const replaced = changes.reduce((sum, change) => sum + replacedValues(change, before), 0);
  return replaced > largeEdit ? `Replace ${counted(replaced, "value")}?` : null;
}

function destroyQuestion(title: string, changes: readonly GraphChange[]): string {
  const nodes = changes.filter(({ type }) => type === "node-remove").length;
  const edges = changes.filter(({ type }) => type === "edge-remove").length;
  if (nodes + edges === 0) return `${title}?`;
  if (edges === 0) return `Delete ${counted(nodes, "node")}?`;
  return nodes === 0
    ? `Delete ${counted(edges, "edge")}?`
    : `Delete ${counted(nodes, "node")} and ${counted(edges, "edge")}?`;
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
