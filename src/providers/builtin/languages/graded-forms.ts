import { oneLine, tableRows } from "@/lib/text/lines";
import type { ForeignLanguage, WordClass } from "./language-types";
import { inflectedGerman } from "./verb-forms";
import { gradedRows } from "./vocabulary/vocabulary-graded";

/** English of one adjective: as it is, more of it, most of it. */
interface Degrees {
  readonly plain: string;
  readonly more: string;
  readonly most: string;
  readonly isUp: boolean;
}

type Pairs = readonly (readonly [word: string, english: string])[];

export interface GradedForm {
  readonly word: string;
  readonly english: string;
  readonly degree: WordClass;
}

/** All forms of the adjectives of degree: "schwerer als", "más pesados que", "les plus lourdes", "最重", "一番重い". */
export function gradedForms(language: ForeignLanguage): readonly GradedForm[] {
  const rows = tableRows(gradedRows).map((row) => row.split("|"));
  const degreesOf = new Map(rows.map(([english = ""]) => [english.split(",")[0] ?? "", toDegrees(english)]));
  return rows.flatMap(([english = "", ...cells]) => {
    const degrees = toDegrees(english);
    const opposite = degreesOf.get(opposites[degrees.plain] ?? "");
    return formsOf(language, cells, { degrees, opposite }).map(([word, said]) => ({
      word,
      english: said,
      degree: degreeOf(
        said === degrees.most || said === opposite?.most,
        said === opposite?.most ? !degrees.isUp : degrees.isUp,
      ),
    }));
  });
}

function degreeOf(isMost: boolean, isUp: boolean): WordClass {
  if (isMost) return isUp ? "most-up" : "most-down";
  return isUp ? "up" : "down";
}

function formsOf(
  language: ForeignLanguage,
  [german = "", spanish = "", french = "", chinese = "", japanese = ""]: readonly string[],
  { degrees, opposite }: { readonly degrees: Degrees; readonly opposite: Degrees | undefined },
): Pairs {
  const made: Readonly<Record<ForeignLanguage, () => Pairs>> = {
    de: () => ofGerman(german, degrees),
    es: () =>
      words(spanish).flatMap((word) => ofRomance(spanishGenders(word), { degrees, opposite, said: spanishSaid })),
    fr: () => words(french).flatMap((word) => ofRomance(frenchGenders(word), { degrees, opposite, said: frenchSaid })),
    zh: () => words(chinese).flatMap((word) => ofChinese(word, degrees)),
    ja: () => words(japanese).flatMap((stem) => ofJapanese(stem, degrees)),
  };
  return made[language]();
}

const words = (cell: string): readonly string[] => cell.replace(/#\d/gu, "").split("/").filter(Boolean);

const little = "young,light,low,small,short,cheap,poor,slow,cold,weak,narrow,shallow,bad,thin,near,early,few,dark";

function toDegrees(english: string): Degrees {
  const [plain = "", more = "", most = ""] = english.split(",");
  return { plain, more, most, isUp: !little.split(",").includes(plain) };
}

const pairs = oneLine`
  old young,heavy light,high low,large small,long short,expensive cheap,rich poor,fast slow,hot cold,strong weak,
  wide narrow,deep shallow,good bad,thick thin,far near
`;
const opposites: Readonly<Record<string, string>> = Object.fromEntries(
  pairs.split(",").flatMap((pair) => {
    const [one = "", other = ""] = pair.split(" ");
    return [
      [one, other],
      [other, one],
    ];
  }),
);

function ofGerman(cell: string, { plain, more, most }: Degrees): Pairs {
  const [positive = "", comparative = "", superlative = ""] = cell.split(",");
  return [
    ...words(positive).flatMap((word) => [word, ...inflectedGerman(word)].map((form) => [form, plain] as const)),
    ...words(comparative).flatMap((word) => [
      ...[word, ...inflectedGerman(word)].map((form) => [form, more] as const),
      [`${word} als`, `${more} than`] as const,
    ]),
    ...words(superlative).flatMap((word) => [
      ...inflectedGerman(word).map((form) => [form, most] as const),
      [`am ${word}en`, most] as const,
    ]),
  ];
}

/** What stands before an adjective for more, most and least of it, and behind it for "than". */
interface Said {
  readonly more: readonly string[];
  readonly most: readonly string[];
  readonly least: readonly string[];
  readonly than: string;
}

const spanishSaid: Said = { more: [], most: ["mas"], least: ["menos"], than: "que" };
const frenchSaid: Said = {
  more: ["plus"],
  most: ["le plus", "la plus", "les plus"],
  least: ["le moins", "la moins", "les moins"],
  than: "que",
};

function ofRomance(
  forms: readonly string[],
  {
    degrees,
    opposite,
    said,
  }: { readonly degrees: Degrees; readonly opposite: Degrees | undefined; readonly said: Said },
): Pairs {
  const [before = "mas"] = [...said.more, ...said.most];
  return forms.flatMap((form) => [
    [form, degrees.plain] as const,
    ...said.more.map((more) => [`${more} ${form}`, degrees.more] as const),
    [`${before} ${form} ${said.than}`, `${degrees.more} than`] as const,
    ...said.most.map((most) => [`${most} ${form}`, degrees.most] as const),
    ...(opposite === undefined ? [] : said.least.map((least) => [`${least} ${form}`, opposite.most] as const)),
  ]);
}

function spanishGenders(word: string): readonly string[] {
  const stem = word.replace(/o$/u, "");
  return stem === word ? [word, `${word}s`, `${word}es`] : ["o", "a", "os", "as"].map((end) => stem + end);
}

function frenchGenders(word: string): readonly string[] {
  return [word, `${word}s`, `${word}e`, `${word}es`, `${word}x`, word.replace(/al$/u, "aux")];
}

function ofChinese(word: string, { more, most }: Degrees): Pairs {
  return [
    [`最${word}`, most],
    [`更${word}`, more],
  ];
}

/** "重い" by itself is a degree too: "体重が重い順". */
function ofJapanese(stem: string, { plain, most }: Degrees): Pairs {
  const bare = /^.$|[きさたし下上]$/u.test(stem) ? [`${stem}い`] : [];
  const ends = japaneseEnds(stem);
  return [
    ...bare.map((word) => [word, plain] as const),
    ...["一番", "最も", "いちばん", "もっとも", "一番に"].flatMap((word) =>
      ends.map((end) => [`${word}${stem}${end}`, most] as const),
    ),
  ];
}

/** "重い", "大きい" and "大きな"; nouns stand with "な" and "の" or bare. */
function japaneseEnds(stem: string): readonly string[] {
  if (/[価額福気要険富長齢上下取心]$/u.test(stem)) return ["な", "の", ""];
  return stem.endsWith("き") ? ["い", "な"] : ["い"];
}
