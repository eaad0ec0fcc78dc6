import { greatest } from "@/lib/lists/whole-lists";
import { oneLine, phraseLines } from "@/lib/text/lines";
import { type Measure, tellsMeasure } from "../../text/asks-number";
import { countedBehind, definitionOf, isAside, needsPrevious, telling, tellsReason } from "./choose-sentences";
import { coveredTerms, shareOf, type Wanted } from "./coverage";
import { type FoundPassage, partsIn, type Sentence, termsOf, titleTerms } from "./passages";

/**
 * The parts of texts that answer best, the best one first: runs of sentences as they stand there, so that what a sentence points
 * at, and the steps, reasons and figures it announces, stand beside it. None where the passages are not about the topic.
 */
export function chooseExcerpts(passages: readonly FoundPassage[], wanted: Wanted): readonly Sentence[] {
  const { sentences, left, met, weights } = coveredTerms(passages, wanted);
  if (weights.size === 0) return [];
  const sought: Sought = {
    ...wanted,
    weights: withOwn(weights, wanted.own),
    defined: definitionOf(wanted.topic),
    best: greatest(
      passages.map(({ score }) => score),
      1e-9,
    ),
  };
  const texts = textsOf(passages, left);
  const [first] = ranked(texts, sought, []);
  if (first === undefined) return [];
  const own = grown(first, sought.most, []);
  const others = ranked(texts, sought, own);
  const hasAll = met.length > 1 && !met.includes(null) && own.length > 1 && saysAll(own, sought);
  const second = hasAll ? undefined : others.find((other) => isWorthIt(other, first, own.length));
  const beside = second === undefined ? [] : grown(second, 2, own);
  const shown = first.text === second?.text ? withoutGap([...own, ...beside], first.text) : [...own, ...beside];
  return withFigure(shown, sought, { sentences, passages, others });
}

/** All of what is asked, with the kind of number that is asked for. */
function saysAll(shown: readonly Sentence[], { weights, counts }: Sought): boolean {
  const terms = new Set(shown.flatMap((one) => [...one.terms, ...titleTerms(one.passage)]));
  return (
    shareOf(terms, weights) > 0.99 && (counts === undefined || shown.some(({ text }) => tellsMeasure(text, counts)))
  );
}

interface Elsewhere {
  readonly sentences: readonly Sentence[];
  readonly passages: readonly FoundPassage[];
  readonly others: readonly Window[];
}

/** Where none of them has the kind of number that is asked for, with a sentence that has it. */
function withFigure(
  shown: readonly Sentence[],
  { counts }: Sought,
  { others, ...found }: Elsewhere,
): readonly Sentence[] {
  if (counts === undefined || shown.some(({ text }) => tellsMeasure(text, counts))) return shown;
  const near = countedBehind(shown, counts, found);
  if (near !== undefined) return [...shown, near];
  const other = others.find(({ text, from, to }) =>
    text.slice(from, to).some(({ sentence }) => tellsMeasure(sentence.text, counts)),
  );
  return other === undefined ? shown : [...shown, ...grown(other, 1, shown)];
}

/** Of one passage in its order; a sentence or two between what is told are told too. */
function withoutGap(shown: readonly Sentence[], text: Text): readonly Sentence[] {
  const at = new Set(shown.map((one) => text.findIndex(({ sentence }) => sentence === one)));
  const isNear = (index: number): boolean =>
    at.has(index) || ((at.has(index - 1) || at.has(index - 2)) && (at.has(index + 1) || at.has(index + 2)));
  return text.flatMap(({ sentence }, index) => (isNear(index) ? [sentence] : []));
}

/** What a follow-up asks in its own words counts more than what it is about. */
function withOwn(weights: ReadonlyMap<string, number>, own = ""): ReadonlyMap<string, number> {
  const terms = own === "" ? [] : termsOf(own);
  return new Map([...weights].map(([term, weight]) => [term, terms.includes(term) ? weight * 2.5 : weight]));
}

/** A passage's sentences in order. */
type Text = readonly { readonly sentence: Sentence; readonly isFirst: boolean }[];

interface Sought extends Wanted {
  readonly weights: ReadonlyMap<string, number>;
  readonly defined: RegExp;
  readonly best: number;
}

/** Sentences of one paragraph. */
interface Window {
  readonly text: Text;
  readonly from: number;
  readonly to: number;
  readonly score: number;
  /** Of what is asked and was not told yet. */
  readonly fresh: number;
}

