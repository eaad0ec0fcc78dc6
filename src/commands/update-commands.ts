import * as z from "zod/mini";
import type { GraphChange } from "@/graph/change-types";
import type { ElementTable } from "@/graph/element-table";
import type { Attributes, ElementTarget } from "@/graph/graph-types";
import { valueText } from "@/graph/labels";
import { nearest } from "@/lib/nearest";
import type { CommandContext, CommandRefusal } from "./command-types";
import { defineCommand } from "./define-command";
import { nothingMatches } from "./nothing-matches";
import { targetParameter } from "./parameters";
import { resolveElements } from "./resolve-elements";
import { refuse } from "./results";
import { sameValue } from "./same-value";
import { shownPart } from "./shown-part";
import { countedElements, figure, listed } from "./wording";

export const updateElements = defineCommand({
  name: "updateElements",
  title: "Update elements",
  description: "Sets or removes attributes of the matching elements. Rename: set the attribute nodes are named by.",
  effect: "edit",
  input: z.strictObject({
    selector: z.string(),
    target: z._default(targetParameter, "nodes"),
    set: z.optional(z.record(z.string().check(z.minLength(1)), z.json())),
    unset: z.optional(z.array(z.string())).check(z.describe("attributes to remove")),
  }),
  run: async ({ selector, target, set = {}, unset = [] }, context) => {
    const wrong = checkRequest({ set, unset, target }, context);
    if (wrong !== undefined) return wrong;
    const found = await resolveElements({ selector }, target, context);
    if (!found.success) return found;
    const nothing = { updatedCount: 0, changedValues: 0 };
    if (found.ids.length === 0) return nothingMatches(found, target, context, nothing);
    const changes = found.ids.flatMap((id) => changeOf(id, { set, unset, target }, context.tables()[target]));
    if (changes.length === 0) {
      const are = found.ids.length === 1 ? "is" : "are";
      return {
        success: true,
        message: `Nothing to change: ${countedElements(found.ids.length, target)} ${are} so already (${requestText(set, unset)}).`,
        data: nothing,
      };
    }
    const ids = changes.map(({ id }) => id);
    const part = shownPart(found.ids, target, context);
    const count =
      part === undefined
        ? countedElements(ids.length, target)
        : `${figure(ids.length)} of the ${figure(part.total)} found`;
    const same = found.ids.length - ids.length;
    const rest = same === 0 ? "" : ` The other ${figure(same)} had ${same === 1 ? "it" : "that"} already.`;
    const changedValues = changes.reduce(
      (sum, change) => sum + Object.keys(change.set ?? {}).length + (change.unset ?? []).length,
      0,
    );
    return {
      success: true,
      message: `Updated ${count}: ${requestText(set, unset)}.${rest}${part?.note ?? ""}`,
      data: { updatedCount: ids.length, changedValues },
      changes,
      ...(target === "nodes" ? { affectedNodes: ids } : { affectedEdges: ids }),
    };
  },
});

interface Request {
  readonly set: Attributes;
  readonly unset: readonly string[];
  readonly target: ElementTarget;
}

function checkRequest({ set, unset, target }: Request, context: CommandContext): CommandRefusal | undefined {
  const table = context.tables()[target];
  const known = table.attributeNames();
  if (Object.keys(set).length + unset.length === 0) {
    return refuse(
      "Neither set nor unset was given.",
      `Give set, for example { "set": { "${known[0] ?? "name"}": "…" } }, or unset.`,
    );
  }
  const fixed = [...Object.keys(set), ...unset].find((name) => isFixed(name, target) && !known.includes(name));
  if (fixed !== undefined) {
    const how =
      fixed === "id"
        ? "An id stays for life; set the attribute that names the element."
        : "Remove the edge and add one with other ends.";
    return refuse(`${fixed} cannot be changed.`, how);
  }
  const unknown = unset.find((name) => !known.includes(name));
  if (unknown === undefined) return undefined;
  const near = nearest(unknown, known);
  const there = known.length === 0 ? `The ${target} have no attributes.` : `There are: ${listed(known, 20)}.`;
  return refuse(
    `No ${target} have an attribute '${unknown}'.`,
    near.length > 0 ? `The nearest: ${listed(near)}.` : there,
  );
}

function isFixed(name: string, target: ElementTarget): boolean {
  return name === "id" || (target === "edges" && (name === "source" || name === "target"));
}

type AttributesSet = Extract<GraphChange, { type: "attributes-set" }>;

/** Only what differs; none where all is so already. */
function changeOf(id: string, { set, unset, target }: Request, table: ElementTable): readonly AttributesSet[] {
  const row = table.rowOf(id);
  if (row === undefined) return [];
  const differing = Object.entries(set).filter(([name, value]) => !sameValue(table.valueAt(name, row), value));
  const present = unset.filter((name) => !(name in set) && table.valueAt(name, row) !== undefined);
  if (differing.length + present.length === 0) return [];
  const change = {
    ...(differing.length > 0 && { set: Object.fromEntries(differing) }),
    ...(present.length > 0 && { unset: present }),
  };
  return [{ type: "attributes-set", target, id, ...change }];
}

function requestText(set: Attributes, unset: readonly string[]): string {
  const settings = Object.entries(set).map(([name, value]) => `${name} = ${valueText(value)}`);
  return listed([...settings, ...(unset.length > 0 ? [`without ${listed(unset)}`] : [])]);
}
