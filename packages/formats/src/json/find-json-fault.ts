import type { ReadFault } from "../fault-texts";

export interface JsonFault {
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly reason: ReadFault;
}

type State = "value" | "first-item" | "key" | "first-key" | "colon" | "after-item" | "after-member" | "end";
type Kind = "string" | "scalar" | "{" | "}" | "[" | "]" | "," | ":" | "other";

/** What may follow in each state, and the state it leads to; "done" = a whole value. */
const STEPS: Readonly<Record<State, Partial<Record<Kind, State | "done">>>> = {
  value: { string: "done", scalar: "done", "{": "first-key", "[": "first-item" },
  "first-item": { string: "done", scalar: "done", "{": "first-key", "[": "first-item", "]": "done" },
  key: { string: "colon" },
  "first-key": { string: "colon", "}": "done" },
  colon: { ":": "value" },
  "after-item": { ",": "value", "]": "done" },
  "after-member": { ",": "key", "}": "done" },
  end: {},
};
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;
const SPACE = /[ \t\r\n]*/y;
const SIGNS: readonly Kind[] = ["{", "}", "[", "]", ",", ":"];

/**
 * Where a text that `JSON.parse` refused stops being JSON: engines word it differently, and some give no place.
 * One pass, without recursion.
 */
export function findJsonFault(text: string): JsonFault {
  const open: ("{" | "[")[] = [];
  let state: State = "value";
  let position = endOf(SPACE, text, 0);
  while (position < text.length) {
    const { kind, end } = readToken(text, position);
    const next: State | "done" | undefined = STEPS[state][kind];
    if (next === undefined)
      return faultAt(text, position, {
        id: "jsonSign",
        with: { sign: shown(text, position), place: { id: `json-${state}` } },
      });
    if (kind === "{" || kind === "[") open.push(kind);
    if (kind === "}" || kind === "]") open.pop();
    state = next === "done" ? afterValue(open.at(-1)) : next;
    position = endOf(SPACE, text, end);
  }
  return faultAt(text, text.length, { id: open.at(-1) === "[" ? "json-in-list" : "json-in-record" });
}

function readToken(text: string, position: number): { readonly kind: Kind; readonly end: number } {
  const sign = SIGNS.find((one) => one === text.charAt(position));
  if (sign) return { kind: sign, end: position + 1 };
  const string = endOfText(text, position);
  if (string > position) return { kind: "string", end: string };
  const scalar = endOf(SCALAR, text, position);
  return { kind: scalar > position ? "scalar" : "other", end: Math.max(scalar, position + 1) };
}

function afterValue(open: "{" | "[" | undefined): State {
  if (open === undefined) return "end";
  return open === "[" ? "after-item" : "after-member";
}

function shown(text: string, position: number): ReadFault | string {
  const sign = text.charAt(position);
  if (sign === '"' && endOfText(text, position) === position) return { id: "jsonOpenText" };
  return sign < " " ? { id: "jsonControl" } : `\`${sign}\``;
}

function faultAt(text: string, position: number, reason: ReadFault): JsonFault {
  const before = text.slice(0, position);
  return { line: before.split("\n").length, column: position - before.lastIndexOf("\n"), reason };
}

/** Sign by sign: a pattern that repeats a choice runs out of the engine's stack on a long text. */
function endOfText(text: string, position: number): number {
  if (text.charAt(position) !== '"') return position;
  for (let at = position + 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') return at + 1;
    const end = sign === "\\" ? endOf(ESCAPE, text, at) : at + 1;
    if (sign < " " || end === at) return position;
    at = end - 1;
  }
  return position;
}

function endOf(pattern: RegExp, text: string, position: number): number {
  pattern.lastIndex = position;
  return pattern.test(text) ? pattern.lastIndex : position;
}
