import * as z from "zod/mini";
import type { GraphChange } from "@/graph/changes/change-types";
import { setAndUnset } from "@/graph/changes/value-changes";
import type { JsonValue } from "@/lib/json";
import { sameValue } from "@/lib/same-value";
import { speaker } from "@/lib/text/speaker";
import { elements, partTexts } from "../elements/parts";
import { defineWork } from "../registry/define-command";
import { targetParameter } from "../registry/parameters";
import { refuse } from "../registry/results";
import { isFixedField } from "./update-request";

export const texts = {
  ...partTexts,
  valuesThere: "Nothing to change: all of these values are there already.",
  setValues: ["Set {count} value of {elements}.", "Set {count} values of {elements}."],
} as const;
const tell = speaker(texts);

const valueInput = z.strictObject({
  id: z.string(),
  attribute: z.string().check(z.minLength(1)),
  value: z.optional(z.json()).check(z.describe("absent: takes the value away")),
});

export const setValues = defineWork({
  description: "Sets many values at once, each of one element by its id.",
  input: z.strictObject({ values: z.array(valueInput), target: z._default(targetParameter, "nodes") }),
  run: async ({ values, target }, context) => {
    const table = context.tables()[target];
    const unknown = values.find(({ id }) => table.rowOf(id) === undefined);
    if (unknown) {
      const [kind, find] = target === "nodes" ? ["node", "findNodes"] : ["edge", "findEdges"];
      return refuse(`There is no ${kind} with the id '${unknown.id}'.`, `The ids are in the results of ${find}.`, {
        why: "unknown-element",
        target,
        id: unknown.id,
      });
    }
    const known = table.attributeNames();
    const fixed = values.find(({ attribute }) => isFixedField(attribute, target) && !known.includes(attribute));
    if (fixed) return refuse({ why: "fixed-attribute", attribute: fixed.attribute }, "An element keeps it for life.");
    const wanted = new Map<string, Map<string, JsonValue | undefined>>();
    for (const { id, attribute, value } of values) {
      const row = table.rowOf(id) ?? -1;
      const own = wanted.get(id) ?? new Map<string, JsonValue | undefined>();
      if (isSame(table.valueAt(attribute, row), value)) own.delete(attribute);
      else own.set(attribute, value);
      wanted.set(id, own);
    }
    const changes = [...wanted].flatMap(([id, own]): readonly GraphChange[] =>
      own.size === 0 ? [] : [{ type: "attributes-set", target, id, ...setAndUnset(own) }],
    );
    const ids = [...wanted].flatMap(([id, own]) => (own.size === 0 ? [] : [id]));
    const count = [...wanted.values()].reduce((sum, own) => sum + own.size, 0);
    const set = { count, elements: elements(ids.length, target) };
    return {
      success: true,
      ...tell(count === 0 ? { id: "valuesThere" } : { id: "setValues", with: set }),
      data: { updatedCount: ids.length, changedValues: count },
      changes,
      ...(target === "nodes" ? { affectedNodes: ids } : { affectedEdges: ids }),
    };
  },
});

function isSame(before: JsonValue | undefined, value: JsonValue | undefined): boolean {
  return value === undefined ? before === undefined : sameValue(before, value);
}
