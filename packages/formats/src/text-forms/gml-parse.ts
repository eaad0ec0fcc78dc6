import type { ReadFault } from "../fault-texts";

/** A key is such a word too; a word without quotes is its text. */
const TOKEN = /(\[|\]|"[^"]*"|[^\s[\]"]+|$)/y;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
/** One after the other: a pattern that repeats a group runs out of the engine's stack in a long file. */
const SPACE = /\s+|#[^\n]*(?:\n|$)/y;
const MAX_DEPTH = 50;

/** Keys in their order: the same key may stand many times. */
export type Entries = readonly (readonly [string, GmlValue])[];
export type GmlValue = string | number | { readonly list: Entries };

export function listsIn(entries: Entries, key: string): readonly Entries[] {
  return entries.flatMap(([name, value]) => (name === key && typeof value === "object" ? [value.list] : []));
}

export function listIn(entries: Entries, key: string): Entries | undefined {
  return listsIn(entries, key)[0];
}

export function valueIn(entries: Entries, key: string): string | number | undefined {
  const value = entries.find(([name]) => name === key)?.[1];
  return typeof value === "object" ? undefined : value;
}

type ParsedGml =
  | { readonly success: true; readonly entries: Entries }
  | { readonly success: false; readonly line: number; readonly reason: ReadFault };

interface Cursor {
  position: number;
}
type Step<T> = { readonly success: true; readonly value: T } | { readonly success: false; readonly reason: ReadFault };

export function parseGml(text: string): ParsedGml {
  const cursor = { position: 0 };
  const read = readList(text, cursor, 0);
  if (read.success) return { success: true, entries: read.value };
  return { success: false, line: text.slice(0, cursor.position).split("\n").length, reason: read.reason };
}

/** Keys with their values up to the list's end. The cursor stands where reading stopped. */
function readList(text: string, cursor: Cursor, depth: number): Step<Entries> {
  if (depth > MAX_DEPTH) return { success: false, reason: { id: "deepLists", with: { count: MAX_DEPTH } } };
  const entries: (readonly [string, GmlValue])[] = [];
  for (;;) {
    const key = nextToken(text, cursor);
    if (key === (depth > 0 ? "]" : "")) return { success: true, value: entries };
    if (key === undefined || !/^[A-Za-z_]/.test(key)) return { success: false, reason: keyFault(key) };
    const value = readValue(text, cursor, { key, depth });
    if (!value.success) return value;
    entries.push([key, value.value]);
  }
}

function readValue(
  text: string,
  cursor: Cursor,
  { key, depth }: { readonly key: string; readonly depth: number },
): Step<GmlValue> {
  const token = nextToken(text, cursor) ?? "";
  if (token === "[") {
    const inner = readList(text, cursor, depth + 1);
    return inner.success ? { success: true, value: { list: inner.value } } : inner;
  }
  if (token.startsWith('"')) return { success: true, value: unescapeText(token.slice(1, -1)) };
  if (token === "" || token === "]") return { success: false, reason: { id: "noValue", with: { key } } };
  const value = NUMBER.test(token) ? Number(token) : Number.NaN;
  if (!Number.isFinite(value)) return { success: true, value: token };
  // An id that a number could not hold stays as it is written.
  return {
    success: true,
    value: Number.isInteger(value) && !Number.isSafeInteger(value) && /^[-+]?\d+$/.test(token) ? token : value,
  };
}

/** "" at the end; undefined where a sign stands that begins nothing. */
function nextToken(text: string, cursor: Cursor): string | undefined {
  let start = cursor.position;
  SPACE.lastIndex = start;
  while (SPACE.test(text)) start = SPACE.lastIndex;
  TOKEN.lastIndex = start;
  const token = TOKEN.exec(text)?.[1];
  if (token !== undefined) cursor.position = TOKEN.lastIndex;
  return token;
}

function keyFault(token: string | undefined): ReadFault {
  if (token === undefined) return { id: "strangeSign" };
  if (token === "]") return { id: "strayBracket" };
  return token === "" ? { id: "missing", with: { sign: "]" } } : { id: "noName", with: { found: token } };
}

const NAMED: Readonly<Record<string, string>> = { quot: '"', amp: "&", lt: "<", gt: ">", apos: "'" };

function unescapeText(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|(\w+));/gu, (whole, code, name) => {
    if (code !== undefined && Number(code) <= 0x10ffff) return String.fromCodePoint(Number(code));
    return NAMED[String(name)] ?? String(whole);
  });
}
