import * as z from "zod/mini";
import type { GraphChange } from "@/graph/changes/change-types";
import { createValueWriter, type ValueWriter } from "@/graph/changes/value-writer";
import type { ElementTarget } from "@/graph/document/graph-types";
import { filterOf } from "@/graph/filter/filter-steps";
import { speaker } from "@/lib/text/speaker";
import { isReading, layerWithout, namingAttribute } from "../elements/attribute-readers";
import { elements, listOf, type PartId, partTexts } from "../elements/parts";
import type { CommandContext } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { targetParameter } from "../registry/parameters";
import { refuseUnknownAttribute } from "./update-request";

export const texts = {
  ...partTexts,
  deletedAttribute: "Deleted '{name}' of {elements}.",
  alsoChanged: "Also changed: {what}.",
  filterSteps: ["{count} step of the filter", "{count} steps of the filter"],
} as const;
const tell = speaker(texts);

export const deleteAttribute = defineWork({
  description: "Takes an attribute off all nodes or edges, with the style layers and filter steps that use it.",
  input: z.strictObject({
    attribute: z.string().check(z.minLength(1)),
    target: z._default(targetParameter, "nodes"),
  }),
  run: async ({ attribute, target }, context) => {
    const known = context.tables()[target].attributeNames();
    const unknown = refuseUnknownAttribute(attribute, target, known);
    if (unknown !== undefined) return unknown;
    const whose = { from: attribute, target, known };
    const values = valueWrites(attribute, target, context);
    const layers = layerChanges(whose, context);
    const steps = stepsWithout(whose, context);
    const named = target === "nodes" && namingAttribute(context) === attribute;
    const { ids } = values;
    const readers = [
      ...(layers.length > 0 ? [{ id: "layers", with: { count: layers.length } } as const] : []),
      ...(steps.removed > 0 ? [{ id: "filterSteps", with: { count: steps.removed } } as const] : []),
    ];
    return {
      success: true,
      ...tell(
        { id: "deletedAttribute", with: { name: attribute, elements: elements(ids.length, target) } },
        readers.length === 0 ? null : { id: "alsoChanged", with: { what: listOf<"filterSteps" | PartId>(readers) } },
      ),
      data: { deletedCount: ids.length, layers: layers.length, filterSteps: steps.removed, named },
      changes: [
        ...values.changes(),
        ...layers,
        ...steps.changes,
        ...(named ? nameless(context) : []),
        ...unfolded(whose, context),
      ],
      ...(target === "nodes" ? { affectedNodes: ids } : { affectedEdges: ids }),
    };
  },
});

interface Whose {
  readonly from: string;
  readonly target: ElementTarget;
  readonly known: readonly string[];
}

function valueWrites(attribute: string, target: ElementTarget, context: CommandContext): ValueWriter {
  const table = context.tables()[target];
  const writer = createValueWriter(target);
  for (let row = 0; row < table.count; row += 1)
    if (table.valueAt(attribute, row) !== undefined) writer.put(table.idAt(row), attribute, undefined);
  return writer;
}

function layerChanges(whose: Whose, { state }: CommandContext): readonly GraphChange[] {
  return state.layers.flatMap((layer): readonly GraphChange[] => {
    const rest = layerWithout(layer, whose);
    if (rest === layer) return [];
    return [rest === null ? { type: "layer-remove", id: layer.id } : { type: "layer-put", layer: rest }];
  });
}

function stepsWithout(
  whose: Whose,
  { state }: CommandContext,
): { readonly removed: number; readonly changes: readonly GraphChange[] } {
  const before = state.filter?.steps ?? [];
  const left = before.filter(({ where, target }) => !isReading(where, target, whose));
  const removed = before.length - left.length;
  if (removed === 0) return { removed, changes: [] };
  return { removed, changes: [{ type: "filter-set", filter: filterOf(left) }] };
}

/** What named the nodes is gone: then what usually names them does. */
function nameless({ state }: CommandContext): readonly GraphChange[] {
  const { labelAttribute, ...meta } = state.meta;
  return labelAttribute === undefined ? [] : [{ type: "meta-set", meta }];
}

/** Groups of an attribute that is gone are none. */
function unfolded({ from, target }: Whose, { state }: CommandContext): readonly GraphChange[] {
  return target === "nodes" && state.fold?.by === from ? [{ type: "fold-set", fold: null }] : [];
}
