import { toStateText } from "@/ai/context/prompt";
import { apiOf } from "@/ai/port/api-table";
import type { ToWireForm } from "../adapter-types";
import { toBody } from "./to-body";
import { anthropicRefusalOf } from "./wire-rules";

export const toAnthropicForm: ToWireForm = (request, asked) => {
  const { kind, usualModel } = apiOf("anthropic");
  const isAsked = asked.id === kind;
  const model = isAsked ? asked.model : usualModel.own;
  const rounds = request.history.at(-1)?.rounds.length ?? 0;
  const body = toBody(
    request,
    { thinking: "model", withThinking: true, maxTokens: request.maxTokens ?? 16_000 },
    {
      model,
      maxTools: 128,
      thinkingTokens: 0,
      states: [...Array.from({ length: rounds }, () => undefined), toStateText(request)],
    },
  );
  return { kind, model, body, refusal: anthropicRefusalOf(body) ?? null };
};
