import { assertNever } from "@/lib/assert-never";
import { callFences, callForms, readLooseCalls } from "./call-forms";
import type { Found } from "./find-mark";
import { jsonEnd, markOutsideStrings } from "./json-end";
import { knownName, type Names, namedIn, readJsonCalls, type TextCall } from "./read-json-calls";

/** How the beginning of a text is read: undecided yet, text to be shown, or a block taken out of it. */
export type BlockResult =
  | { readonly type: "wait" }
  /** `fence`: it opens one that holds no call, and this closes it. */
  | { readonly type: "text"; readonly length: number; readonly fence?: string }
  | { readonly type: "taken"; readonly length: number; readonly calls: readonly TextCall[] };

export interface Reading {
  readonly names: Names;
  /** Nothing more will come. */
  readonly atEnd: boolean;
  /** Where the block stands. */
  readonly place: { readonly isLineBlank: boolean; readonly isQuoted: boolean };
}

/** Reads the block at the start of `text`. */
export function readBlock(text: string, found: Found, reading: Reading): BlockResult {
  switch (found.kind) {
    case "think-open":
      // In quotes it begins no thinking: all the rest of the answer would be lost with it.
      if (reading.place.isQuoted) return { type: "text", length: found.mark.length };
      return { type: "taken", length: found.mark.length, calls: [] };
    case "think-close":
    case "empty":
      return { type: "taken", length: found.mark.length, calls: [] };
    case "form":
      return readForm(text, found.mark, reading);
    case "fence":
      return readFence(text, reading);
    case "json":
      return readBareJson(text, reading);
    default:
      return assertNever(found.kind);
  }
}

function readForm(text: string, mark: string, { names, atEnd }: Reading): BlockResult {
  const form = callForms.find(({ open }) => open === mark);
  if (form === undefined) return { type: "text", length: mark.length };
  const start = text.slice(mark.length).trimStart();
  // Prose that only mentions the mark goes on at once.
  if (start !== "" && !beginsLikeCall(start, mark, names)) return { type: "text", length: mark.length };
  const end = form.end(text);
  if (end === null) return cutOff(text, atEnd, start !== "");
  return taken(end, form.read(text.slice(0, end), names));
}

/** JSON, a tag, or (the beginning of) a known name. */
function beginsLikeCall(start: string, mark: string, names: Names): boolean {
  if (/^[{[<]/u.test(start) || mark.endsWith("=")) return true;
  const word = /^["']?[\w.:-]*/u.exec(start)?.[0] ?? "";
  if (word === "") return false;
  const isWhole = word.length < start.length;
  if (isWhole && knownName(word, names) !== null) return true;
  const bare = word.replace(/^functions?[.:]/u, "").replace(/:\d*$/u, "");
  return [...names, "function"].some((name) =>
    isWhole ? name === bare : name.startsWith(bare) || bare.startsWith(name),
  );
}

function readFence(text: string, reading: Reading): BlockResult {
  const fence = /^(?:`+|~+)/u.exec(text)?.[0] ?? "";
  if (fence.length === text.length && !reading.atEnd) return { type: "wait" };
  if (fence.startsWith("~")) return { type: "text", length: fence.length, ...(reading.place.isLineBlank && { fence }) };
  const lineEnd = text.indexOf("\n");
  if (lineEnd < 0 && !reading.atEnd && text.length < 40) return { type: "wait" };
  const info = (lineEnd < 0 ? text : text.slice(0, lineEnd)).slice(fence.length).trim();
  if (lineEnd < 0 || !callFences.includes(info)) return { type: "text", length: fence.length, fence };
  return readFenced(text, { fence, length: lineEnd + 1 }, reading);
}

interface OpenFence {
  readonly fence: string;
  /** Its line, with the break. */
  readonly length: number;
}

function readFenced(text: string, opened: OpenFence, { names, atEnd }: Reading): BlockResult {
  const { fence, length } = opened;
  const body = text.slice(length);
  const first = /\S/u.exec(body)?.[0];
  if (first === undefined && !atEnd) return { type: "wait" };
  if (first === undefined || !/[{[<]/u.test(first)) return { type: "text", ...opened };
  const close = markOutsideStrings(text, fence, length);
  if (close === null) return cutOff(text, atEnd, namedIn(body, names) !== null, opened);
  return taken(close + fence.length, readLooseCalls(text.slice(length, close), names));
}

function readBareJson(text: string, { names, atEnd }: Reading): BlockResult {
  const inner = text.slice(1).trimStart()[0];
  if (inner === undefined && !atEnd) return { type: "wait" };
  // A list of calls begins with a record; anything else in brackets is Markdown.
  const expected = text.startsWith("[") ? "{" : '"';
  if (inner !== expected) return { type: "text", length: 1 };
  const end = jsonEnd(text, 0);
  if (end === null) return cutOff(text, atEnd, namedIn(text, names) !== null);
  return taken(end, readJsonCalls(text.slice(0, end), names));
}

/** A block without its end never runs; it is shown only when it was no call at all. */
function cutOff(
  text: string,
  atEnd: boolean,
  isCall: boolean,
  opened: { readonly length: number; readonly fence?: string } = { length: text.length },
): BlockResult {
  if (!atEnd) return { type: "wait" };
  return isCall ? { type: "taken", length: text.length, calls: [] } : { type: "text", ...opened };
}

function taken(length: number, calls: readonly TextCall[] | null): BlockResult {
  return calls === null ? { type: "text", length } : { type: "taken", length, calls };
}
