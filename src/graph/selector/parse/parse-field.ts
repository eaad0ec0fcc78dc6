import type { Field } from "@/graph/selector/selector-types";
import type { TokenCursor } from "./token-cursor";
import type { Token } from "./tokenize-selector";

type Origin = Pick<Field, "of" | "end">;
const BARE: Origin = { of: "bare" };

/** Whether a field may begin at the next token. */
export function startsField(cursor: TokenCursor): boolean {
  return cursor.peek().kind === "name" || cursor.isSymbol("@") || isBracketName(cursor);
}

/** Reads `age`, `address.city`, `data.x`, `source.x`, `["odd name"]`, `@degree` (the computed field). */
export function parseField(cursor: TokenCursor): Field {
  const origin = readOrigin(cursor);
  const segments = [readSegment(cursor)];
  while (continuesPath(cursor)) segments.push(readSegment(cursor));
  return { ...origin, name: segments.join(".") };
}

/** The quoted or plain name as one field, such as the `'email'` of `exists('email')`. */
export function fieldNamed(name: string): Field {
  return { ...BARE, name };
}

function readOrigin(cursor: TokenCursor): Origin {
  // `@.x` is how JMESPath writes x of the element itself.
  if (cursor.isSymbol("@") && cursor.isSymbol(".", 1)) {
    cursor.next();
    cursor.next();
  }
  const end = readEnd(cursor);
  if (cursor.take("@")) return { of: "computed", ...end };
  if (!isPrefix(cursor, "data")) return { ...BARE, ...end };
  takePrefix(cursor);
  return { of: "attribute", ...end };
}

function readEnd(cursor: TokenCursor): Pick<Field, "end"> {
  for (const end of ["source", "target"] as const) {
    if (isPrefix(cursor, end)) {
      takePrefix(cursor);
      return { end };
    }
  }
  return {};
}

function isPrefix(cursor: TokenCursor, word: string): boolean {
  const token = cursor.peek();
  return token.kind === "name" && token.text === word && (cursor.isSymbol(".", 1) || isBracketName(cursor, 1));
}

function takePrefix(cursor: TokenCursor): void {
  cursor.next();
  cursor.take(".");
}

function isBracketName(cursor: TokenCursor, ahead = 0): boolean {
  return cursor.isSymbol("[", ahead) && isText(cursor.peek(ahead + 1)) && cursor.isSymbol("]", ahead + 2);
}

function isText(token: Token): boolean {
  return token.kind === "value" && typeof token.value === "string";
}

/** Whether another segment follows; steps over the dot before it. A method such as `.contains(` is none. */
function continuesPath(cursor: TokenCursor): boolean {
  if (isBracketName(cursor)) return true;
  if (!cursor.isSymbol(".") || cursor.isSymbol("(", 2)) return false;
  cursor.next();
  return true;
}

function readSegment(cursor: TokenCursor): string {
  if (isBracketName(cursor)) {
    cursor.next();
    const token = cursor.next();
    cursor.next();
    return token.kind === "value" ? String(token.value) : "";
  }
  const token = cursor.peek();
  if (token.kind === "name") return cursor.next().text;
  cursor.fail("attribute", token, "An attribute name is missing.", {
    hint: "Write a name; an odd one in brackets and quotes.",
  });
  return "";
}
