import type { ElementTarget } from "@/graph/document/graph-types";
import { figures } from "@/lib/english";
import { countedElements } from "../elements/wording";
import type { CommandContext } from "../registry/command-types";

/** What of these nobody sees, since the filter hides it. */
export function hiddenNote(ids: readonly string[], target: ElementTarget, { state }: CommandContext): string {
  if (state.filter === null) return "";
  const hidden = ids.filter((id) => !state.isVisible(target, id)).length;
  if (hidden === 0) return "";
  if (hidden === ids.length)
    return ` The filter hides ${ids.length === 1 ? "it" : "all of them"}; filterGraph * shows all again.`;
  return ` The filter hides ${figures(hidden)} of the ${countedElements(ids.length, target)}.`;
}
