import type { GraphDocument } from "@/graph/document/document-types";
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

/** Of more elements so many are looked at, evenly out of all, for what they share. */
const LOOKED = 500;

/** What all of them have, or undefined where they differ. */
export function shared<T>(rows: Uint32Array, read: (row: number) => T): T | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  const value = read(first);
  const step = Math.max(1, rows.length / LOOKED);
  for (let at = step; at < rows.length; at += step) if (read(rows[Math.floor(at)] ?? first) !== value) return undefined;
  return value;
}

export function within(where: Selector, part: Selector): Selector {
  return where.op === "all" ? part : { op: "and", terms: [where, part] };
}
