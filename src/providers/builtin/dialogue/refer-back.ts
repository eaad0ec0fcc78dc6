import type { Exchange } from "@/ai/history/messages";
import type { KnownKind } from "../act-kinds";
import { listing } from "../meaning/act-effects";
import type { Act } from "../meaning/acts";
import { recordedActs } from "../meaning/recorded-acts";
import { numberOf } from "../schema/link-number";
import { hasSense, isUnknown, type Link } from "../schema/link-words";
import type { Schema, SchemaSense } from "../schema/schema";
import { normalise } from "../text/tokens";
import { shownBefore } from "./shown-before";

/** "the second one", "the last two", "by that": what points at the message before, as names and attributes of the graph. */
export function referredBack(links: readonly Link[], schema: Schema, before: Exchange | undefined): readonly Link[] {
  const acts = before === undefined ? null : recordedActs(before);
  if (before === undefined || acts === null || links.length > 14) return links;
  const listed = shownBefore(before);
  const found = listed.length < 2 ? links : withPlaces(links, listed, acts);
  return withMeasure(found, schema, acts);
}

const places: Readonly<Record<string, number>> = {
  ...{ first: 0, second: 1, third: 2, fourth: 3, fifth: 4, sixth: 5, seventh: 6, eighth: 7 },
  ...{ "1st": 0, "2nd": 1, "3rd": 2, "4th": 3, "5th": 4, last: -1, "last one": -1, former: 0, latter: -1 },
};

function withPlaces(links: readonly Link[], listed: readonly string[], acts: readonly Act[]): readonly Link[] {
  const at = links.findIndex((one) => Object.hasOwn(places, one.norm) && !isNameOf(one));
  const link = links[at];
  const place = places[link?.norm ?? ""];
  if (link === undefined || place === undefined) return links;
  const start = links[at - 1]?.norm === "the" ? at - 1 : at;
  const { size, end } = spanAfter(links, at + 1);
  const isSaid = start < at || end > at + 1 || link.norm === "last one";
  // "remove the last one" after a change is about the change.
  const isStep = /^last/u.test(link.norm) && acts.some((act) => !asking.has(act.do));
  if (!isSaid || isStep || !isOver(links[end]) || isRanked(links.slice(0, start))) return links;
  const names = place < 0 ? listed.slice(-size) : listed.slice(place, place + size);
  if (names.length < size) return links;
  const said = names.flatMap((name, index) => [...(index > 0 ? [plainLink(link, "and")] : []), nameLink(link, name)]);
  return [...links.slice(0, start), ...said, ...links.slice(end)];
}

const asking = new Set<Act["do"]>([...listing, "partly"]);

/** "(the first) two of them": how many, and where what is said of them ends. */
function spanAfter(links: readonly Link[], from: number): { readonly size: number; readonly end: number } {
  const number = numberOf(links[from]);
  const size = number !== null && number > 1 && number < 20 && Number.isInteger(number) ? number : 1;
  const start = size > 1 ? from + 1 : from;
  const isOnes = hasSense(links[start], "noun", "ones") || hasSense(links[start], "noun", "nodes");
  const next = isOnes ? start + 1 : start;
  const isOf = links[next]?.norm === "of" && hasSense(links[next + 1], "pronoun", "those");
  return { size, end: isOf ? next + 2 : next };
}

/** What follows is no noun or measure that the place would be of: "the second cheapest", "the first floor". */
function isOver(next: Link | undefined): boolean {
  if (next === undefined || next.token.kind === "sign" || hasSense(next, "color")) return true;
  if (next.schema.length > 0 || isUnknown(next) || next.token.kind === "number") return false;
  return !["most", "least", "order", "degree", "noun", "shape"].some((cls) => hasSense(next, cls));
}

/** "top", "rank": a place in another order is asked for. */
function isRanked(links: readonly Link[]): boolean {
  return links.some((link) => ["order", "most", "least", "degree"].some((cls) => hasSense(link, cls)));
}

function isNameOf({ schema }: Link): boolean {
  return schema.some(({ kind }) => kind !== "attribute");
}

/** "colour by that too", "and label them with it": the attribute that was spoken of. */
function withMeasure(links: readonly Link[], schema: Schema, acts: readonly Act[]): readonly Link[] {
  const at = links.findIndex(
    ({ norm }, index) => index > 0 && /^(?:that|this|it|the same)$/u.test(norm) && isBy(links[index - 1]),
  );
  const link = links[at];
  const name = acts.map(measureOf).findLast((one) => one !== undefined);
  const sense = name === undefined ? undefined : attributeNamed(schema, name);
  if (link === undefined || name === undefined) return links;
  // A measure that no attribute holds yet goes by its name.
  if (sense === undefined)
    return /^[a-z]+$/u.test(name) ? links.map((one, index) => (index === at ? plainLink(link, name) : one)) : links;
  return links.map((one, index) => (index === at ? { ...link, senses: [], schema: [sense] } : one));
}

function isBy(link: Link | undefined): boolean {
  return /^(?:by|per|with|after|according to|based on)$/u.test(link?.norm ?? "");
}

function measureOf(act: Act): string | undefined {
  switch (act.do) {
    case "styleBy":
      return act.property;
    case "aggregate":
      return act.groupBy ?? act.property;
    case "values":
      return act.property;
    case "describe":
      return act.property;
    case "rank":
      return act.rank.by;
    default:
      act.do satisfies KnownKind;
      return "what" in act ? act.what.rank?.by : undefined;
  }
}

function attributeNamed(schema: Schema, name: string): SchemaSense | undefined {
  return [...schema.senses.values()]
    .flat()
    .find((sense) => sense.kind === "attribute" && sense.attribute.name === name);
}

function nameLink(link: Link, name: string): Link {
  const token = { ...link.token, kind: "word" as const, text: name, norm: normalise(name) };
  const sense = { kind: "label" as const, label: name };
  return { ...link, text: name, norm: token.norm, token, size: 1, senses: [], schema: [sense], isName: true };
}

function plainLink(link: Link, word: string): Link {
  const token = { ...link.token, kind: "word" as const, text: word, norm: word };
  const senses = [{ cls: "fill", arg: "small" }];
  return { ...link, text: word, norm: word, token, size: 1, senses, schema: [], isName: false };
}
