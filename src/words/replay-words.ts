import { replay as german } from "./de/dialogs/replay";
import { replay as english } from "./en/dialogs/replay";
import type { Language } from "./words";

export type ReplayWords = typeof english;

/** They come with what says them, not with the page. */
export const replayWords: Readonly<Record<Language, ReplayWords>> = { en: english, de: german };
