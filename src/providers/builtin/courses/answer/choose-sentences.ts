import { type Measure, measureNamed, tellsMeasure } from "../../text/asks-number";
import { inert } from "./inert";
import {
  type FoundPassage,
  inReadingOrder,
  isTelling,
  meetTerms,
  partsOf,
  type Sentence,
  sentencesOf,
  termsOf,
} from "./passages";

interface Wanted {
  readonly topic: string;
  readonly isDefinition: boolean;
  /** Sentences at most. */
  readonly most: number;
  /** An answer whose sentences are not to be said again. */
  readonly told?: string;
  /** Those with numbers, where there are any. */
  readonly figures?: boolean;
  /** The kind of number that is asked for. */
  readonly counts?: Measure | undefined;
  /** Why it is so. */
  readonly reason?: boolean | undefined;
  /** A word of the topic that the texts need not have: what is done with the thing they tell of. */
  readonly act?: string | undefined;
}

/** The sentences that say most of a topic, in reading order; none where the passages are not about it. */
export function chooseSentences(passages: readonly FoundPassage[], wanted: Wanted): readonly Sentence[] {
  const all = measuredSentences(passages, wanted.topic);
  const met = meetTerms(wanted.topic, all, passages.flatMap(titleTerms));
  const needed = met.length - (wanted.act === undefined || met.length < 2 ? 0 : 1);
  const least = /\s(?:or|oder)\s/iu.test(wanted.topic) ? 1 : leastOf(needed);
  if (!isCovered(met, least, passages, all)) return [];
  const sentences = untold(all, wanted.told);
  const weights = new Map(met.flatMap((term) => (term === null ? [] : [[term, rarity(term, sentences)] as const])));
  const best = Math.max(1e-9, ...passages.map(({ score }) => score));
  const defined = definitionOf(wanted.topic);
  const scored = sentences.map((sentence) => {
    const share = shareOf(sentence, weights) * (wanted.isDefinition ? telling(sentence) : standsAlone(sentence));
    const isDefining = defined.test(sentence.text);
    return {
      sentence,
      share,
      isDefining,
      score: share + (sentence.passage.score / best) * 0.25 + bonusOf(sentence.text, isDefining, wanted),
    };
  });
  const named = scored.filter(({ sentence }) => titleTerms(sentence.passage).some((term) => met.includes(term)));
  const speaking = scored.filter(({ share }) => share > 0);
  const saying = (speaking.length > 0 ? speaking : named).toSorted((a, b) => b.score - a.score);
  const counting = wanted.figures === true ? saying.filter(({ sentence }) => /\d/u.test(sentence.text)) : [];
  const ranked = counting.length > 0 ? counting : saying;
  const [top] = ranked;
  if (top === undefined) return [];
  const enough = top.score * (top.isDefining && wanted.isDefinition ? 0.8 : 0.7);
  const near = ranked
    .filter(({ score, sentence }) => score >= enough && !isAside(sentence.text))
    .map(({ sentence }) => sentence);
  const told = [top.sentence, ...near].flatMap((one) => {
    const before = leansBack(one.text) ? sentenceBeside(one, -1, { sentences, passages }) : undefined;
    if (before !== undefined) return [one, before];
    const next = sentenceBeside(one, 1, { sentences, passages });
    const isTold = one === top.sentence || wanted.reason === true;
    const isMeant = next !== undefined && (isShort(one) || (isTold && !isAside(next.text)));
    return isMeant ? [one, next] : [one];
  });
  const chosen = [...new Set(told)].slice(0, wanted.most);
  const counted = countedElsewhere(chosen, wanted.counts, { sentences, passages, ranked: speaking });
  return inReadingOrder(counted === undefined ? chosen : [...chosen, counted]);
}

interface Ranked extends Found {
  readonly ranked: readonly { readonly sentence: Sentence; readonly score: number }[];
}