/** The sentences of each passage; texts overlap, and those that follow each other are one. */
function textsOf(passages: readonly FoundPassage[], sentences: readonly Sentence[]): readonly Text[] {
  const known = new Map(sentences.map((one) => [one.text, one]));
  const texts: { readonly last: FoundPassage; readonly parts: Text }[] = [];
  for (const passage of passages.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const parts = sentencesIn(passage, known);
    const at = texts.findIndex(({ last }) => follows(passage, last));
    const before = texts[at]?.parts ?? [];
    const shown = new Set(before.map(({ sentence }) => sentence));
    const joined = { last: passage, parts: [...before, ...parts.filter(({ sentence }) => !shown.has(sentence))] };
    if (at < 0) texts.push(joined);
    else texts[at] = joined;
  }
  return texts.map(({ parts }) => parts);
}

/** Its place among those of its lesson, which its id ends with. */
function placeOf({ id }: FoundPassage): number {
  return Number(/:(\d+)$/u.exec(id)?.[1] ?? 0);
}

function follows(one: FoundPassage, before: FoundPassage): boolean {
  const isSame = one.course === before.course && one.lesson === before.lesson && one.id !== before.id;
  return isSame && placeOf(before) > 0 && placeOf(one) === placeOf(before) + 1;
}

function sentencesIn(passage: FoundPassage, known: ReadonlyMap<string, Sentence>): Text {
  let isFirst = true;
  return partsIn(passage).flatMap((part) => {
    const sentence = known.get(part.text);
    isFirst ||= part.isFirst;
    if (sentence === undefined) return [];
    const own = { sentence, isFirst };
    isFirst = false;
    return [own];
  });
}

const longest = 3;

/** All short runs within paragraphs, best first; what was told already left out. */
function ranked(texts: readonly Text[], sought: Sought, shown: readonly Sentence[]): readonly Window[] {
  const known = new Set(shown.flatMap(({ terms }) => [...terms]));
  const windows = texts.flatMap((text) =>
    text.flatMap((_, from) => {
      const ends: number[] = [];
      for (let to = from; to < Math.min(text.length, from + longest); to += 1) {
        const one = text[to];
        if (one === undefined || shown.includes(one.sentence) || (to > from && one.isFirst)) break;
        ends.push(to + 1);
      }
      return ends.flatMap((to) => weighed({ text, from, to }, sought, known) ?? []);
    }),
  );
  const counting = sought.figures === true ? windows.filter(hasFigure) : windows;
  // Where no text has a figure, what there is; beside what was told, nothing without one.
  return (counting.length === 0 && shown.length === 0 ? windows : counting).toSorted((a, b) => b.score - a.score);
}

function hasFigure({ text, from, to }: Window): boolean {
  return text.slice(from, to).some(({ sentence }) => /\d/u.test(sentence.text));
}

const worth = { all: 0.55, single: 0.45, title: 0.35, passage: 0.3, length: 0.03, needsPrevious: 0.1 };

function weighed(
  { text, from, to }: Pick<Window, "text" | "from" | "to">,
  sought: Sought,
  known: ReadonlySet<string>,
): Window | null {
  const { weights, best } = sought;
  const own = text.slice(from, to).map(({ sentence }) => sentence);
  const [first] = own;
  if (first === undefined) return null;
  const terms = new Set(own.flatMap((one) => [...one.terms]));
  const said = shareOf(terms, weights);
  const titled = shareOf(new Set([...terms, ...termsOf(first.passage.lesson)]), weights);
  const headed = said === 0 ? worth.title * titled : (said + titled) / 2;
  if (headed === 0) return null;
  const single = greatest(own.map((one) => shareOf(one.terms, weights) * worthOf(one, sought)));
  const score =
    headed * worth.all +
    single * worth.single +
    (first.passage.score / best) * worth.passage +
    bonusOf(own, sought) -
    worth.length * (own.length - 1) -
    (needsPrevious(first.text) && from > 0 ? worth.needsPrevious : 0);
  const fresh = shareOf(new Set([...terms].filter((term) => !known.has(term))), weights);
  return { text, from, to, score, fresh };
}

function worthOf(one: Sentence, { isDefinition }: Sought): number {
  if (isDefinition) return Math.min(1, telling(one));
  return isAside(one.text) ? 0.65 : 1;
}

