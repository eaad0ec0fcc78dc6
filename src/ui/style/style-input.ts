import type { ElementStyle } from "@/graph/styles/style-types";
import type { JsonObject } from "@/lib/json";

/** A style as `styleNodes` and `styleEdges` take it. */
export function styleInput({
  labelSize,
  labelColor,
  labelPlace,
  icon,
  arrow,
  curve,
  ...style
}: ElementStyle): JsonObject {
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
