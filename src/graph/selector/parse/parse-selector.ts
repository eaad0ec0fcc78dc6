import type { ParseResult, Selector } from "@/graph/selector/selector-types";
import { wordComparison } from "@/graph/selector/selector-words";
import {
  closeParenthesis,
  parseFieldCondition,
  parseFieldOrText,
  parseFunctionComparison,
  parseValueCondition,
} from "./parse-condition";
import { startsField } from "./parse-field";
import { startsConstant, startsValue } from "./parse-value";
import { joinHint, refuseFunction } from "./slips";
import { createTokenCursor, type TokenCursor } from "./token-cursor";
import { instead, type Token, tokenizeSelector } from "./tokenize-selector";

const ALL: Selector = { op: "all" };
const NEIGHBORS = ["neighbors", "neighbours", "neighbor", "neighbour"];
const ELEMENT_LISTS = ["nodes", "edges", "node", "edge"];

/** Reads a selector. The empty text, `*` and `all` are everything. `&&` binds tighter than `||`. Never throws. */
export function parseSelector(text: string): ParseResult {
  const lexed = tokenizeSelector(text);
  if ("failure" in lexed) return lexed.failure;
  const cursor = createTokenCursor(lexed.tokens);
  const selector = cursor.peek().kind === "end" ? ALL : parseOr(cursor);
  const rest = cursor.peek();
  if (rest.kind !== "end") refuseRest(cursor, rest);
  return cursor.failure ?? { success: true, selector };
}

function parseOr(cursor: TokenCursor): Selector {
  return parseJoin(cursor, "or", "||", () => parseJoin(cursor, "and", "&&", () => parseUnary(cursor)));
}

function parseJoin(cursor: TokenCursor, op: "and" | "or", sign: string, readTerm: () => Selector): Selector {
  const first = readTerm();
  if (!takeJoin(cursor, op, sign)) return first;
  const terms = [first];
  do terms.push(readTerm());
  while (takeJoin(cursor, op, sign));
  return { op, terms };
}

function takeJoin(cursor: TokenCursor, word: string, sign: string): boolean {
  const single = sign.charAt(0);
  if (cursor.isSymbol(single)) {
    const advice = { hint: `Write ${sign} or ${word}.`, repairs: [instead(cursor.peek(), sign)] };
    cursor.fail("lone-sign", cursor.peek(), `\`${single}\` alone has no meaning.`, advice);
  }
  if (cursor.isWord(word)) {
    cursor.next();
    return true;
  }
  return cursor.take(sign);
}

function parseUnary(cursor: TokenCursor): Selector {
  if (!cursor.isSymbol("!") && !cursor.isWord("not")) return parsePrimary(cursor);
  cursor.next();
  return cursor.nested<Selector>(() => ({ op: "not", term: parseUnary(cursor) }), ALL);
}

function parsePrimary(cursor: TokenCursor): Selector {
  cursor.beginCondition();
  const token = cursor.peek();
  if (token.kind === "set") return { op: "set", name: cursor.next().text.slice(1) };
  if (cursor.take("*")) return ALL;
  if (cursor.isSymbol("$")) return parseQuotedSet(cursor);
  if (cursor.isSymbol("(")) return parseParenthesised(cursor);
  if (token.kind === "name" && cursor.isSymbol("(", 1)) return parseFunction(cursor, token);
  if (isElementFilter(cursor)) return parseElementFilter(cursor);
  if (cursor.isWord("all") && endsCondition(cursor.peek(1))) {
    cursor.next();
    return ALL;
  }
  if (startsField(cursor) && !startsConstant(cursor) && !isJoinWord(token)) return parseFieldCondition(cursor);
  if (startsValue(cursor)) return parseValueCondition(cursor);
  refuseStart(cursor, token);
  return ALL;
}

/** Whether a condition may be over before this token. */
function endsCondition(token: Token): boolean {
  if (token.kind === "end") return true;
  if (token.kind === "name") return isJoinWord(token);
  return token.kind === "symbol" && [")", "]", "&&", "||", "&", "|", ","].includes(token.text);
}

function isJoinWord(token: Token): boolean {
  return ["and", "or"].includes(token.text.toLowerCase());
}

function parseParenthesised(cursor: TokenCursor): Selector {
  return cursor.nested<Selector>(() => {
    const open = cursor.next();
    const inner = cursor.isSymbol(")") ? ALL : parseOr(cursor);
    closeParenthesis(cursor, open);
    return inner;
  }, ALL);
}

/** `$'my set'` or `$["my set"]`. */
function parseQuotedSet(cursor: TokenCursor): Selector {
  const dollar = cursor.next();
  const isBracketed = cursor.take("[");
  const token = cursor.next();
  if (token.kind === "value" && typeof token.value === "string" && (!isBracketed || cursor.take("]"))) {
    return { op: "set", name: token.value };
  }
  const hint = "Write $last, $selected, $shown, $1 or the name of a saved set.";
  cursor.fail("set-name", dollar, "The name of a set is missing after `$`.", { hint });
  return ALL;
}

