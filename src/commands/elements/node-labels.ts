import type { Attributes, GraphMeta } from "@/graph/document/graph-types";
import { usualLabelAttributes, valueText } from "@/graph/styles/labels";

/** The text a node with these attributes is called by; undefined where it would be called by its id. */
export function labelIn(attributes: Attributes, meta: GraphMeta): string | undefined {
  const chosen = meta.labelAttribute;
  for (const name of chosen === undefined ? usualLabelAttributes : [chosen, ...usualLabelAttributes]) {
    const value = attributes[name];
    if (value !== undefined && value !== null && value !== "") return valueText(value);
  }
  return undefined;
}
