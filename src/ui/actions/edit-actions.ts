import { Redo2, Undo2 } from "lucide-react";
import type { Action } from "./action-types";

export const editActions: readonly Action[] = [
  {
    id: "edit.undo",
    group: "edit",
    title: ({ frame }) => frame.undo,
    icon: Undo2,
    keys: ["Mod+Z"],
    refusal: ({ document, edit }, { actions }) =>
      edit.isBusy() || document.steps().some(({ kind, inForce }) => kind === "change" && inForce)
        ? null
        : actions.nothingToUndo,
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
