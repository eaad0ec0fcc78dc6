import type { allEnglish } from "./en/all";
import type { en } from "./en/en";

/** What the page says from the start in one language. A section a part of the page; plain texts, or functions of names and numbers. */
export type Words = typeof en;

/** With the words of panels and dialogs, which come when one of them is opened. */
export type AllWords = typeof allEnglish;

export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

/** As each calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };
