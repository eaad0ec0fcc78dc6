import { refusedBinding } from "./anthropic-binding";

/**
 * The rules of Anthropic's Messages API, as its errors word them. Shares no code with the adapter: a history the real API would
 * refuse is refused here, in the API's own words. Undefined: the request is valid.
 */
export function anthropicRefusalOf(body: unknown): string | undefined {
  if (!isRecord(body)) return "The request body is not valid JSON.";
  if (typeof body["model"] !== "string" || body["model"] === "") return "model: Field required";
  if (!Number.isInteger(body["max_tokens"])) return "max_tokens: Field required";
  const messages = body["messages"];
  if (!Array.isArray(messages)) return "messages: Field required";
  return (
    loneSurrogate(body) ??
    refusedNames(body) ??
    refusedSystem(body["system"]) ??
    refusedTools(body) ??
    refusedMessages(messages) ??
    refusedCalls(messages, body) ??
    refusedThinking(messages, body) ??
    refusedMarks(body)
  );
}

/** As the server signs what it streams; real signatures hold the model and the thinking too. */
export function signatureOf(model: string, thinking: string): string {
  let sum = 7;
  for (const letter of `${model}\n${thinking}`) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000_007;
  return `sig-${sum}`;
}

export function redactedOf(model: string, note: string): string {
  return `${model}/${note}`;
}

type Wire = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Wire {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function loneSurrogate(body: Wire): string | undefined {
  const text = JSON.stringify(body);
  return /\\ud[89ab][0-9a-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][0-9a-f]{2})\\ud[c-f][0-9a-f]{2}/i.test(text)
    ? "The request body is not valid JSON: no low surrogate in string: line 1 column 1 (char 0)"
    : undefined;
}

const fields = [
  "model",
  "max_tokens",
  "messages",
  "stream",
  "system",
  "tools",
  "tool_choice",
  "thinking",
  "output_config",
  "temperature",
  "metadata",
  "stop_sequences",
];

function refusedNames(body: Wire): string | undefined {
  const extra = Object.keys(body).find((name) => !fields.includes(name));
  return extra === undefined ? undefined : `${extra}: Extra inputs are not permitted`;
}

function refusedSystem(system: unknown): string | undefined {
  if (system === undefined || typeof system === "string") return undefined;
  if (!Array.isArray(system)) return "system: Input should be a valid list";
  return system.some((block) => isRecord(block) && String(block["text"]).trim() === "")
    ? "system: text content blocks must be non-empty"
    : undefined;
}

function refusedTools(body: Wire): string | undefined {
  const { tools, tool_choice: choice } = body;
  if (tools === undefined) {
    return choice === undefined ? undefined : "tool_choice may only be specified while providing tools";
  }
  if (!Array.isArray(tools) || tools.length === 0) return "tools: List should have at least 1 item after validation";
  if (!isRecord(choice) || !["auto", "any", "tool", "none"].includes(String(choice["type"]))) {
    return "tool_choice: Input tag does not match any of the expected tags: 'auto', 'any', 'tool', 'none'";
  }
  const names = tools.map((tool) => (isRecord(tool) ? tool["name"] : undefined));
  if (new Set(names).size < names.length) return "tools: Tool names must be unique.";
  return tools.map(refusedTool).find((problem) => problem !== undefined);
}

function refusedTool(tool: unknown, index: number): string | undefined {
  if (!isRecord(tool) || !isName(tool["name"])) {
    return `tools.${index}.custom.name: String should match pattern '^[a-zA-Z0-9_-]{1,128}$'`;
  }
  const at = `tools.${index}.custom.input_schema`;
  const schema = tool["input_schema"];
  if (!isRecord(schema) || schema["type"] !== "object") return `${at}.type: Field required`;
  if (["oneOf", "allOf", "anyOf"].some((name) => schema[name] !== undefined)) {
    return `${at}: input_schema does not support oneOf, allOf, or anyOf at the top level`;
  }
  const names = isRecord(schema["properties"]) ? Object.keys(schema["properties"]) : [];
  return names.every((name) => /^[a-zA-Z0-9_.-]{1,64}$/.test(name))
    ? undefined
    : `${at}.properties: Property keys should match pattern '^[a-zA-Z0-9_.-]{1,64}$'`;
}

