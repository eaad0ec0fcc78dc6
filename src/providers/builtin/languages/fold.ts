import type { ForeignLanguage } from "./language-types";

/**
 * How words of a language are compared: people leave out accents, or write "ae" and "ss" where they have no other keys. Of two words
 * that only an accent tells apart the one that must not be lost keeps its accent.
 */
export function folder(language: ForeignLanguage): (text: string) => string {
  switch (language) {
    case "de":
      return (text) => text.replace(/[äöüß]/gu, (letter) => germanLetters[letter] ?? letter);
    case "es":
      return withoutAccents(new Set(["qué", "él", "sí", "té"]));
    case "fr":
      return withoutAccents(new Set(["à", "où", "là"]));
    case "zh":
    case "ja":
      return (text) => text;
  }
}

const germanLetters: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Escapes of a regular expression are no words. */
function withoutAccents(spared: ReadonlySet<string>): (text: string) => string {
  return (text) =>
    text.replace(/\\(?:p\{\w+\}|[a-z])|[\p{L}\p{M}]+/gu, (word) =>
      word.startsWith("\\") || spared.has(word) ? word : bare(word),
    );
}

/** Letters without their marks. */
export function bare(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/œ/gu, "oe").normalize("NFC");
}
