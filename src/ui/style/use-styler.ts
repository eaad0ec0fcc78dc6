import { useEffect } from "react";
import type { ElementStyle } from "@/graph/style-types";
import type { JsonObject } from "@/lib/json";
import { useServices } from "../services";
import type { Subject } from "./use-subject";

export interface Styler {
  /** Draws it; null: as before. */
  tryStyle(style: ElementStyle | null): void;
  setStyle(style: ElementStyle): Promise<void>;
}

/** Styles set by hand, on the subject: one undo step each. */
export function useStyler({ target, selector, layer }: Subject): Styler {
  const { edit } = useServices();
  useEndOfTrial();
  const callFor = (style: ElementStyle) => {
    const input: JsonObject = layer ? { layer: layer.id, ...plain(layer.style ?? {}) } : { selector: selector ?? "*" };
    return { name: target === "nodes" ? "styleNodes" : "styleEdges", input: { ...input, ...plain(style) } };
  };
  return {
    tryStyle: (style) => void edit.tryOut(style === null ? null : callFor(style)),
    async setStyle(style) {
      await edit.run(callFor(style));
      await edit.tryOut(null);
    },
  };
}

/** A panel that closes leaves nothing on trial. */
export function useEndOfTrial(): void {
  const { edit } = useServices();
  useEffect(() => () => void edit.tryOut(null), [edit]);
}

/** Interfaces have no index signature; styles are plain JSON all the same. */
function plain(style: ElementStyle): JsonObject {
  return Object.fromEntries(Object.entries(style));
}
