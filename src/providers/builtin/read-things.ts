import type { ElementTarget } from "@/graph/graph-types";
import type { Ref } from "./acts";
import { addTerm, addValue, createDraft, type Draft, type Handler, toWhere } from "./draft";
import { plural, singulars } from "./inflect";
import { hasSense, isUnknown, type Link, type ValueSense } from "./link-words";
import { attributeCondition, comparative, isolated, numberFirst, numberOf } from "./read-conditions";
import { readName } from "./read-names";
import { ranking } from "./read-ranks";
import { neighbours, relation, stepsAround } from "./read-ties";
import { sayRef } from "./say-ref";
import { type Schema, typeAttribute } from "./schema";
import { computed } from "./selectors";
import { wordsOfName } from "./tokens";

export interface ReadRef {
  readonly ref: Ref;
  /** Words that were not understood. */
  readonly unread: readonly string[];
  /** Nothing at all was said about elements. */
  readonly isEmpty: boolean;
}

/** Reads a phrase about elements: "the tabby cats older than 5", "Whiskers", "those", "everything". */
export function readThings(links: readonly Link[], schema: Schema, target?: ElementTarget): ReadRef {
  const draft = createDraft(links, schema, target ?? saidTarget(links, schema));
  draft.isTargetSaid = links.some((link) => hasSense(link, "noun", draft.target));
  let at = 0;
  while (at < links.length) at += step(draft, at);
  return toRead(draft);
}

const handlers: readonly Handler[] = [
  negation,
  joint,
  calledName,
  stepsAround,
  relation,
  neighbours,
  ranking,
  numberFirst,
  comparative,
  attributeCondition,
  isolated,
  valueWord,
  pronoun,
  noun,
  quantity,
  name,
  small,
];

function step(draft: Draft, at: number): number {
  const link = draft.links[at];
  if (link === undefined) return 1;
  for (const handler of handlers) {
    const taken = handler(draft, at);
    if (taken === 0) continue;
    noteMended(draft, at, taken);
    return taken;
  }
  if (isUnknown(link) && draft.head === null && draft.unknown.length === 0) draft.unknown.push(link.text);
  else draft.unread.push(link.text);
  return 1;
}

function noteMended(draft: Draft, at: number, taken: number): void {
  for (const link of draft.links.slice(at, at + taken)) {
    if (link.mended !== undefined && link.schema.length > 0) draft.mended.push(link.mended);
  }
}

/** Edges, when the phrase names them or a value only edges have; else nodes. */
function saidTarget(links: readonly Link[], schema: Schema): ElementTarget {
  for (const link of links) {
    if (hasSense(link, "noun", "nodes")) return "nodes";
    if (hasSense(link, "noun", "edges") && isCounted(links, link)) return "edges";
    if (link.schema.some((sense) => sense.kind !== "attribute" && (sense.kind === "label" || sense.target === "nodes")))
      return "nodes";
  }
  const edgeOnly = links.some((link) =>
    link.schema.some((sense) => sense.kind === "value" && sense.target === "edges"),
  );
  const isNamed = links.some((link) => isUnknown(link) || link.isName);
  return edgeOnly && !isNamed && schema.context.profile.edgeCount > 0 ? "edges" : "nodes";
}

/** "nodes with 3 edges" speaks of nodes: the noun after a number or "most" is a measure. */
function isCounted(links: readonly Link[], link: Link): boolean {
  const before = links.slice(0, links.indexOf(link));
  return !before.some((other) => hasSense(other, "compare") || hasSense(other, "tie"));
}

function negation(draft: Draft, at: number): number {
  const link = draft.links[at];
  if (!hasSense(link, "sign", "not") || (link?.schema.length ?? 0) > 0) return 0;
  draft.isNegated = !draft.isNegated;
  draft.join = "and";
  return 1;
}

function joint(draft: Draft, at: number): number {
  const norm = draft.links[at]?.norm;
  if (norm !== "or" && norm !== "and" && norm !== "," && norm !== "||" && norm !== "&&") return 0;
  if (norm === "or" || norm === "||") draft.join = "or";
  return 1;
}

function calledName(draft: Draft, at: number): number {
  if (!hasSense(draft.links[at], "name", "called") || draft.links[at]?.norm === "name") return 0;
  const next = draft.links[at + 1];
  if (hasSense(next, "compare")) return 0;
  const found = readName(draft.links, at + 1) ?? (next === undefined ? null : { name: next.text, length: 1 });
  if (found === null) return 0;
  draft.names.push(found.name);
  return 1 + found.length;
}

function valueWord(draft: Draft, at: number): number {
  const link = draft.links[at];
  const sense = bestValue(draft, at);
  if (link === undefined || sense === null) return 0;
  addValue(draft, sense.attribute, sense.value);
  if (draft.target !== sense.target && !draft.isTargetSaid) draft.target = sense.target;
  const isType = typeAttribute(draft.schema, sense.target)?.name === sense.attribute.name;
  const phrase = wordsOfName(String(sense.value));
  const isPlural = link.norm !== phrase && singulars(link.norm).includes(phrase);
  if (draft.head === null && (isType || isPlural) && !nounFollows(draft, at))
    draft.head = { at, one: phrase, many: isPlural ? link.norm : plural(phrase), isPlural };
  draft.said.add(at);
  return 1;
}

