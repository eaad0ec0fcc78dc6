import { printSelector } from "@/graph/selector/print-selector";
import type { StyleLayer } from "@/graph/styles/style-types";
import type { JsonObject } from "@/lib/json";

const longestWhere = 160;

/** A style layer as `data` shows it, with its members now. */
export function layerData({ id, name, target, where, style, mapping, looks }: StyleLayer, count: number): JsonObject {
  return {
    id,
    name,
    target,
    where: whereText(where),
    count,
    ...(style ? { style: plain(style) } : {}),
    ...(mapping ? { mapping: plain(mapping) } : {}),
    ...(looks
      ? { looks: `each element's own ${[...new Set(looks.flatMap((look) => Object.keys(look.style)))].join(", ")}` }
      : {}),
  };
}

/** The layer's condition; a resolved set lists its members, so it is cut. */
export function whereText(where: StyleLayer["where"]): string {
  const letters = [...printSelector(where)];
  return letters.length > longestWhere ? `${letters.slice(0, longestWhere - 1).join("")}…` : letters.join("");
}

/** Interfaces have no index signature; styles and mappings are plain JSON all the same. */
function plain(value: object): JsonObject {
  return Object.fromEntries(Object.entries(value));
}
