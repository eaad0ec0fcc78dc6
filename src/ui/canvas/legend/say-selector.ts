import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { namedTypeAttribute } from "@/graph/profile/type-attribute";
import { type FieldRange, rangeOf } from "@/graph/selector/range-of";
import type { Field, Operand, Selector } from "@/graph/selector/selector-types";
import { valueText } from "@/graph/styles/labels";
import type { Words } from "@/words/words";

export interface Saying {
  readonly document: GraphDocument;
  readonly target: ElementTarget;
  readonly words: Words["legend"];
}

type Compare = Extract<Selector, { op: "compare" }>;

/** A condition as people say it: "siamese cats", "age over 5", "Valjean"; null where only its text could tell. */
export function saySelector(selector: Selector, saying: Saying): string | null {
  const { words, target } = saying;
  switch (selector.op) {
    case "all":
      return words.all[target];
    case "and":
      return sayAnd(selector.terms, saying);
    case "or": {
      const parts = sayAll(selector.terms, saying);
      return parts && words.or(parts);
    }
    case "not":
      return sayNot(selector.term, saying);
    case "compare":
      return sayCompare(selector, saying);
    case "in":
      return sayIn(selector, saying);
    case "exists":
      return words.with(sayField(selector.field));
    case "neighbors": {
      const middle = selector.depth === 1 ? saySelector(selector.of, { ...saying, target: "nodes" }) : null;
      return middle && words.around(middle);
    }
    case "set":
      return null;
  }
}

function sayAll(terms: readonly Selector[], saying: Saying): readonly string[] | null {
  const said: string[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const [term, next] = [terms[at], terms[at + 1]];
    const range = term && next && rangeOf(term, next);
    const text = range ? sayRange(range, saying) : term && saySelector(term, saying);
    if (!text) return null;
    said.push(text);
    if (range) at += 1;
  }
  return said;
}

/** "7 to 36 links", "age 5 to 9". */
function sayRange({ field, low, high }: FieldRange, { words }: Saying): string {
  const range = words.range(valueText(low), valueText(high));
  return isDegree(field) ? words.links(range) : words.is(sayField(field), range);
}

function isDegree({ name, of, end }: Field): boolean {
  return name === "degree" && of !== "attribute" && end === undefined;
}

/** The kind with what describes it before it, and the other conditions behind it. */
function sayAnd(given: readonly Selector[], saying: Saying): string | null {
  const terms = given.flatMap((term) => (term.op === "and" ? term.terms : [term]));
  const kind = terms.find((term) => isKind(term, saying));
  if (kind === undefined) return joined(sayAll(terms, saying));
  const others = terms.filter((term) => term !== kind);
  const before = saying.target === "nodes" ? others.filter(isDescription) : [];
  const behind = sayAll(
    others.filter((term) => !before.includes(term)),
    saying,
  );
  const named = before.reduceRight(
    (text, term) => saying.words.described(literalIn(term), text),
    sayKind(kind, saying),
  );
  return behind && joined([named, ...behind]);
}

function joined(parts: readonly string[] | null): string | null {
  return parts?.join(", ") ?? null;
}

function isKind(term: Selector, { document, target }: Saying): boolean {
  return isEqual(term) && term.field.name === namedTypeAttribute(document.tables[target]) && isWord(term);
}

/** A plain word that can stand before a noun; anything else is said with its attribute. */
function isDescription(term: Selector): boolean {
  return isEqual(term) && /^\p{Ll}[\p{Ll} -]*$/u.test(literalIn(term));
}

function isEqual(term: Selector): term is Compare {
  return term.op === "compare" && term.cmp === "==" && term.field.end === undefined && term.value.kind === "literal";
}

function isWord({ value }: Compare): boolean {
  return value.kind === "literal" && typeof value.value === "string" && Number.isNaN(Number(value.value));
}

function literalIn(term: Selector): string {
  return term.op === "compare" ? sayOperand(term.value) : "";
}

function sayKind(term: Selector, { words, target }: Saying): string {
  const value = literalIn(term);
  return target === "nodes" ? words.kind(value) : value;
}

function sayCompare(term: Compare, saying: Saying): string | null {
  const { field, cmp, value } = term;
  const { words } = saying;
  if (isEqual(term)) {
    if (isName(field)) return nameOf(sayOperand(value), field, saying);
    if (isKind(term, saying)) return sayKind(term, saying);
  }
  const said = cmp === "==" ? words.is : (timeWords(term, words) ?? words.compared[cmp]);
  return said(sayField(field), sayOperand(value));
}

/** A year or a date is before or after another, not under or over it. */
function timeWords({ field, cmp, value }: Compare, { time }: Saying["words"]) {
  if (value.kind !== "literal" || (cmp !== "<" && cmp !== "<=" && cmp !== ">" && cmp !== ">=")) return null;
  const isYear =
    typeof value.value === "number" && Number.isInteger(value.value) && /^[12]\d{3}$/u.test(`${value.value}`);
  const isDate = typeof value.value === "string" && /^\d{4}-\d\d/u.test(value.value);
  return isDate || (isYear && namesTime.test(field.name)) ? time[cmp] : null;
}

const namesTime = /year|born|birth|died|death|date|since|founded|built|published|jahr|geboren|gestorben|datum|seit/iu;

function sayNot(term: Selector, saying: Saying): string | null {
  if (term.op === "exists") return saying.words.none(sayField(term.field));
  const said = saySelector(term, saying);
  return said && saying.words.not(said);
}

/** More are counted instead of named. */
export const mostNames = 2;

function sayIn({ field, values }: Extract<Selector, { op: "in" }>, saying: Saying): string | null {
  const texts = values.map(valueText);
  if (!isName(field)) return saying.words.is(sayField(field), saying.words.or(texts));
  if (texts.length === 0 || texts.length > mostNames) return null;
  const names = texts.map((text) => nameOf(text, field, saying));
  return names.every((name) => name !== null) ? saying.words.and(names) : null;
}

function isName({ name, of, end }: Field): boolean {
  return end === undefined && of !== "attribute" && (name === "id" || name === "label");
}

/** By its id a node is called as on the canvas; edges have no name of their own. */
function nameOf(text: string, { name }: Field, { document, target }: Saying): string | null {
  if (target === "edges") return null;
  return name === "id" && document.node(text) ? document.labelOf(text) : text;
}

function sayField({ name, end }: Field): string {
  return end === undefined ? name : `${end} ${name}`;
}

function sayOperand(operand: Operand): string {
  return operand.kind === "literal" ? valueText(operand.value) : sayField(operand.field);
}
