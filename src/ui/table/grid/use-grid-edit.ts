import { useCallback } from "react";
import { idSelector } from "@/canvas/style/id-selector";
import type { ElementTarget } from "@/graph/document/graph-types";
import { useServices } from "../../services";
import { type ElementWrite, useElementWrite } from "../../values/use-element-write";

export interface GridEdit {
  /** One value of one element: one undo step. Null, or why not. */
  readonly write: ElementWrite;
  select(ids: readonly string[], mode: "replace" | "add" | "remove"): Promise<void>;
  /** An edge is shown by its ends. */
  zoomTo(id: string): Promise<void>;
}

/** What the table does to the graph: commands, as everything. */
export function useGridEdit(target: ElementTarget): GridEdit {
  const { document, edit } = useServices();
  const write = useElementWrite(target, { isTold: true });
  const select = useCallback<GridEdit["select"]>(
    async (ids, mode) => {
      if (ids.length === 0) return;
      await edit.run({ name: "selectElements", input: { selector: idSelector(ids), target, mode } });
    },
    [edit, target],
  );
  const zoomTo = useCallback<GridEdit["zoomTo"]>(
    async (id) => {
      const { tables } = document;
      const row = tables[target].rowOf(id);
      if (row === undefined) return;
      const ends = target === "edges" ? [tables.sourceRow(row), tables.targetRow(row)] : [row];
      const ids = [...new Set(ends.map((end) => tables.nodes.idAt(end)))];
      await edit.run({ name: "zoomToNodes", input: { selector: idSelector(ids) } });
    },
    [document, edit, target],
  );
  return { write, select, zoomTo };
}
