import { plainText } from "./plain-text";

export interface FoundName {
  readonly name: string;
  readonly at: number;
}

const wordCharacter = /[\p{L}\p{N}]/u;
/** Scripts that write words without spaces between them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Where which of the names stand, in order of the text. Longest first, so that "Ann" is not found inside "Ann Arbor"; whole
 * words; upper and lower case as the name has it unless set otherwise.
 */
export function findNames(
  text: string,
  names: Iterable<string>,
  { anyCase = false }: { readonly anyCase?: boolean } = {},
): readonly FoundName[] {
  const fold = (value: string): string => (anyCase ? plainText(value).toLowerCase() : plainText(value));
  const haystack = fold(text);
  const taken = new Uint8Array(haystack.length);
  const found: FoundName[] = [];
  const longestFirst = [...new Set(names)].filter((name) => name !== "").sort((a, b) => b.length - a.length);
  for (const name of longestFirst) {
    const needle = fold(name);
    for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + needle.length)) {
      if (taken[at] || !isWhole(haystack, at, needle)) continue;
      taken.fill(1, at, at + needle.length);
      found.push({ name, at });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

/** The text with the names blanked out, so that their digits are no numbers. */
export function withoutNames(text: string, names: Iterable<string>): string {
  const plain = plainText(text);
  const characters = [...findNames(plain, names)].reverse();
  return characters.reduce(
    (rest, { name, at }) => rest.slice(0, at) + " ".repeat(name.length) + rest.slice(at + plainText(name).length),
    plain,
  );
}

function isWhole(text: string, at: number, name: string): boolean {
  return !joins(text[at - 1], name[0]) && !joins(name.at(-1), text[at + name.length]);
}

function joins(left: string | undefined, right: string | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  if (unspaced.test(left) || unspaced.test(right)) return false;
  return wordCharacter.test(left) && wordCharacter.test(right);
}
