import type { en } from "./en/en";
import type { panels } from "./en/panels/panels";

/** What the page says from its start on, in one language. A section a part of the page; plain texts, or functions of names and numbers. */
export type Words = typeof en;

export type PanelWords = typeof panels;
export type AllWords = Words & PanelWords;

export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

/** As each calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };
