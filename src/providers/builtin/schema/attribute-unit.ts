/** A unit as it is written beside a number. */
export interface Unit {
  readonly symbol: string;
  /** "€84,000", but "16 GB". */
  readonly isBefore: boolean;
}

/**
 * The unit an attribute's name tells: `mem_gb`, `cpuPercent`, `price_eur_per_kg`, "Body Mass (kg)". A name of one word is a unit only
 * where the word can be nothing else: `minutes` is one, `m` and `year` are not.
 */
export function attributeUnit(name: string): Unit | undefined {
  const words = wordsOf(name);
  const per = words.lastIndexOf("per");
  if (per < 1) return unitAtEnd(words);
  const above = unitAtEnd(words.slice(0, per));
  const below = words.slice(per + 1).flatMap((word) => symbolOf(word) ?? (/^\d+$/u.test(word) ? word : []));
  if (!above || below.length === 0 || below.length < words.length - per - 1) return undefined;
  const symbol = `${above.symbol}/${below.join(" ")}`;
  return { symbol, isBefore: false };
}

/** The name without the unit that stands beside the number. Counts of time keep it: "weekly hours". */
export function withoutUnit(name: string): string {
  const unit = attributeUnit(name);
  const words = rawWordsOf(name);
  const per = words.findLastIndex((word) => word.toLowerCase() === "per");
  const unitAt = per > 0 ? per - 1 : words.length - 1;
  const scaleAt = isScaled(words.map((word) => word.toLowerCase())) ? unitAt - 1 : unitAt;
  const at = /^in$/iu.test(words[scaleAt - 1] ?? "") ? scaleAt - 1 : scaleAt;
  if (!unit || at < 1 || isCountOfTime(words[unitAt] ?? "")) return name;
  return words.slice(0, at).join(" ");
}

/** Whether the name itself says what is counted, so that it needs no unit beside the number. */
export function saysItsUnit(name: string): boolean {
  return attributeUnit(name) !== undefined && withoutUnit(name) === name;
}

function isCountOfTime(word: string): boolean {
  return /^(?:seconds|minutes|hours|days|weeks|months|years)$/iu.test(word);
}

/** The number as text with its unit. */
export function withUnit(number: string, unit: Unit | undefined): string {
  if (!unit) return number;
  if (unit.isBefore) return number.startsWith("-") ? `-${unit.symbol}${number.slice(1)}` : `${unit.symbol}${number}`;
  return unit.symbol === "%" ? `${number}%` : `${number} ${unit.symbol}`;
}

function unitAtEnd(words: readonly string[]): Unit | undefined {
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const currency = currencyOf(last);
  if (currency && isScaled(words)) {
    return { symbol: `${scales[words.at(-2) ?? ""] ?? ""} ${currency.symbol}`, isBefore: false };
  }
  if (currency) return currency;
  const isAlone = words.length === 1;
  if (isAlone && !/^(?:\p{L}{4,})$/u.test(last)) return undefined;
  if (last === "min" && !words.some((word) => timeWords.has(word))) return undefined;
  const symbol = symbolOf(last);
  return symbol === undefined ? undefined : { symbol, isBefore: false };
}

/** "memGb", "mass_kDa", "Weight (kg)", "kcal_per_100g" in words. */
function wordsOf(name: string): readonly string[] {
  return rawWordsOf(name).map((word) => word.toLowerCase());
}

function rawWordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z])([A-Z])/gu, (whole, before: string, after: string, at: number) =>
      isPrefixAndUnit(name.slice(at)) ? whole : `${before} ${after}`,
    )
    .replace(/(\d)(?=\p{L})/gu, "$1 ")
    .replace(/[%€$£¥]/gu, (sign) => ` ${signs[sign] ?? ""} `)
    .split(/[^\p{L}\p{N}°]+/u)
    .filter((word) => word !== "");
}

const signs: Readonly<Record<string, string>> = { "%": "percent", "€": "eur", $: "usd", "£": "gbp", "¥": "jpy" };

/** "kDa", "kWh", "GiB" and their like are one word. */
function isPrefixAndUnit(rest: string): boolean {
  return /^(?:iB|[kmµ](?:Da|Wh?|Hz|B|Pa|V|Ah?|J|N))(?!\p{L})/u.test(rest);
}

const timeWords = new Set(
  "duration time length runtime travel walk walking ride drive wait waiting delay playtime cooking prep".split(" "),
);

