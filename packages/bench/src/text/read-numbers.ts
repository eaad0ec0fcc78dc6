import { plainText } from "./plain-text";

export interface NumberInText {
  /** All it can mean: "1.200" is 1.2 and, in some languages, 1200. */
  readonly readings: readonly number[];
  /** Digits after the point of the first reading: to how many places it was rounded. */
  readonly places: number;
  readonly text: string;
}

// What joins to a digit behind it; Chinese and Japanese write figures straight behind a word.
const joined = String.raw`(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}_.,]`;
// A number with groups of three, else a plain one; a minus only where it is no hyphen or range; then a unit that multiplies.
const figures = String.raw`\d{1,3}(?:(?<group>[,.' ])\d{3})(?:\k<group>\d{3})*(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)?`;
const numberPattern = new RegExp(
  String.raw`(?<!${joined})(?<minus>(?<![\p{N}])[-−])?(?<digits>${figures})(?:\s?(?<unit>%|k\b|m\b|bn\b|thousand|million|billion|万|億))?`,
  "giu",
);

const factors: Readonly<Record<string, number>> = {
  "%": 0.01,
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
  万: 1e4,
  億: 1e8,
};

/** Numbers written in figures. The numbering of a list is none. */
export function numbersIn(text: string): readonly NumberInText[] {
  const plain = plainText(text).replace(/^(\s*)\d{1,3}[.)]\s+(?=\S)/gm, "$1");
  return [...plain.matchAll(numberPattern)].map((match) => {
    const { minus, digits = "", group, unit } = match.groups ?? {};
    const sign = minus === undefined ? 1 : -1;
    const values = valuesOf(digits, group).map((value) => sign * value);
    const factor = unit === undefined ? undefined : factors[unit.toLowerCase()];
    const readings = factor === undefined ? values : [...values, ...values.map((value) => value * factor)];
    return { readings, places: /[.,](\d+)$/.exec(digits)?.[1]?.length ?? 0, text: match[0] };
  });
}

function valuesOf(digits: string, group: string | undefined): readonly number[] {
  const decimal = Number(digits.replace(",", "."));
  if (group === undefined) return [decimal];
  const [whole = "", fraction] = splitFraction(digits, group);
  const grouped = Number(`${whole.replace(/\D/g, "")}${fraction === undefined ? "" : `.${fraction}`}`);
  // "in 2 300" may be one number or two; "1.200" may be a fraction.
  const others = group === " " ? digits.split(" ").map(Number) : [decimal];
  return [grouped, ...others.filter((value) => Number.isFinite(value))];
}

/** The part after a mark that is not the one between groups. */
function splitFraction(digits: string, group: string): readonly [string, string?] {
  const mark = group === "." ? "," : ".";
  const at = group === mark ? -1 : digits.lastIndexOf(mark);
  return at < 0 ? [digits] : [digits.slice(0, at), digits.slice(at + 1)];
}

/** Whether the number itself is the value, or the value rounded to at least two places. */
export function means(number: NumberInText, value: number, tolerance = 0): boolean {
  return number.readings.some((reading) => {
    const distance = Math.abs(reading - value);
    if (distance <= tolerance + 1e-9 * Math.max(1, Math.abs(value))) return true;
    return number.places >= 2 && distance <= 0.5 * 10 ** -number.places + 1e-12;
  });
}
