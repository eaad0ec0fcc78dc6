import type { Selector } from "@/graph/selector/selector-types";
import { computed } from "../../meaning/selectors";
import { hasSense, isUnknown, type Link } from "../../schema/link-words";
import { addTerm, type Draft } from "./draft";
import { type NameSpan, readName } from "./read-names";
import { isClassWord } from "./read-small-words";

/** A name: to look up, to leave out, or an alternative beside the conditions. */
export function name(draft: Draft, at: number): number {
  const link = draft.links[at];
  const found = readName(draft.links, at);
  if (link === undefined || found === null) return 0;
  if (isExcluded(draft, at)) {
    draft.without.push(found.name);
    draft.isNegated = false;
    return found.length;
  }
  if (isAlternative(draft, at)) {
    // What the graph has was looked up: a word it does not have is none of them.
    if (isUnknown(link)) return 0;
    addTerm({ ...draft, join: "or" }, sameLabel(found.name));
    return found.length;
  }
  return addName(draft, link, found);
}

/** "who speaks Dutch", "students studying physics": an unknown verb before a value of the graph. */
function isStrangeVerb({ links }: Draft, at: number): boolean {
  const next = links.slice(at + 1).find((link) => !/^(?:the|a|an|in|at|for|on|with|to|by|of)$/u.test(link.norm));
  if (next?.schema.some(({ kind }) => kind === "value") !== true) return false;
  const before = links[at - 1];
  const isPredicate = before !== undefined && isUnknown(before) && next === links[at + 1];
  if (isPredicate && links.some((link) => hasSense(link, "ask"))) return true;
  const isVerb = /(?:ing|ed|s)$/u.test(links[at]?.norm ?? "") && before !== undefined;
  return isVerb || before === undefined || hasSense(before, "ask") || /^(?:that|who|which|they)$/u.test(before.norm);
}

function addName(draft: Draft, link: Link, found: NameSpan): number {
  const isPlain = isUnknown(link) && !/^\p{Lu}/u.test(link.text);
  const at = draft.links.indexOf(link);
  if (isPlain && found.length === 1 && isNoName(draft, at)) return 0;
  if (isPlain && (draft.head !== null || draft.isTargetSaid) && draft.terms.length > 0) return 0;
  // Names of the graph are known by now: a plain word beside one is no second name.
  if (
    isPlain &&
    draft.names.length > 0 &&
    !/^(?:and|or|,)$/u.test(draft.links[draft.links.indexOf(link) - 1]?.norm ?? "")
  )
    return 0;
  const isKind = isPlain && draft.names.length === 0 && draft.base === "all";
  (isKind ? draft.unknown : draft.names).push(found.name);
  return found.length;
}

/** "which of them would get along": beside what was spoken of a plain word is no name; nor is a verb, or a noun for a group. */
function isNoName(draft: Draft, at: number): boolean {
  return draft.base === "previous" || isStrangeVerb(draft, at) || isClassWord(draft, at);
}

/** "except Ann and Zoe" leaves out both. */
function isExcluded(draft: Draft, at: number): boolean {
  if (draft.isNegated) return true;
  const before = draft.links[at - 2];
  const isListed = /^(?:and|or|,)$/u.test(draft.links[at - 1]?.norm ?? "");
  return isListed && before !== undefined && draft.without.includes(readName([before], 0)?.name ?? "");
}

/** "the servers and Ann": the name stands beside a condition, not within it. */
function isAlternative(draft: Draft, at: number): boolean {
  return draft.terms.length > 0 && draft.names.length === 0 && /^(?:and|or|,)$/u.test(draft.links[at - 1]?.norm ?? "");
}

function sameLabel(text: string): Selector {
  return { op: "and", terms: [computed("label", "startsWith", text), computed("label", "endsWith", text)] };
}

/** "called Zoe", "with the name Zoe". */
export function calledName(draft: Draft, at: number): number {
  if (!hasSense(draft.links[at], "name", "called") || draft.links[at]?.norm === "name") return 0;
  const next = draft.links[at + 1];
  if (hasSense(next, "compare")) return comparedName(draft, at);
  const found = readName(draft.links, at + 1) ?? (next === undefined ? null : { name: next.text, length: 1 });
  if (found === null) return 0;
  (draft.isNegated ? draft.without : draft.names).push(found.name);
  draft.isNegated = false;
  return 1 + found.length;
}

/** "with a name starting with L". */
function comparedName(draft: Draft, at: number): number {
  const cmp = (["contains", "startsWith", "endsWith"] as const).find((one) =>
    hasSense(draft.links[at + 1], "compare", one),
  );
  const text = draft.links[at + 2]?.token.text;
  if (cmp === undefined || text === undefined) return 0;
  addTerm(draft, computed("label", cmp, text));
  return 3;
}
