import type { ToWireForm } from "../../adapter-types";
import { firstModel } from "../first-model";
import type { EngineRequest } from "./engine-messages";
import { toEngineRequest } from "./to-engine-request";

export const toEngineForm: ToWireForm = (request, asked) => {
  const usual = firstModel(true);
  const model = asked.id === "webllm" ? asked.model : usual.id;
  const body = toEngineRequest(request, { modelId: model, contextTokens: usual.contextTokens });
  return { kind: "webllm", model, body, refusal: engineRefusalOf(body) ?? null };
};

/** The engine's own rules, in its own words where it has some; and ours for what it would ignore in silence. */
export function engineRefusalOf(request: EngineRequest): string | undefined {
  const { messages } = request;
  const wrong = messages.find(({ content }) => typeof content !== "string" || content === "");
  if (wrong) return "Assistant message should have string content.";
  if (messages.slice(1).some(({ role }) => role === "system"))
    return "System prompt should always be the first message.";
  if (messages.at(-1)?.role !== "user") return "Last message should be from either `user` or `tool`.";
  for (const [index, { role }] of messages.slice(1).entries()) {
    if ((role === "user") !== (index % 2 === 0)) return "Users and assistant do not take turns.";
  }
  if ("tools" in request) return "UnsupportedModelIdError: tools.";
  if (!(request.max_tokens > 0)) return "There is no max_tokens.";
  const format = request.response_format;
  if (format !== undefined && (format.type !== "grammar" || typeof format.grammar !== "string")) {
    return "GrammarMatcherInitError: Cannot pass non-string to std::string.";
  }
  return undefined;
}
