import { oneLine } from "@/lib/text/lines";
import type { Measure } from "../../text/asks-number";
import type { Sentence } from "./passages";

/** An amount as a text tells it. */
interface Figure {
  readonly value: number;
  readonly unit: string;
  readonly said: string;
}

/** Matches nothing: a day of the week and a month are no amounts. */
const noUnit = "(?!)";

const unitsOf: Readonly<Record<Measure, string>> = {
  weekday: noUnit,
  month: noUnit,
  time: "seconds?|minutes?|hours?|days?|weeks?|months?|years?|sekunden?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?",
  weight: "k?g|kilos?|kilograms?|grams?|tonnes?|pounds?|kilogramm|gramm|tonnen?",
  length: "[mck]?m|metres?|meters?|centimetres?|kilometres?|miles?|feet|inches|metern?",
  money: "pounds?|euros?|dollars?|pence|cents?|francs?|crowns?",
  degrees: "°[CF]?|degrees|grad",
  share: "%|percent|prozent",
  number: "times",
};

const small =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const numbers: ReadonlyMap<string, number> = new Map([
  ...small.split(" ").map((word, at) => [word, at + 1] as const),
  ..."twenty thirty forty fifty sixty seventy eighty ninety hundred"
    .split(" ")
    .map((word, at) => [word, 20 + 10 * at] as const),
  ["half", 0.5],
]);
const spelt = [...numbers.keys(), "an?"].join("|");

/** Of a span ("three to five minutes") neither end is the amount. */
function figuresIn(text: string, measure: Measure): readonly Figure[] {
  const figurePattern = new RegExp(
    oneLine`
      (?<![\p{L}\p{N}.,])(?<!(?:\d|${spelt})(?: to | or |[ -–]))
      (?<number>\d[\d,]*(?:\.\d+)?|(?:${spelt})(?:[ -](?:and )?(?:${spelt}))*)[ -]?(?<unit>${unitsOf[measure]})
      (?![\p{L}\p{N}])
    `,
    "giu",
  );
  return [...text.matchAll(figurePattern)].map(({ 0: said, groups = {} }) => ({
    value: amountOf(groups["number"] ?? ""),
    unit: (groups["unit"] ?? "").toLowerCase().replace(/(?<=\p{L}{2})e?[ns]$/u, ""),
    said,
  }));
}

function amountOf(number: string): number {
  if (/^\d/u.test(number)) return Number(number.replace(/,/gu, ""));
  const values = number
    .toLowerCase()
    .split(/[ -]/u)
    .flatMap((word) => numbers.get(word) ?? []);
  if (values.length === 0) return 1;
  return values.reduce((sum, value) => (value === 100 ? Math.max(1, sum) * value : sum + value), 0);
}

/** The amounts of both sides where each tells one in the same unit: the place of the larger one first. */
export function comparedFigures(
  sides: readonly (readonly Sentence[])[],
  measure: Measure,
): { readonly larger: number; readonly said: readonly string[] } | null {
  const [one = [], two = []] = sides.map((sentences) =>
    figuresIn(sentences.map(({ text }) => text).join(" "), measure),
  );
  const found = one.flatMap((first) => {
    const only = (figure: Figure, all: readonly Figure[]): boolean =>
      all.every(({ unit, value }) => unit !== figure.unit || value === figure.value);
    const second = two.find(({ unit }) => unit === first.unit);
    const isPlain = second !== undefined && only(first, one) && only(second, two) && first.value !== second.value;
    return isPlain ? [[first, second] as const] : [];
  });
  const [pair, other] = found;
  if (pair === undefined || (other !== undefined && other[0].unit !== pair[0].unit)) return null;
  return { larger: pair[0].value > pair[1].value ? 0 : 1, said: pair.map(({ said }) => said) };
}