/** A sentence with the number that is asked for, where none of those chosen has it. */
function countedElsewhere(
  chosen: readonly Sentence[],
  counts: Measure | undefined,
  { ranked, ...found }: Ranked,
): Sentence | undefined {
  if (counts === undefined || chosen.some(({ text }) => tellsMeasure(text, counts))) return undefined;
  const counting = ranked.filter(({ sentence }) => tellsMeasure(sentence.text, counts));
  return countedBehind(chosen, counts, found) ?? counting.toSorted((a, b) => b.score - a.score)[0]?.sentence;
}

const nearBehind = 6;

/** The number that is asked for may stand some sentences behind those that name the thing: "It takes two minutes". */
function countedBehind(chosen: readonly Sentence[], counts: Measure, found: Found): Sentence | undefined {
  for (const one of chosen) {
    let next: Sentence | undefined = one;
    for (let step = 0; step < nearBehind && next !== undefined; step += 1) {
      next = sentenceBeside(next, 1, found);
      if (next !== undefined && !chosen.includes(next) && tellsMeasure(next.text, counts)) return next;
    }
  }
  return undefined;
}

/** Whether a sentence gives a reason, or says what for. */
function tellsReason(text: string): boolean {
  return /(?<!\p{L})(?:because|since|so that|otherwise|or else|therefore|due to|for this reason|this is why|which is why|that is why|as (?:it|they|this|these|there) |for (?:it|they|the|a|an|this|these) \p{L}+ \p{L}+s|weil|damit|sonst|deshalb|deswegen|daher|denn|um zu)(?!\p{L})/iu.test(
    text,
  );
}

/** For being of the kind that is asked for: a definition, a number, a reason. */
function bonusOf(text: string, isDefining: boolean, { isDefinition, counts, reason }: Wanted): number {
  if (reason === true) return tellsReason(text) ? 0.3 : 0;
  const defining = isDefinition ? 0.7 : 0.45;
  return (isDefining ? defining : 0) + (counts !== undefined && tellsMeasure(text, counts) ? 0.35 : 0);
}

/** Too short to say it all. */
function isShort({ terms }: Sentence): boolean {
  return terms.size < 9;
}

/** A sentence with "26 °C" speaks of temperature without the word. */
function measuredSentences(passages: readonly FoundPassage[], topic: string): readonly Sentence[] {
  const measured = termsOf(topic).flatMap((term) => {
    const measure = measureNamed(term);
    return measure === null ? [] : [{ term, measure }];
  });
  const all = sentencesOf(passages);
  if (measured.length === 0) return all;
  return all.map((one) => {
    const told = measured.filter(({ measure }) => tellsMeasure(one.text, measure)).map(({ term }) => term);
    return told.length === 0 ? one : { ...one, terms: new Set([...one.terms, ...told]) };
  });
}

interface Found {
  readonly sentences: readonly Sentence[];
  readonly passages: readonly FoundPassage[];
}

/** Texts overlap: the sentence that comes before or after may have been found in another one. */
function sentenceBeside({ text }: Sentence, step: 1 | -1, { sentences, passages }: Found): Sentence | undefined {
  for (const passage of passages) {
    const parts = partsOf(passage);
    const at = parts.indexOf(text);
    const next = at < 0 ? undefined : sentences.find((one) => one.text === parts[at + step]);
    if (next !== undefined) return next;
  }
  return undefined;
}

function untold(sentences: readonly Sentence[], told = ""): readonly Sentence[] {
  return told === "" ? sentences : sentences.filter(({ text }) => !told.includes(inert(text)));
}

/** Of the terms, weighted, how much the sentence has. */
function shareOf({ terms }: Sentence, weights: ReadonlyMap<string, number>): number {
  let [has, all] = [0, 0];
  for (const [term, weight] of weights) {
    all += weight;
    if (terms.has(term)) has += weight;
  }
  return all === 0 ? 0 : has / all;
}

function rarity(term: string, sentences: readonly Sentence[]): number {
  const holding = sentences.filter(({ terms }) => terms.has(term)).length;
  return Math.log(1 + sentences.length / (1 + holding));
}

