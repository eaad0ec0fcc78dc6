import { createStems, languageOf } from "@/knowledge/index/stems";
import { stopWords } from "@/knowledge/index/stop-words";
import { wordsOf } from "@/knowledge/index/words";
import { segments } from "@/knowledge/passages/segments";
import { wordLines } from "@/lib/text/lines";
import { allowedSlips, slipsBetween } from "@/lib/text/slips";
import { numberIn, type Outcome, recordsIn, textIn, textsIn } from "../../plan/outcome";

/** A passage as a search brought it. */
export interface FoundPassage {
  readonly id: string;
  readonly course: string;
  readonly lesson: string;
  readonly number: number | null;
  readonly link: string;
  readonly text: string;
  readonly score: number;
  readonly isHandbook: boolean;
  /** Words that were asked for and stand nowhere, with those that mean the same. */
  readonly near: readonly NearWords[];
}

export interface NearWords {
  readonly said: string;
  readonly meant: readonly string[];
}

/** Best first. */
export function passagesIn({ data }: Pick<Outcome, "data">): readonly FoundPassage[] {
  const isHandbook = textIn(data, "from") === "handbook";
  const near = recordsIn(data, "near").map((one) => ({ said: textIn(one, "said"), meant: textsIn(one, "meant") }));
  return recordsIn(data, "passages").flatMap((record) => {
    const [id, text] = [textIn(record, "id"), textIn(record, "text")];
    if (id === "" || text === "") return [];
    return [
      {
        id,
        text,
        course: textIn(record, "course"),
        lesson: textIn(record, "lesson"),
        number: numberIn(record, "number"),
        link: textIn(record, "link"),
        score: numberIn(record, "score") ?? 0,
        isHandbook: isHandbook || textIn(record, "from") === "handbook",
        near,
      },
    ];
  });
}

/** A whole sentence of a passage. */
export interface Sentence {
  readonly text: string;
  readonly passage: FoundPassage;
  /** Its place in the passage. */
  readonly at: number;
  readonly terms: ReadonlySet<string>;
}

const stem = createStems();

/** Its words without endings, those that tell nothing left out. */
export function termsOf(text: string, language = languageIn(text)): readonly string[] {
  const words = wordsOf(text).map(({ word }) => word);
  const telling = words.filter(isTelling);
  return stemsOf(telling.length > 0 ? telling : words, language);
}

/** Those of a sentence: what a question may measure with too. */
function saidTerms(text: string, language: "english" | "german"): readonly string[] {
  const words = wordsOf(text).map(({ word }) => word);
  const telling = words.filter((word) => isTelling(word) || measuringWords.has(word));
  return stemsOf(telling.length > 0 ? telling : words, language);
}

function stemsOf(words: readonly string[], language: "english" | "german"): readonly string[] {
  return [...new Set(words.map((word) => stem(word, language)))];
}

