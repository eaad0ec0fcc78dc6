import * as z from "zod/mini";
import type { GraphChange } from "@/graph/changes/change-types";
import { createValueWriter, type ValueWriter } from "@/graph/changes/value-writer";
import type { ElementTarget } from "@/graph/document/graph-types";
import { filterOf } from "@/graph/filter/filter-steps";
import { printSelector } from "@/graph/selector/print-selector";
import { type FieldRename, renameField } from "@/graph/selector/rename-field";
import { speaker } from "@/lib/text/speaker";
import { namingAttribute, renamedLayer } from "../elements/attribute-readers";
import { elements, partTexts } from "../elements/parts";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { targetParameter } from "../registry/parameters";
import { refuse } from "../registry/results";
import { isFixedField, refuseUnknownAttribute } from "./update-request";

export const texts = {
  ...partTexts,
  sameName: "Nothing to change: the attribute is called '{name}' already.",
  attributeRenamed: "Renamed '{from}' to '{to}' on {elements}.",
  layersFollow: ["{count} style layer reads the new name.", "{count} style layers read the new name."],
} as const;
const tell = speaker(texts);

export const renameAttribute = defineWork({
  description: "Gives an attribute another name on all nodes or edges; styles, labels and filter follow.",
  input: z.strictObject({
    attribute: z.string().check(z.minLength(1)),
    to: z.string().check(z.minLength(1), z.describe("new name")),
    target: z._default(targetParameter, "nodes"),
  }),
  run: async ({ attribute: from, to: wanted, target }, context) => {
    const to = wanted.trim();
    const table = context.tables()[target];
    const known = table.attributeNames();
    const wrong = refuseUnknownAttribute(from, target, known) ?? refuseName(to, from, target, known);
    if (wrong !== undefined) return wrong;
    if (to === from) {
      return { success: true, ...tell({ id: "sameName", with: { name: from } }), data: { renamedCount: 0, layers: 0 } };
    }
    const values = valueWrites(context, { from, to, target });
    const layers = context.state.layers.flatMap((layer) => renamedLayer(layer, { from, to, target, known }) ?? []);
    const { ids } = values;
    return {
      success: true,
      ...tell(
        { id: "attributeRenamed", with: { from, to, elements: elements(ids.length, target) } },
        layers.length === 0 ? null : { id: "layersFollow", with: { count: layers.length } },
      ),
      data: { renamedCount: ids.length, layers: layers.length },
      changes: [
        ...values.changes(),
        ...layers.map((layer) => ({ type: "layer-put", layer }) as const),
        ...filterChange(context, { from, to, target, known }),
        ...labelChange(context, { from, to, target }),
        ...foldChange(context, { from, to, target }),
      ],
      ...(target === "nodes" ? { affectedNodes: ids } : { affectedEdges: ids }),
    };
  },
});

type Names = Omit<FieldRename, "known">;

function refuseName(
  to: string,
  from: string,
  target: ElementTarget,
  known: readonly string[],
): CommandRefusal | undefined {
  if (to === "") return refuse({ why: "empty-name" }, "Give a name with at least one character.");
  if (isFixedField(to, target)) return refuse({ why: "fixed-name", name: to }, "Every element has one already.");
  if (to === from || !known.includes(to)) return undefined;
  return refuse(
    { why: "taken-name", target, name: to },
    "Take another name, or remove that one first with updateElements and unset.",
  );
}

function valueWrites(context: CommandContext, { from, to, target }: Names): ValueWriter {
  const table = context.tables()[target];
  const writer = createValueWriter(target);
  for (let row = 0; row < table.count; row += 1) {
    const value = table.valueAt(from, row);
    if (value === undefined) continue;
    writer.put(table.idAt(row), to, value);
    writer.put(table.idAt(row), from, undefined);
  }
  return writer;
}

function filterChange({ state }: CommandContext, rename: FieldRename): readonly GraphChange[] {
  const before = state.filter?.steps ?? [];
  const steps = before.map((step) => {
    const where = renameField(step.where, step.target, rename);
    return where === step.where ? step : { ...step, where, text: printSelector(where) };
  });
  if (steps.every((step, index) => step === before[index])) return [];
  return [{ type: "filter-set", filter: filterOf(steps) }];
}

/** Groups stay folded as they are. */
function foldChange({ state }: CommandContext, { from, to, target }: Names): readonly GraphChange[] {
  const { fold } = state;
  return target === "nodes" && fold?.by === from ? [{ type: "fold-set", fold: { ...fold, by: to } }] : [];
}

/** Nodes keep their names: what they were named by goes on naming them. */
function labelChange(context: CommandContext, { from, to, target }: Names): readonly GraphChange[] {
  if (target !== "nodes" || namingAttribute(context) !== from) return [];
  return [{ type: "meta-set", meta: { ...context.state.meta, labelAttribute: to } }];
}
