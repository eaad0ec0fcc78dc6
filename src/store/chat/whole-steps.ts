import type { SavedStep } from "@/graph/document/document-types";

/**
 * The newest of the kept steps that are whole without those left out: what a step that is left out took back is no longer
 * known to be gone, so that such steps, and what is older, are left out as well.
 */
export function wholeSteps(saved: readonly SavedStep[], left: readonly SavedStep[]): readonly SavedStep[] {
  const gone = new Set(left.flatMap(({ entries }) => entries).flatMap(({ undone }) => undone));
  const last = saved.findLastIndex(({ entries }) => entries.some(({ sequence }) => gone.has(sequence)));
  return last < 0 ? saved : wholeSteps(saved.slice(last + 1), [...left, ...saved.slice(0, last + 1)]);
}