function isName(name: unknown): boolean {
  return typeof name === "string" && /^[a-zA-Z0-9_-]{1,128}$/.test(name);
}

function refusedMessages(messages: readonly unknown[]): string | undefined {
  if (messages.length === 0) return "messages: at least one message is required";
  for (const [index, message] of messages.entries()) {
    const problem = refusedMessage(message, messages[index - 1], index);
    if (problem) return problem;
  }
  return undefined;
}

function refusedMessage(message: unknown, before: unknown, index: number): string | undefined {
  if (!isRecord(message)) return `messages.${index}: Input should be a valid dictionary or object`;
  const { role } = message;
  if (role !== "user" && role !== "assistant") {
    return 'messages: Unexpected role. The Messages API accepts a top-level `system` parameter, not "system" as an input message role.';
  }
  if (index === 0 && role !== "user") return 'messages: first message must use the "user" role';
  if (isRecord(before) && before["role"] === role) {
    return `messages: roles must alternate between "user" and "assistant", but found multiple "${role}" roles in a row`;
  }
  const blocks = blocksOf(message);
  if (blocks.length === 0) {
    return `messages.${index}: all messages must have non-empty content except for the optional final assistant message`;
  }
  const refused = blocks.map((block, place) => refusedBlock(block, role, `messages.${index}.content.${place}`));
  return refused.find((problem) => problem !== undefined);
}

function blocksOf(message: unknown): readonly Wire[] {
  const content = isRecord(message) ? message["content"] : undefined;
  if (typeof content === "string") return content === "" ? [] : [{ type: "text", text: content }];
  return Array.isArray(content) ? content.filter(isRecord) : [];
}

function refusedBlock(block: Wire, role: string, at: string): string | undefined {
  switch (block["type"]) {
    case "text":
      if (typeof block["text"] !== "string" || block["text"] === "")
        return "messages: text content blocks must be non-empty";
      return block["text"].trim() === "" ? "messages: text content blocks must contain non-whitespace text" : undefined;
    case "tool_use":
      return role === "assistant"
        ? refusedUse(block, at)
        : `messages: \`tool_use\` blocks can only be in \`assistant\` messages`;
    case "tool_result":
      return role === "user" ? undefined : `messages: \`tool_result\` blocks can only be in \`user\` messages`;
    case "thinking":
    case "redacted_thinking":
      return role === "assistant"
        ? refusedMark(block, at)
        : `messages: \`thinking\` blocks can only be in \`assistant\` messages`;
    default:
      return `${at}.type: Input tag '${String(block["type"])}' found using 'type' does not match any of the expected tags`;
  }
}

function refusedUse(block: Wire, at: string): string | undefined {
  if (!/^[a-zA-Z0-9_-]+$/.test(String(block["id"] ?? ""))) {
    return `${at}.tool_use.id: String should match pattern '^[a-zA-Z0-9_-]+$'`;
  }
  if (!isName(block["name"])) return `${at}.tool_use.name: String should match pattern '^[a-zA-Z0-9_-]{1,128}$'`;
  return isRecord(block["input"]) ? undefined : `${at}.tool_use.input: Input should be a valid dictionary`;
}

function refusedMark(block: Wire, at: string): string | undefined {
  return block["cache_control"] === undefined
    ? undefined
    : `${at}.${String(block["type"])}.cache_control: Extra inputs are not permitted`;
}

/** Calls and results belong to neighbouring messages, all of them, results first. */
function refusedCalls(messages: readonly unknown[], body: Wire): string | undefined {
  const seen = new Set<unknown>();
  for (const [index, message] of messages.entries()) {
    const open = index === 0 ? [] : idsOf(messages[index - 1], "tool_use", "id");
    const problem = refusedResults(message, open, index) ?? refusedAgain(message, seen, index);
    if (problem) return problem;
  }
  const left = idsOf(messages.at(-1), "tool_use", "id");
  if (left.length > 0) return unanswered(left, messages.length - 1);
  const hasCalls = messages.some((message) => idsOf(message, "tool_use", "id").length > 0);
  return hasCalls && body["tools"] === undefined
    ? "Requests which include `tool_use` or `tool_result` blocks must define tools"
    : undefined;
}

