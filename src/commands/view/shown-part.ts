import type { ElementTarget } from "@/graph/document/graph-types";
import { figures } from "@/lib/english";
import { listLimit } from "../elements/record-data";
import type { CommandContext } from "../registry/command-types";

/**
 * Models hand back the ids they were shown, which may be only the first of those found. Told here, so that nobody
 * says "all". Undefined when the ids are anything else than the ones of `$last` that a list shows: fewer are chosen on purpose.
 */
export function shownPart(
  ids: readonly string[],
  target: ElementTarget,
  context: CommandContext,
): { readonly total: number; readonly note: string } | undefined {
  const last = context.sets("last")?.[target] ?? [];
  const isPart = ids.length === listLimit && ids.length < last.length && ids.every((id, index) => id === last[index]);
  if (!isPart) return undefined;
  return { total: last.length, note: ` The selector $last takes all ${figures(last.length)}.` };
}
