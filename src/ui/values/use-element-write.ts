import { useCallback } from "react";
import { idSelector } from "@/canvas/id-selector";
import type { ElementTarget } from "@/graph/graph-types";
import type { JsonValue } from "@/lib/json";
import { useServices } from "../services";

/** Null when it is done, else why not; undefined takes the value away. */
export type ElementWrite = (id: string, attribute: string, value: JsonValue | undefined) => Promise<string | null>;

/** Writes one value of one element by hand: one undo step. Who asks tells a refusal. */
export function useElementWrite(target: ElementTarget): ElementWrite {
  const { document, edit } = useServices();
  return useCallback<ElementWrite>(
    async (id, attribute, value) => {
      const change = value === undefined ? { unset: [attribute] } : { set: { [attribute]: value } };
      const whose = target === "nodes" ? document.labelOf(id) : "an edge";
      const done = await edit.run(
        { name: "updateElements", input: { selector: idSelector([id]), target, ...change } },
        // The names of steps are short and English, as commands are.
        { title: `Set ${attribute} of ${whose.slice(0, 60)}`, isQuiet: true },
      );
      return done === null || done.success ? null : [done.message, done.hint ?? ""].join(" ").trim();
    },
    [document, edit, target],
  );
}
