import type { Advice, ParseFailure, Repair, SelectorFault } from "@/graph/selector/selector-types";
import { NAME_PATTERN, TAIL_NAME_PATTERN } from "@/graph/selector/selector-words";
import type { JsonValue } from "@/lib/json";
import { isTooDeep } from "./nesting";

/** `text` is the source of the token; offsets are in UTF-16 units. */
export type Token =
  | { readonly kind: "name" | "symbol" | "set" | "end"; readonly text: string; readonly start: number }
  | { readonly kind: "value"; readonly text: string; readonly start: number; readonly value: JsonValue };

export type Place = Pick<Token, "text" | "start">;

export function failureAt(
  fault: SelectorFault,
  { text, start }: Place,
  message: string,
  advice: Advice = {},
): ParseFailure {
  return { success: false, message, position: start, ...advice, reason: { why: "selector", fault, text } };
}

/** `text` in place of a token; `to`: and of all up to the end of that one. */
export function instead({ start, text: old }: Place, text: string, to: Place = { start, text: old }): Repair {
  return { from: start, to: to.start + to.text.length, text };
}

type Reading = { readonly token: Token; readonly end: number } | { readonly failure: ParseFailure };

const SYMBOLS = /===|!==|==|!=|<>|<=|>=|&&|\|\||[()[\],.&|!=<>?*@$≤≥≠]/y;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y;
const CLOSING: ReadonlyMap<string, string> = new Map([
  ["'", "'"],
  ['"', '"'],
  ["‘", "’"],
  ["“", "”"],
  ["„", "“”"],
]);
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["t", "\t"],
  ["r", "\r"],
  ["b", "\b"],
  ["f", "\f"],
  ["/", "/"],
  ["\\", "\\"],
  ["'", "'"],
  ['"', '"'],
  ["’", "’"],
  ["”", "”"],
]);

/** Cuts a selector into tokens; the last one is always `end`. */
export function tokenizeSelector(
  text: string,
): { readonly tokens: readonly Token[] } | { readonly failure: ParseFailure } {
  const tokens: Token[] = [];
  let position = 0;
  while (position < text.length) {
    if (/\s/.test(text.charAt(position))) {
      position += 1;
      continue;
    }
    const reading = readToken(text, position, tokens.at(-1));
    if ("failure" in reading) return reading;
    tokens.push(reading.token);
    position = reading.end;
  }
  tokens.push({ kind: "end", text: "", start: text.length });
  return { tokens };
}

function readToken(text: string, start: number, before: Token | undefined): Reading {
  const sign = text.charAt(start);
  if (CLOSING.has(sign)) return readQuoted(text, start);
  if (sign === "`") return readJson(text, start);
  if (sign === "$") return readSet(text, start);
  const glued = before !== undefined && before.start + before.text.length === start ? before : undefined;
  const name = match(isSign(glued, ".", "@") ? TAIL_NAME_PATTERN : NAME_PATTERN, text, start);
  if (name) return found("name", name, start);
  const isPathDot = sign === "." && (glued?.kind === "name" || isSign(glued, "]"));
  const number = isPathDot ? undefined : match(NUMBER, text, start);
  if (number) return readNumber(text, start, number);
  const symbol = match(SYMBOLS, text, start);
  if (symbol) return found("symbol", symbol, start);
  const at = { text: sign, start };
  return { failure: failureAt("sign", at, `\`${sign}\` has no meaning here.`, adviceForSign(text, start)) };
}

function isSign(token: Token | undefined, ...signs: readonly string[]): boolean {
  return token?.kind === "symbol" && signs.includes(token.text);
}