const currencies: Readonly<Record<string, string>> = {
  eur: "€",
  euro: "€",
  euros: "€",
  usd: "$",
  dollars: "$",
  gbp: "£",
  pounds: "£",
  jpy: "¥",
  yen: "¥",
};
/** "Umsatz Mio. €", "budget_million_usd". */
const scales: Readonly<Record<string, string>> = {
  tsd: "Tsd.",
  mio: "Mio.",
  mill: "Mill.",
  mrd: "Mrd.",
  ...entries("thousand thousands", "thousand"),
  ...entries("million millions mn", "million"),
  ...entries("billion billions bn", "billion"),
};

function isScaled(words: readonly string[]): boolean {
  return words.length > 1 && currencyOf(words.at(-1) ?? "") !== undefined && Object.hasOwn(scales, words.at(-2) ?? "");
}

const currencyCodes = new Set("chf sek nok dkk pln czk huf cny inr brl cad aud nzd krw zar mxn try".split(" "));

/** Thousands and millions of it too: `budget_meur`. */
function currencyOf(word: string): Unit | undefined {
  const [, scale = "", code = ""] = /^([km]?)(\w+)$/u.exec(word) ?? [];
  const symbol = currencies[word] ?? currencies[code];
  const isWhole = Object.hasOwn(currencies, word);
  if (symbol !== undefined && (isWhole || scale === "")) return { symbol, isBefore: true };
  if (symbol !== undefined) return { symbol: `${scale === "m" ? "million " : "k"}${symbol}`, isBefore: false };
  return currencyCodes.has(word) ? { symbol: word.toUpperCase(), isBefore: false } : undefined;
}

/** Words and letters that mean themselves. */
const plain: Readonly<Record<string, string>> = {
  ...entries("percent percentage pct perc", "%"),
  ...entries("milliseconds millis msec msecs", "ms"),
  ...entries("seconds secs sec s", "s"),
  ...entries("minutes mins min", "min"),
  ...entries("hours hrs hr h", "h"),
  ...entries("days", "days"),
  ...entries("weeks", "weeks"),
  ...entries("months", "months"),
  ...entries("years yrs", "years"),
  ...entries("week wk", "week"),
  ...entries("grams gram g", "g"),
  ...entries("kilograms kilos", "kg"),
  ...entries("tonnes tons t", "t"),
  ...entries("metres meters m", "m"),
  ...entries("kilometres kilometers kms", "km"),
  ...entries("miles", "miles"),
  ...entries("feet ft", "ft"),
  ...entries("litres liters litre liter l", "l"),
  ...entries("celsius degc °c", "°C"),
  ...entries("fahrenheit degf °f", "°F"),
  ...entries("degrees deg", "°"),
  ...entries("bytes", "bytes"),
  ...entries("kmh kph", "km/h"),
  ...entries("mph", "mph"),
  ...entries("kcal", "kcal"),
  ...entries("ppm", "ppm"),
  ...entries("sqm m2", "m²"),
  ...entries("km2 sqkm", "km²"),
  ...entries("m3", "m³"),
  ...entries("bpm", "bpm"),
  ...entries("rpm", "rpm"),
  ...entries("ha hectares", "ha"),
};

/** With the prefixes that are used with them, as they are written. */
const prefixed: readonly (readonly [unit: string, prefixes: string])[] = [
  ["B", "k M G T P"],
  ["bit", "k M G"],
  ["bps", "k M G"],
  ["W", "k M G T"],
  ["Wh", "k M G T"],
  ["Hz", "k M G"],
  ["Da", "k M"],
  ["Pa", "h k M"],
  ["V", "k"],
  ["g", "k"],
  ["m", "c k"],
  ["s", "m"],
  ["l", "m h"],
  ["J", "k M"],
  ["Ah", "m"],
];

const bySpelling: ReadonlyMap<string, string> = new Map([
  ...prefixed.flatMap(([unit, prefixes]) => prefixes.split(" ").map((prefix) => spelt(`${prefix}${unit}`))),
  ...["mg", "mm", "µg", "nm", "Wh", "Hz", "MiB", "GiB", "TiB", "KiB", "kWp"].map(spelt),
  ...Object.entries(plain),
]);

function spelt(symbol: string): readonly [string, string] {
  return [symbol.toLowerCase(), symbol];
}

function symbolOf(word: string): string | undefined {
  return currencyOf(word)?.symbol ?? bySpelling.get(word);
}

function entries(words: string, symbol: string): Readonly<Record<string, string>> {
  return Object.fromEntries(words.split(" ").map((word) => [word, symbol]));
}
