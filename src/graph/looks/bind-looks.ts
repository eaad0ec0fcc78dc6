import { compareValues } from "@/graph/selector/match/compare-values";
import { fieldSource, readSource } from "@/graph/selector/match/field-source";
import type { JsonValue } from "@/lib/json";
import type { ElementTarget } from "../document/graph-types";
import type { EmptySaid } from "../selector/diagnose-empty";
import { noneHave, orOf } from "../selector/none-have";
import { printField } from "../selector/print-field";
import { printSelector } from "../selector/print-selector";
import type { Field, Operand, Selector, SelectorProblem } from "../selector/selector-types";
import { toHex } from "../styles/palette";
import { type LookField, lookField } from "./look-fields";
import { hasLook, type LookCondition, type LookTest, lookTest } from "./look-test";
import { type LookScene, lookValues } from "./look-values";
import { summarizeValues } from "./summarize-values";

/** What documents select by: attributes alone, looks (and sets) as the ids they are now, fields checked. */
export interface BoundLooks {
  readonly success: true;
  readonly selector: Selector;
  /** It asked how elements are drawn: what it names now it may not name later. */
  readonly readsLooks: boolean;
  /** Why nothing has the look that a condition asks for, where one is to blame. */
  readonly unmet?: EmptySaid;
}

type Binding = BoundLooks | SelectorProblem;
type LookLeaf = Extract<Selector, { op: "compare" | "in" | "exists" }>;

/**
 * Replaces every condition on a look by the ids of the elements that have it now. So no layer and no filter ever reads what it
 * decides itself, and "swap blue and red" can be said in two steps.
 */
export function bindLooks(selector: Selector, target: ElementTarget, scene: LookScene): Binding {
  switch (selector.op) {
    case "and":
    case "or":
      return bindTerms(selector, target, scene);
    case "not":
      return within(bindLooks(selector.term, target, scene), selector, (term) => ({ op: "not", term }));
    case "neighbors":
      return within(bindLooks(selector.of, "nodes", scene), selector, (of) => ({ ...selector, of }));
    case "compare":
    case "in":
    case "exists":
      return readsLook(selector, target) ? bindLeaf(selector, target, scene) : plain(selector);
    case "all":
    case "set":
      return plain(selector);
  }
}

/** What holds one condition, over that condition as it is bound. That nothing meets it explains nothing where it is denied. */
function within(inner: Binding, selector: Selector, around: (inner: Selector) => Selector): Binding {
  if (!inner.success) return inner;
  if (!inner.readsLooks) return plain(selector);
  const { unmet } = inner;
  const isExplained = selector.op !== "not" && unmet !== undefined;
  return { success: true, selector: around(inner.selector), readsLooks: true, ...(isExplained && { unmet }) };
}

function plain(selector: Selector): BoundLooks {
  return { success: true, selector, readsLooks: false };
}

function bindTerms(
  selector: Extract<Selector, { op: "and" | "or" }>,
  target: ElementTarget,
  scene: LookScene,
): Binding {
  const terms: BoundLooks[] = [];
  for (const term of selector.terms) {
    const one = bindLooks(term, target, scene);
    if (!one.success) return one;
    terms.push(one);
  }
  if (!terms.some(({ readsLooks }) => readsLooks)) return plain(selector);
  const unmet = terms.map((one) => one.unmet).find((text) => text !== undefined);
  return {
    success: true,
    selector: { op: selector.op, terms: terms.map((one) => one.selector) },
    readsLooks: true,
    ...(unmet !== undefined && { unmet }),
  };
}

/** The look a field asks for, if it asks for one. */
function lookOf({ of, name, end }: Field, target: ElementTarget): LookField | undefined {
  return of === "computed" ? lookField(name, end ? "nodes" : target) : undefined;
}

function readsLook(leaf: LookLeaf, target: ElementTarget): boolean {
  const right = leaf.op === "compare" && leaf.value.kind === "field" ? leaf.value.field : undefined;
  return lookOf(leaf.field, target) !== undefined || (right !== undefined && lookOf(right, target) !== undefined);
}

function bindLeaf(leaf: LookLeaf, target: ElementTarget, scene: LookScene): Binding {
  if (leaf.op === "compare" && leaf.cmp === "!=") {
    return bindLooks({ op: "not", term: { ...leaf, cmp: "==" } }, target, scene);
  }
  const look = lookOf(leaf.field, target);
  if (leaf.op === "compare" && (leaf.value.kind === "field" || look === undefined))
    return bindPair(leaf, target, scene);
  if (look === undefined) return plain(leaf);
  const test = testOf(leaf, look, scene);
  if (!test.success) return test;
  const owner = leaf.field.end ? "nodes" : target;
  const ids = idsWith(owner, scene, passes(lookValues(look, owner, scene), test.test));
  const unmet = ids.length === 0 && leaf.op !== "exists" ? unmetLook(leaf, look, target, scene) : undefined;
  return bound(leaf.field.end ?? "id", ids, unmet);
}

