import { hintedAttribute } from "./attribute-hints";
import type { Draft } from "./draft";
import { argOf, attributeSense, hasSense, type Link } from "./link-words";
import { skipSmall } from "./small-steps";

/** "above average load", "load below average", "older than average". */
export function againstMean(draft: Draft, at: number): number {
  const cmp = sideAt(draft.links[at]);
  if (cmp === null || draft.against !== null) return 0;
  let next = skipSmall(draft, at + 1);
  if (draft.links[next]?.norm === "than") next = skipSmall(draft, next + 1);
  if (!hasSense(draft.links[next], "measure", "mean")) return 0;
  const graded = gradedProperty(draft, at);
  const after = attributeSense(draft.links[skipSmall(draft, next + 1)], draft.target);
  const before = attributeSense(draft.links[at - 1], draft.target);
  const isTurned = graded?.isTurned === true;
  const property = graded?.name ?? (after?.target === draft.target ? after.attribute.name : before?.attribute.name);
  if (property === undefined) return 0;
  draft.against = { property, cmp: isTurned ? turned[cmp] : cmp };
  const isAfter = graded === null && after !== undefined;
  return (isAfter ? skipSmall(draft, next + 1) : next) + 1 - at;
}

const turned = { ">": "<", "<": ">" } as const;

function sideAt(link: Link | undefined): "<" | ">" | null {
  if (argOf(link, "more") !== undefined || argOf(link, "compare") === ">") return ">";
  return argOf(link, "less") !== undefined || argOf(link, "compare") === "<" ? "<" : null;
}

function gradedProperty(draft: Draft, at: number): { readonly name: string; readonly isTurned: boolean } | null {
  const group = argOf(draft.links[at], "more") ?? argOf(draft.links[at], "less");
  const hint = group === undefined ? null : hintedAttribute(draft.schema, draft.target, group);
  return hint === null ? null : { name: hint.attribute.name, isTurned: hint.isTurned };
}
