import type { JsonValue } from "@/lib/json";
import { regularPlural } from "@/lib/plural";
import { nearest } from "@/lib/text/nearest";
import type { SaidOf } from "@/lib/text/said";
import type { ElementTarget } from "../document/graph-types";
import type { GraphTables } from "../tables/element-table";
import { folded } from "./match/compare-values";
import { noneHave, orOf } from "./none-have";
import { printField, printValue } from "./print-field";
import type { Field, Selector } from "./selector-types";

/**
 * All distinct texts an attribute holds. An empty list where they are not known or not all given: a list of examples would
 * make the explanation deny values that exist.
 */
type ValuesOf = (attribute: string, target: ElementTarget) => readonly string[];

const LISTED = 12;

/** Why nothing matches. */
export const emptyTexts = {
  graphNoNodes: "The graph has no nodes.",
  graphNoEdges: "The graph has no edges.",
  nothingSelected: "Nothing is selected.",
  noNodesMatch: "No nodes match {text}.",
  noEdgesMatch: "No edges match {text}.",
  noNodesHave: "No nodes have {condition}{near}{values}.",
  noEdgesHave: "No edges have {condition}{near}{values}.",
  is: "{field} {value}",
  contains: "{field} containing {value}",
  startsWith: "{field} starting with {value}",
  endsWith: "{field} ending with {value}",
  or: "{first} or {then}",
  differsInCase: "; {value} differs only in upper and lower case",
  nearest: "; the nearest is {value}",
  valuesAre: "; {names} are {values}",
  isValueOf: "{value} is a value of {field}: {condition}.",
  noNodesDrawnIn: "No nodes are drawn in {words}: {summary}.",
  noEdgesDrawnIn: "No edges are drawn in {words}: {summary}.",
  looksAre: "; {field} is {summary}",
} as const;
export type EmptySaid = SaidOf<typeof emptyTexts>;

/**
 * Says why a selector that was understood matches nothing: the value that nothing has, with the one that differs only in
 * case, the nearest, or those there are. `undefined` when no single condition is to blame.
 */
export function explainEmpty(
  selector: Selector,
  target: ElementTarget,
  valuesOf: ValuesOf,
): readonly EmptySaid[] | undefined {
  switch (selector.op) {
    case "and":
      return selector.terms.map((term) => explainEmpty(term, target, valuesOf)).find((said) => said !== undefined);
    case "or": {
      const all = selector.terms.map((term) => explainEmpty(term, target, valuesOf));
      return all.every((said) => said !== undefined) ? all.flat() : undefined;
    }
    case "compare":
      return selector.value.kind === "literal" ? explainComparison(selector, target, valuesOf) : undefined;
    case "in":
      return explainMembership(selector.field, selector.values, target, valuesOf);
    case "neighbors":
      return explainEmpty(selector.of, "nodes", valuesOf);
    case "all":
    case "not":
    case "exists":
    case "set":
      return undefined;
  }
}

/** All distinct texts of an attribute, or of what nodes are called, for `explainEmpty`; empty when it does not hold texts. */
export function distinctTexts(tables: GraphTables, target: ElementTarget, attribute: string): readonly string[] {
  const table = target === "nodes" ? tables.nodes : tables.edges;
  const column = table.column(attribute);
  if (column === undefined && attribute === "label" && target === "nodes") {
    return [...new Set(Array.from({ length: table.count }, (_, row) => tables.labelAt(row)))];
  }
  if (column?.kind === "mixed") return textsIn(column.values);
  if (column?.kind !== "string") return [];
  const { codes, words } = column;
  const used = new Uint8Array(words.length + 1);
  for (let row = 0; row < table.count; row += 1) used[codes[row] ?? 0] = 1;
  return words.filter((_, index) => used[index + 1] === 1);
}

/** The texts of lists, and those beside them. */
function textsIn(values: readonly (JsonValue | undefined)[]): readonly string[] {
  const items = values.flatMap((value) => value ?? []);
  return [...new Set(items.filter((item) => typeof item === "string"))];
}

function explainComparison(
  selector: Extract<Selector, { op: "compare" }>,
  target: ElementTarget,
  valuesOf: ValuesOf,
): readonly EmptySaid[] | undefined {
  const { field, cmp, value } = selector;
  if (value.kind !== "literal" || typeof value.value !== "string") return undefined;
  if (cmp === "==") return explainMembership(field, [value.value], target, valuesOf);
  const wanted = folded(value.value);
  const values = knownValues(field, target, valuesOf);
  if (values.length === 0 || (cmp !== "contains" && cmp !== "startsWith" && cmp !== "endsWith")) return undefined;
  const fits = (text: string): boolean => {
    if (cmp === "contains") return text.includes(wanted);
    return cmp === "startsWith" ? text.startsWith(wanted) : text.endsWith(wanted);
  };
  if (values.some((text) => fits(folded(text)))) return undefined;
  const condition = { id: cmp, with: { field: printField(field), value: printValue(value.value) } } as const;
  return [noneHave(target, { condition, ...likely(field, value.value, values) })];
}

function explainMembership(
  field: Field,
  wanted: readonly JsonValue[],
  target: ElementTarget,
  valuesOf: ValuesOf,
): readonly EmptySaid[] | undefined {
  const values = knownValues(field, target, valuesOf);
  const texts = wanted.filter((value) => typeof value === "string");
  const [first] = texts;
  if (values.length === 0 || first === undefined || texts.length < wanted.length) return undefined;
  if (texts.some((text) => values.includes(text))) return undefined;
  const condition = { id: "is", with: { field: printField(field), value: orOf(texts.map(printValue)) } } as const;
  return [noneHave(target, { condition, ...likely(field, first, values) })];
}

function knownValues(field: Field, target: ElementTarget, valuesOf: ValuesOf): readonly string[] {
  if (field.of === "computed" && field.name !== "label") return [];
  return valuesOf(field.name, field.end ? "nodes" : target);
}

function likely(field: Field, wanted: string, values: readonly string[]) {
  const sameLetters = values.find((value) => folded(value) === folded(wanted));
  const [near] = nearest(wanted, values, 1);
  const like = sameLetters ?? near;
  const id = sameLetters === undefined ? "nearest" : "differsInCase";
  const names = pluralOf(printField({ name: field.name, of: field.of }));
  const isLong = values.length > LISTED;
  return {
    near: like === undefined ? "" : ({ id, with: { value: printValue(like) } } as const),
    values: isLong ? "" : ({ id: "valuesAre", with: { names, values: values.join(", ") } } as const),
  };
}

function pluralOf(word: string): string {
  // "tags" is one already.
  if (/[^su]s$/.test(word)) return word;
  return /[a-z]$/.test(word) ? regularPlural(word) : `values of ${word}`;
}
