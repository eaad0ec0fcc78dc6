import { printValue } from "@/graph/selector/print-field";
import { constantOf } from "@/graph/selector/selector-words";
import type { JsonValue } from "@/lib/json";
import type { TokenCursor } from "./token-cursor";
import { instead, type Token } from "./tokenize-selector";

/** Whether a literal value begins at the next token. */
export function startsValue(cursor: TokenCursor): boolean {
  const token = cursor.peek();
  if (token.kind === "value") return true;
  if (token.kind === "name") return constantOf(token.text) !== undefined && !cursor.isSymbol(".", 1);
  return cursor.isSymbol("[");
}

/** Whether `true`, `null` or the like stands next, where a field of that name could. */
export function startsConstant(cursor: TokenCursor): boolean {
  return cursor.peek().kind === "name" && startsValue(cursor);
}

/** Reads a text, number, constant, list or back-quoted JSON. */
export function parseValue(cursor: TokenCursor): JsonValue {
  const token = cursor.peek();
  if (token.kind === "value") {
    cursor.next();
    return token.value;
  }
  if (cursor.isSymbol("[")) return parseList(cursor, "]");
  const constant = token.kind === "name" ? constantOf(token.text) : undefined;
  if (constant !== undefined) {
    cursor.next();
    return constant;
  }
  if (token.kind === "name")
    cursor.fail("quotes", token, `${token.text} is not a value.`, {
      hint: "Put a text in quotes.",
      repairs: [instead(token, printValue(token.text))],
    });
  else {
    const hint = "Write a text in quotes, a number, true, false or null.";
    cursor.fail("value", token, "A value is missing.", { hint });
  }
  return null;
}

/** Reads `[a, b]` or `(a, b)`, the opening sign included. */
export function parseList(cursor: TokenCursor, close: "]" | ")"): readonly JsonValue[] {
  return cursor.nested<readonly JsonValue[]>(() => {
    const open = cursor.next();
    const values: JsonValue[] = [];
    while (cursor.peek().kind !== "end" && !cursor.isSymbol(close)) {
      values.push(parseValue(cursor));
      if (!cursor.take(",") && !cursor.isSymbol(close)) break;
    }
    if (!cursor.take(close)) refuseOpenList(cursor, open, close);
    return values;
  }, []);
}

function refuseOpenList(cursor: TokenCursor, open: Token, close: string): void {
  const at = cursor.peek();
  if (at.kind === "end") {
    const advice = { hint: `Close it with ${close}.`, repairs: [instead(at, close)] };
    cursor.fail("open-list", open, "The list is not closed.", advice);
  } else {
    const advice = { hint: "A list is values in brackets, with commas.", repairs: [instead(at, `, ${at.text}`)] };
    cursor.fail("comma", at, "A comma is missing in the list.", advice);
  }
}
