import type { JsonValue } from "@/lib/json";
import { nearest } from "@/lib/text/nearest";
import type { ElementTarget } from "../document/graph-types";
import type { GraphTables } from "../tables/element-table";
import type { FieldRefusal } from "./check-fields";
import { folded } from "./match/compare-values";
import { printValue } from "./print-field";
import type { Comparison, Field, Selector } from "./selector-types";
import { mapLeaves } from "./walk-selector";

type Condition = Extract<Selector, { op: "compare" | "in" }>;
type Bound = { readonly success: true; readonly selector: Selector } | FieldRefusal;

/**
 * `source == 'Ines'`: calls take a node by its label too. Where the text is no id, the label of the end is asked; a text that is neither
 * is refused, since it is a slip far more often than a question.
 */
export function bindEnds(selector: Selector, target: ElementTarget, tables: GraphTables): Bound {
  let refusal: Bound | undefined;
  const bound = mapLeaves(selector, target, (leaf, of) => {
    const asksEnd = of === "edges" && (leaf.op === "compare" || leaf.op === "in") && isEnd(leaf.field, tables);
    if (!asksEnd) return leaf;
    const one = bindLeaf(leaf, tables);
    if (one.success) return one.selector;
    refusal ??= one;
    return leaf;
  });
  return refusal ?? { success: true, selector: bound };
}

function isEnd({ name, of, end }: Field, { edges }: GraphTables): boolean {
  if (end !== undefined || of === "attribute" || (name !== "source" && name !== "target")) return false;
  return of === "computed" || edges.column(name) === undefined;
}

function bindLeaf(leaf: Condition, tables: GraphTables): Bound {
  const label: Field = { name: "label", of: "computed", end: leaf.field.name === "source" ? "source" : "target" };
  if (leaf.op === "in") return bindEach(leaf, label, tables);
  const { cmp, value } = leaf;
  if (value.kind === "field" || typeof value.value !== "string") return { success: true, selector: leaf };
  if (isPart(cmp)) return { success: true, selector: { op: "or", terms: [leaf, { ...leaf, field: label }] } };
  if ((cmp !== "==" && cmp !== "!=") || tables.nodes.rowOf(value.value) !== undefined) {
    return { success: true, selector: leaf };
  }
  const { labels } = labelsOf(tables);
  if (labels.has(value.value)) return { success: true, selector: { ...leaf, field: label } };
  return refuseName(value.value, tables, (name) => ({ ...leaf, value: { kind: "literal", value: name } }), leaf);
}

function isPart(cmp: Comparison): boolean {
  return cmp === "contains" || cmp === "startsWith" || cmp === "endsWith";
}

function bindEach(leaf: Extract<Condition, { op: "in" }>, label: Field, tables: GraphTables): Bound {
  const isId = (value: JsonValue): boolean => typeof value !== "string" || tables.nodes.rowOf(value) !== undefined;
  const others = leaf.values.filter((value) => !isId(value)).map(String);
  if (others.length === 0) return { success: true, selector: leaf };
  const { labels } = labelsOf(tables);
  const missing = others.find((name) => !labels.has(name));
  if (missing !== undefined) {
    const replaced = (name: string): Selector => ({
      ...leaf,
      values: leaf.values.map((value) => (value === missing ? name : value)),
    });
    return refuseName(missing, tables, replaced, leaf);
  }
  const terms = [
    { ...leaf, values: leaf.values.filter(isId) },
    { ...leaf, field: label, values: others },
  ];
  return { success: true, selector: { op: "or", terms } };
}

function refuseName(
  name: string,
  tables: GraphTables,
  withName: (name: string) => Selector,
  of: Selector,
): FieldRefusal {
  const { labels } = labelsOf(tables);
  const same = [...labels].filter((label) => folded(label) === folded(name));
  const near = same.length > 0 ? same : nearest(name, [...labels], 3);
  return {
    success: false,
    message: `No node has the id or label "${name}".`,
    hint: near.length > 0 ? `The nearest: ${near.map(printValue).join(", ")}.` : "findNodes lists the nodes.",
    reason: { why: "unknown-node", name, nearest: near },
    instead: { of, may: near.map(withName) },
  };
}

/** By the version of the nodes: a selector with ends is asked again and again in one message. */
const known = new WeakMap<GraphTables, { readonly version: number; readonly labels: ReadonlySet<string> }>();

function labelsOf(tables: GraphTables): { readonly labels: ReadonlySet<string> } {
  const before = known.get(tables);
  if (before?.version === tables.nodes.version) return before;
  const labels = new Set(Array.from({ length: tables.nodes.count }, (_, row) => tables.labelAt(row)));
  const now = { version: tables.nodes.version, labels };
  known.set(tables, now);
  return now;
}
