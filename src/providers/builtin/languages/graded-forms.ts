import type { ForeignLanguage } from "./language-types";
import { inflectedGerman } from "./verb-forms";
import { gradedRows } from "./vocabulary-graded";

/** English of one adjective: as it is, more of it, most of it. */
interface Degrees {
  readonly plain: string;
  readonly more: string;
  readonly most: string;
}

type Forms = readonly (readonly [word: string, english: string])[];

/** All forms of the adjectives of degree: "schwerer als", "más pesados que", "les plus lourdes", "最重", "一番重い". */
export function gradedForms(language: ForeignLanguage): Forms {
  const rows = gradedRows
    .trim()
    .split("\n")
    .map((row) => row.split("|"));
  const degreesOf = new Map(rows.map(([english = ""]) => [english.split(",")[0] ?? "", toDegrees(english)]));
  return rows.flatMap(([english = "", german = "", spanish = "", french = "", chinese = "", japanese = ""]) => {
    const degrees = toDegrees(english);
    const opposite = degreesOf.get(opposites[degrees.plain] ?? "");
    const made: Readonly<Record<ForeignLanguage, () => Forms>> = {
      de: () => ofGerman(german, degrees),
      es: () => words(spanish).flatMap((word) => ofRomance(spanishGenders(word), degrees, opposite, spanishSaid)),
      fr: () => words(french).flatMap((word) => ofRomance(frenchGenders(word), degrees, opposite, frenchSaid)),
      zh: () => words(chinese).flatMap((word) => ofChinese(word, degrees)),
      ja: () => words(japanese).flatMap((stem) => ofJapanese(stem, degrees)),
    };
    return made[language]();
  });
}

const words = (cell: string): readonly string[] => cell.replace(/#\d/gu, "").split("/");

function toDegrees(english: string): Degrees {
  const [plain = "", more = "", most = ""] = english.split(",");
  return { plain, more, most };
}

const pairs =
  "old young,heavy light,high low,large small,long short,expensive cheap,rich poor,fast slow,hot cold,strong weak,wide narrow,deep shallow,good bad,thick thin,far near";
const opposites: Readonly<Record<string, string>> = Object.fromEntries(
  pairs.split(",").flatMap((pair) => {
    const [one = "", other = ""] = pair.split(" ");
    return [
      [one, other],
      [other, one],
    ];
  }),
);

function ofGerman(cell: string, { plain, more, most }: Degrees): Forms {
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

function ofRomance(forms: readonly string[], degrees: Degrees, opposite: Degrees | undefined, said: Said): Forms {
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

function ofChinese(word: string, { more, most }: Degrees): Forms {
  return [
    [`最${word}`, most],
    [`更${word}`, more],
  ];
}

function ofJapanese(stem: string, { most }: Degrees): Forms {
  const ends = japaneseEnds(stem);
  return ["一番", "最も", "いちばん", "もっとも"].flatMap((word) =>
    ends.map((end) => [`${word}${stem}${end}`, most] as const),
  );
}

/** "重い", "大きい" and "大きな"; nouns stand with "な" and "の" or bare. */
function japaneseEnds(stem: string): readonly string[] {
  if (/[価額福気要険富長齢上下取心]$/u.test(stem)) return ["な", "の", ""];
  return stem.endsWith("き") ? ["い", "な"] : ["い"];
}