function refusedResults(message: unknown, open: readonly unknown[], index: number): string | undefined {
  const blocks = blocksOf(message);
  const answered = idsOf(message, "tool_result", "tool_use_id");
  const stray = blocks.findIndex((block) => block["type"] === "tool_result" && !open.includes(block["tool_use_id"]));
  if (stray >= 0) {
    return `messages.${index}.content.${stray}: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${String(blocks[stray]?.["tool_use_id"])}. Each \`tool_result\` block must have a corresponding \`tool_use\` block in the previous message.`;
  }
  if (new Set(answered).size < answered.length) {
    return `messages.${index}: each tool_use must have a single result. Found multiple \`tool_result\` blocks with id: ${String(answered.at(-1))}`;
  }
  // Results behind other blocks count as missing: they must come first.
  const first = blocks.findIndex((block) => block["type"] !== "tool_result");
  const leading = blocks.slice(0, first < 0 ? blocks.length : first).map((block) => block["tool_use_id"]);
  const missing = open.filter((id) => !leading.includes(id));
  return missing.length > 0 ? unanswered(missing, index - 1) : undefined;
}

function unanswered(ids: readonly unknown[], index: number): string {
  return `messages.${index}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${ids.join(", ")}. Each \`tool_use\` block must have a corresponding \`tool_result\` block in the next message.`;
}

function refusedAgain(message: unknown, seen: Set<unknown>, index: number): string | undefined {
  for (const id of idsOf(message, "tool_use", "id")) {
    if (seen.has(id)) return `messages.${index}: \`tool_use\` ids must be unique`;
    seen.add(id);
  }
  // The adapter's own promise: calls stand last, or what follows them would look like a prefill.
  const kinds = blocksOf(message).map((block) => block["type"]);
  const firstUse = kinds.indexOf("tool_use");
  return firstUse >= 0 && kinds.slice(firstUse).some((kind) => kind !== "tool_use")
    ? `messages.${index}: \`tool_use\` blocks must be last`
    : undefined;
}

function idsOf(message: unknown, type: string, field: string): readonly unknown[] {
  return blocksOf(message).flatMap((block) => (block["type"] === type ? [block[field]] : []));
}

function refusedThinking(messages: readonly unknown[], body: Wire): string | undefined {
  const model = String(body["model"]);
  for (const [index, message] of messages.entries()) {
    for (const [place, block] of blocksOf(message).entries()) {
      const problem = refusedSignature(block, model, `messages.${index}.content.${place}`);
      if (problem) return problem;
    }
  }
  return refusedForm(body) ?? refusedBinding(body) ?? refusedBeginning(messages, body["thinking"]);
}

function refusedSignature(block: Wire, model: string, at: string): string | undefined {
  if (block["type"] === "thinking") {
    const [signature] = String(block["signature"]).split("@");
    return signature === signatureOf(model, String(block["thinking"]))
      ? undefined
      : `${at}: Invalid \`signature\` in \`thinking\` block`;
  }
  if (block["type"] !== "redacted_thinking") return undefined;
  return String(block["data"]).startsWith(`${model}/`)
    ? undefined
    : `${at}: Invalid \`data\` in \`redacted_thinking\` block`;
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
    return `messages.${index}.content.0.type: Expected \`thinking\` or \`redacted_thinking\`, but found \`${String(first)}\`. When \`thinking\` is enabled, a final \`assistant\` message must start with a thinking block (preceeding the lastmost set of \`tool_use\` and \`tool_result\` blocks). We recommend you include thinking blocks from previous turns. To avoid this requirement, disable \`thinking\`.`;
  }
  return undefined;
}

function refusedMarks(body: Wire): string | undefined {
  const found = JSON.stringify(body).split('"cache_control":').length - 1;
  return found > 4 ? `A maximum of 4 blocks with cache_control may be provided. Found ${found}.` : undefined;
}
