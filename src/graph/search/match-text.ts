import { editDistance } from "@/lib/text/edit-distance";
import { foldText, foldWithPlaces } from "./fold-text";

/** How well a text holds what is looked for, best first. */
export const matchRanks = { whole: 0, start: 1, word: 2, inside: 3, typo: 6 } as const;
export type MatchRank = (typeof matchRanks)[keyof typeof matchRanks];

/** What is looked for. */
export interface Wanted {
  /** Folded, its ends trimmed. */
  readonly text: string;
  /** Its words, where there are several. */
  readonly words: readonly string[];
  /** Which letters each of the words has. */
  readonly letters: readonly number[];
}

const FIGURE = /\p{N}/u;
const WORD_BREAK = /[^\p{L}\p{N}]+/u;
const mostLooked = 200;

export function wantedOf(query: string): Wanted {
  const text = foldText(query).trim().slice(0, mostLooked);
  const words = text.split(/\s+/u).filter((word) => word !== "");
  return { text, words, letters: words.map(lettersOf) };
}

/** The rank of a folded text, typos apart; undefined where it does not match. */
export function rankText(folded: string, { text, words }: Wanted): MatchRank | undefined {
  const at = folded.indexOf(text);
  if (at === 0) return folded.length === text.length ? matchRanks.whole : matchRanks.start;
  if (at > 0) return rankAt(folded, text, at);
  return words.length > 1 ? rankWords(folded, words) : undefined;
}

/** Whether words of the folded text are what is looked for but for a letter or two. */
export function isMisspelt(folded: string, { words, letters }: Wanted): boolean {
  let isOff = false;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? "";
    if (folded.includes(word)) continue;
    if (allowedTypos(word) === 0 || !holdsNear(folded, word, letters[index] ?? 0)) return false;
    isOff = true;
  }
  return isOff;
}

export interface TextMark {
  readonly from: number;
  readonly to: number;
}

/** The parts of the text to mark: where the words looked for are in it. */
export function marksIn(text: string, { text: whole, words }: Wanted): readonly TextMark[] {
  const { folded, places } = foldWithPlaces(text);
  const marked = (word: string): TextMark | undefined => {
    const at = wordPlace(folded, word);
    if (at < 0) return undefined;
    return { from: places[at] ?? 0, to: places[at + word.length] ?? text.length };
  };
  const one = whole === "" ? undefined : marked(whole);
  const all = one ? [one] : words.flatMap((word) => marked(word) ?? []);
  return withoutOverlap(all.toSorted((a, b) => a.from - b.from));
}

function rankAt(folded: string, text: string, first: number): MatchRank {
  for (let at = first; at >= 0; at = folded.indexOf(text, at + 1)) {
    if (startsWord(folded, at)) return matchRanks.word;
  }
  return matchRanks.inside;
}

/** All words in any order. */
function rankWords(folded: string, words: readonly string[]): MatchRank | undefined {
  let rank: MatchRank = matchRanks.word;
  for (const word of words) {
    const at = folded.indexOf(word);
    if (at < 0) return undefined;
    if (rankAt(folded, word, at) === matchRanks.inside) rank = matchRanks.inside;
  }
  return rank;
}

function startsWord(folded: string, at: number): boolean {
  return at === 0 || WORD_BREAK.test(folded.charAt(at - 1));
}

function wordPlace(folded: string, word: string): number {
  const first = folded.indexOf(word);
  for (let at = first; at >= 0; at = folded.indexOf(word, at + 1)) if (startsWord(folded, at)) return at;
  return first;
}

/** None in words of up to three letters and in those with figures, one up to seven, then two. */
function allowedTypos(word: string): number {
  if (word.length < 4 || FIGURE.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Whether one of the text's words, or its beginning, is nearly the word, which has these letters. */
function holdsNear(folded: string, word: string, letters: number): boolean {
  const allowed = allowedTypos(word);
  let from = 0;
  let own = 0;
  for (let at = 0; at <= folded.length; at += 1) {
    const code = at < folded.length ? folded.charCodeAt(at) : 0;
    if (isWordSign(code)) {
      own |= letterOf(code);
      continue;
    }
    // Each letter that is missing takes an edit of its own.
    const mayBe = at - from >= word.length - allowed && bitsOf(letters & ~own) <= allowed;
    if (mayBe && isNear(folded.slice(from, at), word)) return true;
    from = at + 1;
    own = 0;
  }
  return false;
}

/** A bit for each letter a word has; several letters may share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= letterOf(word.charCodeAt(at));
  return letters;
}

function letterOf(code: number): number {
  return 1 << (code & 31);
}

function bitsOf(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The word itself or its beginning. */
function isNear(part: string, word: string): boolean {
  const allowed = allowedTypos(word);
  if (part.length < word.length - allowed) return false;
  const most = Math.min(part.length, word.length + allowed);
  if (part.length === most && editDistance(part, word) <= allowed) return true;
  for (let length = word.length - allowed; length <= most; length += 1) {
    if (editDistance(part.slice(0, length), word) <= allowed) return true;
  }
  return false;
}

/** Letters and figures; beyond ASCII everything counts as one. */
function isWordSign(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
}

function withoutOverlap(marks: readonly TextMark[]): readonly TextMark[] {
  const apart: TextMark[] = [];
  for (const mark of marks) if (mark.from >= (apart.at(-1)?.to ?? 0)) apart.push(mark);
  return apart;
}
