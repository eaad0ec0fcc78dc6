import type { EndpointKind } from "@/ai/port/endpoint-kind";
import type { ProviderCapabilities } from "@/ai/port/provider-port";
import type { ModelFacts } from "../adapter-types";
import { type Address, readAddress } from "../http/address";
import { type EndpointFlags, flagsOf, guessKind } from "./endpoint-kinds";

/** What is known of an endpoint before it is asked. */
export interface Endpoint extends Address {
  readonly kind: EndpointKind;
  readonly flags: EndpointFlags;
}

/** Undefined when the text is no http(s) address. "other": the kind its address tells. */
export function readEndpoint(baseUrl: string, given: EndpointKind = "other"): Endpoint | undefined {
  const address = readAddress(baseUrl);
  if (!address) return undefined;
  const kind = given === "other" ? guessKind(address) : given;
  const corsSetting = corsSettingOf(kind);
  return { ...address, kind, flags: flagsOf(kind, address), ...(corsSetting ? { corsSetting } : {}) };
}

/** A model with less room than this is offered ten commands, in few words: all of them would fill it. */
const roomForAll = 12_000;

/** `contextTokens`: of the model, where the server or its user tells; `takesTools`: false where it drops them. */
export function capabilitiesOf(
  flags: EndpointFlags,
  { contextTokens = flags.contextTokens, takesTools = true }: ModelFacts = {},
): ProviderCapabilities {
  return {
    toolChoiceNone: flags.toolChoiceNone,
    contentNull: flags.contentNull,
    textCalls: flags.textCalls || !takesTools,
    maxTools: 128,
    contextTokens,
    reasoningBack: flags.reasoningBack,
    toolProfile: contextTokens < roomForAll || !takesTools ? "compact" : "full",
  };
}

const settings: { readonly [kind in EndpointKind]?: string } = {
  ollama: "start Ollama with OLLAMA_ORIGINS set to this page's address",
  "lm-studio": "switch on CORS in LM Studio's server settings",
  vllm: "start vLLM with --allowed-origins '[\"*\"]'",
  "llama-cpp": "start llama-server with --cors-origins set to this page's address, or without that option",
};

/** The setting of a server that lets a page talk to it; undefined where none is known. */
function corsSettingOf(kind: EndpointKind): string | undefined {
  return settings[kind];
}
