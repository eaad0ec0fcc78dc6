import type { Attributes, ElementStyle, Position } from "../host";
import { colorOf } from "./file-color";
import { GEXF_RADIUS } from "./gexf-looks";

/** Gephi's GraphML has the colour as r, g and b, the radius as size, and y growing upwards. */
export function readGephiNode(
  { r, g, b, size, ...rest }: Attributes,
  position: Position | undefined,
): { readonly attributes: Attributes; readonly position: Position | undefined; readonly style: ElementStyle } {
  const color = colorOf([r, g, b].map((one) => (typeof one === "number" ? one : Number.NaN)));
  const hasSize = typeof size === "number" && size > 0;
  return {
    attributes: hasSize || size === undefined ? rest : { ...rest, size },
    position: position && { x: position.x, y: 0 - position.y },
    style: { ...color, ...(hasSize && { size: size * GEXF_RADIUS }) },
  };
}
