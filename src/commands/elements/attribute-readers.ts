import type { ElementTarget } from "@/graph/document/graph-types";
import { type FieldRename, renameField } from "@/graph/selector/rename-field";
import type { Selector } from "@/graph/selector/selector-types";
import { usualLabelAttributes } from "@/graph/styles/labels";
import type { StyleLayer } from "@/graph/styles/style-types";
import type { CommandContext } from "../registry/command-types";

/** The layer with every mention of the attribute under its new name; undefined where it does not read it. */
export function renamedLayer(layer: StyleLayer, rename: FieldRename): StyleLayer | undefined {
  const { from, to, target } = rename;
  const where = renameField(layer.where, layer.target, rename);
  const own = layer.target === target ? layer : undefined;
  const property = own?.mapping && renamedProperty(own.mapping.property, rename);
  const label = own?.style?.label?.replaceAll(`{${from}}`, () => `{${to}}`);
  if (where === layer.where && property === undefined && label === layer.style?.label) return undefined;
  return {
    ...layer,
    where,
    ...(layer.mapping && property !== undefined ? { mapping: { ...layer.mapping, property } } : {}),
    ...(label === undefined ? {} : { style: { ...layer.style, label } }),
  };
}

function renamedProperty(property: string, { from, to }: FieldRename): string | undefined {
  if (property === from) return to;
  return property === `data.${from}` ? `data.${to}` : undefined;
}

type Attribute = Omit<FieldRename, "to">;

/** Whether the selector asks for the attribute. */
export function isReading(where: Selector, target: ElementTarget, attribute: Attribute): boolean {
  return renameField(where, target, { ...attribute, to: `${attribute.from}_` }) !== where;
}

/** What is left of a layer whose attribute goes: null where it cannot do without, the same value where it does not read it. */
export function layerWithout(layer: StyleLayer, attribute: Attribute): StyleLayer | null {
  const { from, target } = attribute;
  if (isReading(layer.where, layer.target, attribute)) return null;
  if (layer.target !== target) return layer;
  if (layer.mapping && renamedProperty(layer.mapping.property, { ...attribute, to: `${from}_` }) !== undefined)
    return null;
  if (!layer.style?.label?.includes(`{${from}}`)) return layer;
  const { label, ...style } = layer.style;
  return Object.keys(style).length === 0 && !layer.mapping ? null : { ...layer, style };
}

/** The attribute nodes are called by. */
export function namingAttribute({ state, tables }: CommandContext): string | undefined {
  const { nodes } = tables();
  return state.meta.labelAttribute ?? usualLabelAttributes.find((name) => nodes.column(name) !== undefined);
}
