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
  // Most answers name nothing, which is seen without a pattern.
  if (!answer.includes("[[") || mentionedIds(answer).length === 0) return [];
  return citedOf(answer, [...readSources([...roundsOf(history), ...rounds]).values()]);
}

/** Those of the texts that the answer, as far as it has come, names: in the order of their first mention. */
export function citedOf(answer: string, read: readonly Source[]): readonly Source[] {
  const known = new Map(read.map((source) => [source.id, source]));
  return mentionedIds(answer).flatMap((id) => known.get(id) ?? []);
}

/** What an answer names as `[[id]]`, in order, each once. */
export function mentionedIds(answer: string): readonly string[] {
  return [...new Set(Array.from(answer.matchAll(reference), ([, id = ""]) => id.trim()))];
}
