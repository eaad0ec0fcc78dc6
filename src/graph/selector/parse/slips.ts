import { printField, printValue } from "@/graph/selector/print-field";
import type { Field } from "@/graph/selector/selector-types";
import type { TokenCursor } from "./token-cursor";
import { instead, type Token } from "./tokenize-selector";

/** Plain speech and other languages where a selector was expected: each is refused with what it most likely means. */

const neighborWords = ["neighbors", "neighbours", "neighbor", "neighbour", "connected", "adjacent", "linked", "next"];
const reachWords = ["reachable", "reached", "descendants", "ancestors"];
const haveWords = ["has", "have", "having", "exists", "defined", "isset", "notnull", "hasattribute", "hasproperty"];
const rankWords = [
  "order",
  "sort",
  "sorted",
  "limit",
  "top",
  "first",
  "last",
  "by",
  "desc",
  "asc",
  "most",
  "least",
  "max",
];
const patternWords = ["like", "ilike", "matches", "regexp", "rlike"];
const linkWords = ["of", "to", "from", "with"];

const signs: Readonly<Record<string, string>> = {
  eq: "==",
  equal: "==",
  equals: "==",
  gt: ">",
  greater: ">",
  more: ">",
  over: ">",
  above: ">",
  lt: "<",
  less: "<",
  fewer: "<",
  under: "<",
  below: "<",
  gte: ">=",
  lte: "<=",
  "at least": ">=",
  "at most": "<=",
};

const rankHint = "A selector neither sorts nor counts: rankNodes gives the top ones and leaves them in a set.";
const reachHint =
  "neighbors goes as many steps as its second argument says; runAlgorithm reachable leaves all that is reached in a set.";

/** What to do about a word behind a whole condition. */
export function joinHint(word: string): string {
  return isIn(rankWords, word) ? rankHint : "Join conditions with && or ||.";
}

/** `has(breed)`, `label('Bram')`, `top(3, age)`: the cursor is at the name. */
export function refuseFunction(cursor: TokenCursor, name: Token): void {
  const argument = cursor.peek(2);
  const close = cursor.peek(3);
  const isOne = close.kind === "symbol" && close.text === ")";
  const meant = isOne ? meantByFunction(name.text, argument) : undefined;
  cursor.fail("function", name, `There is no function ${name.text}.`, {
    hint: functionHint(name.text),
    ...(meant !== undefined && { repairs: [cursor.insteadOfCondition(meant, close)] }),
  });
}

function functionHint(name: string): string {
  if (isIn(rankWords, name)) return rankHint;
  return isIn(reachWords, name)
    ? reachHint
    : "The functions are exists and neighbors; texts compare with contains, startsWith and endsWith.";
}

function meantByFunction(name: string, argument: Token): string | undefined {
  if (isIn(haveWords, name) && argument.kind !== "set") return existsOf(argument);
  if (isIn(neighborWords, name)) return neighborsOf(argument);
  if (argument.kind !== "value" || isIn([...rankWords, ...reachWords], name)) return undefined;
  return `${printField({ name, of: "bare" })} == ${printValue(argument.value)}`;
}

/** Of what stands where an operator was expected: "neighbors of 'Bram'", "type cat", "age gt 5", "name LIKE '%x%'". */
export function refuseMissingOperator(cursor: TokenCursor, field: Field): void {
  const token = cursor.peek();
  if (token.kind === "symbol" || token.kind === "end" || isIn(["and", "or"], token.text)) return;
  const name = printField(field);
  const isDenied = isIn(["not"], token.text) && isIn(patternWords, cursor.peek(1).text);
  const pattern = isDenied ? cursor.peek(1) : token;
  if (isIn(patternWords, pattern.text)) {
    const value = cursor.peek(isDenied ? 2 : 1);
    const meant = likePattern(name, pattern, value);
    cursor.fail("unknown-operator", token, `There is no operator ${token.text}.`, {
      hint: "Compare texts with contains, startsWith or endsWith.",
      ...(meant !== undefined && {
        repairs: [cursor.insteadOfCondition(isDenied ? `not ${meant}` : meant, value)],
      }),
    });
    return;
  }
  const message = `An operator is missing between ${name} and ${token.text}.`;
  cursor.fail("operator", token, message, adviceFor(cursor, field));
}

