import * as z from "zod/mini";
import type { NamedSet } from "@/graph/change-types";
import { defineCommand } from "./define-command";
import { nothingMatches } from "./nothing-matches";
import { targetParameter } from "./parameters";
import { resolveElements } from "./resolve-elements";
import { refuse } from "./results";
import { countedElements } from "./wording";

const nameForm = /^[\p{L}_][\p{L}\p{N}_-]*$/u;
const reserved = ["last", "selected", "all"];

export const saveSet = defineCommand({
  name: "saveSet",
  title: "Save set",
  description: "Keeps the matching elements under a name; selectors read them as $name.",
  effect: "edit",
  input: z.strictObject({
    name: z.string().check(z.minLength(1)),
    selector: z.string(),
    target: z._default(targetParameter, "nodes"),
  }),
  run: async ({ name: given, selector, target }, context) => {
    const name = given.replace(/^\$/, "");
    if (!nameForm.test(name) || reserved.includes(name.toLowerCase())) {
      return refuse(`'${given}' cannot name a set.`, `${nameRule(name)} For example: old_cats.`);
    }
    const found = await resolveElements({ selector }, target, context);
    if (!found.success) return found;
    const count = found.ids.length;
    if (count === 0) return nothingMatches(found, target, context, { name, count });
    const set: NamedSet =
      target === "nodes" ? { name, nodes: found.ids, edges: [] } : { name, nodes: [], edges: found.ids };
    const old = context.state.namedSets.find((other) => other.name === name);
    const affected = { affectedNodes: set.nodes, affectedEdges: set.edges };
    if (old !== undefined && sameMembers(old, set)) {
      return {
        success: true,
        message: `$${name} holds just these ${countedElements(count, target)} already.`,
        data: { name, count },
        ...affected,
      };
    }
    const replaced = old === undefined ? "" : " It replaces the set of that name.";
    return {
      success: true,
      message: `Saved ${countedElements(count, target)} as $${name}.${replaced}`,
      data: { name, count },
      changes: [{ type: "set-put", set }],
      ...affected,
    };
  },
});

function nameRule(name: string): string {
  if (reserved.includes(name.toLowerCase())) return `$${name.toLowerCase()} has a meaning of its own.`;
  return "A name starts with a letter and goes on with letters, figures, _ or -.";
}

function sameMembers(a: NamedSet, b: NamedSet): boolean {
  return JSON.stringify([a.nodes, a.edges]) === JSON.stringify([b.nodes, b.edges]);
}
