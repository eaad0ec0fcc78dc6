import { apis } from "@/ai/port/api-table";
import type { EndpointKind } from "@/ai/port/endpoint-kind";
import { readAddress } from "./http/address";

/** A service or a server people may have; what it is, is guessed from its host, or on this machine from its port. */
interface Service {
  readonly kind: EndpointKind;
  /** As people know it; "" for any other address. */
  readonly title: string;
  readonly baseUrl: string;
  /** How its keys begin. */
  readonly keyBeginnings?: readonly string[];
  /** Able enough for a graph and not the dearest of the service. */
  readonly preferredModels?: readonly RegExp[];
}

export interface EndpointPreset extends Service {
  /** On this device or in this house: mostly without a key. */
  readonly isLocal: boolean;
}

/** Addresses people need not look up. The ports are those the servers start with. */
const services: readonly Service[] = [
  ...apis,
  {
    kind: "openrouter",
    title: "OpenRouter",
    baseUrl: "https://openrouter.ai/api/v1",
    keyBeginnings: ["sk-or-"],
    preferredModels: [/^anthropic\/claude-sonnet/u],
  },
  {
    kind: "gemini",
    title: "Google Gemini",
    baseUrl: "https://generativelanguage.googleapis.com/v1beta/openai",
    keyBeginnings: ["AIza"],
    preferredModels: [/^(?:models\/)?gemini-2\.5-flash$/u],
  },
  {
    kind: "mistral",
    title: "Mistral",
    baseUrl: "https://api.mistral.ai/v1",
    preferredModels: [/^mistral-medium-latest$/u],
  },
  {
    kind: "groq",
    title: "Groq",
    baseUrl: "https://api.groq.com/openai/v1",
    keyBeginnings: ["gsk_"],
    preferredModels: [/^llama-3\.3-70b-versatile$/u],
  },
  {
    kind: "deepseek",
    title: "DeepSeek",
    baseUrl: "https://api.deepseek.com/v1",
    keyBeginnings: ["sk-"],
    preferredModels: [/^deepseek-chat$/u],
  },
  {
    kind: "other",
    title: "xAI",
    baseUrl: "https://api.x.ai/v1",
    keyBeginnings: ["xai-"],
    preferredModels: [/^grok-4/u],
  },
  { kind: "ollama", title: "Ollama", baseUrl: "http://localhost:11434/v1" },
  { kind: "lm-studio", title: "LM Studio", baseUrl: "http://localhost:1234/v1" },
  { kind: "llama-cpp", title: "llama.cpp", baseUrl: "http://localhost:8080/v1" },
  { kind: "vllm", title: "vLLM", baseUrl: "http://localhost:8000/v1" },
  { kind: "other", title: "", baseUrl: "" },
];

export const endpointPresets: readonly EndpointPreset[] = services.map((service) => ({
  ...service,
  isLocal: readAddress(service.baseUrl)?.isLocal ?? false,
}));
