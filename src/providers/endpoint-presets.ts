import { apis } from "@/ai/port/api-table";
import type { EndpointKind } from "@/ai/port/endpoint-kind";

export interface EndpointPreset {
  readonly kind: EndpointKind;
  /** As people know it; "" for any other address. */
  readonly title: string;
  readonly baseUrl: string;
  /** On this device or in this house: mostly without a key. */
  readonly isLocal: boolean;
  /** How the keys of a service begin. */
  readonly keyBeginnings: readonly string[];
}

const cloud = (
  kind: EndpointKind,
  title: string,
  baseUrl: string,
  keyBeginnings: readonly string[] = [],
): EndpointPreset => ({ kind, title, baseUrl, isLocal: false, keyBeginnings });
const local = (kind: EndpointKind, title: string, baseUrl: string): EndpointPreset => ({
  kind,
  title,
  baseUrl,
  isLocal: true,
  keyBeginnings: [],
});

/** Addresses people need not look up. The ports are those the servers start with. */
export const endpointPresets: readonly EndpointPreset[] = [
  ...apis.map(({ kind, title, baseUrl, keyBeginnings }) => cloud(kind, title, baseUrl, keyBeginnings)),
  cloud("openrouter", "OpenRouter", "https://openrouter.ai/api/v1", ["sk-or-"]),
  cloud("gemini", "Google Gemini", "https://generativelanguage.googleapis.com/v1beta/openai", ["AIza"]),
  cloud("mistral", "Mistral", "https://api.mistral.ai/v1"),
  cloud("groq", "Groq", "https://api.groq.com/openai/v1", ["gsk_"]),
  cloud("deepseek", "DeepSeek", "https://api.deepseek.com/v1", ["sk-"]),
  cloud("other", "xAI", "https://api.x.ai/v1", ["xai-"]),
  local("ollama", "Ollama", "http://localhost:11434/v1"),
  local("lm-studio", "LM Studio", "http://localhost:1234/v1"),
  local("llama-cpp", "llama.cpp", "http://localhost:8080/v1"),
  local("vllm", "vLLM", "http://localhost:8000/v1"),
  { kind: "other", title: "", baseUrl: "", isLocal: false, keyBeginnings: [] },
];
