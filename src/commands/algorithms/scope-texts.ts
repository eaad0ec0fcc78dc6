import type { SaidOf } from "@/lib/text/said";
import { partTexts } from "../elements/parts";

/** What an algorithm was computed on, where that is not the whole graph. */
export const scopeTexts = {
  ...partTexts,
  estimated: "This is an estimate from {some} of {nodes}; runAlgorithm with samples: {all} is exact.",
  estimatedFrom: "This is an estimate from {nodes}.",
  computedOn: "Computed on {nodes} and {edges} (only {limits}).",
  shownByFilter: "what the filter shows",
  nodesWith: "nodes with {text}",
  edgesWith: "edges with {text}",
  aboutShown: "This is about the nodes shown, not all in the database.",
} as const;
export type ScopeSaid = SaidOf<typeof scopeTexts>;
