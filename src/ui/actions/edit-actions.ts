import { Redo2, Undo2 } from "lucide-react";
import type { UndoStep } from "@/graph/document/document-types";
import type { Action } from "./action-types";

export const editActions: readonly Action[] = [
  {
    id: "edit.undo",
    group: "edit",
    title: ({ frame }) => frame.undo,
    icon: Undo2,
    keys: ["Mod+Z"],
    refusal: ({ document, edit }, { actions }) =>
      edit.isBusy() || canUndo(document.steps()) ? null : actions.nothingToUndo,
    run: ({ edit }) => edit.undo(),
  },
  {
    id: "edit.redo",
    group: "edit",
    title: ({ frame }) => frame.redo,
    icon: Redo2,
    keys: ["Mod+Shift+Z", "Mod+Y"],
    refusal: ({ document, edit }, { actions }) =>
      edit.isBusy() || document.planRedo(1).success ? null : actions.nothingToRedo,
    run: ({ edit }) => edit.redo(),
  },
];

/** Undo ends at the opening of the graph: the one before is among the recent graphs. */
function canUndo(steps: readonly UndoStep[]): boolean {
  const opened = steps.findLastIndex(({ opens }) => opens);
  return steps.slice(opened + 1).some(({ kind, inForce }) => kind === "change" && inForce);
}
