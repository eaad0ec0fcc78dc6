import { irregularVerbs } from "@/lib/irregular-verbs";
import { regularPlural } from "@/lib/plural";

/** Irregular plurals of general English. */
const irregular: readonly (readonly [string, string])[] = [
  ["person", "people"],
  ["man", "men"],
  ["woman", "women"],
  ["child", "children"],
  ["mouse", "mice"],
  ["goose", "geese"],
  ["foot", "feet"],
  ["tooth", "teeth"],
  ["ox", "oxen"],
  ["wolf", "wolves"],
  ["wife", "wives"],
  ["life", "lives"],
  ["knife", "knives"],
  ["leaf", "leaves"],
  ["half", "halves"],
  ["shelf", "shelves"],
  ["thief", "thieves"],
  ["hero", "heroes"],
  ["index", "indices"],
  ["vertex", "vertices"],
  ["matrix", "matrices"],
  ["analysis", "analyses"],
  ["hypothesis", "hypotheses"],
  ["criterion", "criteria"],
  ["phenomenon", "phenomena"],
  ["fish", "fish"],
  ["sheep", "sheep"],
  ["deer", "deer"],
  ["series", "series"],
  ["species", "species"],
];
const toPlural = new Map(irregular);
const toSingular = new Map(irregular.map(([one, many]) => [many, one]));

/** The plural of the last word: "data centre" → "data centres". */
export function plural(phrase: string): string {
  return onLastWord(phrase, (word) => {
    const known = toPlural.get(word.toLowerCase());
    if (known !== undefined) return matchCase(word, known);
    return toSingular.has(word.toLowerCase()) ? word : byRule(word);
  });
}

function byRule(word: string): string {
  if (/man$/iu.test(word) && word.length > 5) return `${word.slice(0, -2)}en`;
  return /\p{Script=Latin}$/u.test(word) ? regularPlural(word) : word;
}

/** Forms that may be the singular of the last word, likeliest first; the phrase itself is the last one. */
export function singulars(phrase: string): readonly string[] {
  const at = phrase.lastIndexOf(" ") + 1;
  const head = phrase.slice(0, at);
  const word = phrase.slice(at);
  const found: string[] = [];
  const known = toSingular.get(word);
  if (known !== undefined) found.push(known);
  if (word.length > 3 && word.endsWith("ies")) found.push(`${word.slice(0, -3)}y`);
  if (word.length > 3 && word.endsWith("s") && !word.endsWith("ss")) found.push(word.slice(0, -1));
  if (word.length > 4 && word.endsWith("es")) found.push(word.slice(0, -2));
  if (word.length > 4 && word.endsWith("ves")) found.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (word.length > 5 && word.endsWith("men")) found.push(`${word.slice(0, -2)}an`);
  return [...new Set([...found.map((form) => head + form), phrase])];
}

/** "lives", "living" and "lived" as one stem, so that an edge's "lives with" is met by "live with". */
export function verbStem(word: string): string {
  const base = irregularVerbs.get(word);
  if (base !== undefined) return regularStem(base);
  return regularStem(word);
}

function regularStem(word: string): string {
  const bare = [/ies$/u, /ied$/u].some((end) => end.test(word)) ? `${word.slice(0, -3)}y` : word;
  const cut = bare.replace(/(?:ing|ed|es|s)$/u, "");
  const stem = cut.length >= 3 ? cut : bare;
  return stem.replace(/([^aeiouls])\1$/u, "$1").replace(/e$/u, "");
}

/** The stem of the verb in a noun: "utilisation" of "utilised", "marriage" of "married", "friendship" of "friend". */
export function verbOfNoun(noun: string): string {
  const [one = noun] = singulars(noun);
  const bare = one
    .replace(/^(\p{L}{4,})(?:ship|ment|ry)$/u, "$1")
    .replace(/^(\p{L}{3,})iage$/u, "$1y")
    .replace(/^(\p{L}{3,}[sz])ation$/u, "$1e")
    .replace(/^(\p{L}{5,}[^aeiou])al$/u, "$1e")
    .replace(/^(\p{L}{4,})ation$/u, "$1ate")
    .replace(/^(\p{L}{4,}[^s])ion$/u, "$1");
  return verbStem(bare);
}

function onLastWord(phrase: string, change: (word: string) => string): string {
  const at = phrase.lastIndexOf(" ") + 1;
  return phrase.slice(0, at) + change(phrase.slice(at));
}

function matchCase(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
}

/** A phrase with its verb without endings: "works for", "worked for". */
export function stemmedPhrase([verb = "", ...rest]: readonly string[]): string {
  return [verbStem(verb), ...rest].join(" ");
}
