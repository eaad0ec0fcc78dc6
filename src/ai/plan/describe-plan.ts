import type { LeftReason, Plan, PlanStep } from "@/commands/plan/plan-types";

/** Which steps are done, which are not and why, from the plan's state alone. */
export function describePlan({ steps }: Pick<Plan, "steps">): string {
  const done = steps.filter(({ state }) => state === "done");
  const others = steps.filter(({ state }) => state !== "done");
  if (others.length === 0) return `All ${steps.length} steps of the plan are done.`;
  const head = `${done.length} of ${steps.length} steps of the plan are done${done.length === 0 ? "" : `: ${named(done)}`}.`;
  const unticked = others.filter((step) => step.left === "unticked");
  const left = others.filter((step) => !unticked.includes(step));
  return [
    head,
    ...(left.length === 0
      ? []
      : [`Not done: ${left.map((step) => `${step.id} "${step.text}" (${reasonOf(step)})`).join(", ")}.`]),
    ...(unticked.length === 0 ? [] : [`Not ticked: ${unticked.map(({ id, text }) => `${id} "${text}"`).join(", ")}.`]),
  ].join(" ");
}

function named(steps: readonly PlanStep[]): string {
  return steps.map(({ id }) => id).join(", ");
}

function reasonOf({ state, why, left }: PlanStep): string {
  if (state === "struck") return "struck by the user";
  if (state === "dropped") return `left out: ${why ?? "no reason given"}`;
  if (state === "failed") return why ?? "it failed";
  return leftWords[left ?? "unfinished"];
}

const leftWords: Readonly<Record<LeftReason, string>> = {
  stopped: "stopped before",
  interrupted: "begun, then stopped",
  failed: "an error came before",
  limit: "the limit of rounds was reached",
  "stop-after": "the user wanted to stop before",
  "rests-on-struck": "it rests on a step that was struck",
  unfinished: "the answer came without it",
  unticked: "not ticked",
};
