import type { GraphChange } from "@/graph/changes/change-types";
import { counted, figures } from "@/lib/english";
import type { AnyCommand, CommandSuccess } from "./command-types";
import type { EditSize } from "./edit-size";

/** A call that adds more elements, or replaces more existing values, than this is large: it asks. */
export const usualLargeEdit = 25;

export interface ApprovalFacts {
  readonly command: Pick<AnyCommand, "effect" | "title">;
  readonly result: CommandSuccess;
  /** What is more than this is large. */
  readonly largeEdit?: number | undefined;
  /** Of the call itself. */
  readonly size: EditSize;
  /** What the same message has added and replaced before, unasked: many small calls are a large one. */
  readonly already?: EditSize | undefined;
}

/** The question an assistant's call has to ask first, with its numbers; null when it may just do it. */
export function approvalQuestion({
  command,
  result,
  largeEdit = usualLargeEdit,
  size: { added, replaced },
  already = nothing,
}: ApprovalFacts): string | null {
  const changes = result.changes ?? [];
  if (result.ask === false || changes.length === 0) return null;
  if (result.ask !== undefined) return result.ask;
  // Undo and redo give back what was there: they can be taken back in turn.
  if (result.undoes) return null;
  if (command.effect === "destroy") return destroyQuestion(command.title, changes);
  if (added > 0 && added + already.added > largeEdit) {
    return `Add ${counted(added, "element")}${withEarlier(added + already.added, already.added)}?`;
  }
  if (replaced === 0 || replaced + already.replaced <= largeEdit) return null;
  return `Replace ${counted(replaced, "value")}${withEarlier(replaced + already.replaced, already.replaced)}?`;
}

const nothing: EditSize = { added: 0, replaced: 0 };

function withEarlier(all: number, earlier: number): string {
  return earlier === 0 ? "" : ` (${figures(all)} with what this message did already)`;
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
