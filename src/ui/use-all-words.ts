import { useMemo } from "react";
import { useStore } from "zustand";
import { panels as english } from "@/words/en/panels/panels";
import type { AllWords } from "@/words/words";
import { useServices } from "./services";

/** With the words of panels: only for what is loaded when it is opened, as they come with it. */
export function useAllWords(): AllWords {
  const { words, panels } = useStore(useServices().words);
  return useMemo(() => ({ ...words, ...(panels ?? english) }), [words, panels]);
}
