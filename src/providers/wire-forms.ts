import { apis } from "@/ai/port/api-table";
import type { Provider, ProviderRequest } from "@/ai/port/provider-port";
import { stateOf, toBody } from "./anthropic/to-body";
import { anthropicRefusalOf } from "./anthropic/wire-rules";
import { capabilitiesOf, readEndpoint } from "./openai/endpoint";
import { toChatBody } from "./openai/to-chat-body";
import { openAiRefusalOf } from "./openai/wire-rules";
import { engineRefusalOf } from "./webllm/engine/engine-rules";
import { toEngineRequest } from "./webllm/engine/to-engine-request";
import { firstModel } from "./webllm/first-model";

/** Who was asked. */
export type AskedProvider = Pick<Provider, "id" | "model" | "host">;

export interface WireForm {
  readonly kind: "openai" | "anthropic" | "webllm";
  /** The model it is written for: the one that was asked where it speaks this form, else a usual one. */
  readonly model: string;
  /** What would go out, without a key. */
  readonly body: object;
  /** Why the API would refuse it, in its own words; null: it is valid. */
  readonly refusal: string | null;
}

/** A request as each kind of provider would get it, and what its rules say of it. */
export function wireForms(request: ProviderRequest, asked: AskedProvider): readonly WireForm[] {
  return [openAiForm(request, asked), anthropicForm(request, asked), engineForm(request, asked)];
}

function openAiForm(request: ProviderRequest, asked: AskedProvider): WireForm {
  const [api] = apis;
  const isAsked = asked.id === api.kind && asked.host !== undefined;
  const endpoint = (isAsked ? readEndpoint(`https://${asked.host}/v1`) : undefined) ?? readEndpoint(api.baseUrl);
  const model = isAsked ? asked.model : api.usualModel.own;
  if (!endpoint) throw new Error(`${api.baseUrl} is no address.`);
  const { flags } = endpoint;
  const capabilities = capabilitiesOf(flags);
  const whole = isAsked ? request : { ...request, toolProfile: "full" as const };
  const body = toChatBody(whole, { model, capabilities, flags, withUsage: flags.usageOption });
  return { kind: "openai", model, body, refusal: openAiRefusalOf(body) ?? null };
}

function anthropicForm(request: ProviderRequest, asked: AskedProvider): WireForm {
  const [, api] = apis;
  const isAsked = asked.id === api.kind;
  const model = isAsked ? asked.model : api.usualModel.own;
  const rounds = request.history.at(-1)?.rounds.length ?? 0;
  const body = toBody(
    request,
    { thinking: "model", withThinking: true, maxTokens: request.maxTokens ?? 16_000 },
    {
      model,
      maxTools: 128,
      thinkingTokens: 0,
      states: [...Array.from({ length: rounds }, () => undefined), stateOf(request)],
    },
  );
  return { kind: "anthropic", model, body, refusal: anthropicRefusalOf(body) ?? null };
}

function engineForm(request: ProviderRequest, asked: AskedProvider): WireForm {
  const usual = firstModel(true);
  const model = asked.id === "webllm" ? asked.model : usual.id;
  const body = toEngineRequest(request, { modelId: model, contextTokens: usual.contextTokens });
  return { kind: "webllm", model, body, refusal: engineRefusalOf(body) ?? null };
}
