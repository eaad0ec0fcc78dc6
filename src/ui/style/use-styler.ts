import { useEffect } from "react";
import type { ElementStyle } from "@/graph/styles/style-types";
import type { JsonObject } from "@/lib/json";
import { useServices } from "../services";
import type { Subject } from "./use-subject";

export interface Styler {
  /** Draws it; null: as before. */
  tryStyle(style: ElementStyle | null): void;
  setStyle(style: ElementStyle): Promise<void>;
  /** What the field of one channel does: it tries a value out, and sets it. */
  field<C extends keyof ElementStyle>(channel: C): StyleField<NonNullable<ElementStyle[C]>>;
}

export interface StyleField<Value> {
  onTry(value: Value | null): void;
  onSet(value: Value): Promise<void>;
}

/** Sets the user's styles on the subject: one undo step each. */
export function useStyler({ target, selector, layer }: Subject): Styler {
  const { edit } = useServices();
  useEndOfTrial();
  const callFor = (style: ElementStyle) => {
    const whole = styleInput({ ...layer?.style, ...style });
    const input: JsonObject = { ...(layer ? { layer: layer.id } : { selector: selector ?? "*" }), ...whole };
    return { name: target === "nodes" ? "styleNodes" : "styleEdges", input };
  };
  const tryStyle = (style: ElementStyle | null) => void edit.tryOut(style === null ? null : callFor(style));
  const setStyle = async (style: ElementStyle) => {
    await edit.run(callFor(style));
    await edit.tryOut(null);
  };
  return {
    tryStyle,
    setStyle,
    field: (channel) => ({
      onTry: (value) => tryStyle(value === null ? null : { [channel]: value }),
      onSet: (value) => setStyle({ [channel]: value }),
    }),
  };
}

/** A panel that closes leaves nothing on trial. */
export function useEndOfTrial(): void {
  const { edit } = useServices();
  useEffect(() => () => void edit.tryOut(null), [edit]);
}

/** A style as `styleNodes` and `styleEdges` take it. */
function styleInput({ labelSize, labelColor, labelPlace, icon, arrow, curve, ...style }: ElementStyle): JsonObject {
  const options = {
    ...(labelSize !== undefined && { labelSize }),
    ...(labelColor !== undefined && { labelColor }),
    ...(labelPlace !== undefined && { labelPlace }),
    ...(icon !== undefined && { icon }),
    ...(arrow !== undefined && { arrow }),
    ...(curve !== undefined && { curve }),
  };
  // Interfaces have no index signature; styles are plain JSON all the same.
  const plain: JsonObject = Object.fromEntries(Object.entries(style));
  return Object.keys(options).length === 0 ? plain : { ...plain, options };
}
