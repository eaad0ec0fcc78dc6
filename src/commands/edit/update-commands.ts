import * as z from "zod/mini";
import { createValueWriter, type ValueWriter } from "@/graph/changes/value-writer";
import type { Attributes } from "@/graph/document/graph-types";
import type { ElementTable } from "@/graph/tables/element-table";
import { figures } from "@/lib/english";
import { sameValue } from "@/lib/same-value";
import { resolveElements } from "../elements/resolve-elements";
import { countedElements } from "../elements/wording";
import { nothingMatches } from "../read/nothing-matches";
import { defineWork } from "../registry/define-command";
import { targetParameter } from "../registry/parameters";
import { shownPart } from "../view/shown-part";
import { checkRequest, numberlessNote, requestText, type UpdateRequest, valuesWanted } from "./update-request";

const numbers = z.optional(z.record(z.string().check(z.minLength(1)), z.number()));

export const updateElements = defineWork({
  description:
    "Sets or removes (unset) attributes; {name} in a text inserts one. Rename: set the attribute nodes are named by.",
  input: z.strictObject({
    selector: z.string(),
    target: z._default(targetParameter, "nodes"),
    set: z.optional(z.record(z.string().check(z.minLength(1)), z.json())),
    unset: z.optional(z.array(z.string())),
    add: numbers.check(z.describe("number to add, by attribute")),
    multiply: numbers,
  }),
  run: async ({ selector, target, set = {}, unset = [], add = {}, multiply = {} }, context) => {
    const request: UpdateRequest = { target, set, unset, add, multiply };
    const wrong = await checkRequest(request, context);
    if (wrong !== undefined) return wrong;
    const found = await resolveElements({ selector }, target, context);
    if (!found.success) return found;
    const nothing = { updatedCount: 0, changedValues: 0 };
    if (found.ids.length === 0) return nothingMatches(found, target, context, nothing);
    const table = context.tables()[target];
    const writer = createValueWriter(target);
    const wanted = valuesWanted(request, context.tables());
    for (const id of found.ids) writeOne(id, request.unset, { table, writer, wanted });
    const numberless = numberlessNote(request, table, found.ids);
    if (writer.count === 0) {
      const are = found.ids.length === 1 ? "is" : "are";
      return {
        success: true,
        message: `Nothing to change: ${countedElements(found.ids.length, target)} ${are} so already (${requestText(request)}).${numberless}`,
        data: { ...nothing, matchedCount: found.ids.length },
      };
    }
    const { ids, count: changedValues } = writer;
    const part = shownPart(found.ids, target, context);
    const count =
      part === undefined
        ? countedElements(ids.length, target)
        : `${figures(ids.length)} of the ${figures(part.total)} found`;
    const same = found.ids.length - ids.length;
    const rest = same === 0 || numberless !== "" ? numberless : sameNote(same);
    return {
      success: true,
      message: `Updated ${count}: ${requestText(request)}.${rest}${part?.note ?? ""}`,
      data: { updatedCount: ids.length, changedValues },
      changes: writer.changes(),
      ...(target === "nodes" ? { affectedNodes: ids } : { affectedEdges: ids }),
    };
  },
});

function sameNote(count: number): string {
  return ` The other ${figures(count)} had ${count === 1 ? "it" : "that"} already.`;
}

interface Writing {
  readonly table: ElementTable;
  readonly writer: ValueWriter;
  readonly wanted: (row: number) => Attributes;
}

/** Only what differs; nothing where all is so already. */
function writeOne(id: string, unset: readonly string[], { table, writer, wanted }: Writing): void {
  const row = table.rowOf(id);
  if (row === undefined) return;
  const set = wanted(row);
  for (const name of Object.keys(set)) {
    const value = set[name];
    if (!sameValue(table.valueAt(name, row), value)) writer.put(id, name, value);
  }
  for (const name of unset)
    if (!(name in set) && table.valueAt(name, row) !== undefined) writer.put(id, name, undefined);
}
