import { oneLine } from "@/lib/text/lines";
import type { Schema } from "../schema/schema";
import { plural } from "../text/inflect";
import { wordsOfName } from "../text/tokens";
import { bare } from "./fold";
import type { OwnForm } from "./language-types";
import { type LinkedNouns, noLinks } from "./linked-nouns";
import { withoutStops } from "./ordinal-days";

/** First sign of the private use area that stands for a name. */
const firstSign = 0xe000;
const mostSigns = 1500;
/** Numbers have signs of their own: an amount stands where no name does. */
const firstNumberSign = 0xf800;
const mostNumbers = 250;

export interface Protected {
  /** The message with a sign for each name, value, quoted text and number. */
  readonly text: string;
  /** A word as it was written, by its lower case. */
  written(word: string): string;
  /** Puts the names back, each between spaces. */
  restore(english: string): string;
}

/** What the language makes of words. */
export interface OwnWords {
  readonly isOwnWord: (word: string) => boolean;
  /** Not a thing of the world, which a graph may well call so too: "show", "not", "red". */
  readonly isWordOfCommands: (word: string) => boolean;
  /** Plurals and cases of a noun. */
  readonly formsOf: (noun: string) => readonly string[];
  /** Other forms of the graph's names and relations that are in the text. */
  readonly ownForms: (schema: Schema, text: string) => readonly OwnForm[];
  /** How words are compared. */
  readonly fold: (text: string) => string;
  /** The text with signs for what is to be stored. */
  readonly keepStored: (text: string, keep: (name: string) => string) => string;
}

/** Takes what belongs to the graph out of a message, so that translating the rest cannot touch it. */
export function protectNames(
  message: string,
  schema: Schema,
  words: OwnWords,
  { sure, unsure }: LinkedNouns = noLinks,
): Protected {
  const isOwnWord = (word: string): boolean =>
    words.isOwnWord(word) || [...unsure].some((noun) => noun.toLowerCase() === word);
  const names: string[] = [];
  const keep = (name: string): string => {
    if (names.length >= mostSigns) return name;
    names.push(name);
    return String.fromCodePoint(firstSign + names.length - 1);
  };
  const figures: string[] = [];
  const keepNumber = (figure: string): string => {
    if (figures.length >= mostNumbers) return figure;
    figures.push(figure);
    return String.fromCodePoint(firstNumberSign + figures.length - 1);
  };
  let text = plainNumerals(message.normalize("NFC").replace(/[\ue000-\uf8ff]/gu, " "));
  text = text.replace(/[“„«「『"]\s*([^”“»」』"\n]{1,200}?)\s*[”“»」』"]/gu, (_, inner: string) => keep(`"${inner}"`));
  text = words.keepStored(text, keep);
  text = text
    .replace(/(\d{4}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?[日号]/gu, "$3.$2.$1")
    .replace(days, (found) => ` ${keepNumber(found.replace(/\s/gu, ""))} `);
  text = withoutStops(text);
  for (const [noun, meant] of sure) text = text.replace(boundary(noun), () => keep(meant));
  for (const { pattern, meant } of words.ownForms(schema, text))
    text = text.replace(pattern, (_, end: unknown) =>
      meant(typeof end === "string")
        .map(keep)
        .join(" "),
    );
  text = withoutNames(text, schema, words, keep);
  // "Jonas Meier", "Plaza Mayor": capitals in a row inside a sentence are a name, wherever the language is.
  text = text.replace(
    /(?<=[^\s.?!¿¡]\s)\p{Lu}[\p{Script=Latin}\p{M}'’.-]*(?:\s\p{Lu}[\p{Script=Latin}\p{M}'’.-]*)*/gu,
    (found) => (found.split(/\s/u).some((word) => isOwnWord(word.toLowerCase())) ? found : keep(found)),
  );
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)) {
    text = text.replace(
      /[\p{Script=Latin}][\p{Script=Latin}\p{N}'’_.-]*(?: [\p{Script=Latin}][\p{Script=Latin}\p{N}'’_.-]*)*/gu,
      (found) => keep(found),
    );
  }
  text = text.replace(numbers, (found) => ` ${keepNumber(plainNumber(found))} `);
  const asWritten = new Map(
    (text.match(/[\p{L}\p{M}'’-]+/gu) ?? []).map((word) => [words.fold(word.toLowerCase()), word]),
  );
  return {
    text: words.fold(text.toLowerCase()),
    written: (word) => asWritten.get(word) ?? word,
    restore: (english) =>
      english.replace(/[\ue000-\uf8ff]/gu, (sign) => {
        const at = sign.codePointAt(0) ?? firstSign;
        return ` ${(at >= firstNumberSign ? figures[at - firstNumberSign] : names[at - firstSign]) ?? ""} `;
      }),
  };
}

/** The graph's names and kinds as signs. Most of them are in no message: what surely is not there is not looked for. */
function withoutNames(given: string, schema: Schema, words: OwnWords, keep: (name: string) => string): string {
  const { formsOf, isWordOfCommands } = words;
  let text = given;
  let compared = comparable(text);
  const put = (name: string, sign: (found: string) => string): void => {
    const before = text;
    text = text.replace(boundary(name), sign);
    if (text !== before) compared = comparable(text);
  };
  const { names, kinds } = calledIn(schema);
  for (const { name, run } of names.filter((one) => compared.includes(one.run))) {
    const isCommand = isWordOfCommands(name.toLowerCase()) && name === name.toLowerCase();
    if (compared.includes(run) && !isCommand) put(name, (found) => keep(found));
  }
  for (const name of kinds) {
    const forms = formsOf(name.toLowerCase()).filter((form) => compared.includes(runOf(form)));
    for (const form of forms) if (!isWordOfCommands(form)) put(form, () => keep(name));
  }
  return text;
}

/** "01.03.2026", "1. 3. 2026", "2026-03-01": a day in figures. */
const days =
  /(?<![\p{Script=Latin}\p{N}.-])(?:\d{1,2}\.\s?\d{1,2}\.\s?\d{4}|\d{4}-\d{2}(?:-\d{2})?)(?![\p{Script=Latin}\p{N}-])/gu;

/** "120 000", "1.200,5", "1,200": with spaces, points or commas between thousands. */
const numbers = new RegExp(
  oneLine`
    (?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_-])\d{1,3}(?:[ .,\u00a0\u202f]\d{3})+
    (?:[.,]\d{1,2})?(?!\d)|(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_-])\d+(?:[.,]\d+)?
  `,
  "gu",
);

function plainNumber(written: string): string {
  const grouped = /^\d{1,3}([ .,\u00a0\u202f])\d{3}(?:\1\d{3})*(?:[.,]\d{1,2})?$/u.exec(written);
  const ungrouped = grouped ? written.split(grouped[1] ?? "").join("") : written;
  return ungrouped.replace(",", ".");
}

/** A name or word, and signs in a row that are in every text it is in. */
interface Sought {
  readonly name: string;
  readonly run: string;
}

interface Called {
  readonly names: readonly Sought[];
  readonly kinds: readonly string[];
}

const calledBySenses = new WeakMap<Schema["senses"], Called>();

function calledIn(schema: Schema): Called {
  const known = calledBySenses.get(schema.senses) ?? {
    names: namesOf(schema).map((name) => ({ name, run: runOf(name) })),
    kinds: kindsOf(schema),
  };
  calledBySenses.set(schema.senses, known);
  return known;
}

/** The longest run of plain letters and figures, or of signs without case: `boundary` looks for these as they are, and no others. */
function runOf(name: string): string {
  const runs = name.toLowerCase().match(plainRun) ?? [];
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), "");
}

