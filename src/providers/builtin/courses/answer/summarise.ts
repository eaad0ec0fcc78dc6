import { pushAll } from "@/lib/lists/whole-lists";
import { definitionOf, isAside, telling } from "./choose-sentences";
import { unsaid } from "./coverage";
import { type FoundPassage, inReadingOrder, isTelling, type Sentence, sentencesOf, termsOf } from "./passages";

interface Length {
  /** Sentences. */
  readonly most: number;
  /** An answer whose sentences are not to be said again. */
  readonly earlier?: string;
}

/** What tells best what a whole text is about: its first sentence, and those with its commonest words; in reading order. */
export function summarise(
  passages: readonly FoundPassage[],
  title: string,
  { most, earlier }: Length,
): readonly Sentence[] {
  const sentences = inReadingOrder(unsaid(sentencesOf(passages), earlier));
  const counts = new Map<string, number>();
  for (const { terms } of sentences) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const term of termsOf(title)) counts.set(term, (counts.get(term) ?? 0) + 3);
  const defined = title.split(/,|:| and | und /iu).map((part) => definitionOf(part.trim()));
  const worth = new Map(
    sentences.map((one) => [one, (defined.some((form) => form.test(one.text)) ? 1.6 : 1) * telling(one)] as const),
  );
  const chosen: Sentence[] = [];
  while (chosen.length < Math.min(most, sentences.length)) {
    const known = new Set(chosen.flatMap(({ terms }) => [...terms]));
    const score = (one: Sentence): number => {
      const fresh = [...one.terms].reduce((sum, term) => sum + (known.has(term) ? 0 : (counts.get(term) ?? 1) - 1), 0);
      const isQuoted = chosen.some(({ passage }) => passage.id === one.passage.id);
      return (fresh / Math.sqrt(Math.max(8, one.terms.size))) * (worth.get(one) ?? 1) * (isQuoted ? 0.6 : 1);
    };
    const rest = sentences.filter((one) => !chosen.includes(one)).toSorted((a, b) => score(b) - score(a));
    const opening = chosen.length === 0 ? sentences.find(({ text }) => !isAside(text)) : undefined;
    pushAll(chosen, opening === undefined ? rest.slice(0, 1) : [opening]);
  }
  return inReadingOrder(chosen);
}

/** Words that the one side says often and the other never, as they are written. */
export function wordsOnlyIn(
  own: readonly FoundPassage[],
  others: readonly FoundPassage[],
  most: number,
): readonly string[] {
  const elsewhere = new Set(sentencesOf(others).flatMap(({ terms }) => [...terms]));
  const counts = new Map<string, { word: string; count: number }>();
  for (const { text } of sentencesOf(own)) {
    for (const [word] of text.replace(/\S*[:/@]\S+/gu, " ").matchAll(/\p{L}{5,}/gu)) {
      const [term = ""] = termsOf(word, "english");
      if (!isTelling(word) || elsewhere.has(term) || /^\p{Lu}/u.test(word)) continue;
      counts.set(term, { word, count: (counts.get(term)?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()]
    .filter(({ count }) => count >= 2)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ word }) => word);
}

/** The words most sentences have, as they are written. */
export function commonWords(passages: readonly FoundPassage[], most: number): readonly string[] {
  const counts = new Map<string, { word: string; count: number }>();
  for (const { text } of sentencesOf(passages)) {
    for (const [word] of text.matchAll(/\p{L}{4,}/gu)) {
      const [term = ""] = termsOf(word, "english");
      if (isTelling(word)) counts.set(term, { word, count: (counts.get(term)?.count ?? 0) + 1 });
    }
  }
  const common = [...counts.values()].filter(({ count }) => count >= 2).toSorted((a, b) => b.count - a.count);
  return common.slice(0, most).map(({ word }) => word);
}
