import { useStore } from "zustand";
import { options as german } from "@/words/de/dialogs/options";
import { options as english } from "@/words/en/dialogs/options";
import type { Language } from "@/words/words";
import { useServices } from "../services";

export type OptionWords = typeof english;

const optionWords: Readonly<Record<Language, OptionWords>> = { en: english, de: german };

/** What the options say; it comes with their code, not with the page. */
export function useOptionWords(): OptionWords {
  return optionWords[useStore(useServices().words, ({ language }) => language)];
}
