import * as z from "zod/mini";
import type { JsonObject } from "@/lib/json";
import { greatest } from "@/lib/lists/whole-lists";
import { speaker } from "@/lib/text/speaker";
import { listOf, partTexts } from "../elements/parts";
import { listed } from "../elements/wording";
import type { CommandRefusal, CommandResult } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { isFinished, longestStep, mostSteps, type Plan, type PlanStep } from "./plan-types";

export const texts = {
  ...partTexts,
  stepsDone: "{done} of {all} steps done, {open}.",
  nothingOpen: "nothing is open",
  openSteps: "open: {names}",
} as const;
const tell = speaker(texts);

/** Its limit is not in the definition that models read: few come near it, and all would pay for it. */
const text = z.string().check(
  z.trim(),
  z.minLength(1),
  z.refine((words) => words.length <= longestStep, `A step has ${longestStep} characters at most.`),
);
const numbered = z.strictObject({ step: z.int(), text });

const updateInput = z.strictObject({
  done: z.optional(z.array(z.int())),
  /** With the reason as text. */
  drop: z.optional(z.array(numbered)),
  revise: z.optional(z.array(numbered)),
  add: z.optional(z.array(text)),
});
type Update = z.output<typeof updateInput>;

export const updatePlan = defineWork({
  description: "Ticks done steps, drops some (text: why), rewords or adds. Last call of its round.",
  input: updateInput,
  run: async (given, { plan: known, hasWorked }): Promise<CommandResult<JsonObject>> => {
    const plan = known();
    if (plan === null) return refuse("There is no plan.", "Make one with setPlan, or go on without.");
    const refusal = faultOf(plan, given, hasWorked());
    if (refusal) return refusal;
    const next = updated(plan, given);
    return {
      success: true,
      ...tell({ id: "stepsDone", with: stepsOf(next) }),
      data: { steps: next.steps.map(({ id, text: words, state }) => ({ step: id, text: words, state })) },
      plan: (now) => updated(now ?? plan, given),
    };
  },
});

/** Why it cannot be; undefined when it can. */
function faultOf(plan: Plan, given: Update, hasWorked: boolean): CommandRefusal | undefined {
  const { done = [], drop = [], revise = [], add = [] } = given;
  const named = [...done, ...[...drop, ...revise].map(({ step }) => step)];
  if (named.length + add.length === 0)
    return refuse("The call does not say what to change.", "Give done, drop, revise or add.");
  const unknown = named.find((id) => !plan.steps.some((step) => step.id === id));
  if (unknown !== undefined) {
    return refuse(
      `The plan has no step ${unknown}.`,
      `Its steps: ${listed(
        plan.steps.map(({ id }) => String(id)),
        mostSteps,
      )}.`,
    );
  }
  const struck = plan.steps.find(({ id, state }) => state === "struck" && named.includes(id));
  if (struck) return refuse(`The user struck step ${struck.id}.`, "Leave it out and do the others.");
  if (plan.steps.length + add.length > mostSteps) return refuse(`A plan has ${mostSteps} steps at most.`, "Add fewer.");
  const ticked = plan.steps.filter((step) => done.includes(step.id) && step.state !== "done");
  if (ticked.length > 0 && !hasWorked) {
    return refuse(
      `Nothing has been done since the plan was last changed, so step ${ticked[0]?.id ?? ""} is not done.`,
      "Call what it needs first, or drop it and say why.",
    );
  }
  return undefined;
}

/** What the user struck meanwhile stays struck. */
function updated(plan: Plan, { done = [], drop = [], revise = [], add = [] }: Update): Plan {
  const steps = plan.steps.map((step): PlanStep => {
    if (step.state === "struck") return step;
    const words = revise.find((one) => one.step === step.id)?.text;
    const why = drop.find((one) => one.step === step.id)?.text;
    const { left: _, ...revised } = words === undefined || words === step.text ? step : reworded(step, words);
    if (done.includes(step.id)) return { ...revised, state: "done" };
    return why === undefined ? revised : { ...revised, state: "dropped", why };
  });
  const highest = greatest(
    steps.map(({ id }) => id),
    0,
  );
  const added = add.map((words, index): PlanStep => {
    return { id: highest + index + 1, text: words, state: "open", isAdded: true };
  });
  const { isFixed: _, ...rest } = plan;
  return { ...rest, steps: [...steps, ...added] };
}

function reworded({ isByUser: _, ...step }: PlanStep, words: string): PlanStep {
  return { ...step, text: words, before: step.before ?? step.text };
}

function stepsOf({ steps }: Plan) {
  const done = steps.filter(({ state }) => state === "done").length;
  const left = steps.filter((step) => !isFinished(step)).map(({ id }) => String(id));
  const names = listOf(left, mostSteps);
  const open = left.length === 0 ? ({ id: "nothingOpen" } as const) : ({ id: "openSteps", with: { names } } as const);
  return { done, all: steps.length, open };
}
