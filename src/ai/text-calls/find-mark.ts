import { greatest } from "@/lib/lists/whole-lists";
import { callForms, emptyMarks } from "./call-forms";

type MarkKind = "form" | "empty" | "fence" | "json" | "think-open" | "think-close";

/** A place where a call, a fence or a model's thinking may begin. */
export interface Found {
  readonly kind: MarkKind;
  readonly index: number;
  readonly mark: string;
}

const kinds: ReadonlyMap<string, MarkKind> = new Map<string, MarkKind>([
  ...callForms.map(({ open }) => [open, "form"] as const),
  ...emptyMarks.map((mark) => [mark, "empty"] as const),
  ["```", "fence"],
  ["~~~", "fence"],
  ["<think>", "think-open"],
  ["<thinking>", "think-open"],
  ["</think>", "think-close"],
  ["</thinking>", "think-close"],
]);

const marks = [...kinds.keys()];
const anyMark = new RegExp(marks.map(escaped).join("|"), "u");
const longestMark = greatest(marks.map(({ length }) => length));
const jsonAtLineStart = /(?:^|\n)[ \t]*[{[]/u;
const jsonOnNextLine = /\n[ \t]*[{[]/u;

/** The first mark of the text; JSON counts as one at the start of a line. */
export function findMark(isLineBlank: boolean, text: string): Found | null {
  const literal = anyMark.exec(text);
  const json = jsonPlace(isLineBlank, literal === null ? text : text.slice(0, literal.index + 1));
  if (literal !== null && (json === null || literal.index <= json)) {
    return { kind: kinds.get(literal[0]) ?? "form", index: literal.index, mark: literal[0] };
  }
  // "[" alone may become "[TOOL_CALLS]".
  if (json === null || isBeginning(text.slice(json, json + longestMark))) return null;
  return { kind: "json", index: json, mark: "" };
}

function jsonPlace(isLineBlank: boolean, text: string): number | null {
  const match = (isLineBlank ? jsonAtLineStart : jsonOnNextLine).exec(text);
  return match === null ? null : match.index + match[0].length - 1;
}

const firstLetters = new Set(marks.map((mark) => mark.charAt(0)));

/** How many characters at the end may be the beginning of a mark. */
export function heldBack(text: string, of: readonly string[] = marks): number {
  const last = text.length;
  for (let length = Math.min(last, 32); length > 0; length -= 1) {
    if (of === marks && !firstLetters.has(text.charAt(last - length))) continue;
    if (isBeginning(text.slice(last - length), of)) return length;
  }
  return 0;
}

function isBeginning(text: string, of: readonly string[] = marks): boolean {
  return of.some((mark) => mark.length > text.length && mark.startsWith(text));
}

function escaped(mark: string): string {
  return mark.replace(/[|[\]()*+?.^$\\{}]/gu, "\\$&");
}
