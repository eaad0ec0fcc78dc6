import { printField, printValue } from "@/graph/selector/print-field";
import { printSelector } from "@/graph/selector/print-selector";
import type { Comparison, Field, Operand, Selector } from "@/graph/selector/selector-types";
import { signComparison, wordComparison } from "@/graph/selector/selector-words";
import type { JsonValue } from "@/lib/json";
import { fieldNamed, parseField, startsField } from "./parse-field";
import { parseList, parseValue, startsConstant, startsValue } from "./parse-value";
import { aloneAs, betweenAdvice, refuseMissingOperator, refuseSpokenSign } from "./slips";
import type { TokenCursor } from "./token-cursor";
import { instead, type Token } from "./tokenize-selector";

const FLIPPED: Partial<Record<Comparison, Comparison>> = {
  "==": "==",
  "!=": "!=",
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};
/** Behind `source` or `target`: the node itself. */
const NODE_NAMES = ["id", "label"];

/** Reads one condition that begins with a field: `age > 5`, `name.contains('x')`, `tags in [...]`, or just `flagged`. */
export function parseFieldCondition(cursor: TokenCursor): Selector {
  const field = parseField(cursor);
  if (cursor.isSymbol(".") && cursor.isSymbol("(", 2)) return parseMethod(cursor, field);
  const isNegated = cursor.isWord("not") && isNegatable(cursor.peek(1));
  if (isNegated) cursor.next();
  const condition = parseTail(cursor, field);
  return isNegated ? { op: "not", term: condition } : condition;
}

/** Reads a condition that begins with a value: `5 < age`, `'red' in tags`, and `"odd name" == 1` as JMESPath has it. */
export function parseValueCondition(cursor: TokenCursor): Selector {
  const token = cursor.peek();
  const value = parseValue(cursor);
  if (cursor.isWord("in")) {
    cursor.next();
    return compare(parseField(cursor), "has", literal(value));
  }
  const sign = cursor.peek();
  const cmp = comparisonOf(sign);
  if (!cmp) {
    if (typeof value === "boolean") return value ? { op: "all" } : { op: "not", term: { op: "all" } };
    return loneValue(cursor, token, value);
  }
  if (typeof value === "string" && !(cursor.peek(1).kind === "name" || cursor.isSymbol("@", 1))) {
    return parseTail(cursor, fieldNamed(value));
  }
  const flipped = FLIPPED[cmp];
  cursor.next();
  if (flipped && startsField(cursor) && !startsConstant(cursor))
    return refuseChain(cursor, compare(parseField(cursor), flipped, literal(value)));
  cursor.fail("attribute", token, "A condition needs an attribute.", { hint: "Write it first." });
  return { op: "all" };
}

/** Reads the `(field, value)` of a comparison written as a function: `contains(name, 'x')`. */
export function parseFunctionComparison(cursor: TokenCursor, cmp: Comparison): Selector {
  const open = cursor.next();
  const field = parseFieldOrText(cursor);
  if (!cursor.take(",")) refuseComma(cursor, field, cmp);
  const condition = compare(field, cmp, parseOperand(cursor, field, cmp));
  closeParenthesis(cursor, open);
  return condition;
}

/** A field, or its name in quotes: `exists('odd name')`. */
export function parseFieldOrText(cursor: TokenCursor): Field {
  const token = cursor.peek();
  if (token.kind !== "value" || typeof token.value !== "string") return parseField(cursor);
  cursor.next();
  return fieldNamed(token.value);
}

export function closeParenthesis(cursor: TokenCursor, open: Token): void {
  if (cursor.take(")")) return;
  const at = cursor.peek();
  if (at.kind === "end") {
    const advice = { hint: "Add ) at the end.", repairs: [instead(at, ")")] };
    cursor.fail("open-paren", open, "A parenthesis is not closed.", advice);
  } else {
    const hint = "Join conditions with && or ||.";
    cursor.fail("open-paren", at, `\`)\` is missing before ${at.text}.`, { hint });
  }
}

/** `has(breed)`, `contains(name 'x')`. */
function refuseComma(cursor: TokenCursor, field: Field, cmp: Comparison): void {
  const token = cursor.peek();
  const name = printField(field);
  const isClosed = cursor.isSymbol(")");
  const meant =
    token.kind === "value" && cursor.isSymbol(")", 1)
      ? `${name} ${cmp} ${printValue(token.value)}`
      : isClosed && cmp === "has" && `exists(${name})`;
  const last = isClosed ? token : cursor.peek(1);
  const repairs = meant ? { repairs: [cursor.insteadOfCondition(meant, last)] } : { about: { field, cmp } };
  cursor.fail("comma", token, "A comma is missing.", repairs);
}

function parseMethod(cursor: TokenCursor, field: Field): Selector {
  cursor.next();
  const name = cursor.next();
  const open = cursor.next();
  const cmp = wordComparison(name.text);
  if (!cmp) {
    cursor.fail("function", name, `There is no function ${name.text}.`, { about: { field, cmp: "contains" } });
    return { op: "all" };
  }
  const condition = compare(field, cmp, parseOperand(cursor, field, cmp));
  closeParenthesis(cursor, open);
  return condition;
}

function isNegatable(token: Token): boolean {
  return (
    token.kind === "name" && (["in", "between", "exists"].includes(token.text.toLowerCase()) || isWordOperator(token))
  );
}

function isWordOperator(token: Token): boolean {
  return wordComparison(token.text) !== undefined;
}

function comparisonOf(token: Token): Comparison | undefined {
  if (token.kind === "symbol") return signComparison(token.text);
  return token.kind === "name" ? wordComparison(token.text) : undefined;
}