/** `type:cat` and `name ~ 'x'`, as other tools have it. */
function adviceForSign(text: string, start: number): Advice {
  const sign = text.charAt(start);
  const at = { text: sign, start };
  if (sign === "{" || sign === "}") return {};
  if (sign === "~") return { hint: "Compare texts with contains.", repairs: [instead(at, " contains ")] };
  if (sign !== ":") return { hint: "Put a text in quotes and an odd attribute name in brackets and quotes." };
  const [all, space = "", word = ""] = /^:(\s*)([\p{L}_][\p{L}\p{N}_-]*)?/u.exec(text.slice(start)) ?? [":"];
  const value = word === "" ? space : ` '${word}'`;
  return { hint: "Compare with ==.", repairs: [instead({ text: all, start }, ` ==${value}`)] };
}

function readNumber(text: string, start: number, number: string): Reading {
  const end = start + number.length;
  const glued = match(TAIL_NAME_PATTERN, text, end);
  if (!glued) return { token: { kind: "value", text: number, start, value: Number(number) }, end };
  const word = number + glued;
  const message = `\`${word}\` is neither a number nor a name.`;
  const at = { text: word, start };
  const hint = "Put a text in quotes and an odd attribute name in brackets and quotes.";
  return { failure: failureAt("number", at, message, { hint, repairs: [instead(at, `'${word}'`)] }) };
}

function readSet(text: string, start: number): Reading {
  const name = match(TAIL_NAME_PATTERN, text, start + 1);
  return name ? found("set", `$${name}`, start) : found("symbol", "$", start);
}

function readJson(text: string, start: number): Reading {
  const close = text.indexOf("`", start + 1);
  if (close < 0) return { failure: unclosed(text, start, "`") };
  const source = text.slice(start + 1, close);
  const value = parseJson(source);
  if (value === undefined || isTooDeep(value)) {
    const shown = text.slice(start, Math.min(close + 1, start + 60));
    const hint = "Write a text in single quotes.";
    return { failure: failureAt("json", { text: shown, start }, `${shown} is not JSON.`, { hint }) };
  }
  return { token: { kind: "value", text: text.slice(start, close + 1), start, value }, end: close + 1 };
}

/** A plain word in back quotes is that word: some dialects write texts or columns so. */
function parseJson(source: string): JsonValue | undefined {
  const word = match(NAME_PATTERN, source, 0);
  try {
    const value: JsonValue = JSON.parse(source);
    return value;
  } catch {
    return word === source ? source : undefined;
  }
}

function readQuoted(text: string, start: number): Reading {
  const closing = CLOSING.get(text.charAt(start)) ?? "'";
  let value = "";
  let position = start + 1;
  while (position < text.length) {
    const sign = text.charAt(position);
    if (sign === "\\" && position + 1 < text.length) {
      const escaped = readEscape(text, position);
      value += escaped.value;
      position = escaped.end;
    } else if (!closing.includes(sign)) {
      value += sign;
      position += 1;
    } else if (text.charAt(position + 1) === sign) {
      value += sign;
      position += 2;
    } else {
      const end = position + 1;
      return { token: { kind: "value", text: text.slice(start, end), start, value }, end };
    }
  }
  return { failure: unclosed(text, start, closing.charAt(0)) };
}

function readEscape(text: string, start: number): { readonly value: string; readonly end: number } {
  const code = text.charAt(start + 1);
  const hex = code === "u" ? text.slice(start + 2, start + 6) : "";
  if (/^[0-9a-f]{4}$/i.test(hex)) return { value: String.fromCharCode(Number.parseInt(hex, 16)), end: start + 6 };
  return { value: ESCAPES.get(code) ?? `\\${code}`, end: start + 2 };
}

function unclosed(text: string, start: number, quote: string): ParseFailure {
  const end = text.trimEnd().length;
  const open = text.charAt(start);
  const advice = { hint: `Close it with ${quote}.`, repairs: [{ from: end, to: text.length, text: quote }] };
  return failureAt("open-quote", { text: open, start }, `The quote ${open} is not closed.`, advice);
}

function found(kind: "name" | "symbol" | "set", text: string, start: number): Reading {
  return { token: { kind, text, start }, end: start + text.length };
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
