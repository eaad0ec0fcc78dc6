import type { FilterStep } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementSet, ElementTarget } from "@/graph/document/graph-types";
import { filterCounts, shownRows } from "@/graph/filter/filter-steps";
import { readSelector } from "@/graph/selector/read-selector";
import { refusalText } from "../sentences/refusal-text";
import type { Services } from "../services";

/** A step that is being made: of what, and by which selector; null while it asks nothing. */
export interface FilterDraft {
  readonly target: ElementTarget;
  readonly selector: string | null;
}

export type DraftReading =
  | { readonly kind: "empty" }
  | { readonly kind: "wrong"; readonly message: string; readonly place?: number }
  | { readonly kind: "step"; readonly step: FilterStep };

/** What the draft would be as a step, or why it is none. */
export function readDraft({ target, selector }: FilterDraft, { document, registry, words }: Services): DraftReading {
  if (selector === null || selector.trim() === "") return { kind: "empty" };
  const read = readSelector(selector, target, { sets: registry.sets.lookup, scene: document });
  if (read.success) return { kind: "step", step: { target, where: read.selector, text: selector, enabled: true } };
  const place = read.position === undefined ? {} : { place: read.position + 1 };
  return { kind: "wrong", message: refusalText(read, words.getState()), ...place };
}

/** What would be shown with the step beside the others, and how much of its kind that is. */
export function previewOf(step: FilterStep, others: readonly FilterStep[], document: GraphDocument) {
  const shown = shownRows([...others, step], document.tables);
  const ids = (target: ElementTarget): readonly string[] => {
    const table = document.tables[target];
    const rows = shown[target];
    return Array.from({ length: table.count }, (_, row) => row)
      .filter((row) => rows === null || rows[row] === 1)
      .map((row) => table.idAt(row));
  };
  const elements: ElementSet = { nodes: ids("nodes"), edges: ids("edges") };
  return { elements, count: elements[step.target].length };
}

/** Rows of a target shown now: what histograms draw in ink. null: all. */
export function shownNow({ filter, tables }: GraphDocument, target: ElementTarget): Uint8Array | null {
  return shownRows(filter?.steps ?? [], tables)[target];
}

/** How much was left before the step and after it. */
export function leftAfter(document: GraphDocument, place: number) {
  const { filter, tables } = document;
  const all = { nodes: tables.nodes.count, edges: tables.edges.count };
  return filterCounts(filter, tables)[place] ?? all;
}
