import { oneLine } from "@/lib/text/lines";
import { hasSense, type Link } from "../schema/link-words";

/**
 * The message without what is only said beside it: ", nobody needs it", "because they are too old", "- it's a duplicate". A part
 * is dropped only where a request stands beside it and it asks for nothing itself.
 */
export function withoutAsides(links: readonly Link[]): readonly Link[] {
  const start = links.findIndex((_, at) => at > 1 && startsAside(links, at));
  if (start < 0) return links;
  const before = links.slice(0, start);
  const end = links.findIndex((link, at) => at > start && /^[,.;!?]$/u.test(link.norm));
  const aside = links.slice(start, end < 0 ? undefined : end);
  if (!asksSomething(before) || !isAside(aside)) return links;
  return withoutAsides([...before, ...(end < 0 ? [] : links.slice(end))]);
}

function startsAside(links: readonly Link[], at: number): boolean {
  const link = links[at];
  if (link === undefined || link.schema.length > 0) return false;
  if (isReason(link.norm)) return isSubject(links[at + 1]) && !hasSense(links[at + 1], "ask");
  return /^[,;–—-]$/u.test(link.norm) && isSubject(links[at + 1]);
}

function isReason(norm: string): boolean {
  return /^(?:because|'?cause|cuz|since|as)$/u.test(norm);
}

const subjectWord = new RegExp(
  oneLine`
    ^(?:it|they|he|she|we|i|that|this|these|nobody|no one|noone|everyone|everybody|people|it's|they're|he's|she's
    |that's|we're|i'm|there|you)$
  `,
  "u",
);

/** Whoever a remark is about: "it", "nobody", "we". */
function isSubject(link: Link | undefined): boolean {
  return link !== undefined && link.schema.length === 0 && subjectWord.test(link.norm);
}

function asksSomething(links: readonly Link[]): boolean {
  return links.some((link) => hasSense(link, "verb") || hasSense(link, "ask") || hasSense(link, "color"));
}

/** Nothing of the graph, no look, no verb of a request. */
function isAside(links: readonly Link[]): boolean {
  if (links.length < 3 || links.length > 14) return false;
  const isWhy = isReason(links[0]?.norm ?? "");
  const asks = (link: Link): boolean =>
    ["color", "grow", "shape", "fade", "line", "layout", "number", "compare", "measure"].some(
      (cls) => hasSense(link, cls) && link.norm !== "one",
    ) ||
    (hasSense(link, "ask") && !hasSense(link, "fill"));
  if (links.some((link) => asks(link) || isAsking(link))) return false;
  return isWhy || links.every((link) => link.schema.length === 0);
}

/** A word that only a request has: "them" may be in a remark, "hide" may not. */
function isAsking(link: Link): boolean {
  if (/^(?:should|must|shall|only|instead)$/u.test(link.norm)) return true;
  return hasSense(link, "verb") && !/^(?:want|like|see|get|got|keep|call|name|make|makes|give|view)$/u.test(link.norm);
}
