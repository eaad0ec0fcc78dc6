import { greatest } from "@/lib/lists/whole-lists";
import { oneLine, phraseLines } from "@/lib/text/lines";
import { type Measure, tellsMeasure } from "../../text/asks-number";
import { coveredTerms, shareOf, type Wanted } from "./coverage";
import { type FoundPassage, inReadingOrder, partsOf, type Sentence, termsOf, titleTerms } from "./passages";

/** The sentences that say most of a topic, in reading order; none where the passages are not about it. */
export function chooseSentences(passages: readonly FoundPassage[], wanted: Wanted): readonly Sentence[] {
  const { left: sentences, met, weights } = coveredTerms(passages, wanted);
  if (weights.size === 0) return [];
  const scored = scoresOf(sentences, weights, { passages, wanted });
  const named = scored.filter(({ sentence }) => titleTerms(sentence.passage).some((term) => met.includes(term)));
  const speaking = scored.filter(({ share }) => share > 0);
  const ranked = (speaking.length > 0 ? speaking : named).toSorted((a, b) => b.score - a.score);
  const [top] = ranked;
  if (top === undefined) return [];
  const near = ranked.filter(
    ({ score, sentence }) => score >= top.score * closeness(top, wanted) && !isAside(sentence.text),
  );
  const beside = { sentences, passages };
  const picked = withNeighbours(
    [top, ...near].map(({ sentence }) => sentence),
    wanted,
    beside,
  );
  const hasAll = met.length < 2 || (!met.includes(null) && shareOf(top.sentence.terms, weights) > 0.99);
  const around = hasAll || isEnough(top, wanted) ? [] : following(top.sentence, beside);
  const chosen = [...new Set([...[...new Set(picked)].slice(0, wanted.most), ...around])].slice(0, wanted.most + 2);
  const counted = countedElsewhere(chosen, wanted.counts, { ...beside, ranked: speaking });
  return inReadingOrder(counted === undefined ? chosen : [...chosen, counted]);
}

interface Scored {
  readonly sentence: Sentence;
  /** Of what is asked. */
  readonly share: number;
  readonly isDefining: boolean;
  readonly score: number;
}

function scoresOf(
  sentences: readonly Sentence[],
  weights: ReadonlyMap<string, number>,
  { passages, wanted }: { readonly passages: readonly FoundPassage[]; readonly wanted: Wanted },
): readonly Scored[] {
  const best = greatest(
    passages.map(({ score }) => score),
    1e-9,
  );
  const defined = definitionOf(wanted.topic);
  return sentences.map((sentence) => {
    const share = headedShare(sentence, weights) * (wanted.isDefinition ? telling(sentence) : isClearAlone(sentence));
    const isDefining = defined.test(sentence.text);
    const score = share + (sentence.passage.score / best) * 0.25 + bonusOf(sentence.text, isDefining, wanted);
    return { sentence, share, isDefining, score };
  });
}

