import { useStore } from "zustand";
import { type MeaningWords, meaningWords } from "@/words/meaning-words";
import { useServices } from "./services";

/** Only for what is loaded when it is opened, as they come with it. */
export function useMeaningWords(): MeaningWords {
  return meaningWords[useStore(useServices().words, ({ language }) => language)];
}
