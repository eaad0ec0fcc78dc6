import { useEffect, useRef } from "react";
import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { useServices } from "../../services";
import { useDocument } from "../../use-document";
import type { RowSelection } from "./use-row-selection";

interface FollowParts {
  readonly target: ElementTarget;
  readonly rows: Uint32Array;
  readonly selection: Pick<RowSelection, "isOwn">;
  revealRow(row: number): void;
}

/** What is selected elsewhere comes into sight: the first of it. */
export function useFollowSelection({ target, rows, selection, revealRow }: FollowParts): void {
  const { document } = useServices();
  const selected = useDocument(selectionOf)[target];
  const latest = useRef({ rows, revealRow });
  latest.current = { rows, revealRow };
  useEffect(() => {
    const [id] = selected;
    if (id === undefined || selection.isOwn.current) return;
    const row = document.tables[target].rowOf(id);
    const at = row === undefined ? -1 : latest.current.rows.indexOf(row);
    if (at >= 0) latest.current.revealRow(at);
  }, [document, target, selected, selection.isOwn]);
}

function selectionOf({ selection }: GraphDocument) {
  return selection;
}
