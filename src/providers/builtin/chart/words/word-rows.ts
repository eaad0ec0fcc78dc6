import { gradedWords } from "../../lexicon/graded-words";
import { lexicon } from "../../lexicon/lexicon";
import { comparativeWords } from "../../lexicon/lexicon-comparatives";
import { plural } from "../../text/inflect";
import { costs } from "../costs";
import { algorithmNouns, algorithmStates } from "./algorithms";
import { formats, otherFormats, otherLayouts, otherShapes } from "./look-words";
import { directions, layouts, measures, numbers, ordinals, shapes, units } from "./qualities";
import { unitNames } from "./unit-names";

/** A meaning of a word or phrase of the language. */
export interface WordMeaning {
  /** A class of words, or a category. */
  readonly symbol: string;
  readonly mean: unknown;
  readonly cost: number;
}

/** A phrase with one of its meanings. */
export type Said = readonly [phrase: string, meaning: WordMeaning];

/** In which forms a phrase is said. */
type Forms = (phrase: string) => Iterable<string>;

const asWritten: Forms = (phrase) => [phrase];
const oneOrMany: Forms = (phrase) => new Set([phrase, plural(phrase)]);

/** "kind of node": "kinds of node", "kinds of nodes". */
export const ofOneOrMany: Forms = (phrase) => {
  const at = phrase.indexOf(" of ");
  if (at < 0) return oneOrMany(phrase);
  const [head, tail] = [phrase.slice(0, at), phrase.slice(at + 4)];
  return new Set([phrase, `${plural(head)} of ${tail}`, `${plural(head)} of ${plural(tail)}`]);
};

/** Classes of words, each with the phrases in it. */
export function classRows(tables: readonly Readonly<Record<string, string>>[], forms: Forms = asWritten): Said[] {
  return tables.flatMap((table) =>
    Object.entries(table).flatMap(([symbol, phrases]) => saidAs(phrases, { symbol, mean: symbol }, forms)),
  );
}

/** Words that stand for a value of their own: numbers, colours, shapes, layouts, measures, comparatives. */
export function valueRows(): readonly Said[] {
  return [
    ...layouts.flatMap(([type, phrases]) => saidAs(phrases, { symbol: "Layout", mean: { type } })),
    ...directions.flatMap(([direction, phrases]) => saidAs(phrases, { symbol: "Direction", mean: direction })),
    ...shapes.flatMap(([shape, phrases]) => saidAs(phrases, { symbol: "Shape", mean: shape }, oneOrMany)),
    ...measures.flatMap(([measure, phrases]) => saidAs(phrases, { symbol: "Measure", mean: measure })),
    ...numbers.split("|").flatMap((phrase, value) => saidAs(phrase, { symbol: "Num", mean: value })),
    ...ordinals.split("|").flatMap((phrase, at) => saidAs(phrase, { symbol: "Ordinal", mean: at + 1 })),
    ...unitNames.flatMap(([unit, phrases]) => saidAs(phrases, { symbol: "PathUnit", mean: unit })),
    ...["unit", "Unit"].flatMap((symbol) => themselves(units, { symbol, cost: 0.02 })),
    ...formats.flatMap(([format, phrases]) => saidAs(phrases, { symbol: "Format", mean: format })),
    ...themselves(otherFormats, { symbol: "NoFormat", forms: ofOneOrMany }),
    ...themselves(otherLayouts, { symbol: "NoLayout", forms: ofOneOrMany }),
    ...themselves(otherShapes, { symbol: "NoShape", forms: ofOneOrMany }),
    ...gradeRows(),
    ...algorithmNouns.flatMap(([algorithm, phrases]) =>
      saidAs(phrases, { symbol: "Algorithm", mean: algorithm }, ofOneOrMany),
    ),
    ...algorithmStates.flatMap(([algorithm, phrases, isNegated]) =>
      saidAs(phrases, { symbol: "State", mean: { algorithm, isNegated: isNegated === true } }),
    ),
    ...Object.entries(gradedWords).flatMap(([phrase, [group, isMore]]) =>
      saidAs(phrase, { symbol: "Graded", mean: { group, isMore } }),
    ),
    ...colorRows(),
  ];
}

function saidAs(
  phrases: string,
  { symbol, mean, cost = costs.word }: Pick<WordMeaning, "symbol" | "mean"> & { readonly cost?: number },
  forms: Forms = asWritten,
): Said[] {
  return phrases
    .split("|")
    .flatMap((phrase) => Array.from(forms(phrase), (form): Said => [form, { symbol, mean, cost }]));
}

interface Themselves {
  readonly symbol: string;
  readonly cost?: number;
  readonly forms?: Forms;
}

/** Phrases that mean what they say. */
function themselves(phrases: string, { symbol, cost = costs.word, forms }: Themselves): Said[] {
  return phrases.split("|").flatMap((phrase) => saidAs(phrase, { symbol, mean: phrase, cost }, forms));
}

/** "older", "older than", "oldest". */
function gradeRows(): Said[] {
  return Object.entries(comparativeWords).flatMap(([key, phrases]) => {
    const [grade = "", group = ""] = key.split(":");
    const isMore = grade === "more" || grade === "most";
    const symbol = grade === "more" || grade === "less" ? "More" : "Most";
    const said = new Set(phrases.split("|").map((one) => one.replace(/ than$/u, "")));
    return [...said].flatMap((phrase) => saidAs(phrase, { symbol, mean: { group, isMore } }));
  });
}

function colorRows(): Said[] {
  return Array.from(lexicon).flatMap(([phrase, senses]) =>
    senses.flatMap(({ cls, arg }) => (cls === "color" ? saidAs(phrase, { symbol: "Color", mean: arg }) : [])),
  );
}
