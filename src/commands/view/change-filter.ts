import * as z from "zod/mini";
import type { FilterStep } from "@/graph/changes/change-types";
import { filterOf } from "@/graph/filter/filter-steps";
import { figures } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import { speaker } from "@/lib/text/speaker";
import { type ResolvedElements, resolveElements } from "../elements/resolve-elements";
import { nothingMatches } from "../read/nothing-matches";
import type { CommandContext, CommandRefusal, CommandResult } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { texts as filterTexts, isStanding, together, viewData } from "./filter-commands";

export const texts = {
  ...filterTexts,
  sameStep: "Step {step} of the filter is already so. Nothing was changed.",
  removedFilter: "Removed the filter. Everything is shown.",
} as const;
const tell = speaker(texts);

const input = z.strictObject({
  step: z.int().check(z.minimum(1)),
  selector: z.optional(z.string()),
  enabled: z.optional(z.boolean()),
  position: z.optional(z.int().check(z.minimum(1))),
  remove: z.optional(z.boolean()),
});
type StepRequest = z.output<typeof input>;

export const changeFilter = defineWork({
  description: "Changes or removes one step of the filter.",
  input,
  run: async (request, context): Promise<CommandResult<JsonObject>> => {
    const steps = context.state.filter?.steps ?? [];
    const step = steps[request.step - 1];
    if (!step) return refuseStep(request.step, steps);
    if (request.remove === true)
      return changed(
        steps.filter((other) => other !== step),
        context,
      );
    if (asksNothing(request)) {
      return refuse("The call does not say what to change.", "Give selector, enabled, position or remove.");
    }
    const found = await foundFor(request, step, context);
    if (found?.success === false) return found;
    if (found?.ids.length === 0) {
      return nothingMatches(found, step.target, context, viewData(context.state.filter, context));
    }
    const next = nextStep(step, request, found);
    const others = steps.filter((other) => other !== step);
    if (isStanding(next, others)) {
      return refuse({ why: "same-filter-step", text: next.text }, "Change or remove that one.");
    }
    const place = Math.min(request.position ?? request.step, steps.length) - 1;
    if (isEqual(next, step) && place === request.step - 1) {
      const spoken = tell({ id: "sameStep", with: { step: request.step } });
      return { success: true, ...spoken, data: viewData(context.state.filter, context) };
    }
    return changed(others.toSpliced(place, 0, next), context);
  },
});

function asksNothing({ selector, enabled, position }: StepRequest): boolean {
  return selector === undefined && enabled === undefined && position === undefined;
}

async function foundFor(
  { selector }: StepRequest,
  { target }: FilterStep,
  context: CommandContext,
): Promise<ResolvedElements | CommandRefusal | undefined> {
  return selector === undefined ? undefined : resolveElements({ selector }, target, context);
}

function nextStep(step: FilterStep, { enabled }: StepRequest, found: ResolvedElements | undefined): FilterStep {
  return {
    ...step,
    ...(found && { where: found.selector, text: found.text }),
    ...(enabled !== undefined && { enabled }),
  };
}

function isEqual(a: FilterStep, b: FilterStep): boolean {
  return a.enabled === b.enabled && a.text === b.text && JSON.stringify(a.where) === JSON.stringify(b.where);
}

function changed(steps: readonly FilterStep[], context: CommandContext) {
  const filter = filterOf(steps);
  return {
    success: true as const,
    ...tell(filter === null ? { id: "removedFilter" } : together(filter, context)),
    data: viewData(filter, context),
    changes: [{ type: "filter-set" as const, filter }],
  };
}

function refuseStep(wanted: number, steps: readonly FilterStep[]): CommandRefusal {
  if (steps.length === 0) return refuse({ why: "no-filter" }, "filterGraph makes one.");
  return refuse(
    { why: "no-filter-step", step: wanted, count: steps.length },
    `The steps: ${steps.map(({ text }, index) => `${figures(index + 1)} ${text}`).join("; ")}.`,
  );
}
