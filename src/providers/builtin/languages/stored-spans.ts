import { lexicon } from "../lexicon/lexicon";
import { nounMeaning } from "../lexicon/noun-classes";
import { type Schema, type SchemaSense, typeAttribute } from "../schema/schema";
import { singulars } from "../text/inflect";
import type { ForeignLanguage } from "./language-types";
import { storedRows } from "./stored-rows";

/** What words of a message mean. */
interface StoredWords {
  readonly schema: Schema;
  /** English of a word of the language; alternatives by "~". */
  readonly english: (word: string) => string | undefined;
  /** A sign in the text, which stands for a name. */
  readonly keep: (name: string) => string;
}

type ReadStored = (said: string, attribute: string) => string | null;

/** What the message has stored is kept as it was written; a word for a value that the attribute has already is that value. */
export function keepStored(message: string, language: ForeignLanguage, words: StoredWords): string {
  const { keep } = words;
  const { isFresh, asValue, asKind, isOrder } = readersOf(words);
  const withStored = (text: string, patterns: readonly string[], read: ReadStored): string =>
    patterns.reduce((now, pattern) => withRead(now, patternOf(pattern), { read, isOrder }), text);
  const quoted = (said: string): string => keep(`"${said}"`);
  const { names, values, kinds, fresh } = storedRows[language];
  const named = withStored(message, names, quoted);
  const kinded = withStored(named, kinds, asKind);
  const valued = withStored(kinded, values, asValue);
  return withStored(valued, fresh, (list) => {
    const parts = list.split(/( (?:und|y|et) |, )/u);
    return parts.every((part, at) => at % 2 === 1 || isFresh(part))
      ? parts.map((part, at) => (at % 2 === 1 ? part : quoted(part))).join("")
      : null;
  });
}

function readersOf({ schema, english, keep }: StoredWords) {
  const meant = (said: string): readonly string[] =>
    [said, ...(english(said)?.replaceAll("_", " ").split("~") ?? [])].map((one) => one.toLowerCase());
  const sensesOf = (said: string): readonly SchemaSense[] =>
    meant(said)
      .flatMap((one) => [one, ...singulars(one)])
      .flatMap((form) => schema.senses.get(form) ?? []);
  const means = (said: string, classes: RegExp): boolean =>
    meant(said).some((one) => lexicon.get(one)?.some(({ cls }) => classes.test(cls)) === true);
  /** The graph's own value, else what was said. */
  const valueOfIt = (said: string, attribute = ""): string => {
    const own = sensesOf(said).find((sense) => sense.kind === "value" && sense.attribute.name === attribute);
    return own?.kind === "value" ? String(own.value) : said;
  };
  const isUnsaid = (said: string): boolean =>
    /^[\p{N}\s.,%+-]/u.test(said) ||
    meant(said).some((one) => unstored.has(one)) ||
    sensesOf(said).some(({ kind }) => kind === "attribute");
  return {
    isOrder: (said: string) => means(said, /^verb$/u),
    isFresh: (said: string) =>
      /^[^\p{Ll}\s]\S*(?: \S+){0,2}$/u.test(said) && sensesOf(said).length === 0 && !means(said, /^(?!layout|shape)/u),
    asKind: (said: string) =>
      means(said, /^(?:noun|pronoun)$/u) || meant(said).some((one) => nounMeaning(schema, one) === "all")
        ? null
        : keep(valueOfIt(said, typeAttribute(schema, "nodes")?.name)),
    asValue: (said: string, attribute: string) => {
      const known = sensesOf(attribute).find(({ kind }) => kind === "attribute");
      const isLook = means(attribute, /^(?:noun|grow|color)$/u) || means(said, /^(?:color|grow|fade|shape|line)$/u);
      if (isUnsaid(said) || (known === undefined && isLook)) return null;
      return keep(`"${valueOfIt(said, known?.kind === "attribute" ? known.attribute.name : attribute)}"`);
    },
  };
}

/** Said of a value, and no text. */
const unstored = new Set(["true", "false", "yes", "no", "none", "nothing", "empty", "null"]);

/** What is said behind "and" may be another request: "renombra Ferry a Casa y píntalo". */
function withRead(
  text: string,
  pattern: RegExp,
  { read, isOrder }: { readonly read: ReadStored; readonly isOrder: (said: string) => boolean },
): string {
  let [done, at] = ["", 0];
  for (const { indices, groups } of text.matchAll(pattern)) {
    const [start, end] = indices?.groups?.["stored"] ?? [0, 0];
    const all = text.slice(start, end);
    const order = [...all.matchAll(/ (?:und|y|et) (?=(\p{Ll}+))/gu)].find(([, word = ""]) => isOrder(word));
    const said = all.slice(0, order?.index);
    const put = said === "" || /[\ue000-\uf8ff"]/u.test(said) ? null : read(said, groups?.["attribute"] ?? "");
    if (put === null) continue;
    done += `${text.slice(at, start)}${put}`;
    at = start + said.length;
  }
  return done + text.slice(at);
}

const made = new Map<string, RegExp>();

/** `\b` is the edge of a word of any letters. */
function patternOf(source: string): RegExp {
  const known = made.get(source);
  const pattern = known ?? new RegExp(source.replaceAll("\\b", edge), "dgiu");
  made.set(source, pattern);
  return pattern;
}

const edge = "(?:(?<![\\p{L}\\p{N}])(?=[\\p{L}\\p{N}])|(?<=[\\p{L}\\p{N}])(?![\\p{L}\\p{N}]))";
