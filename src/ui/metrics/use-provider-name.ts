import { useWords } from "../use-stores";

/** Who answered, as people call it. */
export function useProviderName(): (provider: string) => string {
  const words = useWords("metrics");
  return (provider) => {
    if (provider === "builtin") return words.builtin;
    return provider === "webllm" ? words.local : provider;
  };
}
