import type { GraphDocument } from "@/graph/document/document-types";
import type { Description } from "@/graph/document/graph-reader";
import type { ElementTarget } from "@/graph/document/graph-types";
import { describeRows } from "@/graph/reader/describe-rows";

/** Rows of the elements that are selected, ascending as the selection is. */
export function rowsOf({ tables }: GraphDocument, target: ElementTarget, ids: readonly string[]): Uint32Array {
  const table = tables[target];
  return Uint32Array.from(ids.flatMap((id) => table.rowOf(id) ?? []));
}

/** How the values of one attribute are spread over the rows; null where none has a value. */
export function summaryOf(
  { tables }: GraphDocument,
  target: ElementTarget,
  rows: Uint32Array,
  attribute: string,
): Description | null {
  const about = describeRows(tables, rows, { target, property: attribute });
  return about.present === 0 ? null : about;
}
