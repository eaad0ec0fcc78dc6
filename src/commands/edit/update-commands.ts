import * as z from "zod/mini";
import { createValueWriter, type ValueWriter } from "@/graph/changes/value-writer";
import type { Attributes } from "@/graph/document/graph-types";
import type { ElementTable } from "@/graph/tables/element-table";
import { sameValue } from "@/lib/same-value";
import { speaker } from "@/lib/text/speaker";
import { elements, partTexts } from "../elements/parts";
import { resolveElements } from "../elements/resolve-elements";
import { nothingMatches } from "../read/nothing-matches";
import { defineWork } from "../registry/define-command";
import { targetParameter } from "../registry/parameters";
import { shownPart, shownPartTexts } from "../view/shown-part";
import {
  checkRequest,
  numberlessNote,
  requestPart,
  requestTexts,
  type UpdateRequest,
  valuesWanted,
} from "./update-request";

export const texts = {
  ...partTexts,
  ...requestTexts,
  ...shownPartTexts,
  allSo: [
    "Nothing to change: {elements} is so already ({what}).",
    "Nothing to change: {elements} are so already ({what}).",
  ],
  updated: "Updated {elements}: {what}.",
  othersSo: ["The other {count} had it already.", "The other {count} had that already."],
} as const;
const tell = speaker(texts);

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
    const what = requestPart(request);
    if (writer.count === 0) {
      const count = found.ids.length;
      return {
        success: true,
        ...tell({ id: "allSo", with: { count, elements: elements(count, target), what } }, numberless),
        data: { ...nothing, matchedCount: found.ids.length },
      };
    }
    const { ids, count: changedValues } = writer;
    const part = shownPart(found.ids, target, context);
    const count =
      part === undefined
        ? elements(ids.length, target)
        : ({ id: "someFound", with: { some: ids.length, all: part.total } } as const);
    const same = found.ids.length - ids.length;
    return {
      success: true,
      ...tell(
        { id: "updated", with: { elements: count, what } },
        same === 0 || numberless.length > 0 ? numberless : { id: "othersSo", with: { count: same } },
        part?.note ?? null,
      ),
      data: { updatedCount: ids.length, changedValues },
      changes: writer.changes(),
      ...(target === "nodes" ? { affectedNodes: ids } : { affectedEdges: ids }),
    };
  },
});

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