/** A noun for the elements themselves follows: "tabby cats", "R&D nodes", "ok ones". */
function nounFollows(draft: Draft, at: number): boolean {
  const next = draft.links[at + 1];
  if (next === undefined) return false;
  if (["nodes", "edges", "ones"].some((arg) => hasSense(next, "noun", arg))) return true;
  const sense = bestValue(draft, at + 1);
  return sense !== null && typeAttribute(draft.schema, sense.target)?.name === sense.attribute.name;
}

function bestValue(draft: Draft, at: number): ValueSense | null {
  const link = draft.links[at];
  const senses = link?.schema.filter((sense): sense is ValueSense => sense.kind === "value") ?? [];
  if (senses.length === 0 || link?.schema.some((sense) => sense.kind === "label" && link.isName)) return null;
  const fitting = senses.filter((sense) => sense.target === draft.target || !draft.isTargetSaid);
  const said = fitting.find((sense) => draft.links.some((other) => namesAttribute(other, sense.attribute.name)));
  const typed = fitting.find((sense) => typeAttribute(draft.schema, sense.target)?.name === sense.attribute.name);
  return said ?? typed ?? fitting.find((sense) => sense.target === draft.target) ?? fitting[0] ?? null;
}

function namesAttribute(link: Link, attribute: string): boolean {
  return link.schema.some((sense) => sense.kind === "attribute" && sense.attribute.name === attribute);
}

function pronoun(draft: Draft, at: number): number {
  const link = draft.links[at];
  if (hasSense(link, "noun", "selection")) {
    draft.base = "selected";
    return 1;
  }
  if (hasSense(link, "pronoun", "rest")) {
    draft.base = "rest";
    return 1;
  }
  if (!hasSense(link, "pronoun", "those")) return 0;
  const next = draft.links[at + 1];
  const isRelative = link?.norm === "that" && at > 0 && next !== undefined;
  if (!isRelative && draft.base === "all") draft.base = "previous";
  return 1;
}

function noun(draft: Draft, at: number): number {
  const link = draft.links[at];
  if (hasSense(link, "noun", "all")) {
    draft.isAll = true;
    return 1;
  }
  const target = (["nodes", "edges"] as const).find((side) => hasSense(link, "noun", side));
  if (target !== undefined) {
    if (draft.isNegated && target === "edges" && draft.target === "nodes") addTerm(draft, computed("degree", ">", 0));
    const isPlural = /s$|vertices/u.test(link?.norm ?? "");
    draft.head ??= { at, one: target.slice(0, -1), many: target, isPlural };
    return 1;
  }
  if (!hasSense(link, "noun", "ones") && !hasSense(link, "noun", "graph")) return 0;
  if (hasSense(link, "noun", "graph")) draft.isAll = true;
  return 1;
}

function quantity(draft: Draft, at: number): number {
  const number = numberOf(draft.links[at]);
  if (number === null || draft.count !== null || draft.head !== null || !Number.isInteger(number) || number < 0)
    return 0;
  if (draft.links[at + 1] === undefined) return 0;
  draft.count = number;
  return 1;
}

function name(draft: Draft, at: number): number {
  const link = draft.links[at];
  const found = readName(draft.links, at);
  if (link === undefined || found === null) return 0;
  const isPlain = isUnknown(link) && !/^\p{Lu}/u.test(link.text);
  if (isPlain && (draft.head !== null || draft.isTargetSaid) && draft.terms.length > 0) return 0;
  if (isPlain && draft.names.length === 0 && draft.base === "all") {
    draft.unknown.push(found.name);
    return found.length;
  }
  draft.names.push(found.name);
  return found.length;
}

function small(draft: Draft, at: number): number {
  const link = draft.links[at];
  if (link === undefined) return 0;
  if (link.token.kind === "sign" && link.schema.length === 0 && link.senses.length === 0) return 1;
  return hasSense(link, "fill") || hasSense(link, "ask") ? 1 : 0;
}

function toRead(draft: Draft): ReadRef {
  const where = toWhere(draft.terms);
  const isNamed = draft.names.length > 0;
  const rank = draft.rank === null ? null : { ...draft.rank, limit: rankLimit(draft), by: draft.rank.by || "degree" };
  const saying = sayRef(draft);
  const hasCondition = where !== undefined || isNamed || draft.near !== null || rank !== null || draft.base !== "all";
  const ref: Ref = {
    target: draft.target,
    base: isNamed ? "names" : draft.base,
    ...(where === undefined ? {} : { where }),
    ...(isNamed ? { names: [...draft.names] } : {}),
    ...(draft.near === null ? {} : { near: draft.near }),
    ...(rank === null ? {} : { rank }),
    ...saying,
    ...(draft.unknown.length === 0 ? {} : { unknown: draft.unknown.join(" ") }),
    isAll: !hasCondition && draft.unknown.length === 0,
    mended: [...draft.mended],
    ...(draft.count === null ? {} : { count: draft.count }),
  };
  const isEmpty = !hasCondition && draft.unknown.length === 0 && draft.head === null && !draft.isAll;
  return { ref, unread: draft.unread, isEmpty };
}

function rankLimit(draft: Draft): number {
  if (draft.count !== null) return Math.max(1, draft.count);
  if (draft.rank !== null && draft.rank.limit > 0) return draft.rank.limit;
  return draft.head?.isPlural === true ? 5 : 1;
}
