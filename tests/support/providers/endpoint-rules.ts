import type { Refusal } from "./openai-server";

/*
 * What kinds of servers refuse beyond OpenAI's own rules, in their own words as people reported them. Shares no code with the
 * adapter.
 */

type Wire = Readonly<Record<string, unknown>>;
type Rule = (body: Wire) => Refusal | undefined;

function messagesOf(body: Wire): readonly Wire[] {
  return Array.isArray(body["messages"]) ? body["messages"] : [];
}

function callsOf(message: Wire): readonly Wire[] {
  return Array.isArray(message["tool_calls"]) ? message["tool_calls"] : [];
}

/** https://github.com/avante-corp/avante.nvim/issues/2347 and https://github.com/editor-code-assistant/eca/issues/231 */
export const mistralExtra: Rule = (body) => {
  const extra = ["stream_options", "max_completion_tokens"].find((name) => name in body);
  if (extra === undefined) return undefined;
  const loc = extra === "stream_options" ? ["body", extra, "include_usage"] : ["body", extra];
  const detail = [{ type: "extra_forbidden", loc, msg: "Extra inputs are not permitted", input: true }];
  return { status: 422, body: { object: "error", message: { detail }, type: "invalid_request_error", code: null } };
};

/** https://github.com/nearai/ironclaw/issues/1241 */
export const mistralIds: Rule = (body) => {
  const ids = messagesOf(body).flatMap((sent) => [...callsOf(sent).map(({ id }) => id), sent["tool_call_id"]]);
  const wrong = ids.find((id) => id !== undefined && !/^[a-zA-Z0-9]{9}$/.test(String(id)));
  if (wrong === undefined) return undefined;
  const message = `Tool call id was ${wrong} but must be a-z, A-Z, 0-9, with a length of 9.`;
  const type = "invalid_function_call";
  return { status: 400, body: { object: "error", message, type, param: null, code: "3280", raw_status_code: 400 } };
};

/** https://github.com/continuedev/continue/issues/10193 */
export const deepseekThoughts: Rule = (body) => {
  const index = messagesOf(body).findIndex(
    (sent) => callsOf(sent).length > 0 && typeof sent["reasoning_content"] !== "string",
  );
  if (index < 0) return undefined;
  const message = `Missing \`reasoning_content\` field in the assistant message at message index ${index}. For more information, please refer to https://api-docs.deepseek.com/guides/thinking_mode#tool-calls`;
  return { status: 400, body: { error: { message, type: "invalid_request_error", code: "invalid_request_error" } } };
};

/** https://github.com/microsoft/agent-framework/issues/2947 */
export const openRouterThoughts: Rule = (body) => {
  const details = messagesOf(body)
    .filter((sent) => callsOf(sent).length > 0)
    .map((sent) => JSON.stringify(sent["reasoning_details"] ?? null));
  const whole = JSON.stringify([
    { type: "reasoning.text", text: "Cats, then.", index: 0, format: "google-gemini-v1", signature: "sig-1" },
  ]);
  if (details.every((found) => found === whole)) return undefined;
  const message = "Provider returned error";
  const raw = "Gemini models require OpenRouter reasoning details to be preserved in each request.";
  return { status: 400, body: { error: { message, code: 400, metadata: { raw, provider_name: "Google AI Studio" } } } };
};

/** A list of one, as Google sends it: https://github.com/0xsline/OpenChatCut/issues/6 */
export const geminiSignatures: Rule = (body) => {
  const unsigned = messagesOf(body).findIndex((sent) => {
    const [first] = callsOf(sent);
    return first !== undefined && !JSON.stringify(first).includes('"thought_signature"');
  });
  if (unsigned < 0) return undefined;
  const message = `Function call is missing a thought_signature in functionCall parts. This is required for tools to work correctly, and missing thought_signature may lead to degraded model performance. Additional data, function call \`default_api:findNodes\` , position ${unsigned}.`;
  return { status: 400, body: [{ error: { code: 400, message, status: "INVALID_ARGUMENT" } }] };
};

/** https://github.com/pydantic/pydantic-ai/issues/5206 */
export const ollamaContent: Rule = (body) => {
  if (messagesOf(body).every(({ content }) => content !== null && content !== undefined)) return undefined;
  const message = "invalid message content type: <nil>";
  return { status: 400, body: { error: { message, type: "invalid_request_error", param: null, code: null } } };
};

/** https://github.com/teilomillet/gollm/issues/33 */
export const openAiLimit: Rule = (body) => {
  if (!("max_tokens" in body)) return undefined;
  const message =
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
  const param = "max_tokens";
  return {
    status: 400,
    body: { error: { message, type: "invalid_request_error", param, code: "unsupported_parameter" } },
  };
};

/** https://github.com/BerriAI/litellm/issues/21242: a model that sees tools calls one, whatever it may. */
export const groqNone: Rule = (body) => {
  if (body["tool_choice"] !== "none") return undefined;
  const message = "Tool choice is none, but model called a tool";
  const type = "invalid_request_error";
  return { status: 400, body: { error: { message, type, code: "tool_use_failed", failed_generation: "{}" } } };
};
