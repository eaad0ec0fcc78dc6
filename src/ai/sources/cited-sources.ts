import type { Source } from "@/knowledge/source";
import type { Exchange, Round } from "../history/messages";
import { readSources, roundsOf } from "./read-sources";

const reference = /\[\[([^[\]\n]{1,300})\]\]/gu;

/**
 * The texts an answer names as `[[id]]`, in the order of their first mention. Only what was read in this conversation is a
 * source: an id the model made up, or knows from elsewhere, is none.
 */
export function citedSources(
  answer: string,
  history: readonly Exchange[],
  rounds: readonly Round[],
): readonly Source[] {
  const ids = new Set(Array.from(answer.matchAll(reference), ([, id = ""]) => id.trim()));
  if (ids.size === 0) return [];
  const read = readSources([...roundsOf(history), ...rounds]);
  return [...ids].flatMap((id) => read.get(id) ?? []);
}
