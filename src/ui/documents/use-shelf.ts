import type { ElementTable } from "@/graph/tables/element-table";
import { readShelf, type ShelfNode } from "@/knowledge/shelf/read-shelf";
import type { Shelf } from "@/knowledge/shelf/shelf-types";
import { useDocument } from "../use-document";

/** The courses of the open graph. */
export function useShelf(): Shelf {
  return useDocument(({ tables }) => shelfOf(tables.nodes));
}

const none: Shelf = { courses: [] };
let known: { readonly table: ElementTable; readonly version: number; readonly shelf: Shelf } | null = null;

/** Read anew only where nodes changed: a selection changes none. */
function shelfOf(table: ElementTable): Shelf {
  if (known?.table !== table || known.version !== table.version) {
    const { version } = table;
    known = { table, version, shelf: table.column("type") ? readShelf(nodesOf(table)) : none };
  }
  return known.shelf;
}

function* nodesOf(table: ElementTable): Iterable<ShelfNode> {
  for (let row = 0; row < table.count; row += 1) {
    yield { id: table.idAt(row), value: (attribute) => table.valueAt(attribute, row) };
  }
}
