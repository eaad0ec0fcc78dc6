import type { ForeignLanguage, LanguageTable } from "./language-types";
import { qualityRows } from "./vocabulary-qualities";
import { thingRows } from "./vocabulary-things";

const columns: readonly ForeignLanguage[] = ["de", "es", "fr", "zh", "ja"];

/** The table of a language with the words all languages share behind its own. */
export function withVocabulary(table: LanguageTable, language: ForeignLanguage): LanguageTable {
  const at = columns.indexOf(language) + 1;
  const words: Record<string, string> = { ...table.words };
  for (const row of `${thingRows}${qualityRows}`.trim().split("\n").filter(Boolean)) {
    const cells = row.split("|");
    const own = (cells[at] ?? "").split("/").map((word) => word.replace(/#\d$/u, ""));
    const english =
      (cells[0] ?? "").split("/").length > 1
        ? (cells[0] ?? "").replaceAll(" ", "_").replaceAll("/", "~")
        : (cells[0] ?? "");
    if (own[0] !== "") words[english] = [words[english], ...own].filter(Boolean).join("|");
  }
  return { ...table, words };
}
