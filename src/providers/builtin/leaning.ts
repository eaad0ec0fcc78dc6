import type { Exchange } from "@/ai/messages";
import type { Act } from "./acts";
import type { ReadRef } from "./draft";
import { hasSense, type Link } from "./link-words";
import { readThings } from "./read-things";
import type { Schema } from "./schema";

/** A message that leans on the one before it. */
export interface Leaning {
  readonly links: readonly Link[];
  readonly schema: Schema;
  readonly before: Exchange;
  readonly acts: readonly Act[];
}

export const leads =
  /^(?:ok|okay|and|now|then|so|well|but|hmm|,|please|hm|ah|oh|oops|wait|no|nope|sorry|actually|not that)$/u;

export function afterLeads(links: readonly Link[]): readonly Link[] {
  const start = links.findIndex((link) => !leads.test(link.norm) || link.schema.length > 0);
  return start < 0 ? [] : links.slice(start);
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
