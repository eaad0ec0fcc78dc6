import type { FindNear, LoadNear } from "@/knowledge/index/near-words";
import { detectLanguage } from "../languages/detect-language";
import { createMeaningsLoader, type ReadMeaningFile } from "./load-meanings";
import type { MeaningLanguage } from "./meaning-types";

/** Words of texts that are nearer than this are taken for one that was asked. */
const least = 0.3;
/** Of another language: a word has several meanings there, and the texts' own is not known. */
const leastForeign = 0.41;
/** Of the nearest one's score the others must have. */
const share = 0.7;

/** What a text search may take for a word that stands nowhere, by the dictionaries. */
export function createNearInTexts(read: ReadMeaningFile): LoadNear {
  const meaningsOf = createMeaningsLoader(read);
  return async (query, texts): Promise<FindNear> => {
    const written: MeaningLanguage = detectLanguage(texts) ?? "en";
    const language = detectLanguage(query) ?? written;
    const meanings = await meaningsOf(language);
    const near = written === "en" ? meanings.nearInEnglish : meanings.near;
    return (word, among) => {
      const found = near(word, language, among);
      const enough = Math.max(written === language ? least : leastForeign, share * (found[0]?.score ?? 0));
      return found.flatMap(({ candidate, score, because }) =>
        score < enough ? [] : [{ word: candidate, score, isSame: because === "synonym" }],
      );
    };
  };
}