/** Less than 1 for what leans on the sentence before it, gives an example, or only advises. */
function standsAlone({ text, terms }: Sentence): number {
  const names = /\s\p{Lu}\p{Ll}/u.test(text) ? 0.9 : 1;
  return names * (isAside(text) ? 0.65 : 1) * (leansBack(text) ? 0.8 : 1) * (terms.size > 40 ? 0.8 : 1);
}

/** Whether a sentence cannot be understood without the one before it. */
function leansBack(text: string): boolean {
  return /^(?:it|this|that|these|those|they|he|she|but|so|then|also|such|both|another|the (?:first|second|third|other|last|same)|here|there|for example|for instance|in other words|es|dies\p{L}*|das|aber|also|dann|zum beispiel|hier)\b|\bin the same\b/iu.test(
    text,
  );
}

function isAside(text: string): boolean {
  return /^(?:in parley|do not|don't|what goes wrong|under analyse|ask|try|type|before (?:this|you|reading))\b|["“][^"”]{8,}["”]|\?$|\b(?:lessons?|courses?) (?:before|of|on|explains?|tells?|\d|[A-Z])/iu.test(
    text,
  );
}

/** What its course and lesson are called, or the kind and name of the node whose text it is. */
export function titleTerms({ course, lesson }: FoundPassage): readonly string[] {
  return termsOf(`${course} ${lesson}`);
}

/** All of one or two words, most of more. */
function leastOf(count: number): number {
  return count <= 2 ? count : Math.ceil(count * 0.5);
}

/** One passage has at least so many of the words. */
function isCovered(
  met: readonly (string | null)[],
  least: number,
  passages: readonly FoundPassage[],
  sentences: readonly Sentence[],
): boolean {
  return passages.some((whole) => {
    const { id } = whole;
    const own = new Set(titleTerms(whole));
    for (const { passage, terms } of sentences) if (passage.id === id) for (const term of terms) own.add(term);
    return met.filter((term) => term !== null && own.has(term)).length >= least;
  });
}

const verbs =
  "is|are|was|were|means?|measures?|counts?|refers?|says?|tells?|describes?|compares?|divides?|groups?|gives?|sums?|happens?|occurs?|begins?|ist|sind|bedeutet|misst|zählt|bezeichnet|heißt";

/** "A bridge is …", "Betweenness counts …", "… is called a bridge". */
function definitionOf(topic: string): RegExp {
  const words = topic
    .split(/[\s-]+/u)
    .map((word) => word.replace(/(?<=\p{L}{3})(?:ies|y|es|s)$/u, "").replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  const name = words.map((word) => `${word}\\p{L}{0,3}`).join("[\\s-]");
  return new RegExp(
    `^(?:(?:a|an|the|one|every|each|ein|eine|der|die|das) )?(?:[\\p{L}-]+ )?${name}(?: (?:centrality|method|measure|sample))?,?(?: [^.]{0,60}?,)? (?:${verbs})(?![\\p{L}]| not | nicht )|(?:called|known as|so-called|heißt|genannt|nennt man)(?: an?| the| eine?| der| die)? ${name}`,
    "iu",
  );
}

/** What tells best what a whole text is about: its first sentence, and those with its commonest words; in reading order. */
export function summarise(
  passages: readonly FoundPassage[],
  title: string,
  { most, told }: Pick<Wanted, "most" | "told">,
): readonly Sentence[] {
  const sentences = inReadingOrder(untold(sentencesOf(passages), told));
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
    chosen.push(...(opening === undefined ? rest.slice(0, 1) : [opening]));
  }
  return inReadingOrder(chosen);
}

/** Examples with names and figures tell little of what a text is about; a paragraph's first sentence more. */
function telling(sentence: Sentence): number {
  const { text, at } = sentence;
  const figures = /\d/u.test(text) ? 0.5 : 1;
  return standsAlone(sentence) * figures * (at === 0 ? 1.1 : 1) * (/^(?:do not|don't)\b/iu.test(text) ? 0.7 : 1);
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
