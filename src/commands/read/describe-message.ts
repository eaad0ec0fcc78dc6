import type { Description } from "@/graph/document/graph-reader";
import type { SaidOf } from "@/lib/text/said";
import { bracketed, elements, listOf, partTexts } from "../elements/parts";
import { spokenValue } from "../elements/record-data";

/** How the values of an attribute are spread. */
export const spreadTexts = {
  ...partTexts,
  noneHas: "None of {elements} has a value for '{property}'.",
  spread: "'{property}' runs from {min} to {max} over {elements}, mean {mean}, median {median}{missing}.",
  hasValues: [
    "'{property}' has {count} value: {values}{missing}.",
    "'{property}' has {count} values: {values}{missing}.",
  ],
  missing: "; {count} of {elements} have none",
  nodeCounts: "A node with several values of '{property}' counts in each.",
  edgeCounts: "An edge with several values of '{property}' counts in each.",
} as const;
type SpreadSaid = SaidOf<typeof spreadTexts>;

/** One sentence on how an attribute's values are spread. */
export function describedMessage(about: Description): readonly SpreadSaid[] {
  const { property } = about;
  const all = elements(about.present + about.missing, about.target);
  if (about.present === 0) return [{ id: "noneHas", with: { elements: all, property } }];
  const missing =
    about.missing === 0 ? "" : ({ id: "missing", with: { count: about.missing, elements: all } } as const);
  return [spread(about, missing), ...sharedNote(about)];
}

/** Counts by a list add up to more than there are. */
export function sharedNote(about: Description | null) {
  if (about?.isShared !== true) return [];
  const { property, target } = about;
  return [{ id: target === "nodes" ? "nodeCounts" : "edgeCounts", with: { property } } as const];
}

function spread(about: Description, missing: "" | Extract<SpreadSaid, { id: "missing" }>): SpreadSaid {
  const { min, max, mean, median, distinct, values = [], present, target, property } = about;
  if (min !== undefined && max !== undefined) {
    const middle = { mean: { value: mean ?? 0 }, median: { value: median ?? 0 } };
    const range = { min: { value: min }, max: { value: max }, elements: elements(present, target) };
    return { id: "spread", with: { property, ...range, ...middle, missing } };
  }
  const named = values.slice(0, 8).map(({ value, count }) => bracketed(spokenValue(value), count));
  return {
    id: "hasValues",
    with: { property, count: distinct, values: listOf(named, named.length, distinct), missing },
  };
}
