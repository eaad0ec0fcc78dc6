import { editDistance } from "@/lib/edit-distance";
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
  "leaving having moving coming going loving giving taking being seeing thing things think thank there where these those where while whole about above again other every never their three which would could should great after first found fount night light right might eight state stage share shape spare phase place plane plate table cable later latter better letter latest lowest newest nearest dearest fastest last list lost least beast feast field yield build built guild cross crops grade trade trace track truck trick stack stock store story sport short shirt sheet sweet street"
    .split(" ")
    .filter((one) => !lexiconWords.includes(one)),
);

function closest(word: string, candidates: readonly string[]): string | null {
  let best: { readonly candidate: string; readonly cost: number } | null = null;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > 2) continue;
    const cost = costOf(word, candidate);
    if (cost !== null && (best === null || cost < best.cost)) best = { candidate, cost };
  }
  return best?.candidate ?? null;
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
  const wrong = [...word].flatMap((letter, index) => (letter === candidate[index] ? [] : [index]));
  const [first, second] = wrong;
  if (wrong.length !== 2 || first === undefined || second !== first + 1) return false;
  return word[first] === candidate[second] && word[second] === candidate[first];
}
