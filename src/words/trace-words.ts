import { trace as german } from "./de/dialogs/trace";
import { trace as english } from "./en/dialogs/trace";
import type { Language } from "./words";

export type TraceWords = typeof english;

/** They come with what says them, not with the page. */
export const traceWords: Readonly<Record<Language, TraceWords>> = { en: english, de: german };