/** So much of the best one's score others must have. */
function closeness({ isDefining }: Scored, { isDefinition }: Wanted): number {
  return isDefining && isDefinition ? 0.8 : 0.7;
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

/** Each with the one before it where it leans on that, else with the one behind where it says too little by itself. */
function withNeighbours(chosen: readonly Sentence[], { reason }: Wanted, found: Found): readonly Sentence[] {
  return chosen.flatMap((one) => {
    const before = needsPrevious(one.text) ? sentenceBeside(one, -1, found) : undefined;
    if (before !== undefined) return [one, before];
    const next = sentenceBeside(one, 1, found);
    const isMain = one === chosen[0] || reason === true;
    const isMeant = next !== undefined && (isShort(one) || (isMain && !isAside(next.text)));
    return isMeant ? [one, next] : [one];
  });
}

/** A definition says it all; where few sentences are wanted, no more are told. */
function isEnough({ isDefining }: { readonly isDefining: boolean }, { isDefinition, most }: Wanted): boolean {
  return (isDefining && isDefinition) || most < 3;
}

/** Where no sentence has all the words, what is asked may stand behind the best one in others. */
function following(one: Sentence, found: Found): readonly Sentence[] {
  const [first] = [sentenceBeside(one, 1, found)];
  const second = first === undefined ? undefined : sentenceBeside(first, 1, found);
  return [first, second].filter((next) => next !== undefined);
}

const nearBehind = 6;

/** The number that is asked for may stand some sentences behind those that name the thing: "It takes two minutes". */
export function countedBehind(chosen: readonly Sentence[], counts: Measure, found: Found): Sentence | undefined {
  for (const one of chosen) {
    let next: Sentence | undefined = one;
    for (let step = 0; step < nearBehind && next !== undefined; step += 1) {
      next = sentenceBeside(next, 1, found);
      if (next !== undefined && !chosen.includes(next) && tellsMeasure(next.text, counts)) return next;
    }
  }
  return undefined;
}

const reasons = new RegExp(
  oneLine`
    (?<!\p{L})(?:because|since|so that|otherwise|or else|therefore|due to|for this reason|this is why|which is why
    |that is why|as (?:it|they|this|these|there) |for (?:it|they|the|a|an|this|these) \p{L}+ \p{L}+s|weil|damit|sonst
    |deshalb|deswegen|daher|denn|um zu)(?!\p{L})
  `,
  "iu",
);

/** Whether a sentence gives a reason, or says what for. */
export function tellsReason(text: string): boolean {
  return reasons.test(text);
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

/** Less than 1 for what leans on the sentence before it, gives an example, or only advises. */
function isClearAlone({ text, terms }: Sentence): number {
  const names = /\s\p{Lu}\p{Ll}/u.test(text) ? 0.9 : 1;
  return names * (isAside(text) ? 0.65 : 1) * (needsPrevious(text) ? 0.8 : 1) * (terms.size > 40 ? 0.8 : 1);
}

const pointsBack = new RegExp(
  oneLine`
    ^(?:it|this|that|these|those|they|he|she|but|so|then|also|such|both|another
    |the (?:first|second|third|other|last|same)|here|there|for example|for instance|in other words|es|dies\p{L}*|das
    |aber|also|dann|zum beispiel|hier)\b|\bin the same\b|\b(?:precisely|exactly|just) (?:that|this)\b|\bgenau das\b
  `,
  "iu",
);

const partOfThem = new RegExp(
  oneLine`
    ^(?:two|three|four|five|six|seven|eight|nine|ten|both|most|some|others?|ours|all) (?:of (?:them|these|those) )?
    (?:is|are|was|were|has|have|must|can|may|begins?|lasts?|keeps?)\b
  `,
  "iu",
);

/** Whether a sentence cannot be understood without the one before it. */
export function needsPrevious(text: string): boolean {
  if (partOfThem.test(text)) return true;
  return pointsBack.test(text);
}

const asideWords = new RegExp(
  oneLine`
    ^(?:in parley|do not|don't|what goes wrong|under analyse|ask|try|type|before (?:this|you|reading))\b
    |["“][^"”]{8,}["”]|\?$|\b(?:lessons?|courses?) (?:before|of|on|explains?|tells?|\d|[A-Z])
  `,
  "iu",
);

export function isAside(text: string): boolean {
  return asideWords.test(text);
}

const titleWorth = 0.5;

/** What its lesson is called need not be said again in each sentence. */
function headedShare(sentence: Sentence, weights: ReadonlyMap<string, number>): number {
  const own = shareOf(sentence.terms, weights);
  if (own === 0) return 0;
  const terms = new Set([...sentence.terms, ...termsOf(sentence.passage.lesson)]);
  return own + titleWorth * (shareOf(terms, weights) - own);
}

const verbs = phraseLines`
  is|are|was|were|means?|measures?|counts?|refers?|says?|tells?|describes?|compares?|divides?|groups?|gives?|sums?
  happens?|occurs?|begins?|forms?|arises?|consists?|ist|sind|bedeutet|misst|zählt|bezeichnet|heißt
`;

/** "A bridge is …", "Betweenness counts …", "… is called a bridge", "Such an edge is a bridge." */
export function definitionOf(topic: string): RegExp {
  const words = topic
    .split(/[\s-]+/u)
    .map((word) => word.replace(/(?<=\p{L}{3})(?:ies|y|es|s)$/u, "").replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  const name = words.map((word) => `${word}\\p{L}{0,3}`).join("[\\s-]");
  return new RegExp(
    oneLine`
      ^(?:(?:a|an|the|one|every|each|ein|eine|der|die|das) )?(?:[\p{L}-]+ )?${name}
      (?: (?:centrality|method|measure|sample))?,?(?: [^.]{0,60}?,)? (?:${verbs})(?![\p{L}]| not | nicht )
      |(?:called|known as|so-called|heißt|genannt|nennt man)(?: an?| the| eine?| der| die)? ${name}
      |^(?:that|this|such an?|the(?: [\p{L}-]+){1,2}|das|dies|der \p{L}+|die \p{L}+) (?:is|are|ist|sind)
      (?: an?| the| eine?| der| die| das)? ${name}(?=[,.;:!])
    `,
    "iu",
  );
}

/** Examples with names and figures tell little of what a text is about; a paragraph's first sentence more. */
export function telling(sentence: Sentence): number {
  const { text, at } = sentence;
  const figures = /\d/u.test(text) ? 0.5 : 1;
  return isClearAlone(sentence) * figures * (at === 0 ? 1.1 : 1) * (/^(?:do not|don't)\b/iu.test(text) ? 0.7 : 1);
}