function bonusOf(own: readonly Sentence[], { isDefinition, defined, counts, reason, weights }: Sought): number {
  const defining = isDefinition ? 0.6 : 0.3;
  return (
    (own.some(({ text }) => defined.test(text)) ? defining : 0) +
    (counts === undefined
      ? 0
      : greatest(
          own.map((one) => countingOf(one, counts, weights)),
          0,
        )) +
    (reason === true && own.some(({ text }) => tellsReason(text)) ? 0.3 : 0)
  );
}

/** A number of the kind that is asked for, in a sentence that speaks of the topic. */
function countingOf({ text, terms }: Sentence, counts: Measure, weights: ReadonlyMap<string, number>): number {
  if (!tellsMeasure(text, counts)) return 0;
  return [...weights.keys()].some((term) => terms.has(term)) ? 0.35 : 0.15;
}

/** With what it points back at, and with what follows until it has said enough; what it announces may be in the next paragraph. */
function grown({ text, from, to }: Window, least: number, shown: readonly Sentence[]): readonly Sentence[] {
  const wordsAt = (at: number): string => text[at]?.sentence.text ?? "";
  const isWithin = (at: number): boolean => at < text.length && text[at]?.isFirst !== true;
  let [start, end] = [from, to];
  if (start > 0 && text[start]?.isFirst !== true && text[start - 1]?.isFirst === true) start -= 1;
  while (start > 0 && from - start < 2 && (needsPrevious(wordsAt(start)) || isSummedUp(wordsAt(start)))) start -= 1;
  while (isWithin(end) && end - start < least) end += 1;
  for (let at = start; at < end; at += 1)
    if (announces(wordsAt(at))) end = Math.min(text.length, Math.max(end, at + 1 + longest));
  while (isWithin(end) && end - start < least + longest && goesOn(wordsAt(end))) end += 1;
  return text
    .slice(start, end)
    .map(({ sentence }) => sentence)
    .filter((one) => !shown.includes(one));
}

const counted = "two|three|four|five|six|seven|several|zwei|drei|vier|fünf|sechs|sieben|mehrere";
const announced = phraseLines`
  parts?|answers|reasons|ways|steps|kinds|types|sorts|methods|schools|stages|things|rules|causes|signs|links|forms
  groups|ingredients|conditions|functions|faults|points|questions|options|levels|layers|phases|jobs|tasks|uses
  remedies|cures|sources|effects|problems|dangers|mistakes|features|properties|factors|elements|measures|choices
  tests|teile|antworten|gründe|arten|schritte|methoden|stufen|dinge|regeln|ursachen|zeichen|formen|gruppen
  bedingungen|aufgaben|folgen|probleme|fehler|möglichkeiten
`;

const announcing = new RegExp(
  String.raw`:$|(?<!\p{L})(?:as follows|the following|wie folgt|folgende\p{L}?|(?:${counted}) (?:\p{L}+ )?(?:${announced}))(?!\p{L})`,
  "iu",
);

/** "There are three answers." */
function announces(text: string): boolean {
  return announcing.test(text);
}

const summingUp = new RegExp(
  oneLine`
    (?<!\p{L})(?:called|known as|so-called|we say|is what|heißt|genannt|nennt man)(?!\p{L})
    |^(?:that|this|such an?|the(?: [\p{L}-]+){1,2}|das|dies) (?:is|are|ist|sind)(?: an?| the| eine?| der| die| das)?
    (?: [\p{L}-]+){1,2}[,.;:!]
  `,
  "iu",
);

/** "… is called felting", "The closeness is the sett": what it is stands before. */
function isSummedUp(text: string): boolean {
  return summingUp.test(text);
}

const goingOn = new RegExp(
  oneLine`
    ^(?:(?:the |die |der |das )?(?:second|third|fourth|fifth|last|zweite[ns]?|dritte[ns]?|vierte[ns]?|letzte[ns]?)|then
    |next|after that|finally|dann|danach|zuletzt|schließlich)(?!\p{L})
  `,
  "iu",
);

/** "The second is …" */
function goesOn(text: string): boolean {
  return goingOn.test(text);
}

/** Nearly as good in another place, or with words of the question that were not said yet; beside one sentence alone half as good. */
function isWorthIt(second: Window, first: Window, shown: number): boolean {
  return second.fresh >= 0.25 || second.score >= first.score * (shown < 2 ? 0.5 : 0.8);
}
