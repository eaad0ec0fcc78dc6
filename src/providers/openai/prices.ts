import type { PriceList } from "../adapter-types";

/** Of OpenAI and of services that speak its API. */
export const openAiPrices: PriceList = {
  readOn: "2025-11-01",
  rows: [
    { host: "api.openai.com", model: "gpt-5", input: 1.25, output: 10, cachedInput: 0.125 },
    { host: "api.openai.com", model: "gpt-5-mini", input: 0.25, output: 2, cachedInput: 0.025 },
    { host: "api.openai.com", model: "gpt-5-nano", input: 0.05, output: 0.4, cachedInput: 0.005 },
    { host: "api.openai.com", model: "gpt-4.1", input: 2, output: 8, cachedInput: 0.5 },
    { host: "api.openai.com", model: "gpt-4.1-mini", input: 0.4, output: 1.6, cachedInput: 0.1 },
    { host: "api.openai.com", model: "gpt-4o", input: 2.5, output: 10, cachedInput: 1.25 },
    { host: "api.openai.com", model: "gpt-4o-mini", input: 0.15, output: 0.6, cachedInput: 0.075 },
    { host: "generativelanguage.googleapis.com", model: "gemini-2.5-pro", input: 1.25, output: 10 },
    { host: "generativelanguage.googleapis.com", model: "gemini-2.5-flash", input: 0.3, output: 2.5 },
    { host: "generativelanguage.googleapis.com", model: "gemini-2.5-flash-lite", input: 0.1, output: 0.4 },
    { host: "api.deepseek.com", model: "deepseek-chat", input: 0.28, output: 0.42, cachedInput: 0.028 },
    { host: "api.deepseek.com", model: "deepseek-reasoner", input: 0.28, output: 0.42, cachedInput: 0.028 },
    { host: "api.groq.com", model: "llama-3.3-70b-versatile", input: 0.59, output: 0.79 },
    { host: "api.groq.com", model: "llama-3.1-8b-instant", input: 0.05, output: 0.08 },
  ],
};
