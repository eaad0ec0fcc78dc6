import { useStore } from "zustand";
import { allWords } from "@/words/all-words";
import type { AllWords } from "@/words/words";
import { useServices } from "./services";

/** As `useWords`, with the words of panels and dialogs: for what is loaded when it is opened. */
export function useAllWords(): AllWords;
export function useAllWords<S extends keyof AllWords>(section: S): AllWords[S];
export function useAllWords(section?: keyof AllWords): AllWords | AllWords[keyof AllWords] {
  return useStore(useServices().words, (state) => (section === undefined ? allWords(state) : allWords(state)[section]));
}
