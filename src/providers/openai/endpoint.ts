import type { ProviderCapabilities } from "@/ai/provider-port";
import { type Address, readAddress } from "../http/address";

/** What is known of an endpoint from its address alone. */
export interface Endpoint extends Address {
  /** OpenAI itself names the answer's limit differently. */
  readonly maxTokensField: "max_completion_tokens" | "max_tokens";
}

/** Hosts whose APIs are known to send calls as calls. */
const apiHosts = [
  "api.openai.com",
  "openrouter.ai",
  "api.groq.com",
  "api.mistral.ai",
  "api.deepseek.com",
  "generativelanguage.googleapis.com",
  "api.together.xyz",
  "api.fireworks.ai",
  "api.x.ai",
];

/** Undefined when the text is no http(s) address. */
export function readEndpoint(baseUrl: string): Endpoint | undefined {
  const address = readAddress(baseUrl);
  if (!address) return undefined;
  return { ...address, maxTokensField: address.host === "api.openai.com" ? "max_completion_tokens" : "max_tokens" };
}

/** Careful where nothing is known: calls written as text are read, the context is taken to be small. */
export function capabilitiesOf(endpoint: Endpoint): ProviderCapabilities {
  const isKnown = apiHosts.some((host) => endpoint.host === host || endpoint.host.endsWith(`.${host}`));
  return {
    toolChoiceNone: true,
    contentNull: true,
    textCalls: !isKnown,
    maxTools: 128,
    contextTokens: isKnown ? 128_000 : 16_000,
    reasoningBack: false,
    toolProfile: "full",
  };
}
