import { assertNever } from "@/lib/assert-never";
import { printField, printValue } from "./print-field";
import type { Operand, Selector } from "./selector-types";
import { isPlainTail } from "./selector-words";

/** The text that parses to this selector again. Joins of fewer than two terms, which no text gives, print as what they mean. */
export function printSelector(selector: Selector): string {
  switch (selector.op) {
    case "all":
      return "*";
    case "and":
    case "or":
      return printJoin(selector.op, selector.terms);
    case "not":
      return printNot(selector.term);
    case "compare":
      return `${printField(selector.field)} ${selector.cmp} ${printOperand(selector.value)}`;
    case "in":
      return `${printField(selector.field)} in ${printValue(selector.values)}`;
    case "exists":
      return `exists(${printField(selector.field)})`;
    case "set":
      return `${selector.end ? `${selector.end} in ` : ""}${printSet(selector.name)}`;
    case "neighbors":
      return `neighbors(${printSelector(selector.of)}, ${selector.depth})`;
    default:
      return assertNever(selector);
  }
}

function printSet(name: string): string {
  return isPlainTail(name) && !name.includes(".") ? `$${name}` : `$${printValue(name)}`;
}

/** A bracketed name would be read as a list here, so it gets the `@.` that stands for the element. */
function printOperand(operand: Operand): string {
  if (operand.kind === "literal") return printValue(operand.value);
  const field = printField(operand.field);
  return field.startsWith("[") ? `@.${field}` : field;
}

function printJoin(op: "and" | "or", terms: readonly Selector[]): string {
  const [first, second] = terms;
  if (!first) return op === "and" ? "*" : "not *";
  if (!second) return printSelector(first);
  return terms.map((term) => printTerm(op, unwrap(term))).join(op === "and" ? " && " : " || ");
}

function printTerm(op: "and" | "or", term: Selector): string {
  const text = printSelector(term);
  return isJoin(term) && !(op === "or" && term.op === "and") ? `(${text})` : text;
}

function printNot(inner: Selector): string {
  const term = unwrap(inner);
  if (term.op === "in") return `${printField(term.field)} not in ${printValue(term.values)}`;
  return isJoin(term) || term.op === "not" ? `not (${printSelector(term)})` : `not ${printSelector(term)}`;
}

/** A join that is written with an operator, so that it needs parentheses inside another. */
function isJoin(term: Selector): boolean {
  return (term.op === "and" || term.op === "or") && term.terms.length > 1;
}

/** A join of one term is that term. */
function unwrap(term: Selector): Selector {
  if (term.op !== "and" && term.op !== "or") return term;
  const [only, second] = term.terms;
  return only && !second ? unwrap(only) : term;
}
