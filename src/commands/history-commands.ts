import * as z from "zod/mini";
import type { UndoPlan } from "@/graph/document-types";
import { affectedElements } from "./affected-elements";
import { defineCommand } from "./define-command";
import { refuse } from "./results";
import { counted, listed } from "./wording";

const steps = z._default(z.int().check(z.minimum(1), z.maximum(100)), 1);

export const undo = defineCommand({
  name: "undo",
  title: "Undo",
  description: "Takes back the newest change, or that many.",
  effect: "edit",
  input: z.strictObject({ steps }),
  run: async ({ steps: count }, { state }) => {
    if (!state.steps().some(({ kind, inForce }) => kind === "change" && inForce)) {
      return { success: true, message: "Nothing to undo.", data: { undone: [] } };
    }
    const plan = state.planUndo(count);
    return plan.success ? { ...takeBack(plan, "Undid"), data: { undone: plan.titles } } : refusePlan(plan.message);
  },
});

export const redo = defineCommand({
  name: "redo",
  title: "Redo",
  description: "Does again what undo took back.",
  effect: "edit",
  input: z.strictObject({ steps }),
  run: async ({ steps: count }, { state }) => {
    if (!state.steps().some(({ kind, inForce }) => kind === "undo" && inForce)) {
      return { success: true, message: "Nothing to redo.", data: { redone: [] } };
    }
    const plan = state.planRedo(count);
    return plan.success ? { ...takeBack(plan, "Did again"), data: { redone: plan.titles } } : refusePlan(plan.message);
  },
});

function refusePlan(message: string) {
  return refuse(message, "undo takes back the newest change first.");
}

function takeBack({ changes, steps: undoes, titles }: Extract<UndoPlan, { success: true }>, verb: string) {
  const { nodes, edges } = affectedElements(changes);
  const count = titles.length > 1 ? ` ${counted(titles.length, "change")}:` : "";
  const message = `${verb}${count} ${listed(titles.map((title) => `'${title}'`))}.`;
  return { success: true as const, message, changes, undoes, affectedNodes: nodes, affectedEdges: edges };
}
