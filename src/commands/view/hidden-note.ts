import type { ElementTarget } from "@/graph/document/graph-types";
import { elements } from "../elements/parts";
import type { CommandContext } from "../registry/command-types";

export const hiddenTexts = {
  hidesAll: [
    "The filter hides it; filterGraph * shows all again.",
    "The filter hides all of them; filterGraph * shows all again.",
  ],
  hidesSome: "The filter hides {some} of the {elements}.",
} as const;

/** What of these nobody sees, since the filter hides it. */
export function hiddenNote(ids: readonly string[], target: ElementTarget, { state }: CommandContext) {
  if (state.filter === null) return null;
  const hidden = ids.filter((id) => !state.isVisible(target, id)).length;
  if (hidden === 0) return null;
  if (hidden === ids.length) return { id: "hidesAll", with: { count: hidden } } as const;
  return { id: "hidesSome", with: { some: hidden, elements: elements(ids.length, target) } } as const;
}
