import { edgeKindOf } from "../../lexicon/edge-nouns";
import { endNamed } from "../../lexicon/relation-nouns";
import { periodAt } from "../../lexicon/time-words";
import { compare } from "../../meaning/selectors";
import { hasSense, type Link, linkWords } from "../../schema/link-words";
import { type FoundRelation, isOwnNoun, relationAt } from "../../schema/relation-match";
import type { Schema } from "../../schema/schema";
import { isEventHere } from "../../schema/time-attributes";
import type { Entry } from "../chart";
import { costs } from "../costs";
import { formsOf, kindRef } from "../refs";

/** Kinds of edges, times, and verbs and nouns of the graph's relations that begin at this word. */
export function linkLeaves(links: readonly Link[], start: number, schema: Schema): readonly Entry[] {
  return [...edgeNounsAt(links, start, schema), ...timesAt(links, start, schema), ...relationsAt(links, start, schema)];
}

function edgeNounsAt(links: readonly Link[], start: number, schema: Schema): readonly Entry[] {
  const kind = edgeKindOf(links[start], schema);
  if (kind === null) return [];
  const where = compare(kind.attribute, "==", kind.value);
  const mean = kindRef("edges", { ...formsOf(links[start]?.norm ?? ""), where });
  return [{ symbol: "Kind", mean, cost: costs.synonym, start, end: start + 1 }];
}

function timesAt(links: readonly Link[], start: number, schema: Schema): readonly Entry[] {
  const period = periodAt(links, start);
  const word = links[start]?.norm ?? "";
  const isEvent = isEventHere(schema, "nodes", word) || isEventHere(schema, "edges", word);
  return [
    ...(period === null ? [] : [{ symbol: "Period", mean: period, cost: 0, start, end: start + period.length }]),
    ...(isEvent ? [{ symbol: "Event", mean: word, cost: costs.word, start, end: start + 1 }] : []),
  ];
}

/** "uncited" where edges say "cites". */
function undone(link: Link | undefined, start: number, schema: Schema): readonly Entry[] {
  const norm = link?.norm ?? "";
  if (link === undefined || !norm.startsWith("un") || link.schema.length > 0) return [];
  const token = { ...link.token, norm: norm.slice(2), text: link.token.text.slice(2) };
  const mean = relationAt(linkWords([token], schema), 0, schema);
  return mean === null ? [] : [{ symbol: "Unrel", mean, cost: costs.word, start, end: start + 1 }];
}

/** "donated to" where edges say "donated". */
function isGiving({ relation, isNoun, isReversed, length }: FoundRelation, next: Link | undefined): boolean {
  return next?.norm === "to" && !isNoun && !isReversed && length === 1 && relation.stems.length === 1;
}

/** "members", "friends": said of whoever such an edge begins with, or joins. */
function isNounOf({ relation }: FoundRelation, norm: string): boolean {
  return isOwnNoun(relation, norm) || endNamed(relation.stems[0] ?? "", norm) === "both";
}

/** "grandchildren": the children of the children. */
function grandAt(links: readonly Link[], start: number, schema: Schema): readonly Entry[] {
  const link = links[start];
  const bare = /^grand(\p{L}{3,})$/u.exec(link?.norm ?? "")?.[1];
  if (link === undefined || bare === undefined || link.schema.length > 0) return [];
  const found = relationAt([{ ...link, norm: bare, text: bare }], 0, schema);
  if (found === null || !(found.isNoun || isOwnNoun(found.relation, bare))) return [];
  const mean: FoundRelation = { ...found, isNoun: true, isTwice: true };
  return [{ symbol: "RelNoun", mean, cost: costs.word, start, end: start + 1 }];
}

function relationsAt(links: readonly Link[], start: number, schema: Schema): readonly Entry[] {
  const found = relationAt(links, start, schema);
  if (found === null) return [...undone(links[start], start, schema), ...grandAt(links, start, schema)];
  const symbol = found.isNoun ? "RelNoun" : "Rel";
  // "dependencies" are edges of any kind only where none says what it is.
  const cost = found.isNoun && hasSense(links[start], "noun", "edges") ? -0.3 : costs.word;
  const entry: Entry = { symbol, mean: found, cost, start, end: start + found.length };
  const isAlsoNoun = !found.isNoun && found.length === 1 && isNounOf(found, links[start]?.norm ?? "");
  return [
    entry,
    ...(isAlsoNoun ? [{ ...entry, symbol: "RelNoun", mean: { ...found, isNoun: true } }] : []),
    ...(isGiving(found, links[entry.end]) ? [{ ...entry, end: entry.end + 1 }] : []),
  ];
}
