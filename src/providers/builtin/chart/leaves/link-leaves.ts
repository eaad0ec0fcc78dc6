import { edgeKindOf } from "../../lexicon/edge-nouns";
import { periodAt } from "../../lexicon/time-words";
import { compare } from "../../meaning/selectors";
import { hasSense, type Link, linkWords } from "../../schema/link-words";
import { relationAt } from "../../schema/relation-match";
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

function relationsAt(links: readonly Link[], start: number, schema: Schema): readonly Entry[] {
  const found = relationAt(links, start, schema);
  if (found === null) return undone(links[start], start, schema);
  const symbol = found.isNoun ? "RelNoun" : "Rel";
  // "dependencies" are edges of any kind only where none says what it is.
  const cost = found.isNoun && hasSense(links[start], "noun", "edges") ? -0.3 : costs.word;
  return [{ symbol, mean: found, cost, start, end: start + found.length }];
}
