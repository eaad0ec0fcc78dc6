import { useMemo } from "react";
import type { Shelf } from "@/knowledge/shelf/shelf-types";
import type { Source } from "@/knowledge/source";
import type { BrowseDoor } from "./browse-state";
import { CourseTree } from "./CourseTree";
import { rowKey, treeRows } from "./tree-rows";

export interface ShelfTreeProps extends BrowseDoor {
  readonly label: string;
  readonly shelf: Shelf;
  readonly from: Source["from"];
  onRead(id: string): void;
}

/** A shelf as a tree, with what of it is unfolded kept by the panel. */
export function ShelfTree({ label, shelf, from, browse, onBrowse, onRead }: ShelfTreeProps) {
  const { open, active } = browse;
  const rows = useMemo(() => {
    const own = [...open].flatMap((key) => (key.startsWith(rowKey(from, "")) ? [key.slice(from.length + 1)] : []));
    return treeRows(shelf, new Set(own));
  }, [shelf, open, from]);
  const toggle = (id: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(rowKey(from, id));
    else next.delete(rowKey(from, id));
    onBrowse({ open: next });
  };
  return (
    <CourseTree
      label={label}
      rows={rows}
      activeId={active[from]}
      onActive={(id) => onBrowse({ active: { ...active, [from]: id } })}
      onOpen={({ id }, isOpen) => toggle(id, isOpen)}
      onRead={({ id }) => onRead(id)}
    />
  );
}