/** Whether a word says something of what a text is about. */
export function isTelling(word: string): boolean {
  const plain = word.toLowerCase().replace(/['’]/gu, "");
  return !stopWords.has(plain) && !generalWords.has(plain) && !measuringWords.has(plain);
}

function languageIn(text: string): "english" | "german" {
  return languageOf(wordsOf(text)) === "german" ? "german" : "english";
}

/** Words a question measures with; where a text has them, it tells what was asked. */
const measuringWords = new Set("big high heavy far deep hot cold".split(" "));

/** Words of questions that no text has to hold. */
const generalWords = new Set(
  wordLines`
    many much long often often kind kinds type types use used using make makes made good best work works need needs
    needed should main different get gets take takes happen happens exactly usually really among would below above
    could might every another rather still already without within since until while though however whether become
    becomes belong belongs always never first second third talk talks talked written write wrote tell tells told go
    goes going know known gist read reading called name named something anything everything course courses lesson
    lessons handbook figure figures number numbers detail details old people person persons somebody someone anybody
    anyone everybody everyone nobody thing things something described describe deal deals exactly precisely meant
    mention mentioned take bad wrong fine okay sounds sound myself yourself himself herself itself themselves
    ourselves im ive id hows whos wheres keep keeps keeping kept even using shouldnt wouldnt mustnt allowed please
    afterwards beforehand
  `.split(" "),
);

/** Whole sentences alone: what a result was cut in is no sentence of the text. Texts overlap, so the same one counts once. */
export function sentencesOf(passages: readonly FoundPassage[]): readonly Sentence[] {
  const seen = new Set<string>();
  return passages.flatMap((passage) => {
    const language = languageIn(passage.text);
    const alike = termsAlike(passage, language);
    return partsOf(passage).flatMap((text, at) => {
      if (seen.has(text) || /^[#…]/u.test(text) || wordsOf(text).length < 3) return [];
      seen.add(text);
      return [{ text, passage, at, terms: withAlike(saidTerms(text, language), alike) }];
    });
  });
}

/** A term that stands nowhere, with those that mean the same. */
type Alike = readonly (readonly [term: string, meant: readonly string[]])[];

function termsAlike({ near }: FoundPassage, language: "english" | "german"): Alike {
  return near.flatMap(({ said, meant }) => {
    const own = meant.flatMap((word) => termsOf(word, language));
    return own.length === 0 ? [] : termsOf(said, language).map((term) => [term, own] as const);
  });
}

/** What has a word of the same meaning speaks of the term, too. */
function withAlike(terms: readonly string[], alike: Alike): ReadonlySet<string> {
  const all = new Set(terms);
  for (const [term, meant] of alike) if (meant.some((one) => all.has(one))) all.add(term);
  return all;
}

/** Those of its course's and lesson's titles. */
export function titleTerms(passage: FoundPassage): readonly string[] {
  const language = languageIn(passage.text);
  return [...withAlike(termsOf(`${passage.course} ${passage.lesson}`), termsAlike(passage, language))];
}

/** What the sentences have in place of words that were asked. */
export function nearIn(sentences: readonly Sentence[]): readonly NearWords[] {
  const found = new Map<string, Set<string>>();
  for (const { text, passage } of sentences) {
    const language = languageIn(passage.text);
    const own = new Set([...termsOf(text, language), ...termsOf(`${passage.course} ${passage.lesson}`)]);
    for (const { said, meant } of passage.near) {
      const used = meant.filter((word) => termsOf(word, language).some((term) => own.has(term)));
      if (used.length > 0) found.set(said, new Set([...(found.get(said) ?? []), ...used]));
    }
  }
  return [...found].map(([said, meant]) => ({ said, meant: [...meant] }));
}

/** The whole sentences of a passage in order. */
export function partsOf({ text }: Pick<FoundPassage, "text">): readonly string[] {
  const parts = segments(text, 2000).map(({ start, end }) => text.slice(start, end).trim());
  const whole = /…$/u.test(text) ? parts.slice(0, -1) : parts;
  return whole.map((part) => part.replace(/^… (?=\p{Lu})/u, ""));
}

/** The same, with which of them begin a paragraph. */
export function partsIn(
  passage: Pick<FoundPassage, "text">,
): readonly { readonly text: string; readonly isFirst: boolean }[] {
  let from = 0;
  return partsOf(passage).map((text) => {
    const at = passage.text.indexOf(text, from);
    const isFirst = at < 0 || /\n\s*$/u.test(passage.text.slice(from, at)) || at === 0;
    from = at < 0 ? from : at + text.length;
    return { text, isFirst };
  });
}

/** Each term of a topic as the texts, or their titles, have it: itself, else nearly it; null where they have none like it. */
export function meetTerms(
  topic: string,
  sentences: readonly Sentence[],
  titles: readonly string[] = [],
): readonly (string | null)[] {
  const all = new Set([...sentences.flatMap(({ terms }) => [...terms]), ...titles]);
  const [first] = sentences;
  return termsOf(topic, first === undefined ? "english" : languageIn(first.passage.text)).map((term) => {
    if (all.has(term)) return term;
    const begun = [...all].find(
      (other) => term.length >= 4 && (other.startsWith(term) || (other.length >= 5 && term.startsWith(other))),
    );
    return begun ?? [...all].find((other) => isSlip(term, other)) ?? null;
  });
}

function isSlip(word: string, other: string): boolean {
  const allowed = Math.min(allowedSlips(word), allowedSlips(other));
  return allowed > 0 && Math.abs(word.length - other.length) <= allowed && slipsBetween(word, other) <= allowed;
}

/** By course and lesson, then as they are in the text. */
export function inReadingOrder(sentences: readonly Sentence[]): readonly Sentence[] {
  const courses = [...new Set(sentences.map(({ passage }) => passage.course))];
  const place = ({ passage }: Sentence): number =>
    courses.indexOf(passage.course) * 1e6 +
    (passage.number ?? 0) * 1000 +
    Number(/:(\d+)$/u.exec(passage.id)?.[1] ?? 0);
  return sentences.toSorted((a, b) => place(a) - place(b) || a.at - b.at);
}
