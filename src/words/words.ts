import type { en } from "./en/en";

/** What the page says in one language. A section a part of the page; plain texts, or functions of names and numbers. */
export type Words = typeof en;

export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

/** As each calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };
