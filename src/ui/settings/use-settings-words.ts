import { useStore } from "zustand";
import { settings as german } from "@/words/de/dialogs/settings";
import { settings as english } from "@/words/en/dialogs/settings";
import type { Language } from "@/words/words";
import { useServices } from "../services";

export type SettingsWords = typeof english;

/** What the settings say; it comes with their code, not with the page. */
export const settingsWords: Readonly<Record<Language, SettingsWords>> = { en: english, de: german };

export function useSettingsWords(): SettingsWords {
  return settingsWords[useStore(useServices().words, ({ language }) => language)];
}
