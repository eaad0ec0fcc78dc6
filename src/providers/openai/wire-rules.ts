/**
 * The rules of OpenAI's chat-completions endpoint, as its errors word them. Shares no code with the adapter: a history the
 * real API would refuse is refused here, in the API's own words. Undefined: the request is valid.
 */
export function openAiRefusalOf(body: unknown): string | undefined {
  if (!isRecord(body)) return "We could not parse the JSON body of your request.";
  if (typeof body["model"] !== "string" || body["model"] === "") return "you must provide a model parameter";
  const messages = body["messages"];
  if (!Array.isArray(messages) || messages.length === 0) return "'messages' must be a non-empty array";
  return loneSurrogate(body) ?? refusedMessages(messages) ?? refusedTools(body);
}

type Wire = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Wire {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function loneSurrogate(body: unknown): string | undefined {
  const text = JSON.stringify(body);
  return /\\ud[89ab][0-9a-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][0-9a-f]{2})\\ud[c-f][0-9a-f]{2}/i.test(text)
    ? "Invalid body: failed to parse JSON value. Please check the value to ensure it is valid JSON. " +
        "(Common errors include invalid surrogate pairs)"
    : undefined;
}

function refusedMessages(messages: readonly unknown[]): string | undefined {
  const seenIds = new Set<string>();
  let open: readonly string[] = [];
  for (const [index, message] of messages.entries()) {
    if (!isRecord(message)) return `Invalid type for 'messages[${index}]': expected an object.`;
    const problem =
      refusedOrder(messages, index, open) ?? refusedContent(message, index) ?? refusedCalls(message, seenIds);
    if (problem) return problem;
    open = message["role"] === "tool" ? open.filter((id) => id !== message["tool_call_id"]) : callIds(message);
  }
  if (open.length > 0) return unanswered(open);
  return roleOf(messages.at(-1)) === "assistant" ? "The last message must not be from the assistant." : undefined;
}

function refusedOrder(messages: readonly unknown[], index: number, open: readonly string[]): string | undefined {
  const message = messages[index];
  const role = roleOf(message);
  if (role === "tool") {
    const isAnswer = isRecord(message) && open.includes(String(message["tool_call_id"]));
    return isAnswer
      ? undefined
      : "Invalid parameter: messages with role 'tool' must be a response to a preceeding message with 'tool_calls'.";
  }
  if (open.length > 0) return unanswered(open);
  if (role === "system" && index > 0) return `'messages[${index}]': a system message must come first.`;
  return role === "user" && roleOf(messages[index - 1]) === "user"
    ? "Conversation roles must alternate user/assistant/user/assistant/..."
    : undefined;
}

function callIds(message: Wire): readonly string[] {
  const calls = message["tool_calls"];
  return Array.isArray(calls) ? calls.map((call) => String(call.id)) : [];
}

function refusedCalls(message: Wire, seenIds: Set<string>): string | undefined {
  const calls = message["tool_calls"];
  if (message["role"] !== "assistant" || calls === undefined) return undefined;
  if (!Array.isArray(calls) || calls.length === 0) return "Invalid 'tool_calls': empty array.";
  return calls.map((call) => refusedCall(call, seenIds)).find((problem) => problem !== undefined);
}

function roleOf(message: unknown): unknown {
  return isRecord(message) ? message["role"] : undefined;
}

function unanswered(ids: readonly string[]): string {
  return (
    "An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. " +
    `The following tool_call_ids did not have response messages: ${ids.join(", ")}`
  );
}

function refusedContent(message: Wire, index: number): string | undefined {
  const { role, content } = message;
  if (role !== "system" && role !== "user" && role !== "assistant" && role !== "tool") {
    return `Invalid value: '${String(role)}'. Supported values are: 'system', 'assistant', 'user', 'function', 'tool', and 'developer'.`;
  }
  // Beside calls the API takes null and the empty text alike.
  if (role === "assistant" && (content === null || content === "") && message["tool_calls"] !== undefined)
    return undefined;
  if (typeof content !== "string")
    return `Invalid value for 'content': expected a string, got ${content === null ? "null" : typeof content}.`;
  return content.trim() === ""
    ? `Invalid 'messages[${index}].content': all messages must have non-empty content.`
    : undefined;
}

function refusedCall(call: unknown, seenIds: Set<string>): string | undefined {
  const named = isRecord(call) ? call["function"] : undefined;
  if (!isRecord(call) || !isRecord(named) || call["type"] !== "function") return "Invalid tool call.";
  const { id } = call;
  if (typeof id !== "string" || id === "") return "Missing required parameter: 'tool_calls[0].id'.";
  if (seenIds.has(id)) return `Duplicate tool call id ${id}.`;
  seenIds.add(id);
  if (!isToolName(named["name"])) return `Invalid 'function.name': '${String(named["name"])}'.`;
  return isObjectText(named["arguments"]) ? undefined : "Invalid 'function.arguments': expected a JSON object.";
}

function refusedTools(body: Wire): string | undefined {
  const { tools, tool_choice: choice } = body;
  if (tools === undefined)
    return choice === undefined ? undefined : "'tool_choice' is only allowed when 'tools' are specified.";
  if (!Array.isArray(tools) || tools.length === 0) return "[] is too short - 'tools'";
  if (tools.length > 128) return "Invalid 'tools': array too long. Expected an array with maximum length 128.";
  const wrong = tools.find(
    (tool) => !(isRecord(tool) && isRecord(tool["function"]) && isToolName(tool["function"]["name"])),
  );
  return wrong
    ? "Invalid 'tools[0].function.name': string does not match pattern. Expected a string that matches the pattern '^[a-zA-Z0-9_-]+$'."
    : undefined;
}

function isToolName(name: unknown): boolean {
  return typeof name === "string" && /^[a-zA-Z0-9_-]{1,64}$/.test(name);
}

function isObjectText(text: unknown): boolean {
  if (typeof text !== "string") return false;
  try {
    return isRecord(JSON.parse(text));
  } catch {
    return false;
  }
}