function parseTail(cursor: TokenCursor, field: Field): Selector {
  if (cursor.isWord("in")) return parseMembership(cursor, field);
  if (cursor.isWord("between")) return parseBetween(cursor, field);
  if (cursor.isWord("is")) return parseIs(cursor, field);
  if (cursor.isWord("exists")) {
    cursor.next();
    return { op: "exists", field };
  }
  if (refuseSpokenSign(cursor, field)) return { op: "all" };
  const cmp = takeComparison(cursor);
  if (cmp) return refuseChain(cursor, compare(field, cmp, parseOperand(cursor, field, cmp)));
  refuseMissingOperator(cursor, field);
  return compare(field, "==", literal(true));
}

/** Takes a sign or a word operator; `starts with` and `ends with` are two words. */
function takeComparison(cursor: TokenCursor): Comparison | undefined {
  for (const [word, cmp] of [["starts", "startsWith"] as const, ["ends", "endsWith"] as const]) {
    if (cursor.isWord(word) && cursor.isWord("with", 1)) {
      cursor.next();
      cursor.next();
      return cmp;
    }
  }
  const cmp = comparisonOf(cursor.peek());
  if (cmp) cursor.next();
  return cmp;
}

function parseIs(cursor: TokenCursor, field: Field): Selector {
  cursor.next();
  const isNot = cursor.isWord("not");
  if (isNot) cursor.next();
  if (refuseSpokenSign(cursor, field)) return { op: "all" };
  const cmp = isNot ? "!=" : "==";
  return compare(field, cmp, parseOperand(cursor, field, cmp));
}

function parseBetween(cursor: TokenCursor, field: Field): Selector {
  cursor.next();
  const low = parseValue(cursor);
  if (cursor.isWord("and") || cursor.isSymbol("&&")) cursor.next();
  else cursor.fail("two-values", cursor.peek(), "`between` needs two values.", betweenAdvice(cursor, field, low));
  const high = parseValue(cursor);
  return { op: "and", terms: [compare(field, ">=", literal(low)), compare(field, "<=", literal(high))] };
}

function parseMembership(cursor: TokenCursor, field: Field): Selector {
  cursor.next();
  const token = cursor.peek();
  if (cursor.isSymbol("(")) return { op: "in", field, values: parseList(cursor, ")") };
  if (token.kind === "set") return parseSetMembership(cursor, field);
  if (token.kind === "name" && startsField(cursor) && !startsValue(cursor)) {
    return compare(parseField(cursor), "has", { kind: "field", field });
  }
  const value = parseValue(cursor);
  if (Array.isArray(value)) return { op: "in", field, values: value };
  const meant = `${printField(field)} in [${printValue(value)}]`;
  const repairs = [cursor.insteadOfCondition(meant, token)];
  cursor.fail("list", token, "`in` needs a list.", { hint: "Put a list in brackets.", repairs });
  return { op: "all" };
}

function parseSetMembership(cursor: TokenCursor, field: Field): Selector {
  const token = cursor.next();
  const name = token.text.slice(1);
  const end = endMeant(field);
  if (end) return { op: "set", name, end };
  if (field.name !== "id" || field.end) {
    const message = `${token.text} is a set of elements, not of values.`;
    cursor.fail("set-value", token, message, aloneAs(cursor, field, token));
  }
  return { op: "set", name };
}

/** `source in $1`, `source.id in $1`: edges that begin in it. */
function endMeant({ name, of, end }: Field): Field["end"] {
  if (end) return NODE_NAMES.includes(name) && of !== "attribute" ? end : undefined;
  return of !== "attribute" && (name === "source" || name === "target") ? name : undefined;
}

function parseOperand(cursor: TokenCursor, field: Field, cmp: Comparison): Operand {
  const token = cursor.peek();
  if (startsValue(cursor)) return literal(parseValue(cursor));
  if (token.kind === "set") {
    const message = `${token.text} is a set of elements, not a value.`;
    cursor.fail("set-value", token, message, aloneAs(cursor, cmp === "==" ? field : { ...field, name: "" }, token));
  }
  if (startsField(cursor)) return { kind: "field", field: parseField(cursor) };
  const message = `A value is missing after \`${printField(field)} ${cmp}\`.`;
  cursor.fail("value", token, message, { about: { field, cmp } });
  return literal(null);
}

/** `3 < age < 9` as mathematics has it. */
function refuseChain(cursor: TokenCursor, condition: Selector): Selector {
  const token = cursor.peek();
  const cmp = token.kind === "symbol" ? comparisonOf(token) : undefined;
  if (cmp === undefined) return condition;
  const value = cursor.peek(1);
  const meant =
    condition.op === "compare" && value.kind === "value"
      ? `${printSelector(condition)} && ${printField(condition.field)} ${cmp} ${printValue(value.value)}`
      : undefined;
  cursor.fail("chain", token, "A condition compares two things only.", {
    hint: "Join two conditions with &&.",
    ...(meant !== undefined && { repairs: [cursor.insteadOfCondition(meant, value)] }),
  });
  return condition;
}

function loneValue(cursor: TokenCursor, token: Token, value: JsonValue): Selector {
  const lone = typeof value === "string" && { lone: instead(token, value) };
  const hint = "Name the attribute and compare it.";
  cursor.fail("lone-value", token, `${token.text} is not a condition by itself.`, { hint, ...lone });
  return { op: "all" };
}

function literal(value: JsonValue): Operand {
  return { kind: "literal", value };
}

function compare(field: Field, cmp: Comparison, value: Operand): Selector {
  return { op: "compare", field, cmp, value };
}
