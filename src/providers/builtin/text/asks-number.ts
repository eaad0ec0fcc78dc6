import { oneLine } from "@/lib/text/lines";

/** What kinds of numbers are asked for, with which words, and how a text tells them: English and German. */
const measures = {
  weekday: {
    asks: "day of the week|weekdays?|wochentag(?:e|en)?",
    tells: oneLine`
      \b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag
      |sonntag)s?\b
    `,
  },
  month: {
    asks: "(?:what|which|welche[mnrs]?) (?:months?|monate?n?)",
    tells: oneLine`
      \b(?:in|since|until|by|early|late|of|and|or|from|to) may\b(?! be)
      |\b(?:january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|mai
      |juni|juli|oktober|dezember)\b
    `,
  },
  degrees: {
    asks: "(?:how|wie) (?:hot|warm|cold|heiß|warm|kalt)|temperatures?|temperatur(?:en)?|degrees",
    tells: String.raw`°|\bdegrees?\b|\bgrad\b`,
  },
  time: {
    asks: oneLine`
      (?:how|wie) (?:long|often|old|lange?|oft|alt)|^when|^wann|(?:until|since|from|till) when
      |(?:at )?(?:what|which) time|bis wann|seit wann|(?:how many|what|which|wie viele) (?:years?|months?|weeks?
      |days?|hours?|minutes?|seconds?|times?|jahre?|tage?|stunden|minuten)
    `,
    tells: oneLine`
      \b\d{1,2}[:.]\d\d\b|\b(?:in|since|until|by|early|late|of|and|or) may\b(?! be)|\bmay \d
      |\b(?<!\b(?:degrees|miles|metres|meters|times|turns|pounds|euros|dollars|litres|grams|percent|km|knots) (?:an?
      |per) )(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b
      |\b(?:daily|weekly|monthly|o'clock|january|february|march|april|june|july|august|september|october|november
      |december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|noon|morning|evening|night|midwinter|spring
      |summer|autumn|winter|sekunden?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?)\b
    `,
  },
  weight: {
    asks: "(?:how|wie) (?:heavy|schwer)|weighs?|weight|how many (?:kilos?|kilograms?|grams?)|gewicht|wiegt",
    tells: String.raw`\d ?(?:k?g|tonnes?|pounds?)\b|\b(?:kilos?|grams?|pounds?|tonnes?)\b`,
  },
  length: {
    asks: oneLine`
      (?:how|wie) (?:far|tall|high|deep|wide|thick|large|big|weit|hoch|tief|breit|dick|groß)|distance
      |how many (?:metres|meters|miles)|abstand|entfernung
    `,
    tells: oneLine`
      \d ?(?:[mck]?m|mm|miles?|inch(?:es)?|feet|foot)\b|\b(?:metres?|meters?|centimetres?|kilometres?|miles?)\b
      |\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half a) (?:feet|foot)\b
    `,
  },
  money: {
    asks: oneLine`
      costs?|price|prices|expensive|dear|dearest|cheap|cheapest|fees?|how much (?:is|are|does|do|did|must|to pay)
      |kostet|kosten|preise?|teuer|billig
    `,
    tells: oneLine`
      [£$€¥] ?\d|\d[\d,.]* ?(?:[£$€¥]|pounds?|euros?|dollars?|pence|cents?|francs?|crowns?)\b
      |\b(?:free of charge|costs nothing|kostenlos)\b
    `,
  },
  share: { asks: "percent\\p{L}*|share|prozent\\p{L}*|anteil", tells: String.raw`%|\bpercent\b|\bprozent\b` },
  number: {
    asks: oneLine`
      how (?:many|much)|wie ?viele?|maximum|minimum|at most|at least|höchstens|mindestens
      |(?:what|which) (?:amount|number|size|speed|ratio)
    `,
    tells: oneLine`
      \d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half|zwei|drei|vier|fünf|sechs|sieben|acht
      |neun|zehn|zwölf)\b
    `,
  },
} as const;

export type Measure = keyof typeof measures;

const names = [
  "weekday",
  "month",
  "degrees",
  "time",
  "weight",
  "length",
  "money",
  "share",
  "number",
] as const satisfies readonly Measure[];

/** What kind of number a question is answered by; null for none. */
export function measureAsked(text: string): Measure | null {
  return names.find((name) => new RegExp(`(?<!\\p{L})(?:${measures[name].asks})(?!\\p{L})`, "iu").test(text)) ?? null;
}

/** What kind of number tells which of two is more: "heavier", "as long as", "costs less". */
export function measureCompared(text: string): Measure | null {
  const words = Array.from(
    text.matchAll(/(?<!\p{L})(?:as|more|less) (\p{L}+)|(\p{L}{3,})er(?!\p{L})/giu),
    ([, much, base = ""]) =>
      much === undefined ? [base, `${base}e`, base.replace(/(\p{L})\1$/u, "$1"), base.replace(/i$/u, "y")] : [much],
  ).flat();
  const own = measureAsked(`${text}, ${words.map((word) => `how ${word}`).join(", ")}`);
  return (
    own ??
    (/(?<!\p{L})(?:quick|soon|time|duration|length of (?:(?:an?|the|each|one) )?\p{L}+ing)(?!\p{L})/iu.test(
      [text, ...words].join(" "),
    )
      ? "time"
      : null)
  );
}

/** The kind of number that a word without its ending is the name of. */
export function measureNamed(stem: string): Measure | null {
  return nouns.get(stem) ?? null;
}

const nouns: ReadonlyMap<string, Measure> = new Map([
  ["temperatur", "degrees"],
  ["distanc", "length"],
  ["percentag", "share"],
  ["abstand", "length"],
  ["entfernung", "length"],
  ["durat", "time"],
  ["cost", "money"],
  ["price", "money"],
  ["fee", "money"],
  ["prei", "money"],
  ["kost", "money"],
  ["dauer", "time"],
]);

/** Whether a sentence tells a number of this kind. */
export function tellsMeasure(text: string, measure: Measure): boolean {
  return new RegExp(measures[measure].tells, "iu").test(text);
}
