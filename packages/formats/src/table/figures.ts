import { oneLine } from "../host";

/** What stands before the decimals of a number; the other sign, a blank or an apostrophe may part its thousands. */
export type DecimalSign = "comma" | "dot";

/** A number as people and spreadsheets write it. */
export interface Figure {
  readonly isNegative: boolean;
  /** With its signs: 210.000,00 or 1'610'086. */
  readonly digits: string;
  /** "" where there is none. */
  readonly unit: string;
  /** Currencies, percent and units of measure; what else stands behind a number may be any word. */
  readonly isKnownUnit: boolean;
  /** Its unit is a currency alone: nobody writes money with three decimals. */
  readonly isMoney: boolean;
}

/** Blanks that do not break, and both apostrophes. */
const PART = "[ \u00a0\u2007\u2009\u202f'’]";
const CURRENCY = oneLine`
  (?:US|CA|A|C|NZ|HK|R)?[$]|[\p{Sc}]|EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CZK|HUF|CNY|INR|BRL|CAD|AUD|NZD|KRW|ZAR
  |MXN|TRY|RUB|Fr\.|kr\.?|zł|Kč|Ft
`;
const MEASURE =
  "%|‰|°[CF]?|[kcmdµ]?m[²³]?|km\\/h|m\\/s|[kmµ]?g|t|[mchd]?l|ha|h|min|ms|[kKMGTP]i?B|[kMGT]Wh?|Wh|[kMG]?Hz|[hkM]?Pa|kcal|kJ|[kM]?€";
const SCALE = "(?:Mio|Mrd|Tsd|Mill|mn|bn|k|M)\\.? ?";
const FIGURE = new RegExp(
  oneLine`
    ^([-−])?\s?(${CURRENCY})?\s?([-−])?(\d(?:[\d.,]|${PART}(?=\d))*?)(?:[.,][-–—])?
    (?:\s?((?:${SCALE})?(?:${CURRENCY})|${MEASURE})|\s(\p{L}[\p{L}.²³/]{0,11}))?$
  `,
  "u",
);

const DOT = new RegExp(`^(?:0|[1-9]\\d*|[1-9]\\d{0,2}(,|${PART})\\d{3}(?:\\1\\d{3})*)(?:\\.\\d+)?$`, "u");
const COMMA = new RegExp(`^(?:0|[1-9]\\d*|[1-9]\\d{0,2}(\\.|${PART})\\d{3}(?:\\1\\d{3})*)(?:,\\d+)?$`, "u");
const ADDRESS = /^(?:\d{1,3}\.){3}\d{1,3}$/;

const MONEY = new RegExp(`^(?:${CURRENCY})$`, "u");

/** Null where the cell is no number with or without a unit. */
export function figureOf(cell: string): Figure | null {
  const found = FIGURE.exec(cell);
  if (!found || ADDRESS.test(cell)) return null;
  const [, minus, before, inner, digits = "", known, word] = found;
  if (before !== undefined && (known ?? word) !== undefined) return null;
  const unit = before ?? known ?? word ?? "";
  return {
    isNegative: (minus ?? inner) !== undefined,
    digits,
    unit,
    isKnownUnit: word === undefined,
    isMoney: MONEY.test(unit),
  };
}

/** The number by that decimal sign; undefined where it cannot be written so, or would not be exact. */
export function numberBy({ isNegative, digits }: Figure, sign: DecimalSign): number | undefined {
  const form = sign === "comma" ? COMMA : DOT;
  if (!form.test(digits)) return undefined;
  const whole = sign === "comma" ? digits.replaceAll(".", "").replace(",", ".") : digits.replaceAll(",", "");
  const value = Number(whole.replace(new RegExp(PART, "gu"), ""));
  const isExact = Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
  return isExact ? value * (isNegative ? -1 : 1) : undefined;
}
