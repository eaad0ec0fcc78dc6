import type { GraphDocument } from "@/graph/document/document-types";
import { namedTypeAttribute } from "@/graph/profile/type-attribute";
import { attributeCandidates } from "@/graph/selector/attribute-candidates";
import type { Field, Selector } from "@/graph/selector/selector-types";
import { namesInLabel, usualLabelAttributes } from "@/graph/styles/labels";
import type { StyleLayer } from "@/graph/styles/style-types";

interface Readers {
  readonly document: Pick<GraphDocument, "tables" | "meta">;
  readonly layers: readonly StyleLayer[];
  readonly conditions: readonly Selector[];
}

/** The attributes that looks are read from, of nodes or edges: a change of another one alters no picture. */
export function attributesRead({ document: { tables, meta }, layers, conditions }: Readers): ReadonlySet<string> {
  const names = new Set<string>(usualLabelAttributes);
  const add = (name: string | undefined) => {
    if (name !== undefined) for (const one of attributeCandidates(name)) names.add(one);
  };
  add(meta.labelAttribute);
  for (const table of [tables.nodes, tables.edges]) add(namedTypeAttribute(table));
  for (const { name } of conditions.flatMap(fieldsIn)) add(name);
  for (const { mapping, style, looks = [] } of layers) {
    add(mapping?.property);
    for (const one of [style, ...looks.map((own) => own.style)]) for (const name of namesInLabel(one?.label)) add(name);
  }
  return names;
}

/** The fields it asks for, of the elements themselves, their ends and their neighbours. */
export function fieldsIn(selector: Selector): readonly Field[] {
  switch (selector.op) {
    case "and":
    case "or":
      return selector.terms.flatMap(fieldsIn);
    case "not":
      return fieldsIn(selector.term);
    case "neighbors":
      return fieldsIn(selector.of);
    case "compare":
      return selector.value.kind === "field" ? [selector.field, selector.value.field] : [selector.field];
    case "in":
    case "exists":
      return [selector.field];
    case "all":
    case "set":
      return [];
  }
}
