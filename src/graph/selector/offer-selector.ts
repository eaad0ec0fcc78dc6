import { plural } from "@/lib/plural";
import type { ElementTarget } from "../document/graph-types";
import type { GraphTables } from "../tables/element-table";
import type { FieldRefusal } from "./check-fields";
import { distinctTexts } from "./diagnose-empty";
import { fitSelector, type SelectorScene } from "./fit-selector";
import { folded } from "./match/compare-values";
import { fieldSource, readSource } from "./match/field-source";
import { selectRows } from "./match/select-rows";
import { parseSelector } from "./parse/parse-selector";
import { printSelector } from "./print-selector";
import type { Advice, Comparison, Field, ParseFailure, Repair, Selector } from "./selector-types";
import { mapLeaves } from "./walk-selector";

export interface Offer {
  readonly text: string;
  /** It shows the form alone: what was meant is not known. */
  readonly isExample?: true;
}

interface Given {
  readonly target: ElementTarget;
  readonly scene: SelectorScene;
}

/** A text longer than this is not repaired: no person reads the offer. */
const longest = 300;
const mostRepairs = 6;

/** Of a text that cannot be read: the first repair that finds something here, else an example that does where no words help. */
export function offerForText(text: string, failure: ParseFailure, given: Given): Offer | undefined {
  return firstThatFinds(repairedTexts(text, failure, given), given) ?? exampleFor(failure, given);
}

/** Of a selector that does not fit this graph. */
export function offerForSelector(selector: Selector, refusal: FieldRefusal, given: Given): Offer | undefined {
  return firstThatFinds(fittedTexts(selector, refusal, given), given);
}

function firstThatFinds(texts: readonly string[], given: Given): Offer | undefined {
  for (const text of texts) {
    const found = repaired(text, given, mostRepairs);
    if (found !== undefined) return { text: found };
  }
  return undefined;
}

/** The text, or what its own first repairs make of it, where that finds something. */
function repaired(text: string, given: Given, tries: number): string | undefined {
  const written = text.trim();
  if (written === "" || written.length > longest || written.includes("`") || tries === 0) return undefined;
  const parsed = parseSelector(written);
  if (!parsed.success) {
    const [next] = repairedTexts(written, parsed, given);
    return next === undefined ? undefined : repaired(next, given, tries - 1);
  }
  const fitted = fitSelector(parsed.selector, given.target, given.scene);
  if (!fitted.success) {
    const [next] = fittedTexts(parsed.selector, fitted, given);
    return next === undefined ? undefined : repaired(next, given, tries - 1);
  }
  return finds(fitted.selector, given) ? written : undefined;
}

function finds(selector: Selector, { target, scene }: Given): boolean {
  return selectRows(selector, target, scene.scene.tables).length > 0;
}

function repairedTexts(text: string, { repairs = [], lone }: Advice, { target, scene }: Given): readonly string[] {
  if (text.length > longest) return [];
  const named = lone === undefined ? [] : conditionsWith(lone.text, target, scene.scene.tables);
  const all = [
    ...repairs,
    ...named.flatMap((term): readonly Repair[] => (lone ? [{ ...lone, text: printSelector(term) }] : [])),
  ];
  return [...all.map((repair) => applied(text, repair)), ...all.map((repair) => repair.text)];
}

function applied(text: string, { from, to, text: put }: Repair): string {
  return `${text.slice(0, from)}${put}${text.slice(to)}`;
}

function fittedTexts(selector: Selector, refusal: FieldRefusal, given: Given): readonly string[] {
  const { of, may } = refusal.instead ?? nameAlone(selector, refusal, given) ?? { of: selector, may: [] };
  const replaced = may.map((term) => mapLeaves(selector, given.target, (leaf) => (leaf === of ? term : leaf)));
  return [...replaced, ...may].map(printSelector);
}

/** An unknown name that stands alone, as `cats` does, is a value more likely than an attribute. */
function nameAlone(selector: Selector, { reason }: FieldRefusal, { target, scene }: Given): FieldRefusal["instead"] {
  if (reason.why !== "unknown-attribute") return undefined;
  const of = aloneIn(selector, reason.attribute);
  return of && { of, may: conditionsWith(reason.attribute, target, scene.scene.tables) };
}

function aloneIn(selector: Selector, name: string): Selector | undefined {
  if (selector.op === "and" || selector.op === "or") {
    return selector.terms.map((term) => aloneIn(term, name)).find((term) => term !== undefined);
  }
  if (selector.op === "not") return aloneIn(selector.term, name);
  const isAlone =
    selector.op === "compare" &&
    selector.field.name === name &&
    selector.value.kind === "literal" &&
    selector.value.value === true;
  return isAlone ? selector : undefined;
}

const label: Field = { name: "label", of: "computed" };

/** The conditions that a text can mean: a value of an attribute, also in the plural, or a label. */
function conditionsWith(text: string, target: ElementTarget, tables: GraphTables): readonly Selector[] {
  const isMeant = (value: string): boolean => [value, plural(value)].some((word) => folded(word) === folded(text));
  const table = tables[target];
  const held = table.attributeNames().flatMap((name) => {
    return distinctTexts(tables, target, name)
      .filter(isMeant)
      .map((value) => equal({ name, of: "bare" }, value));
  });
  const byLabel = target === "nodes" ? labelled(text, tables) : [];
  return [...byLabel, ...held];
}

function labelled(text: string, tables: GraphTables): readonly Selector[] {
  for (let row = 0; row < tables.nodes.count; row += 1) {
    const name = tables.labelAt(row);
    if (folded(name) === folded(text)) return [equal({ name: "label", of: "bare" }, name), equal(label, name)];
  }
  return [];
}

function equal(field: Field, value: string): Selector {
  return { op: "compare", field, cmp: "==", value: { kind: "literal", value } };
}

/** Where a value is missing, one of the attribute's; where nothing else helps, any condition that finds something here. */
function exampleFor({ about, hint }: ParseFailure, given: Given): Offer | undefined {
  if (about === undefined && hint !== undefined) return undefined;
  const names = given.scene.scene.tables[given.target].attributeNames().slice(0, mostRepairs);
  const fields = about ? [about.field] : names.map((name): Field => ({ name, of: "bare" }));
  for (const field of fields) {
    const text = conditionOn(field, about?.cmp, given);
    const found = text === undefined ? undefined : repaired(text, given, 1);
    if (found !== undefined) return { text: found, isExample: true };
  }
  return undefined;
}

/** With the value of the first element that has one. */
function conditionOn(field: Field, asked: Comparison | undefined, { target, scene }: Given): string | undefined {
  const { tables } = scene.scene;
  const owner = field.end ? "nodes" : target;
  const read = readSource(fieldSource(field, owner, tables));
  const cmp = asked === ">=" || asked === "<=" ? asked : "==";
  for (let row = 0; row < tables[owner].count; row += 1) {
    const value = read(row);
    if (value === undefined || typeof value === "object") continue;
    return printSelector({ op: "compare", field, cmp, value: { kind: "literal", value } });
  }
  return undefined;
}
