import { jsonEnd, markOutsideStrings } from "./json-end";
import { knownName, type Names, readJsonCalls, type TextCall, toTagValue, toTextCall } from "./read-json-calls";

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

/** What is in such a fence, or bare at the start of a line: nothing but a call. */
export function readLooseCalls(text: string, names: Names): readonly TextCall[] | null {
  const trimmed = text.trim();
  const form = callForms.find(({ open }) => trimmed.startsWith(open));
  if (form === undefined) return readJsonCalls(trimmed, names);
  return form.end(trimmed) === trimmed.length ? form.read(trimmed, names) : null;
}

/** The calls between a pair of marks, in any of the ways model families write them there; null when it is none. */
function readTagCalls(body: string, names: Names): readonly TextCall[] | null {
  const text = body.trim();
  if (/^[{[]/u.test(text)) return readJsonCalls(text, names);
  if (text.startsWith("<function=")) return readFunctionTags(text, names);
  if (text.startsWith("<invoke")) return readInvokeTags(text, names);
  return readNamedArguments(text, names);
}

/** `<function=name>{…}</function>`, or with `<parameter=key>value</parameter>` inside (Llama 3, Qwen coder). */
function readFunctionTags(text: string, names: Names): readonly TextCall[] | null {
  const calls = [...text.matchAll(/<function=([^>]+)>([\s\S]*?)<\/function>/gu)].map(([, written = "", body = ""]) => {
    const name = knownName(written.replaceAll('"', ""), names);
    if (name === null) return null;
    const parameters = [...body.matchAll(/<parameter=([^>]+)>([\s\S]*?)<\/parameter>/gu)];
    return parameters.length === 0 ? toTextCall(name, body.trim()) : fromPairs(name, parameters);
  });
  return whole(calls);
}

/** `<invoke name="…"><parameter name="key">value</parameter></invoke>` (MiniMax and others). */
function readInvokeTags(text: string, names: Names): readonly TextCall[] | null {
  const tags = [...text.matchAll(/<invoke\s+name="([^"]+)"\s*>([\s\S]*?)<\/invoke>/gu)];
  const calls = tags.map(([, written = "", body = ""]) => {
    const name = knownName(written, names);
    const pairs = body.matchAll(/<parameter\s+name="([^"]+)"[^>]*>([\s\S]*?)<\/parameter>/gu);
    return name === null ? null : fromPairs(name, [...pairs]);
  });
  return whole(calls);
}

/**
 * A name and its arguments: `name{…}`, `name[ARGS]{…}` (Mistral), `name<sep>{…}` with DeepSeek's or Kimi's mark and
 * perhaps a fence around the JSON, or `name` with `<arg_key>`/`<arg_value>` pairs (GLM).
 */
function readNamedArguments(text: string, names: Names): readonly TextCall[] | null {
  const match = /^(?:function<｜tool▁sep｜>)?([\w.:-]+)\s*([\s\S]*)$/u.exec(text);
  const name = knownName(match?.[1] ?? "", names);
  if (name === null) return null;
  const rest = match?.[2] ?? "";
  const pairs = [...rest.matchAll(/<arg_key>([\s\S]*?)<\/arg_key>\s*<arg_value>([\s\S]*?)<\/arg_value>/gu)];
  if (pairs.length > 0) return [fromPairs(name, pairs)];
  const bare = rest
    .replace(/^(?:\[CALL_ID\][\w-]*)?(?:\[ARGS\])?/u, "")
    .replace(/^(?:<｜tool▁sep｜>|<\|tool_call_argument_begin\|>)/u, "")
    .replace(/^\s*```(?:json)?|```\s*$/gu, "");
  return [toTextCall(name, bare.trim())];
}

function fromPairs(name: string, pairs: readonly RegExpMatchArray[]): TextCall {
  return { name, input: Object.fromEntries(pairs.map(([, key = "", value = ""]) => [key.trim(), toTagValue(value)])) };
}

function whole(calls: readonly (TextCall | null)[]): readonly TextCall[] | null {
  return calls.length === 0 || calls.includes(null) ? null : calls.flatMap((call) => call ?? []);
}