function parseFunction(cursor: TokenCursor, name: Token): Selector {
  const word = name.text.toLowerCase();
  const cmp = wordComparison(word);
  if (word === "exists") return parseExists(cursor);
  if (NEIGHBORS.includes(word)) return parseNeighbors(cursor);
  if (cmp) {
    cursor.next();
    return parseFunctionComparison(cursor, cmp);
  }
  if (isJoinWord(name)) refuseStart(cursor, name);
  else refuseFunction(cursor, name);
  return ALL;
}

function parseExists(cursor: TokenCursor): Selector {
  cursor.next();
  const open = cursor.next();
  const field = parseFieldOrText(cursor);
  closeParenthesis(cursor, open);
  return { op: "exists", field };
}

function parseNeighbors(cursor: TokenCursor): Selector {
  return cursor.nested<Selector>(() => {
    cursor.next();
    const open = cursor.next();
    const of = parseNeighborsOf(cursor);
    const depth = cursor.take(",") ? readDepth(cursor) : 1;
    closeParenthesis(cursor, open);
    return { op: "neighbors", of, depth };
  }, ALL);
}

/** `neighbors('Whiskers')`: a text alone is an id or a label. */
function parseNeighborsOf(cursor: TokenCursor): Selector {
  const token = cursor.peek();
  const isAlone = cursor.isSymbol(",", 1) || cursor.isSymbol(")", 1);
  if (token.kind !== "value" || typeof token.value !== "string" || !isAlone) return parseOr(cursor);
  cursor.next();
  const value = { kind: "literal", value: token.value } as const;
  return {
    op: "or",
    terms: [
      { op: "compare", field: { name: "id", of: "computed" }, cmp: "==", value },
      { op: "compare", field: { name: "label", of: "computed" }, cmp: "==", value },
    ],
  };
}

function readDepth(cursor: TokenCursor): number {
  const token = cursor.next();
  if (token.kind === "value" && typeof token.value === "number" && Number.isInteger(token.value) && token.value > 0) {
    return token.value;
  }
  const hint = "Give the number of steps, or leave it out for 1.";
  cursor.fail("depth", token, "The depth of neighbors must be a whole number from 1.", { hint });
  return 1;
}

/** `[?type=='cat']`, `nodes[?…]` of JMESPath and `[type = 'cat']`, `node[…]` of Cytoscape. */
function isElementFilter(cursor: TokenCursor): boolean {
  const ahead = ELEMENT_LISTS.some((word) => cursor.isWord(word)) ? 1 : 0;
  if (!cursor.isSymbol("[", ahead)) return false;
  const inside = cursor.peek(ahead + 1);
  return (
    cursor.isSymbol("?", ahead + 1) ||
    cursor.isSymbol("*", ahead + 1) ||
    inside.kind === "name" ||
    cursor.isSymbol("[", ahead + 1)
  );
}

function parseElementFilter(cursor: TokenCursor): Selector {
  return cursor.nested<Selector>(() => {
    if (cursor.peek().kind === "name") cursor.next();
    const open = cursor.next();
    cursor.take("?");
    const inner = parseOr(cursor);
    if (!cursor.take("]")) {
      const end = cursor.peek();
      const advice = { hint: "Leave the brackets out.", ...(end.kind === "end" && { repairs: [instead(end, "]")] }) };
      if (end.kind === "end") cursor.fail("open-bracket", open, "The bracket is not closed.", advice);
      else cursor.fail("open-bracket", end, "`]` is missing here.", advice);
    }
    return inner;
  }, ALL);
}

function refuseStart(cursor: TokenCursor, token: Token): void {
  const without = { repairs: [instead(token, "")] };
  if (token.kind === "end") cursor.fail("condition", token, "A condition is missing at the end.");
  else if (cursor.isSymbol(")")) cursor.fail("stray-close", token, "A `)` has no `(` or nothing before it.", without);
  else cursor.fail("condition", token, `A condition is missing before \`${token.text}\`.`, without);
}

function refuseRest(cursor: TokenCursor, token: Token): void {
  if (cursor.isSymbol(")")) {
    const advice = { hint: "Remove it, or add ( before the condition.", repairs: [instead(token, "")] };
    cursor.fail("stray-close", token, "A `)` has no `(`.", advice);
  } else if (cursor.isSymbol(",")) {
    cursor.fail("stray-comma", token, "A comma does not join conditions.", { hint: "Write && or ||." });
  } else {
    const hint = joinHint(token.text);
    cursor.fail("join", token, `&& or || is missing before \`${token.text}\`.`, { hint });
  }
}
