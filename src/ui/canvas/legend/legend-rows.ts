import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector/selector-types";
import type { StyleLayer } from "@/graph/styles/style-types";
import type { LegendRow } from "./legend-row";

type RowDraft = Pick<LegendRow, "key" | "where" | "sign" | "text"> & { readonly name?: string };

/** Makes rows of one layer. */
export interface RowMaker {
  readonly document: GraphDocument;
  row(draft: RowDraft): LegendRow;
}

export function rowMaker(document: GraphDocument, { id: layer, target }: Pick<StyleLayer, "id" | "target">): RowMaker {
  return {
    document,
    row: (draft) => ({
      name: draft.text,
      ...draft,
      layer,
      target,
      count: document.select(draft.where, target).length,
      selector: printSelector(draft.where),
    }),
  };
}

/** The layer gives at least one of these elements its look: layers above it may hide it wholly. */
export function isSeen(document: GraphDocument, { id, target }: StyleLayer, where: Selector): boolean {
  const { styles, tables } = document;
  return document
    .select(where, target)
    .some((row) =>
      styles.explain(target, tables[target].idAt(row)).some(({ layer, wins }) => layer.id === id && wins.length > 0),
    );
}

interface LookedAt {
  readonly target: ElementTarget;
  readonly rows: Uint32Array;
  /** They are of one type. */
  readonly isType?: boolean;
}

/** Whether all of them are drawn in one colour, or shape. */
export function isShared(
  { styles }: GraphDocument,
  { target, rows, isType = false }: LookedAt,
  channel: "color" | "shape",
): boolean {
  const { isPlain, at } = styles.valuesOf(target, channel);
  if (isType && isPlain) return true;
  const value = at(rows[0] ?? 0);
  return rows.every((row) => at(row) === value);
}

export function within(where: Selector, part: Selector): Selector {
  return where.op === "all" ? part : { op: "and", terms: [where, part] };
}
