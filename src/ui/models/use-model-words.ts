import { useStore } from "zustand";
import { models as german } from "@/words/de/dialogs/models";
import { models as english } from "@/words/en/dialogs/models";
import type { Language } from "@/words/words";
import { useServices } from "../services";

export type ModelWords = typeof english;

const words: Readonly<Record<Language, ModelWords>> = { en: english, de: german };

/** What the page of models says, in the language chosen. */
export function useModelWords(): ModelWords {
  return words[useStore(useServices().words, ({ language }) => language)];
}
