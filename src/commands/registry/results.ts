import { counted, figures } from "@/lib/english";
import { listed } from "../elements/wording";
import type { CommandRefusal } from "./command-types";
import { type RefusalReason, type RefusalWords, sayRefusal } from "./refusal-reason";

/** What happened, in English: other languages say it from the same reason. The others have a sentence each where they are found. */
const texts = {
  "empty-name": () => "The new name is empty.",
  "fixed-attribute": ({ attribute }) => `${attribute} cannot be changed.`,
  "fixed-name": ({ name }) => `An attribute cannot be called ${name}.`,
  "taken-name": ({ target, name }) => `The ${target} have an attribute '${name}' already.`,
  "taken-ids": ({ ids }) =>
    `Nothing was added: ${ids.length === 1 ? "this id is taken" : "these ids are taken"}: ${listed(ids)}.`,
  "unknown-attribute": ({ target, attribute }) => `No ${target} have an attribute '${attribute}'.`,
  "unknown-node": ({ name }) => `There is no node '${name}'.`,
  "same-ends": ({ name }) => `${name} is both source and target.`,
  "known-field": ({ name }) => `The result cannot be saved as '${name}': selectors know that name already.`,
  "no-canvas": () => "A picture needs the canvas of the page.",
  "nothing-selected": () => "Nothing is selected.",
  "no-colour": ({ text }) => `'${text}' is no colour.`,
  "unknown-layer": ({ name }) => `There is no style layer '${name}'.`,
  "bad-set-name": ({ name }) => `'${name}' cannot name a set.`,
  "taken-set-name": ({ name }) => `There is a set $${name} already.`,
  "unknown-set": ({ name }) => `There is no saved set $${name}.`,
  "no-filter": () => "There is no filter.",
  "same-filter-step": ({ text }) => `Another step asks for ${text} already.`,
  "no-groups": ({ attribute }) => `No two nodes have the same ${attribute}, so it makes no groups.`,
  "unknown-group": ({ name, attribute }) => `There is no group ${name} by ${attribute}.`,
  "nothing-folded": () => "No groups are folded.",
  "unknown-sample": ({ name }) => `There is no sample '${name}'.`,
  "unknown-algorithm": ({ name }) => `There is no algorithm '${name}'.`,
  "no-layers": () => "There are no style layers.",
  "no-weight": () => "It is not said which attribute tells how strong an edge is.",
  "no-database": () => "This graph is in no database.",
  "none-shown": () => "None of the nodes shown match this.",
  prose: () => "The text is prose, not a graph.",
  "no-filter-step": ({ step, count }) => `The filter has ${counted(count, "step")}, not ${figures(step)}.`,
  "no-look": ({ target, look }) => `${target === "nodes" ? "Nodes" : "Edges"} have no ${look}.`,
  "too-many-passages": ({ count, most }) => `The text would make ${count} passages; Parley takes ${most} at once.`,
} satisfies Partial<RefusalWords>;

/** What happened, and what would work. A sentence without a reason is for who writes calls; the reason beside it, for other languages. */
export function refuse(
  what: string | Extract<RefusalReason, { readonly why: keyof typeof texts }>,
  hint?: string,
  given: RefusalReason = { why: "call" },
): CommandRefusal {
  const [message, reason] = typeof what === "string" ? [what, given] : [sayRefusal(texts, what) ?? "", what];
  return { success: false, message, ...(hint !== undefined && { hint }), reason };
}
