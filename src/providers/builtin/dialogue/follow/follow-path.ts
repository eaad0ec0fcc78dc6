import type { Exchange } from "@/ai/history/messages";
import { namedIn } from "../../grammar/things/named-nodes";
import type { Act } from "../../meaning/acts";
import { recordedActs } from "../../meaning/recorded-acts";
import { hintedAttribute } from "../../schema/attribute-hints";
import { attributeSense, hasSense, isUnknown, type Link } from "../../schema/link-words";
import type { Schema } from "../../schema/schema";
import { attributeOfUnit } from "../../text/units";
import { afterLeads, type Leaning, phraseOf } from "../leaning";
import type { Way } from "./follow-acts";

/** "how long is it?", "who's in the middle?", "another route?", "avoiding York?", "and back?": about the way that was found. */
export function aboutWay(leaning: Leaning): readonly Act[] | null {
  const last = lastWay(leaning.earlier);
  if (last === null) return null;
  const way = last.do === "path" ? toWay(last) : last.way;
  const links = afterLeads(leaning.links);
  const text = phraseOf(links);
  if (links.length === 0 || links.length > 12) return null;
  if (stops.test(text)) return [{ do: "stops", way }];
  if (other.test(text)) return [pathAct({ ...way, isOther: true })];
  if (back.test(text)) return [pathAct({ ...way, from: way.to, to: way.from })];
  return avoiding(links, way) ?? measured(links, { text, way, schema: leaning.schema });
}

type WayAct = Act & { readonly do: "path" | "along" | "stops" };

/** The way that was spoken of; what was done to it since is about it too. */
export function lastWay(earlier: readonly Exchange[]): WayAct | null {
  for (const exchange of earlier.toReversed()) {
    const acts = recordedActs(exchange) ?? [];
    const found = acts.findLast((act): act is WayAct => /^(?:path|along|stops)$/u.test(act.do));
    if (found !== undefined) return found;
    if (acts.length === 0 || !acts.every((act) => "what" in act && act.what.base === "previous")) return null;
  }
  return null;
}

function toWay({ from, to, weight, avoid, shun, isOther }: Act & { readonly do: "path" }): Way {
  return {
    from,
    to,
    ...(weight === undefined ? {} : { weight }),
    ...(avoid === undefined ? {} : { avoid }),
    ...(shun === undefined ? {} : { shun }),
    ...(isOther === undefined ? {} : { isOther }),
  };
}

function pathAct(way: Way): Act {
  return { do: "path", ...way, isHighlighted: false, color: "orange" };
}

const stops =
  /^(?:(?:who|what|which|who's|what's|which (?:ones?|nodes?|stops?|stations?|towns?|people))(?: (?:is|are|lies|stands|sits|else is))? (?:in )?(?:the middle|in the middle|between|in between|between them|on (?:it|the way|that way|this way|the path|that path|the route|that route)|along the way|along it)|via (?:what|who|whom|which)|through (?:what|who|whom|which)|(?:list |name )?(?:the |its )?(?:stops|stations|intermediates?|steps in between|nodes in between|in between))$/u;

const other =
  /^(?:(?:is|are) there )?(?:(?:any|an|a|the|show(?: me)?|give me|find|try|is there any|is there an|is there a|are there any) )*(?:other|another|another one|different|alternative|alternate|second|2nd|next best)(?: (?:shortest|best|short))?(?: (?:ways?|routes?|paths?|ones?|options?))?(?: there)?$|^(?:any )?alternatives?$|^what (?:other|else)(?: (?:ways?|routes?|paths?))?(?: (?:is|are) there)?$/u;

const back =
  /^(?:back|back again|(?:the )?way back|(?:the )?other way(?: round| around)?|in reverse|reversed?|the reverse|and back)$/u;

const avoidWords = /^(?:avoiding|avoid|without|bypassing|skipping|not|not via|but not|except|if not|circumventing)$/u;

