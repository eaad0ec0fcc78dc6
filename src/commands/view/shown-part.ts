import type { ElementTarget } from "@/graph/document/graph-types";
import { listLimit } from "../elements/record-data";
import type { CommandContext } from "../registry/command-types";

export const shownPartTexts = {
  someFound: "{some} of the {all} found",
  lastTakesAll: "The selector $last takes all {all}.",
} as const;

/**
 * Models hand back the ids they were shown, which may be only the first of those found. Told here, so that nobody
 * says "all". Undefined when the ids are anything else than the ones of `$last` that a list shows: fewer are chosen on purpose.
 */
export function shownPart(ids: readonly string[], target: ElementTarget, context: CommandContext) {
  const last = context.sets("last")?.[target] ?? [];
  const isPart = ids.length === listLimit && ids.length < last.length && ids.every((id, index) => id === last[index]);
  if (!isPart) return undefined;
  return { total: last.length, note: { id: "lastTakesAll", with: { all: last.length } } } as const;
}
