import { refusedCalls } from "./call-rules";
import { refusedThinking } from "./thinking-rules";
import { blocksOf, isRecord, type Wire } from "./wire-reading";

/**
 * The rules of Anthropic's Messages API, as its errors word them. Shares no code with the adapter: a history the real API would
 * refuse is refused here, in the API's own words. Undefined: the request is valid. Signatures of thinking are checked by
 * `refusedSigns` alone.
 */
export function anthropicRefusalOf(
  body: unknown,
  refusedSigns: (body: Wire) => string | undefined = () => undefined,
): string | undefined {
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
    refusedThinking(messages, body, refusedSigns) ??
    refusedMarks(body)
  );
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

function refusedMarks(body: Wire): string | undefined {
  const found = JSON.stringify(body).split('"cache_control":').length - 1;
  return found > 4 ? `A maximum of 4 blocks with cache_control may be provided. Found ${found}.` : undefined;
}
