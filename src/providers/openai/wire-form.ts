import { commonApi } from "@/ai/port/api-table";
import type { ToWireForm } from "../adapter-types";
import { capabilitiesOf, readEndpoint } from "./endpoint";
import { toChatBody } from "./to-chat-body";
import { openAiRefusalOf } from "./wire-rules";

export const toOpenAiForm: ToWireForm = (request, asked) => {
  const { kind, baseUrl, usualModel } = commonApi;
  const isAsked = asked.id === kind && asked.host !== undefined;
  const endpoint = (isAsked ? readEndpoint(`https://${asked.host}/v1`) : undefined) ?? readEndpoint(baseUrl);
  const model = isAsked ? asked.model : usualModel.own;
  if (!endpoint) throw new Error(`${baseUrl} is not an address.`);
  const { flags } = endpoint;
  const capabilities = capabilitiesOf(flags);
  const whole = isAsked ? request : { ...request, toolProfile: "full" as const };
  const body = toChatBody(whole, { model, capabilities, flags, withUsage: flags.usageOption });
  return { kind, model, body, refusal: openAiRefusalOf(body) ?? null };
};
