import { printField, printValue } from "@/graph/selector/print-field";
import type { Comparison, Field, Operand, Selector } from "@/graph/selector/selector-types";
import { signComparison, wordComparison } from "@/graph/selector/selector-words";
import type { JsonValue } from "@/lib/json";
import { likeHint } from "./like-hint";
import { fieldNamed, parseField, startsField } from "./parse-field";
import { parseList, parseValue, startsConstant, startsValue } from "./parse-value";
import type { TokenCursor } from "./token-cursor";
import type { Token } from "./tokenize-selector";

const FLIPPED: Partial<Record<Comparison, Comparison>> = {
  "==": "==",
  "!=": "!=",
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};
const PATTERN_WORDS = ["like", "ilike", "matches", "regexp", "rlike"];

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
  cursor.fail(
    "attribute",
    token,
    "A condition needs an attribute.",
    `Write it first, as in name ${cmp} ${printValue(value)}.`,
  );
  return { op: "all" };
}

/** Reads the `(field, value)` of a comparison written as a function: `contains(name, 'x')`. */
export function parseFunctionComparison(cursor: TokenCursor, cmp: Comparison): Selector {
  const open = cursor.next();
  const field = parseFieldOrText(cursor);
  if (!cursor.take(","))
    cursor.fail("comma", cursor.peek(), "A comma is missing.", `Write ${printField(field)} ${cmp} 'text'.`);
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
  if (at.kind === "end") cursor.fail("open-paren", open, "A parenthesis is not closed.", "Add ) at the end.");
  else cursor.fail("open-paren", at, `\`)\` is missing before ${at.text}.`, "Join conditions with && or ||.");
}

function parseMethod(cursor: TokenCursor, field: Field): Selector {
  cursor.next();
  const name = cursor.next();
  const open = cursor.next();
  const cmp = wordComparison(name.text);
  if (!cmp) {
    cursor.fail("function", name, `There is no function ${name.text}.`, `Write ${printField(field)} contains 'text'.`);
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
  const cmp = isNot ? "!=" : "==";
  return compare(field, cmp, parseOperand(cursor, field, cmp));
}

function parseBetween(cursor: TokenCursor, field: Field): Selector {
  cursor.next();
  const low = parseValue(cursor);
  if (cursor.isWord("and") || cursor.isSymbol("&&")) cursor.next();
  else
    cursor.fail(
      "two-values",
      cursor.peek(),
      "`between` needs two values.",
      `Write ${printField(field)} >= 1 && ${printField(field)} <= 5.`,
    );
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
  cursor.fail("list", token, "`in` needs a list.", `Write ${printField(field)} in [${printValue(value)}].`);
  return { op: "all" };
}

function parseSetMembership(cursor: TokenCursor, field: Field): Selector {
  const token = cursor.next();
  if (field.name !== "id" || field.end) {
    cursor.fail(
      "set-value",
      token,
      `${token.text} is a set of elements, not of values.`,
      `Write ${token.text} alone, or id in ${token.text}.`,
    );
  }
  return { op: "set", name: token.text.slice(1) };
}

function parseOperand(cursor: TokenCursor, field: Field, cmp: Comparison): Operand {
  const token = cursor.peek();
  if (startsValue(cursor)) return literal(parseValue(cursor));
  if (token.kind === "set") {
    cursor.fail(
      "set-value",
      token,
      `${token.text} is a set of elements, not a value.`,
      `Write ${token.text} alone as a condition.`,
    );
  }
  if (startsField(cursor)) return { kind: "field", field: parseField(cursor) };
  const isOrder = cmp.startsWith("<") || cmp.startsWith(">");
  const hint = `${printField(field)} ${cmp} ${isOrder ? "5" : "'text'"}`;
  cursor.fail(
    "value",
    token,
    `A value is missing after \`${printField(field)} ${cmp}\`.`,
    `Write for example ${hint}.`,
  );
  return literal(null);
}

function refuseChain(cursor: TokenCursor, condition: Selector): Selector {
  const token = cursor.peek();
  if (comparisonOf(token) && token.kind === "symbol") {
    cursor.fail(
      "chain",
      token,
      "A condition compares two things only.",
      "Join two conditions with &&: age > 3 && age < 9.",
    );
  }
  return condition;
}

function refuseMissingOperator(cursor: TokenCursor, field: Field): void {
  const token = cursor.peek();
  const name = printField(field);
  const after = cursor.peek(1);
  if (
    PATTERN_WORDS.some((word) => cursor.isWord(word) || (cursor.isWord("not") && after.text.toLowerCase() === word))
  ) {
    cursor.fail("unknown-operator", token, `There is no operator ${token.text}.`, likeHint(name, token, after));
  } else if (token.kind === "value") {
    cursor.fail(
      "operator",
      token,
      `An operator is missing between ${name} and ${token.text}.`,
      `${name} == ${printValue(token.value)}`,
    );
  } else if (token.kind === "name" && !isJoin(token)) {
    cursor.fail(
      "operator",
      token,
      `An operator is missing between ${name} and ${token.text}.`,
      `Write ${name} == '${token.text}'.`,
    );
  }
}

function isJoin(token: Token): boolean {
  return ["and", "or"].includes(token.text.toLowerCase());
}

function loneValue(cursor: TokenCursor, token: Token, value: JsonValue): Selector {
  const text = printValue(value);
  const isText = typeof value === "string";
  const hint = isText
    ? `Name the attribute, as in type == ${text}; several values: type in [${text}, 'other'].`
    : `Name the attribute, as in age > ${text}.`;
  cursor.fail("lone-value", token, `${token.text} alone is no condition.`, hint);
  return { op: "all" };
}

function literal(value: JsonValue): Operand {
  return { kind: "literal", value };
}

function compare(field: Field, cmp: Comparison, value: Operand): Selector {
  return { op: "compare", field, cmp, value };
}
