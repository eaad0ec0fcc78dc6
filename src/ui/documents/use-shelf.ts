import type { ElementTable } from "@/graph/tables/element-table";
import { perVersion } from "@/graph/tables/per-version";
import { readShelf, type ShelfNode } from "@/knowledge/shelf/read-shelf";
import type { Shelf } from "@/knowledge/shelf/shelf-types";
import { useDocument } from "../use-document";

/** The courses of the open graph. */
export function useShelf(): Shelf {
  return useDocument(({ tables }) => shelfOf(tables.nodes));
}

const none: Shelf = { courses: [] };
/** Read anew only where nodes changed: a selection changes none. */
const shelfOf = perVersion((table) => (table.column("type") ? readShelf(nodesOf(table)) : none));

function* nodesOf(table: ElementTable): Iterable<ShelfNode> {
  for (let row = 0; row < table.count; row += 1) {
    yield { id: table.idAt(row), value: (attribute) => table.valueAt(attribute, row) };
  }
}