function bound(field: "id" | "source" | "target", ids: readonly string[], unmet?: EmptySaid): BoundLooks {
  return {
    success: true,
    selector: { op: "in", field: { name: field, of: "computed" }, values: ids },
    readsLooks: true,
    ...(unmet !== undefined && { unmet }),
  };
}

function testOf(leaf: LookLeaf, look: LookField, { layers }: LookScene): LookTest {
  const written = printField(leaf.field);
  if (leaf.op === "exists") return { success: true, test: (value) => hasLook(value, look) };
  const one = (cmp: LookCondition["cmp"], value: JsonValue) => lookTest({ look, written, cmp, value }, layers);
  if (leaf.op === "compare") {
    const { cmp, value } = leaf;
    return cmp === "!=" || value.kind === "field" ? one("==", null) : one(cmp, value.value);
  }
  const tests = leaf.values.map((value) => one("==", value));
  const wrong = tests.find((test) => !test.success);
  if (wrong) return wrong;
  return { success: true, test: (value) => tests.some((test) => test.success && test.test(value)) };
}

function passes(
  valueAt: (row: number) => JsonValue | undefined,
  test: (value: JsonValue | undefined) => boolean,
): (row: number) => boolean {
  return (row) => test(valueAt(row));
}

function idsWith(target: ElementTarget, { tables }: LookScene, test: (row: number) => boolean): readonly string[] {
  const table = tables[target];
  const ids: string[] = [];
  for (let row = 0; row < table.count; row += 1) if (test(row)) ids.push(table.idAt(row));
  return ids;
}

/** Two fields compared, one of them at least a look: `@color == source.@color`. */
function bindPair(
  { field, cmp, value }: Extract<Selector, { op: "compare" }>,
  target: ElementTarget,
  scene: LookScene,
): BoundLooks {
  const left = valuesOf(field, target, scene);
  const right = operandValues(value, target, scene);
  const test = (row: number): boolean => {
    const [a, b] = [left(row), right(row)];
    return a !== undefined && b !== undefined && compareValues(a, cmp, b);
  };
  return bound("id", idsWith(target, scene, test));
}

function operandValues(operand: Operand, target: ElementTarget, scene: LookScene) {
  if (operand.kind === "field") return valuesOf(operand.field, target, scene);
  return () => operand.value ?? undefined;
}

/** Of a row of the target; colours as hex, so that a slot of the palette and its hex are the same. */
function valuesOf(field: Field, target: ElementTarget, scene: LookScene): (row: number) => JsonValue | undefined {
  const { tables } = scene;
  const owner = field.end ? "nodes" : target;
  const look = lookOf(field, target);
  const read = look ? lookValues(look, owner, scene) : readSource(fieldSource(field, owner, tables));
  const value = (row: number): JsonValue | undefined => {
    const found = read(row);
    return look?.kind === "color" && typeof found === "string" ? toHex(found, "light") : found;
  };
  if (field.end === undefined) return value;
  return field.end === "source" ? (row) => value(tables.sourceRow(row)) : (row) => value(tables.targetRow(row));
}

/** "No nodes are drawn in purple: grey × 40, blue × 12.", "No nodes have @size > 50; @size is 16 to 32." */
function unmetLook(
  leaf: Extract<Selector, { op: "compare" | "in" }>,
  look: LookField,
  target: ElementTarget,
  scene: LookScene,
): EmptySaid {
  const owner = leaf.field.end ? "nodes" : target;
  const summary = summarizeValues(look, owner, scene);
  const words = look.name === "color" && leaf.field.end === undefined ? orOf(literalsOf(leaf)) : "";
  if (words !== "" && summary !== "")
    return { id: target === "nodes" ? "noNodesDrawnIn" : "noEdgesDrawnIn", with: { words, summary } };
  const field = printField(leaf.field);
  const values = summary === "" ? "" : ({ id: "looksAre", with: { field, summary } } as const);
  return noneHave(target, { condition: printSelector(leaf), near: "", values });
}

function literalsOf(leaf: Extract<Selector, { op: "compare" | "in" }>): readonly string[] {
  if (leaf.op === "in") return leaf.values.map(String);
  return leaf.value.kind === "literal" ? [String(leaf.value.value)] : [];
}