function adviceFor(cursor: TokenCursor, field: Field) {
  const token = cursor.peek();
  const object = isIn(linkWords, token.text) ? 1 : 0;
  if (isIn(rankWords, field.name)) return { hint: rankHint };
  if (isIn(reachWords, field.name)) return { hint: reachHint };
  const last = cursor.peek(object);
  const meant = object === 0 ? meantBeside(field, token) : isIn(neighborWords, field.name) && neighborsOf(last);
  return meant ? { repairs: [cursor.insteadOfCondition(meant, last)] } : {};
}

function meantBeside(field: Field, token: Token): string | undefined {
  if (isIn(neighborWords, field.name)) return neighborsOf(token);
  if (isIn(["exists", "has"], field.name)) return existsOf(token);
  return token.kind === "set" ? undefined : `${printField(field)} == ${quoted(token)}`;
}

/** "greater than 5", "gt 5", "at least 5" behind a field: refused with the sign. Whether there was one. */
export function refuseSpokenSign(cursor: TokenCursor, field: Field): boolean {
  const token = cursor.peek();
  const isAt = cursor.isWord("at");
  const sign = signs[(isAt ? `at ${cursor.peek(1).text}` : token.text).toLowerCase()];
  if (token.kind !== "name" || sign === undefined) return false;
  const isLong = isAt || cursor.isWord("than", 1) || cursor.isWord("to", 1);
  const value = cursor.peek(isLong ? 2 : 1);
  if (value.kind !== "value") return false;
  const meant = `${printField(field)} ${sign} ${printValue(value.value)}`;
  const advice = { hint: "Compare with a sign.", repairs: [cursor.insteadOfCondition(meant, value)] };
  cursor.fail("unknown-operator", token, `There is no operator ${token.text}.`, advice);
  return true;
}

/** What `LIKE '%x%'` means here. */
function likePattern(name: string, word: Token, pattern: Token): string | undefined {
  if (!word.text.toLowerCase().endsWith("like")) return undefined;
  if (pattern.kind !== "value" || typeof pattern.value !== "string") return undefined;
  const text = printValue(pattern.value.replace(/^%|%$/g, ""));
  const startsOpen = pattern.value.startsWith("%");
  const endsOpen = pattern.value.endsWith("%");
  if (startsOpen && endsOpen) return `${name} contains ${text}`;
  if (startsOpen) return `${name} endsWith ${text}`;
  return endsOpen ? `${name} startsWith ${text}` : `${name} == ${text}`;
}

/** A set for a set, a comma for "[3, 9]": what stands for the elements, or the values, by themselves. */
export function aloneAs(cursor: TokenCursor, { name, end }: Field, set: Token) {
  const isWho = end === undefined && isIn(["id", "label", "name"], name);
  return {
    hint: "A set is a condition by itself; join it to others with &&.",
    ...(isWho && { repairs: [cursor.insteadOfCondition(set.text, set)] }),
  };
}

/** "between 3, 9" and "between [3, 9]". */
export function betweenAdvice(cursor: TokenCursor, field: Field, low: unknown) {
  const token = cursor.peek();
  const hint = "Write the lower and the upper one with and between them.";
  if (cursor.isSymbol(",")) return { hint, repairs: [instead(token, " and")] };
  if (!Array.isArray(low) || low.length !== 2) return { hint };
  const [from, to] = low.map((value) => printValue(value));
  const meant = `${printField(field)} between ${from} and ${to} `;
  return { hint, repairs: [cursor.insteadOfCondition(meant, { text: "", start: token.start })] };
}

function existsOf(token: Token): string | undefined {
  if (token.kind === "value" && typeof token.value === "string") return `exists(${printValue(token.value)})`;
  return token.kind === "name" ? `exists(${token.text})` : undefined;
}

function neighborsOf(token: Token): string | undefined {
  if (token.kind === "set") return `neighbors(${token.text})`;
  return token.kind === "name" || token.kind === "value" ? `neighbors(${quoted(token)})` : undefined;
}

function quoted(token: Token): string {
  return printValue(token.kind === "value" ? token.value : token.text);
}

function isIn(words: readonly string[], word: string): boolean {
  return words.includes(word.toLowerCase());
}
