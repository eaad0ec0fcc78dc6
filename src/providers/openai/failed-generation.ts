import type { ProviderPart } from "@/ai/port/provider-port";
import { createTextCallReader } from "@/ai/text-calls/text-call-reader";
import { commandCalled } from "@/commands/registry/command-called";
import { isTooDeep } from "@/graph/selector/parse/nesting";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { tryJson } from "@/lib/try-json";

/** What the model wrote, where the endpoint refused to read it as a call; null for any other error. */
export function failedGeneration(error: unknown): string | null {
  const body = typeof error === "object" && error !== null && "error" in error ? error.error : undefined;
  if (!isJsonObject(body) || body["code"] !== "tool_use_failed") return null;
  const text = body["failed_generation"];
  return typeof text === "string" ? text : "";
}

/**
 * An answer whose refused calls are read after all; the refusal may come in place of the answer or in the middle of its stream.
 * What cannot be read is refused as before.
 */
export async function recovered(
  send: () => Promise<AsyncIterable<ProviderPart>>,
  toolNames: readonly string[],
): Promise<AsyncIterable<ProviderPart>> {
  const read = (error: unknown): readonly ProviderPart[] => {
    const text = failedGeneration(error);
    const parts = text === null ? null : readFailedGeneration(text, toolNames);
    if (parts === null) throw error;
    return parts;
  };
  try {
    return withRecovery(await send(), read);
  } catch (error) {
    return fromList(read(error));
  }
}

async function* fromList(parts: readonly ProviderPart[]): AsyncGenerator<ProviderPart> {
  yield* parts;
}

async function* withRecovery(
  parts: AsyncIterable<ProviderPart>,
  read: (error: unknown) => readonly ProviderPart[],
): AsyncGenerator<ProviderPart> {
  try {
    yield* parts;
  } catch (error) {
    yield* read(error);
  }
}

/** The calls in it, as parts of an answer; null where none of the tools is called in a form that can be read. */
function readFailedGeneration(text: string, toolNames: readonly string[]): readonly ProviderPart[] | null {
  const reader = createTextCallReader(toolNames);
  const said = reader.push(text).visible;
  const { visible, calls } = reader.end();
  const found = calls.length > 0 ? calls : looseCall(text, toolNames);
  if (found.length === 0) return null;
  const words = calls.length > 0 ? said + visible : "";
  return [
    ...(words.trim() === "" ? [] : [{ type: "text-delta" as const, text: words }]),
    ...found.map((call) => ({ type: "tool-call" as const, call: { id: "", ...call }, written: text })),
    { type: "finish", reason: "tool-calls" },
  ];
}

/** `findNodes{"selector": "*"}</function>`: the opening mark went lost. */
function looseCall(text: string, toolNames: readonly string[]): readonly { name: string; input: JsonObject }[] {
  const match = /^\W{0,3}([a-zA-Z0-9_-]{1,64})\s*>?\s*(\{[\s\S]*\})/u.exec(text.trim());
  const [, name = "", body = ""] = match ?? [];
  const input = tryJson(body);
  const called = commandCalled(name, toolNames);
  return called !== undefined && isJsonObject(input) && !isTooDeep(input) ? [{ name: called, input }] : [];
}
