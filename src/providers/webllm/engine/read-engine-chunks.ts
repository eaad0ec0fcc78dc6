import type { FinishReason, ProviderPart, Usage } from "@/ai/port/provider-port";
import { isJsonObject } from "@/lib/json";

/** The port's parts of the engine's chunks: text, then why it ended, then what it took. */
export async function* readEngineChunks(chunks: AsyncIterable<unknown>): AsyncGenerator<ProviderPart> {
  let reason: FinishReason = "none";
  let usage: Usage | undefined;
  for await (const chunk of chunks) {
    if (!isJsonObject(chunk)) continue;
    usage = usageOf(chunk["usage"]) ?? usage;
    const { text, ended } = readChoice(chunk["choices"]);
    reason = ended ?? reason;
    if (text !== "") yield { type: "text-delta", text };
  }
  yield { type: "finish", reason, ...(usage === undefined ? {} : { usage }) };
}

function readChoice(choices: unknown): { readonly text: string; readonly ended?: FinishReason | undefined } {
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  if (!isJsonObject(choice)) return { text: "" };
  const { delta } = choice;
  const text = isJsonObject(delta) ? delta["content"] : undefined;
  return { text: typeof text === "string" ? text : "", ended: toReason(choice["finish_reason"]) };
}

function toReason(reason: unknown): FinishReason | undefined {
  return reason === "stop" || reason === "length" ? reason : undefined;
}

function usageOf(raw: unknown): Usage | undefined {
  if (!isJsonObject(raw)) return undefined;
  const { prompt_tokens: input, completion_tokens: output, extra } = raw;
  if (typeof input !== "number" || typeof output !== "number") return undefined;
  const speed = isJsonObject(extra) ? extra["decode_tokens_per_s"] : undefined;
  const isMeasured = typeof speed === "number" && Number.isFinite(speed) && speed > 0;
  return { inputTokens: input, outputTokens: output, ...(isMeasured ? { tokensPerSecond: speed } : {}) };
}
