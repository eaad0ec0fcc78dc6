import type { GraphChange } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { StyleLayer, StyleMapping } from "@/graph/styles/style-types";
import type { JsonValue } from "@/lib/json";

type Range = Extract<StyleMapping, { kind: "range" }>;
type RangeLayer = StyleLayer & { readonly mapping: Range };
type Known = Pick<GraphDocument, "layers" | "tables" | "select">;

/**
 * The layers of a scale that went from the least value to the greatest, where the changes bring values beyond: it goes to these now, as
 * else they would look like the ends. A scale with ends that were chosen stays.
 */
export function stretchRanges(document: Known, changes: readonly GraphChange[]): readonly GraphChange[] {
  const isLeft = changes.some(({ type }) => type === "graph-replace" || type === "layer-put");
  const layers = isLeft ? [] : document.layers.filter(isRange);
  return layers.flatMap((layer) => {
    const { mapping, target } = layer;
    const [low, high] = mapping.domain;
    const [least, greatest] = spanOf(newValues(document, layer, changes));
    if (!(least < low || greatest > high) || !goesToEnds(document, layer)) return [];
    const domain = [Math.min(low, least), Math.max(high, greatest)] as const;
    return [{ type: "layer-put" as const, layer: { ...layer, target, mapping: { ...mapping, domain } } }];
  });
}

function isRange(layer: StyleLayer): layer is RangeLayer {
  return layer.mapping?.kind === "range";
}

function goesToEnds({ tables, select }: Known, { target, where, mapping }: RangeLayer): boolean {
  const table = tables[target];
  const values = select(where, target);
  const [least, greatest] = spanOf(Array.from(values, (row) => table.valueAt(mapping.property, row)));
  return least === mapping.domain[0] && greatest === mapping.domain[1];
}

/** What the changes give the attribute of elements that the layer holds; of new ones where it holds all. */
function newValues(document: Known, layer: RangeLayer, changes: readonly GraphChange[]): readonly Value[] {
  const { target, where, mapping } = layer;
  const held = where.op === "all" ? null : new Set(document.select(where, target));
  const isHeld = (id: string) => held === null || held.has(document.tables[target].rowOf(id) ?? -1);
  return changes.flatMap((change) =>
    valuesOf(change, target, mapping.property).flatMap(([id, value]) => (isHeld(id) ? [value] : [])),
  );
}

type Value = JsonValue | undefined;

function valuesOf(change: GraphChange, of: ElementTarget, name: string): readonly (readonly [id: string, Value])[] {
  if (change.type === "node-put") return of === "nodes" ? [[change.node.id, change.node.attributes[name]]] : [];
  if (change.type === "edge-put") return of === "edges" ? [[change.edge.id, change.edge.attributes[name]]] : [];
  if (change.type === "attributes-set") return change.target === of ? [[change.id, change.set?.[name]]] : [];
  if (change.type !== "values-set" || change.target !== of || change.name !== name) return [];
  return change.values.map((value, place) => [change.ids[place] ?? "", value]);
}

function spanOf(values: readonly Value[]): readonly [number, number] {
  let [least, greatest] = [Infinity, -Infinity];
  for (const value of values) {
    if (typeof value !== "number") continue;
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  return [least, greatest];
}
