import { commandCalled } from "@/commands/registry/command-called";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { tryJson } from "@/lib/try-json";

/** A call a model wrote as text. Ids are given to it later. */
export interface TextCall {
  readonly name: string;
  readonly input: JsonObject;
  /** Arguments that are no JSON object: such a call is not run. */
  readonly rawInput?: string;
}

export type Names = ReadonlySet<string>;

const nameKeys = ["name", "tool_name", "tool", "function", "recipient_name"];
const inputKeys = ["arguments", "parameters", "args", "input", "params"];
const wrapperKeys = ["tool_calls", "function_call", "function", "tool_call"];

/** The calls of a JSON text, or null when it is anything else: every part of it has to be a call of a known command. */
export function readJsonCalls(text: string, names: Names): readonly TextCall[] | null {
  const trimmed = text.trim();
  const value = parseJson(trimmed);
  if (value !== undefined) return toCalls(value, names);
  const name = namedIn(trimmed, names);
  return name === null ? null : [{ name, input: {}, rawInput: trimmed }];
}

/** A known command named where a call in JSON names its own; null when there is none. */
export function namedIn(text: string, names: Names): string | null {
  const match = /"(?:name|tool_name|tool|function|recipient_name)"\s*:\s*"([\w.-]+)"/u.exec(text);
  return match?.[1] === undefined ? null : knownName(match[1], names);
}

/** A command's name as models decorate it: `functions.findNodes`, `find_nodes:0`; of a single word ("Undo") only as it is. */
export function knownName(written: string, names: Names): string | null {
  const known = commandCalled(written, [...names]);
  if (known === undefined) return null;
  return /[A-Z]/u.test(known) || written.includes(known) ? known : null;
}

/** Arguments in JSON: an object, text that holds one, or nothing. */
export function toTextCall(name: string, given: unknown): TextCall {
  const value = typeof given === "string" && given.trim() !== "" ? parseJson(given) : given;
  if (value === "" || value === null || (value === undefined && given === undefined)) return { name, input: {} };
  if (isJsonObject(value)) return { name, input: value };
  return { name, input: {}, rawInput: typeof given === "string" ? given : JSON.stringify(given) };
}

function toCalls(value: JsonValue, names: Names): readonly TextCall[] | null {
  if (Array.isArray(value)) return allCalls(value, names);
  if (!isJsonObject(value)) return null;
  const written = nameKeys.map((key) => value[key]).find((part) => typeof part === "string");
  const name = typeof written === "string" ? knownName(written, names) : null;
  if (name !== null) {
    const key = inputKeys.find((candidate) => value[candidate] !== undefined);
    return [toTextCall(name, key === undefined ? undefined : value[key])];
  }
  const inner = wrapperKeys.map((key) => value[key]).find((part) => typeof part === "object" && part !== null);
  return inner === undefined ? null : toCalls(inner, names);
}

function allCalls(list: readonly JsonValue[], names: Names): readonly TextCall[] | null {
  const calls = list.map((item) => toCalls(item, names));
  return calls.length === 0 || calls.includes(null) ? null : calls.flatMap((call) => call ?? []);
}

/** JSON.parse gives nothing but JSON. */
function parseJson(text: string): JsonValue | undefined {
  return tryJson(text) as JsonValue | undefined;
}

/** A value between tags: JSON where it is a number, a truth value, a list or a record, else the text itself. */
export function toTagValue(text: string): JsonValue {
  const trimmed = text.trim();
  const value = /^(?:[-\d[{]|true$|false$|null$)/u.test(trimmed) ? parseJson(trimmed) : undefined;
  return value ?? (trimmed === "null" ? null : text.replace(/^\r?\n|\r?\n$/gu, ""));
}
