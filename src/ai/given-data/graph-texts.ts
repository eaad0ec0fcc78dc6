import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { Column, ElementTable } from "@/graph/tables/element-table";
import { textsIn, valueText } from "./value-text";

/** Where a text of the open graph stands; `attribute` null: it is the element's id. */
export interface Place {
  readonly target: ElementTarget;
  readonly attribute: string | null;
  /** The text is the attribute's name. */
  readonly isName?: true;
}

/** Calls back for every text of the open graph, equal ones of a column once. Without a place: of the graph as a whole. */
export function eachGraphText(document: GraphDocument, visit: (text: string, place?: Place) => void): void {
  const { meta, layers, namedSets, filter, layout, tables } = document;
  for (const text of textsIn({ meta, layers, filter, layout, sets: namedSets.map(({ name }) => name) })) visit(text);
  for (const target of ["nodes", "edges"] as const) eachTextOf(tables[target], target, visit);
}

function eachTextOf(table: ElementTable, target: ElementTarget, visit: (text: string, place?: Place) => void): void {
  for (let row = 0; row < table.count; row += 1) visit(table.idAt(row), { target, attribute: null });
  for (const attribute of table.attributeNames()) {
    visit(attribute, { target, attribute, isName: true });
    const column = table.column(attribute);
    if (column !== undefined) eachTextIn(column, table.count, (text) => visit(text, { target, attribute }));
  }
}

function eachTextIn(column: Column, count: number, visit: (text: string) => void): void {
  if (column.kind === "string") {
    for (const word of column.words) visit(word);
    return;
  }
  if (column.kind !== "mixed") return;
  for (let row = 0; row < count; row += 1) {
    const value = column.values[row];
    if (typeof value === "string") visit(value);
    else if (typeof value === "object" && value !== null) visit(valueText(value));
  }
}

/** The elements that hold just this text there, each as one text with all that is known of it; of an attribute's name its values. */
export function* elementTexts(document: GraphDocument, text: string, place: Place): Generator<string> {
  const { target, attribute } = place;
  const table = document.tables[target];
  if (place.isName === true) {
    yield* valuesUnder(table, text);
    return;
  }
  for (const row of rowsWith(table, text, attribute)) yield elementText(document, target, table.idAt(row));
}

/** Values that may be arguments. */
function* valuesUnder(table: ElementTable, attribute: string): Generator<string> {
  for (let row = 0; row < table.count; row += 1) {
    const value = table.valueAt(attribute, row);
    if (mayBeArguments(value)) yield valueText({ [attribute]: value });
  }
}

export function mayBeArguments(value: unknown): boolean {
  return typeof value === "string" ? /[{[<(|&\\%]/u.test(value) : typeof value === "object" && value !== null;
}

function* rowsWith(table: ElementTable, text: string, attribute: string | null): Generator<number> {
  if (attribute === null) {
    const row = table.rowOf(text);
    if (row !== undefined) yield row;
    return;
  }
  for (let row = 0; row < table.count; row += 1) if (table.valueAt(attribute, row) === text) yield row;
}

function elementText(document: GraphDocument, target: ElementTarget, id: string): string {
  const element = target === "nodes" ? document.node(id) : document.edge(id);
  return valueText(element ?? id);
}
