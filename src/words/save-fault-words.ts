import { saveFault as german } from "./de/dialogs/save-fault";
import { saveFault as english } from "./en/dialogs/save-fault";
import type { Language } from "./words";

/** They come with the first save that fails. */
export const saveFaultWords: Readonly<Record<Language, typeof english>> = { en: english, de: german };
