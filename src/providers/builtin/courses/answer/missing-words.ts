import { listed } from "../../answer/words";
import { wordsLeft } from "../reading/topic-text";
import type { AnswerWords } from "./answer-words";
import { inert } from "./inert";
import { isTelling, meetTerms, type Sentence, titleTerms } from "./passages";

/** The words of a topic that none of the sentences has, nor the titles over them. */
export function missingIn(sentences: readonly Sentence[], topic: string, words: AnswerWords): string {
  const titles = sentences.flatMap(({ passage }) => titleTerms(passage));
  const missing = wordsLeft(topic).filter(
    (word) => isTelling(word) && meetTerms(word, sentences, titles).includes(null),
  );
  return listed(
    missing.map((word) => `“${inert(word)}”`),
    words.or,
  );
}
