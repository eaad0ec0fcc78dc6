import * as z from "zod/mini";
import type { NamedSet } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";
import { speaker } from "@/lib/text/speaker";
import { elements, partTexts } from "../elements/parts";
import { resolveElements } from "../elements/resolve-elements";
import { listed } from "../elements/wording";
import { nothingMatches } from "../read/nothing-matches";
import type { CommandResult } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { targetParameter } from "../registry/parameters";
import { refuse } from "../registry/results";

export const texts = {
  ...partTexts,
  sameSet: "{name} holds just these {elements} already.",
  savedSet: "Saved {elements} as {name}.",
  replacesSet: "It replaces the set of that name.",
  removedSet: "Removed the set {name}. Its elements stay.",
  setCalled: "The set is called {name} already.",
  setRenamed: "The set {name} is called {to} now.",
} as const;
const tell = speaker(texts);

const nameForm = /^[\p{L}_][\p{L}\p{N}_-]*$/u;
const reserved = ["last", "selected", "shown", "all"];

export const saveSet = defineWork({
  description: "Keeps the matching elements under a name; selectors read them as $name.",
  input: z.strictObject({
    name: z.string().check(z.minLength(1)),
    selector: z.string(),
    target: z._default(targetParameter, "nodes"),
  }),
  run: async ({ name: given, selector, target }, context) => {
    const name = given.replace(/^\$/, "");
    if (!isName(name)) {
      return refuse({ why: "bad-set-name", name: given }, `${nameRule(name)} For example: old_cats.`);
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
        ...tell({ id: "sameSet", with: { name: `$${name}`, elements: elements(count, target) } }),
        data: { name, count },
        ...affected,
      };
    }
    return {
      success: true,
      ...tell(
        { id: "savedSet", with: { name: `$${name}`, elements: elements(count, target) } },
        old === undefined ? null : { id: "replacesSet" },
      ),
      data: { name, count },
      changes: [{ type: "set-put", set }],
      ...affected,
    };
  },
});

export const changeSet = defineWork({
  description: "Renames or removes a saved set.",
  input: z.strictObject({
    name: z.string().check(z.minLength(1)),
    to: z.optional(z.string()),
    remove: z.optional(z.boolean()),
  }),
  run: async ({ name: given, to, remove }, { state }): Promise<CommandResult<JsonObject>> => {
    const name = given.replace(/^\$/, "");
    const set = state.namedSets.find((other) => other.name === name);
    if (!set) return refuse({ why: "unknown-set", name }, savedNames(state.namedSets));
    if (remove === true) {
      const spoken = tell({ id: "removedSet", with: { name: `$${name}` } });
      return { success: true, ...spoken, data: { name: null }, changes: [{ type: "set-remove", name }] };
    }
    if (to === undefined) return refuse("The call does not say what to change.", "Give to, the new name, or remove.");
    const wanted = to.replace(/^\$/, "");
    if (!isName(wanted)) return refuse({ why: "bad-set-name", name: to }, `${nameRule(wanted)} For example: old_cats.`);
    if (wanted === name) {
      return { success: true, ...tell({ id: "setCalled", with: { name: `$${name}` } }), data: { name } };
    }
    if (state.namedSets.some((other) => other.name === wanted)) {
      return refuse({ why: "taken-set-name", name: wanted }, "Take another name, or remove that one first.");
    }
    return {
      success: true,
      ...tell({ id: "setRenamed", with: { name: `$${name}`, to: `$${wanted}` } }),
      data: { name: wanted },
      changes: [
        { type: "set-remove", name },
        { type: "set-put", set: { ...set, name: wanted }, at: state.namedSets.indexOf(set) },
      ],
    };
  },
});

function isName(name: string): boolean {
  return nameForm.test(name) && !reserved.includes(name.toLowerCase());
}

function savedNames(sets: readonly NamedSet[]): string {
  if (sets.length === 0) return "No set is saved; saveSet saves one.";
  return `The saved sets: ${listed(sets.map(({ name }) => `$${name}`))}.`;
}

function nameRule(name: string): string {
  if (reserved.includes(name.toLowerCase())) return `$${name.toLowerCase()} has a meaning of its own.`;
  return "A name starts with a letter and goes on with letters, figures, _ or -.";
}

function sameMembers(a: NamedSet, b: NamedSet): boolean {
  return JSON.stringify([a.nodes, a.edges]) === JSON.stringify([b.nodes, b.edges]);
}
