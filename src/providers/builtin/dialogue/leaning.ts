import type { Exchange } from "@/ai/history/messages";
import type { ReadRef } from "../grammar/things/draft";
import { readThings } from "../grammar/things/read-things";
import type { Act } from "../meaning/acts";
import { hasSense, type Link } from "../schema/link-words";
import type { Schema } from "../schema/schema";

/** A message that leans on the one before it. */
export interface Leaning {
  readonly links: readonly Link[];
  readonly schema: Schema;
  readonly before: Exchange;
  /** All that was said before, `before` last. */
  readonly earlier: readonly Exchange[];
  readonly acts: readonly Act[];
  /** It ends in a question mark. */
  readonly isAsked: boolean;
}

export const leads =
  /^(?:ok|okay|and|now|then|so|well|but|hmm|,|please|hm|ah|oh|oops|wait|no|nope|sorry|actually|not that|also|additionally|furthermore|no wait|oh no)$/u;

export function afterLeads(links: readonly Link[]): readonly Link[] {
  const start = links.findIndex((link) => !leads.test(link.norm) || link.schema.length > 0);
  return start < 0 ? [] : links.slice(start);
}

/** The words in lower case, for turns of phrase; "what's" is one word. */
export function phraseOf(links: readonly Link[]): string {
  return links
    .map(({ norm }) => norm)
    .join(" ")
    .replaceAll(" 's", "'s");
}

function isRequest(links: readonly Link[]): boolean {
  return links.some((link) => link.schema.length === 0 && (hasSense(link, "verb") || hasSense(link, "ask")));
}

/** A phrase about elements with nothing left over; null when it is none. */
export function wholePhrase(links: readonly Link[], schema: Schema): ReadRef | null {
  if (links.length === 0 || isRequest(links)) return null;
  const read = readThings(links, schema);
  return read.isEmpty || read.unread.length > 0 ? null : read;
}

/** How many links say "and", "what about", "the same for": what follows is another case. */
export function leadLength(links: readonly Link[]): number {
  const norms = links.slice(0, 6).map((link) => link.norm);
  const text = norms.join(" ");
  const lead =
    /^(?:ok |okay |so )?(?:and |now )?(?:the same|same|do the same|do that|do so) (?:for|with|to|of)(?= )/u.exec(
      text,
    ) ??
    /^(?:ok |okay |so )?(?:and )?(?:what|how) about(?= )/u.exec(text) ??
    /^(?:ok |okay |so )?(?:and|also|plus)(?: also)?(?= )/u.exec(text);
  return lead === null ? 0 : countLinks(norms, lead[0].length);
}

function countLinks(norms: readonly string[], length: number): number {
  let used = 0;
  for (const [index, norm] of norms.entries()) {
    used += norm.length + (index > 0 ? 1 : 0);
    if (used >= length) return index + 1;
  }
  return 0;
}
