import { useStore } from "zustand";
import { metrics as german } from "@/words/de/dialogs/metrics";
import { metrics as english } from "@/words/en/dialogs/metrics";
import type { Language } from "@/words/words";
import { useServices } from "../services";

export type MetricsWords = typeof english;

const metricsWords: Readonly<Record<Language, MetricsWords>> = { en: english, de: german };

/** They come with the figures, not with the page. */
export function useMetricsWords(): MetricsWords {
  return metricsWords[useStore(useServices().words, ({ language }) => language)];
}

/** Who answered, as people call it. */
export function useProviderName(): (provider: string) => string {
  const words = useMetricsWords();
  return (provider) => {
    if (provider === "builtin") return words.builtin;
    return provider === "webllm" ? words.local : provider;
  };
}
