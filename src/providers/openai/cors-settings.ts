import type { EndpointKind } from "@/ai/port/endpoint-kind";

const settings: { readonly [kind in EndpointKind]?: string } = {
  ollama: "start Ollama with OLLAMA_ORIGINS set to this page's address",
  "lm-studio": "switch on CORS in LM Studio's server settings",
  vllm: "start vLLM with --allowed-origins '[\"*\"]'",
  "llama-cpp": "start llama-server with --cors-origins set to this page's address, or without that option",
};

/** The setting of a server that lets a page talk to it; undefined where none is known. */
export function corsSettingOf(kind: EndpointKind): string | undefined {
  return settings[kind];
}
