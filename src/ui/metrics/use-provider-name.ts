import { useAllWords } from "../use-all-words";

/** Who answered, as people call it. */
export function useProviderName(): (provider: string) => string {
  const words = useAllWords("metrics");
  return (provider) => {
    if (provider === "builtin") return words.builtin;
    return provider === "webllm" ? words.local : provider;
  };
}