const plainRun = /[a-z0-9]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** A text as `runOf` writes names: "ſ" is the only other letter a plain one is compared with, beside capitals. */
function comparable(text: string): string {
  return text.toLowerCase().replaceAll("ſ", "s");
}

/** Labels, values and attribute names as the graph writes them, and their plurals; longest first. */
function namesOf(schema: Schema): readonly string[] {
  const names = new Set<string>();
  const add = (text: string): void => {
    if (text.length < 2) return;
    for (const form of [text, wordsOfName(text), plural(text)]) names.add(form);
  };
  for (const senses of schema.senses.values()) {
    for (const sense of senses) {
      if (sense.kind === "label") add(sense.label);
      if (sense.kind === "value") add(String(sense.value));
      if (sense.kind === "attribute") add(sense.attribute.name);
    }
  }
  return [...names].sort((a, b) => b.length - a.length).slice(0, mostSigns);
}

/** Values and attributes of one word: they are spoken of in the plural and in cases. */
function kindsOf(schema: Schema): readonly string[] {
  const kinds = [...schema.senses.values()].flat().flatMap((sense) => {
    if (sense.kind === "value") return typeof sense.value === "string" ? [sense.value] : [];
    return sense.kind === "attribute" ? [sense.attribute.name] : [];
  });
  return [...new Set(kinds)].filter((kind) => /^[\p{Script=Latin}\p{M}]{3,}$/u.test(kind)).slice(0, 300);
}

/** "50万", "三个": numbers in figures. */
function plainNumerals(text: string): string {
  return text
    .replace(/(\d+(?:\.\d+)?) ?([百千万億亿])(?!\p{N})/gu, (_, digits: string, unit: string) =>
      String(Number(digits) * (powers[unit] ?? 1)),
    )
    .replace(
      /([一二两三四五六七八九十])(?= ?(?:个|個|名|位|只|隻|台|条|件|匹|人|つ|本|社|校|冊|枚|軒|所|家|步|歩))(?!人称)/gu,
      (digit) => String(numerals[digit] ?? digit),
    );
}

const powers: Readonly<Record<string, number>> = { 百: 100, 千: 1000, 万: 10_000, 億: 1e8, 亿: 1e8 };
const numerals: Readonly<Record<string, number>> = {
  ...{ 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 },
};

/** The name as a word of its own; characters without spaces between words need none. */
function boundary(name: string): RegExp {
  const plain = name
    .replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&")
    .replace(/\s+/gu, "\\s+")
    .replace(/[\u00c0-\u024f]/gu, (accented) => `(?:${accented}|${bare(accented)})`);
  const isSpaced = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\s\p{P}]+$/u.test(name);
  return isSpaced
    ? new RegExp(`(?<![\\p{Script=Latin}\\p{N}])${plain}(?![\\p{Script=Latin}\\p{N}])`, "giu")
    : new RegExp(plain, "giu");
}
