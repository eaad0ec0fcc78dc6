import { useCallback } from "react";
import { idSelector } from "@/canvas/style/id-selector";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { JsonValue } from "@/lib/json";
import { refusalText } from "../sentences/refusal-text";
import { useServices } from "../services";

/** Null when it is done, else why not; undefined takes the value away. */
export type ElementWrite = (id: string, attribute: string, value: JsonValue | undefined) => Promise<string | null>;

/** Writes one value of one element for the user: one undo step. The caller shows a refusal, unless it is shown as of other edits. */
export function useElementWrite(target: ElementTarget, { showsRefusal = false } = {}): ElementWrite {
  const { document, edit, words } = useServices();
  return useCallback<ElementWrite>(
    async (id, attribute, value) => {
      const change = value === undefined ? { unset: [attribute] } : { set: { [attribute]: value } };
      const { hand } = words.getState().words.steps;
      const whose = target === "nodes" ? document.labelOf(id) : hand.anEdge;
      const done = await edit.run(
        { name: "updateElements", input: { selector: idSelector([id]), target, ...change } },
        { title: hand.setValue(attribute, whose.slice(0, 60)), isQuiet: !showsRefusal },
      );
      return done === null || done.success ? null : refusalText(done, words.getState());
    },
    [document, edit, target, words, showsRefusal],
  );
}
