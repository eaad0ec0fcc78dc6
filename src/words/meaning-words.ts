import { meaning as german } from "./de/dialogs/meaning";
import { meaning as english } from "./en/dialogs/meaning";
import type { Language } from "./words";

export type MeaningWords = typeof english;

/** They come with what says them, not with the page. */
export const meaningWords: Readonly<Record<Language, MeaningWords>> = { en: english, de: german };
