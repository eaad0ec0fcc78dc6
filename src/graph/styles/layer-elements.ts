import type { GraphDocument } from "../document/document-types";
import type { StyleLayer } from "./style-types";

/** The ids of the elements a layer holds now. */
export function layerElements(
  layer: StyleLayer,
  { select, tables }: Pick<GraphDocument, "select" | "tables">,
): string[] {
  const { where, target, looks } = layer;
  const table = tables[target];
  const ids = Array.from(select(where, target), (row) => table.idAt(row));
  if (looks === undefined) return ids;
  const own = new Set(looks.flatMap((look) => look.ids));
  return ids.filter((id) => own.has(id));
}
