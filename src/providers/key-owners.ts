import { type EndpointPreset, endpointPresets } from "./endpoint-presets";

/** How the keys of a service begin; several services of one line give keys that look alike. The longest beginning decides. */
const beginnings: readonly (readonly [string, readonly string[]])[] = [
  ["sk-ant-", ["Anthropic"]],
  ["sk-or-", ["OpenRouter"]],
  ["sk-proj-", ["OpenAI"]],
  ["sk-svcacct-", ["OpenAI"]],
  ["sk-admin-", ["OpenAI"]],
  ["sk-", ["OpenAI", "DeepSeek"]],
  ["AIza", ["Google Gemini"]],
  ["gsk_", ["Groq"]],
  ["xai-", ["xAI"]],
];

/** Whose a key may be, by how it begins: one is sure, several or none have to be asked about. */
export function keyOwners(key: string): readonly EndpointPreset[] {
  const begun = beginnings.find(([beginning]) => key.trim().startsWith(beginning));
  return endpointPresets.filter(({ title }) => begun?.[1].includes(title));
}
