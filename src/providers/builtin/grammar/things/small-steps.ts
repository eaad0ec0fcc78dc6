import { numberOf } from "../../schema/link-number";
import { hasSense, type Link } from "../../schema/link-words";
import type { Draft } from "./draft";

/** Steps over "is", "of", "the" and their like. */
export function skipSmall(draft: Draft, at: number): number {
  let next = at;
  while (isSmall(draft.links[next])) next += 1;
  return next;
}

function isSmall(link: Link | undefined): boolean {
  if (link === undefined || link.schema.length > 0) return false;
  return link.norm === ":" || (hasSense(link, "fill", "small") && !/^(?:and|or|to)$/u.test(link.norm));
}

/** "(zone 1), 2 or 3": further numbers of a list. */
export function numbersAfter(draft: Draft, at: number): readonly number[] {
  const found: number[] = [];
  for (let next = at; /^(?:or|and|,)$/u.test(draft.links[next]?.norm ?? ""); next += 2) {
    const number = numberOf(draft.links[next + 1]);
    if (number === null) break;
    found.push(number);
  }
  return found;
}
