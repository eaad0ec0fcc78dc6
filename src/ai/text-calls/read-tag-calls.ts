import { knownName, type Names, readJsonCalls, type TextCall, toTagValue, toTextCall } from "./read-json-calls";

/** The calls between a pair of marks, in any of the ways model families write them there; null when it is none. */
export function readTagCalls(body: string, names: Names): readonly TextCall[] | null {
  const text = body.trim();
  if (/^[{[]/u.test(text)) return readJsonCalls(text, names);
  if (text.startsWith("<function=")) return readFunctionTags(text, names);
  if (text.startsWith("<invoke")) return readInvokeTags(text, names);
  return readNamedArguments(text, names);
}

/** `<function=name>{…}</function>`, or with `<parameter=key>value</parameter>` inside (Llama 3, Qwen coder). */
export function readFunctionTags(text: string, names: Names): readonly TextCall[] | null {
  const calls = [...text.matchAll(/<function=([^>]+)>([\s\S]*?)<\/function>/gu)].map(([, written = "", body = ""]) => {
    const name = knownName(written.replaceAll('"', ""), names);
    if (name === null) return null;
    const parameters = [...body.matchAll(/<parameter=([^>]+)>([\s\S]*?)<\/parameter>/gu)];
    return parameters.length === 0 ? toTextCall(name, body.trim()) : fromPairs(name, parameters);
  });
  return whole(calls);
}

/** `<invoke name="…"><parameter name="key">value</parameter></invoke>` (MiniMax and others). */
export function readInvokeTags(text: string, names: Names): readonly TextCall[] | null {
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
