import type { Link } from "../schema/link-words";

/** A stretch of time as it is said: its first year (or month) and the first after it. */
export interface Period {
  readonly from: PointInTime;
  readonly until: PointInTime;
  /** Links it takes. */
  readonly length: number;
}

export interface PointInTime {
  readonly year: number;
  /** 1 to 12; absent: the year as a whole. */
  readonly month?: number;
  /** Of a month; absent: the month as a whole. */
  readonly day?: number;
}

/** "1998", "the eighties", "1990s", "the 90s", "the 19th century", "March 2024" at this place. */
export function periodAt(links: readonly Link[], at: number): Period | null {
  const start = /^(?:the|year|years)$/u.test(links[at]?.norm ?? "") ? at + 1 : at;
  const link = links[start];
  if (link === undefined) return null;
  const date = written(link);
  if (date !== null) return { ...date, length: 1 + start - at };
  if (link.schema.some((sense) => sense.kind !== "attribute")) return null;
  const found =
    dayAndMonth(links, start) ?? decade(link.norm) ?? century(links, start) ?? month(links, start) ?? year(link);
  return found === null ? null : { ...found, length: found.length + start - at };
}

/** "2025-07-01", "2025-07", "01.07.2025". */
function written({ norm }: Link): Period | null {
  const [, day, ofYear, last] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u.exec(norm) ?? [];
  if (day !== undefined) return dayOf({ year: Number(last), month: Number(ofYear) }, Number(day), 1);
  const [, first, second, third] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/u.exec(norm) ?? [];
  if (first === undefined || second === undefined) return null;
  const from = { year: Number(first), month: Number(second) };
  return third === undefined ? { from, until: monthAfter(from), length: 1 } : dayOf(from, Number(third), 1);
}

function dayOf(within: { readonly year: number; readonly month: number }, day: number, length: number): Period | null {
  if (within.month < 1 || within.month > 12 || day < 1 || day > 31) return null;
  const next = new Date(Date.UTC(within.year, within.month - 1, day + 1));
  const until = { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
  return { from: { ...within, day }, until, length };
}

function monthAfter({ year: from, month: number }: { readonly year: number; readonly month: number }): PointInTime {
  return number === 12 ? { year: from + 1, month: 1 } : { year: from, month: number + 1 };
}

function year(link: Link): Period | null {
  const value = link.token.kind === "number" ? link.token.value : undefined;
  const isYear = value !== undefined && /^\d{4}$/u.test(link.text) && value >= 1000 && value <= 2200;
  return isYear ? { from: { year: value }, until: { year: value + 1 }, length: 1 } : null;
}

const decades = new Map(
  "tens|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties"
    .split("|")
    .map((word, index): [string, number] => [word, 10 * (index + 1)]),
);

function decade(norm: string): Period | null {
  const word = decades.get(norm);
  const figures = /^'?(\d{2}|\d{4})'?s$/u.exec(norm)?.[1];
  const short = word ?? (figures === undefined ? undefined : Number(figures));
  if (short === undefined || short % 10 !== 0) return null;
  const full = short > 99 ? short : short + (short < 30 ? 2000 : 1900);
  return { from: { year: full }, until: { year: full + 10 }, length: 1 };
}

function century(links: readonly Link[], at: number): Period | null {
  const number = /^(\d{1,2})(?:st|nd|rd|th)$/u.exec(links[at]?.norm ?? "")?.[1];
  if (number === undefined || links[at + 1]?.norm !== "century") return null;
  const from = (Number(number) - 1) * 100;
  return { from: { year: from }, until: { year: from + 100 }, length: 2 };
}

/** "1 February 2026", "1st of February 2026", "February 1, 2026". */
function dayAndMonth(links: readonly Link[], at: number): Period | null {
  const words = links.slice(at, at + 6);
  const plain = words.filter(({ norm }) => norm !== "of" && norm !== "," && norm !== "." && norm !== "the");
  const [first, second, third] = plain.slice(0, 3);
  const said = third === undefined ? null : year(third);
  if (first === undefined || second === undefined || third === undefined || said === null) return null;
  const [day, number] = [dayIn(first) ?? dayIn(second), monthIn(second.norm) || monthIn(first.norm)];
  return day === null || number === 0
    ? null
    : dayOf({ year: said.from.year, month: number }, day, words.indexOf(third) + 1);
}

function dayIn({ norm }: Link): number | null {
  const [, figure] = /^(\d{1,2})(?:st|nd|rd|th)?$/u.exec(norm) ?? [];
  return figure === undefined ? null : Number(figure);
}

function monthIn(norm: string): number {
  const at = months.indexOf(norm);
  return (at >= 0 ? at : shortMonths.indexOf(norm)) + 1;
}

const months = "january|february|march|april|may|june|july|august|september|october|november|december".split("|");
const shortMonths = months.map((name) => name.slice(0, 3));

function month(links: readonly Link[], at: number): Period | null {
  const number = months.indexOf(links[at]?.norm ?? "") + 1;
  const next = links[at + 1];
  const said = next === undefined || number === 0 ? null : year(next);
  if (said === null) return null;
  const from = { year: said.from.year, month: number };
  return { from, until: monthAfter(from), length: 2 };
}
