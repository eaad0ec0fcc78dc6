import { jsonEnd, markOutsideStrings } from "./json-end";
import { type Names, readJsonCalls, type TextCall } from "./read-json-calls";
import { readFunctionTags, readInvokeTags, readTagCalls } from "./read-tag-calls";

/** One way to write calls as text, found by the mark it opens with. */
export interface CallForm {
  readonly open: string;
  /** Place after the block in a text that begins with `open`; null while it is not whole. */
  readonly end: (text: string) => number | null;
  readonly read: (block: string, names: Names) => readonly TextCall[] | null;
}

function between(open: string, close: string): CallForm {
  return {
    open,
    end: (text) => closeAfter(text, open.length, close),
    read: (block, names) => readTagCalls(block.slice(open.length, -close.length), names),
  };
}

/** The close mark counts only outside the JSON's texts, where it may stand as data. */
function closeAfter(text: string, from: number, close: string): number | null {
  const isJson = /^\s*[{[]/u.test(text.slice(from, from + 40));
  const place = isJson ? markOutsideStrings(text, close, from) : text.indexOf(close, from);
  return place === null || place < 0 ? null : place + close.length;
}

/** Without a close mark: the block is the JSON that follows, with a name before it perhaps. */
function jsonAfter(open: string): CallForm {
  return {
    open,
    end(text) {
      const start = text.slice(open.length).search(/[{[](?!ARGS\]|CALL_ID\])/u);
      return start < 0 ? null : jsonEnd(text, open.length + start);
    },
    read: (block, names) => readTagCalls(block.slice(open.length), names),
  };
}

/** Model families and what they write when a server does not read it for them. */
export const callForms: readonly CallForm[] = [
  // Hermes, Qwen, GLM, Granite
  between("<tool_call>", "</tool_call>"),
  between("<function_call>", "</function_call>"),
  // Qwen 2.5 coder
  between("<tools>", "</tools>"),
  // Llama 3
  { open: "<function=", end: (text) => closeAfter(text, 0, "</function>"), read: readFunctionTags },
  { open: "<invoke name=", end: (text) => closeAfter(text, 0, "</invoke>"), read: readInvokeTags },
  jsonAfter("<|python_tag|>"),
  // Mistral
  jsonAfter("[TOOL_CALLS]"),
  // Phi, Granite
  between("<|tool_call|>", "<|/tool_call|>"),
  jsonAfter("functools"),
  // DeepSeek
  between("<｜tool▁call▁begin｜>", "<｜tool▁call▁end｜>"),
  // Kimi
  between("<|tool_call_begin|>", "<|tool_call_end|>"),
  // Command R
  between("<|START_ACTION|>", "<|END_ACTION|>"),
];

/** Marks around calls that say nothing themselves. */
export const emptyMarks: readonly string[] = [
  "<｜tool▁calls▁begin｜>",
  "<｜tool▁calls▁end｜>",
  "<|tool_calls_section_begin|>",
  "<|tool_calls_section_end|>",
  "<tool_calls>",
  "</tool_calls>",
  "<|eom_id|>",
  "<|eot_id|>",
  "<|im_end|>",
];

/** Info words of a code fence that may hold a call. */
export const callFences: readonly string[] = ["", "json", "tool_call", "tool_calls", "tool", "tool_code", "xml"];

/** What stands in such a fence, or bare at the start of a line: nothing but a call. */
export function readLooseCalls(text: string, names: Names): readonly TextCall[] | null {
  const trimmed = text.trim();
  const form = callForms.find(({ open }) => trimmed.startsWith(open));
  if (form === undefined) return readJsonCalls(trimmed, names);
  return form.end(trimmed) === trimmed.length ? form.read(trimmed, names) : null;
}
