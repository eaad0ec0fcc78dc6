import type { Description } from "@/graph/document/graph-reader";
import { counted, figures, valueFigures } from "@/lib/english";
import { spokenValue } from "../elements/record-data";
import { countedElements, listed } from "../elements/wording";

/** One sentence on how an attribute's values are spread. */
export function describedMessage(about: Description): string {
  const elements = countedElements(about.present + about.missing, about.target);
  if (about.present === 0) return `None of ${elements} has a value for '${about.property}'.`;
  const missing = about.missing === 0 ? "" : `; ${figures(about.missing)} of ${elements} have none`;
  return `'${about.property}' ${spread(about)}${missing}.${sharedNote(about)}`;
}

/** Counts by a list add up to more than there are. */
export function sharedNote({ isShared, property, target }: Description): string {
  const one = target === "nodes" ? "A node" : "An edge";
  return isShared === true ? ` ${one} with several values of '${property}' counts in each.` : "";
}

function spread({ min, max, mean, median, distinct, values, present, target }: Description): string {
  if (min !== undefined && max !== undefined) {
    const middle = `mean ${valueFigures(mean ?? 0)}, median ${valueFigures(median ?? 0)}`;
    return `runs from ${valueFigures(min)} to ${valueFigures(max)} over ${countedElements(present, target)}, ${middle}`;
  }
  const spoken = (values ?? []).slice(0, 8).map(({ value, count }) => `${spokenValue(value)} (${figures(count)})`);
  const isCut = distinct > spoken.length;
  return `has ${counted(distinct, "value")}: ${isCut ? `${spoken.join(", ")} and ${figures(distinct - spoken.length)} more` : listed(spoken)}`;
}
