import { editDistance } from "@/lib/text/edit-distance";
import { wordLines } from "@/lib/text/lines";
import { lexiconWords } from "../lexicon/lexicon";

/**
 * The known word a misspelt one stands for, or null. Only slips of the hand: two letters swapped, one missing or one
 * too many; a wrong letter only in long words, because "boats" is no misspelt "goats".
 */
export function mendWord(
  word: string,
  schemaWords: readonly string[],
  ownWords: readonly string[] = lexiconWords,
): string | null {
  if (!/^\p{L}{4,24}$/u.test(word) || plain.has(word)) return null;
  return closest(word, schemaWords) ?? closest(word, ownWords);
}

/** Words of the language that are a letter away from words of requests. */
const plain = new Set(
  wordLines`
    leaving having moving coming going loving giving taking being seeing thing things think thank there where these
    those where while whole about above again other every never their three which would could should great after
    first found fount night light right might eight state stage share shape spare phase place plane plate table cable
    later latter better letter latest lowest newest nearest dearest fastest last list lost least beast feast field
    yield build built guild cross crops grade trade trace track truck trick stack stock store story sport short shirt
    sheet sweet street
  `
    .split(" ")
    .filter((one) => !lexiconWords.includes(one)),
);

/** Words with what tells at a glance that two are too far apart: their letters as bits. */
interface Candidates {
  readonly words: readonly { readonly word: string; readonly letters: number }[];
  /** What was looked for already. */
  readonly known: Map<string, string | null>;
}

const candidatesOf = new WeakMap<readonly string[], Candidates>();
const mostKnown = 2000;

function closest(word: string, given: readonly string[]): string | null {
  const candidates = candidatesOf.get(given) ?? {
    words: given.map((one) => ({ word: one, letters: lettersOf(one) })),
    known: new Map(),
  };
  candidatesOf.set(given, candidates);
  const known = candidates.known.get(word);
  if (known !== undefined) return known;
  const found = closestOf(word, candidates.words);
  if (candidates.known.size > mostKnown) candidates.known.clear();
  candidates.known.set(word, found);
  return found;
}

function closestOf(word: string, candidates: Candidates["words"]): string | null {
  let best: { readonly candidate: string; readonly cost: number } | null = null;
  const letters = lettersOf(word);
  for (const { word: candidate, letters: others } of candidates) {
    if (Math.abs(candidate.length - word.length) > 2 || differing(letters, others) > 4) continue;
    const cost = costOf(word, candidate);
    if (cost !== null && (best === null || cost < best.cost)) best = { candidate, cost };
  }
  return best?.candidate ?? null;
}

/** The letters of a word as bits; rare ones share a bit. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** How many letters only one of the two has: one edit changes two at most. */
function differing(a: number, b: number): number {
  let count = 0;
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

function costOf(word: string, candidate: string): number | null {
  if (isSwap(word, candidate)) return 1;
  const edits = editDistance(word, candidate);
  const isLong = word.length >= 7;
  if (edits === 1 && word.length !== candidate.length && Math.max(word.length, candidate.length) >= 5) return 1;
  if (edits === 1 && isLong) return 1.5;
  if (edits === 1 && word.length === 6 && word[0] === candidate[0] && word.at(-1) === candidate.at(-1)) return 1.5;
  if (edits === 2 && word.length >= 8 && word[0] === candidate[0]) return 2;
  return null;
}

function isSwap(word: string, candidate: string): boolean {
  if (word.length !== candidate.length) return false;
  let at = 0;
  while (at < word.length && word[at] === candidate[at]) at += 1;
  return (
    word[at] === candidate[at + 1] && word[at + 1] === candidate[at] && word.slice(at + 2) === candidate.slice(at + 2)
  );
}
