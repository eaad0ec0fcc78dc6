import type { Selector } from "@/graph/selector/selector-types";
import { type Period, type PointInTime, periodAt } from "../../lexicon/time-words";
import { compare } from "../../meaning/selectors";
import type { Link } from "../../schema/link-words";
import { isEvent, isEventHere, type TimeAttribute, textTime, timeAttribute } from "../../schema/time-attributes";
import { addTerm, type Draft, type Handler } from "../things/draft";

/** "born after 1995", "released in the nineties", "from 2012", "since 2016", "between 1990 and 1999". */
export const dated: Handler = (draft, at) => {
  const named = namedTime(draft, at);
  if (named > 0) return named;
  const event = eventAt(draft, at);
  const from = at + (event?.length ?? 0);
  const found = spanAt(draft.links, from);
  if (found === null || (event === null && found.isBare && draft.links[at - 1]?.schema.length !== 0)) return 0;
  const attribute = timeAttribute(draft.schema, draft.target, event?.word ?? eventBefore(draft, at));
  if (attribute === null) return 0;
  for (const term of termsOf(attribute, found)) addTerm(draft, term);
  return from + found.length - at;
};

/** "moved in before 1980", "start date in the eighties": dates are compared as dates. */
function namedTime(draft: Draft, at: number): number {
  const sense = draft.links[at]?.schema.find((one) => one.kind === "attribute" && one.target === draft.target);
  const attribute = sense?.kind === "attribute" ? textTime(sense.attribute) : null;
  if (attribute === null) return 0;
  const from = /^(?:is|was|are|were|date)$/u.test(draft.links[at + 1]?.norm ?? "") ? at + 2 : at + 1;
  const found = spanAt(draft.links, from);
  if (found === null) return 0;
  for (const term of termsOf(attribute, found)) addTerm(draft, term);
  return from + found.length - at;
}

interface Span {
  readonly from?: PointInTime;
  readonly until?: PointInTime;
  readonly length: number;
  /** Only the period itself: "1990s films". */
  readonly isBare: boolean;
}

function eventAt(draft: Draft, at: number): { readonly word: string; readonly length: number } | null {
  let next = at;
  while (/^(?:was|were|is|are|been|came|come|who|that|which|have|has)$/u.test(draft.links[next]?.norm ?? "")) next += 1;
  const word = draft.links[next]?.norm ?? "";
  if (!isEvent(word) && !(isEventHere(draft.schema, draft.target, word) && spanAt(draft.links, next + 1) !== null))
    return null;
  return { word, length: next + 1 - at };
}

/** "born in Ghent before 1990": the event stands a little earlier. */
function eventBefore(draft: Draft, at: number): string | null {
  const before = draft.links
    .slice(Math.max(0, at - 4), at)
    .findLast((link) => isEventHere(draft.schema, draft.target, link.norm));
  return before?.norm ?? null;
}

export function spanAt(links: readonly Link[], at: number): Span | null {
  const period = periodAt(links, at + 1);
  if (period !== null) {
    const span = betweenSpan(links, at, period);
    const side = span === null ? sideOf(links[at]?.norm ?? "", period) : null;
    if (span !== null) return span;
    if (side !== null) return trailing(links, at, { ...side, length: 1 + period.length, isBare: false });
  }
  const bare = periodAt(links, at);
  const last = bare === null ? undefined : links[at + bare.length - 1];
  const isValue = last?.schema.some(({ kind }) => kind === "value") === true;
  const isDecade = bare !== null && last?.token.kind !== "number" && !isValue;
  return isDecade ? { from: bare.from, until: bare.until, length: bare.length, isBare: true } : null;
}

/** "between 1990 and 1999", "from 1990 to 1999". */
function betweenSpan(links: readonly Link[], at: number, { from, length }: Period): Span | null {
  if (!/^(?:between|from|from between)$/u.test(links[at]?.norm ?? "")) return null;
  const joint = links[at + 1 + length]?.norm ?? "";
  const end = /^(?:and|to|until|till|-|–)$/u.test(joint) ? periodAt(links, at + 2 + length) : null;
  return end === null ? null : { from, until: end.until, length: 2 + length + end.length, isBare: false };
}

/** "in 2015 or later", "in 1990 or before". */
function trailing(links: readonly Link[], at: number, span: Span): Span {
  const after = links[at + span.length]?.norm ?? "";
  if (/^(?:or|and) (?:later|after|newer|onwards?)$|^onwards?$/u.test(after)) {
    const { until: _until, ...open } = span;
    return { ...open, length: span.length + 1 };
  }
  if (!/^(?:or|and) (?:earlier|before|older|sooner)$/u.test(after)) return span;
  const { from: _from, ...open } = span;
  return { ...open, length: span.length + 1 };
}

function sideOf(word: string, { from, until }: Period): Pick<Span, "from" | "until"> | null {
  if (/^(?:in|during|of|from|within)$/u.test(word)) return { from, until };
  if (/^(?:after|later than|newer than|>)$/u.test(word)) return { from: until };
  if (/^(?:since|as of|starting|>=)$/u.test(word)) return { from };
  if (/^(?:before|prior to|earlier than|older than|<)$/u.test(word)) return { until: from };
  return /^(?:until|till|up to|by|<=)$/u.test(word) ? { until } : null;
}

function termsOf({ name, isText }: TimeAttribute, { from, until }: Span): readonly Selector[] {
  const point = isText ? isoDate : ({ year }: PointInTime): number => year;
  return [
    ...(from === undefined ? [] : [compare(name, ">=", point(from))]),
    ...(until === undefined ? [] : [compare(name, "<", point(until))]),
  ];
}

/** Texts that start with the year order as time does. */
function isoDate({ year, month, day }: PointInTime): string {
  const parts = [
    String(year).padStart(4, "0"),
    ...[month, day].flatMap((part) => (part === undefined ? [] : [twoFigures(part)])),
  ];
  return parts.join("-");
}

function twoFigures(part: number): string {
  return String(part).padStart(2, "0");
}
