import { blocksOf, idsOf, isRecord, type Wire } from "./wire-reading";

/** `refusedSigns`: what is known of signatures, which only the API itself can check. */
export function refusedThinking(
  messages: readonly unknown[],
  body: Wire,
  refusedSigns: (body: Wire) => string | undefined,
): string | undefined {
  return refusedForm(body) ?? refusedSigns(body) ?? refusedBeginning(messages, body["thinking"]);
}

/** Models from 4.6 on think by effort, older ones by a number of tokens. */
function refusedForm(body: Wire): string | undefined {
  const { thinking } = body;
  if (!isRecord(thinking)) return undefined;
  const isNew = !/-4-5|test/.test(String(body["model"]));
  if (thinking["type"] === "enabled") return refusedBudget(body, thinking, isNew);
  const off = refusedOff(String(body["model"]), thinking["type"]);
  if (off) return off;
  return thinking["type"] === "adaptive" && !isNew ? "adaptive thinking is not supported on this model" : undefined;
}

function refusedBudget(body: Wire, thinking: Wire, isNew: boolean): string | undefined {
  if (isNew) return unsupported("enabled");
  const budget = Number(thinking["budget_tokens"]);
  if (!(budget >= 1024)) return "thinking.enabled.budget_tokens: Input should be greater than or equal to 1024";
  if (budget >= Number(body["max_tokens"])) return "`max_tokens` must be greater than `thinking.budget_tokens`.";
  return body["temperature"] === undefined ? undefined : "`temperature` may only be set to 1 when thinking is enabled.";
}

/** Some models cannot be kept from thinking, Sonnet 5.5 in a way of its own only. */
function refusedOff(model: string, type: unknown): string | undefined {
  const isSonnet = model === "claude-sonnet-5-5";
  if (type === "between_tools" && !isSonnet) return unsupported("between_tools");
  const thinksAlways = /-(fable|mythos)-|opus-5-5/.test(model);
  return type === "disabled" && (thinksAlways || isSonnet) ? unsupported("disabled", isSonnet) : undefined;
}

function unsupported(type: string, hasOther = false): string {
  const other = hasOther ? '"thinking.type.between_tools"' : '"thinking.type.adaptive" and "output_config.effort"';
  return `"thinking.type.${type}" is not supported for this model. Use ${other} to control thinking behavior.`;
}

function refusedBeginning(messages: readonly unknown[], thinking: unknown): string | undefined {
  if (!isRecord(thinking) || thinking["type"] !== "enabled") return undefined;
  // The running message begins behind the last user message that is no result.
  const start = messages.findLastIndex(
    (message) =>
      isRecord(message) && message["role"] === "user" && idsOf(message, "tool_result", "tool_use_id").length === 0,
  );
  for (const [index, message] of messages.entries()) {
    const first = blocksOf(message)[0]?.["type"];
    if (index <= start || !isRecord(message) || message["role"] !== "assistant" || /thinking/.test(String(first)))
      continue;
    return (
      `messages.${index}.content.0.type: Expected \`thinking\` or \`redacted_thinking\`, but found ` +
      `\`${String(first)}\`. When \`thinking\` is enabled, a final \`assistant\` message must start with a ` +
      `thinking block (preceeding the lastmost set of \`tool_use\` and \`tool_result\` blocks). ` +
      "We recommend you include thinking blocks from previous turns. " +
      `To avoid this requirement, disable \`thinking\`.`
    );
  }
  return undefined;
}
