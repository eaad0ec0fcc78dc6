import type { Comparison } from "./selector-types";

/** How the word operators are written, by people and by models; keys in lower case. */
const WORD_COMPARISONS = new Map<string, Comparison>([
  ["contains", "contains"],
  ["includes", "contains"],
  ["startswith", "startsWith"],
  ["starts_with", "startsWith"],
  ["endswith", "endsWith"],
  ["ends_with", "endsWith"],
  ["has", "has"],
]);

const SIGN_COMPARISONS = new Map<string, Comparison>([
  ["=", "=="],
  ["==", "=="],
  ["===", "=="],
  ["!=", "!="],
  ["!==", "!="],
  ["<>", "!="],
  ["≠", "!="],
  ["<", "<"],
  ["<=", "<="],
  ["≤", "<="],
  [">", ">"],
  [">=", ">="],
  ["≥", ">="],
]);

const CONSTANTS = new Map<string, true | false | null>([
  ["true", true],
  ["false", false],
  ["null", null],
  ["none", null],
  ["undefined", null],
]);

const OTHER_WORDS = ["and", "or", "not", "in", "is", "all", "between", "like", "ilike", "matches", "starts", "ends"];

/** Everything but white space, control characters, quotes and ASCII signs (`_` is a letter). */
const NAME_PART = "[^\\s\\u0000-\\u001f\\u007f!-/:-@[-^`{-~≤≥≠“”„‘’]";
const NAME_TAIL = `(?:${NAME_PART}|-(?=${NAME_PART}))*`;

/** A plain name: does not begin with a digit; a hyphen may stand inside. */
export const NAME_PATTERN = new RegExp(`(?![0-9])${NAME_PART}${NAME_TAIL}`, "uy");
/** A name after a dot or a dollar: may begin with a digit. */
export const TAIL_NAME_PATTERN = new RegExp(`${NAME_PART}${NAME_TAIL}`, "uy");

const PLAIN_PATH = new RegExp(`^(?![0-9])${NAME_PART}${NAME_TAIL}(?:\\.${NAME_PART}${NAME_TAIL})*$`, "u");
const PLAIN_TAIL = new RegExp(`^${NAME_PART}${NAME_TAIL}(?:\\.${NAME_PART}${NAME_TAIL})*$`, "u");

export function wordComparison(text: string): Comparison | undefined {
  return WORD_COMPARISONS.get(text.toLowerCase());
}

export function signComparison(text: string): Comparison | undefined {
  return SIGN_COMPARISONS.get(text);
}

/** The value a word such as `true` or `null` stands for. */
export function constantOf(text: string): true | false | null | undefined {
  return CONSTANTS.get(text.toLowerCase());
}

/** Whether a field's name can be in a selector without brackets, at the beginning of a path. */
export function isPlainPath(name: string): boolean {
  const first = (name.split(".")[0] ?? "").toLowerCase();
  return PLAIN_PATH.test(name) && !isReserved(first);
}

/** Whether a name can stand behind a dot, or behind `$` or `@`. */
export function isPlainTail(name: string): boolean {
  return PLAIN_TAIL.test(name);
}

function isReserved(word: string): boolean {
  return CONSTANTS.has(word) || WORD_COMPARISONS.has(word) || OTHER_WORDS.includes(word);
}