/** "avoiding York", "without going through Ann", "not via Hull". */
function avoiding(links: readonly Link[], way: Way): readonly Act[] | null {
  const at = links.findIndex((link) => avoidWords.test(link.norm) && link.schema.length === 0);
  if (at < 0 || at > 3) return null;
  const rest = links.slice(at + 1);
  const names = namedIn(rest);
  const isPlain = rest.every(
    (link) => link.schema.some(({ kind }) => kind === "label") || link.isName || passing.test(link.norm),
  );
  if (names.length === 0 || !isPlain) return null;
  return [pathAct({ ...way, avoid: [...(way.avoid ?? []), ...names] })];
}

const passing =
  /^(?:going|passing|travelling|traveling|stopping|using|via|through|over|across|at|in|by|and|or|,|the|going through|passing through)$/u;

interface Asked {
  readonly text: string;
  readonly way: Way;
  readonly schema: Schema;
}

/** "how long is it in km?", "and in minutes?", "what does it cost?", "and the fastest?". */
function measured(links: readonly Link[], { text, way, schema }: Asked): readonly Act[] | null {
  if (!links.every(isAboutLength)) return null;
  const isLength = lengths.test(text);
  const better = links.find((link) => /^(?:fastest|quickest|cheapest|shortest)$/u.test(link.norm));
  const property = attributeSaid(links, schema) ?? meant(text, schema);
  if (better !== undefined && !isLength) {
    const weight = property ?? gradedBy(better.norm, schema);
    const { weight: _weight, isOther: _isOther, ...plain } = way;
    return weight === null ? null : [pathAct({ ...plain, weight })];
  }
  if (!isLength && (property === null || !inUnit.test(text))) return null;
  return [{ do: "along", way, ...(property === null ? {} : { property }) }];
}

const lengths =
  /^(?:how (?:long|far|many|much)|what(?:'s| is)? (?:the|its) (?:length|distance|total|duration|cost|price|time|weight)|(?:its |the )?(?:length|distance|total(?: length| distance)?))\b/u;

const inUnit = /^(?:(?:how )?(?:about )?(?:in|by|as)|what about|how about|total|in total|the total|and)\b/u;

function isAboutLength(link: Link): boolean {
  if (link.schema.some((sense) => sense.kind !== "attribute")) return false;
  if (isUnknown(link))
    return /^(?:long|far|hops?|legs?|takes?|travel|cost|costs)$/u.test(link.norm) || unitWord.test(link.norm);
  return !hasSense(link, "color") && !hasSense(link, "noun", "nodes") && link.token.kind !== "number";
}

const unitWord =
  /^(?:km|kilometres?|kilometers?|miles?|metres?|meters?|minutes?|mins?|hours?|hrs?|days?|weeks?|seconds?|euros?|dollars?|ms)$/u;

function attributeSaid(links: readonly Link[], schema: Schema): string | null {
  for (const link of links) {
    const sense = attributeSense(link, "edges");
    if (sense?.target === "edges" && sense.attribute.kind === "number") return sense.attribute.name;
    const name = attributeOfUnit(schema, "edges", link.norm);
    if (name !== null) return name;
  }
  return null;
}

function meant(text: string, schema: Schema): string | null {
  if (/\b(?:take|takes|duration|time)\b/u.test(text)) return timeOf(schema);
  if (/\b(?:cost|costs|price|expensive)\b/u.test(text))
    return hintedAttribute(schema, "edges", "price")?.attribute.name ?? null;
  return /\bhow (?:long|far)\b|\b(?:length|distance)\b/u.test(text)
    ? (hintedAttribute(schema, "edges", "length")?.attribute.name ?? null)
    : null;
}

function timeOf(schema: Schema): string | null {
  const hint = hintedAttribute(schema, "edges", "speed");
  return hint?.isTurned === true ? hint.attribute.name : null;
}

function gradedBy(word: string, schema: Schema): string | null {
  if (word === "cheapest") return hintedAttribute(schema, "edges", "price")?.attribute.name ?? null;
  if (word === "shortest") return hintedAttribute(schema, "edges", "length")?.attribute.name ?? null;
  return timeOf(schema);
}
