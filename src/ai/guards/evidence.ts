import type { GraphDocument } from "@/graph/document/document-types";
import { foldText } from "@/graph/search/fold-text";
import { lettersApart } from "@/lib/text/nearest";
import { eachGraphText } from "../given-data/graph-texts";
import { isCommandWord, wordForms } from "../small-prompt/word-forms";

/** What an argument can be taken from: the words of the conversation and those of the open graph. */
export interface Evidence {
  /** A name or value, each word of which is in one or the other. */
  ofName(text: string): boolean;
  /** A piece of a text, as `contains` takes it. */
  ofPiece(text: string): boolean;
  /** Words to search for, of which the user said one at least: the others may put it differently. */
  ofSearch(text: string): boolean;
}

/** Words by which a model names what its user gave no name. */
const plainNames = new Set(["new", "unnamed", "untitled", "true", "false", "null", "none", "yes", "no"]);
const shortestStem = 4;
/** By so many letters endings may differ: Katze and Katzen, weigh and weight. */
const looseEnd = 2;
/** Written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

export function createEvidence(document: GraphDocument, said: readonly string[]): Evidence {
  const spoken = foldText(said.join("\n"));
  const words = [...new Set(wordsOf(spoken))];
  const forms = new Set(words.flatMap(wordForms));

  const isSaid = (word: string, isLoose = false): boolean =>
    wordForms(word).some((form) => forms.has(form)) ||
    (unspaced.test(word) && spoken.includes(word)) ||
    words.some((other) => isLike(word, other, isLoose));

  return {
    ofName(text) {
      const wanted = tellingWords(text).filter((word) => !isSaid(word));
      return wanted.length === 0 || missingIn(document, wanted).length === 0;
    },
    ofPiece(text) {
      const folded = foldText(text).trim();
      return wordsOf(folded).length === 0 || spoken.includes(folded) || isPieceOf(document, folded);
    },
    ofSearch(text) {
      const wanted = tellingWords(text);
      if (wanted.length === 0 || wanted.some((word) => isSaid(word, true))) return true;
      return missingIn(document, wanted).length < wanted.length;
    },
  };
}

/** Words with a letter in them. */
function wordsOf(folded: string): readonly string[] {
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => /\p{L}/u.test(word));
}

/** Without those of grammar and of commands, unless it has no others. */
function tellingWords(text: string): readonly string[] {
  const words = wordsOf(foldText(text)).filter((word) => !plainNames.has(word));
  const telling = words.filter((word) => !isCommandWord(word));
  return telling.length > 0 ? telling : words;
}

/** A slip of the pen, another ending, or the beginning of a longer word. A word with a figure in it is a key: just that is meant. */
function isLike(word: string, other: string, isLoose: boolean): boolean {
  if (/\p{N}/u.test(word) || word.length < shortestStem || other.length < shortestStem) return false;
  if (other.startsWith(word) || (isLoose && word.startsWith(other))) return true;
  const end = Math.max(word.length, other.length) - looseEnd;
  if (end >= shortestStem && word.slice(0, end) === other.slice(0, end)) return true;
  const isNear = lettersApart(word, other) <= Math.floor(word.length / 3);
  return isNear && word.length > shortestStem && (isLoose || word[0] === other[0]);
}

/** Those of the words that no text of the graph has. */
function missingIn(document: GraphDocument, words: readonly string[]): readonly string[] {
  let missing = words.map((word) => ({ word, forms: wordForms(word) }));
  eachGraphText(document, (text) => {
    if (missing.length === 0) return;
    const folded = foldText(text);
    missing = missing.filter((one) => !one.forms.some((form) => occursIn(folded, form)));
  });
  return missing.map(({ word }) => word);
}

function isPieceOf(document: GraphDocument, piece: string): boolean {
  let isFound = false;
  eachGraphText(document, (text) => {
    isFound ||= foldText(text).includes(piece);
  });
  return isFound;
}

function occursIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (unspaced.test(word)) return true;
    const isBegin = !/[\p{L}\p{N}]/u.test(text.slice(0, at).at(-1) ?? " ");
    const isEnd = !/[\p{L}\p{N}]/u.test(text.charAt(at + word.length) || " ");
    if (isBegin && isEnd) return true;
  }
  return false;
}
