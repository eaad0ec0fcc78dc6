import * as z from "zod/mini";
import { speaker } from "@/lib/text/speaker";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { hasOpenSteps, longestStep, mostSteps, type Plan } from "./plan-types";

export const texts = {
  planned: ["Planned {count} step.", "Planned {count} steps."],
} as const;
const tell = speaker(texts);

const stepText = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestStep));

export const setPlan = defineWork({
  description: "Shows a checklist before 3 or more steps: a short line each, none for the answer.",
  input: z.strictObject({ steps: z.array(stepText).check(z.minLength(2), z.maxLength(mostSteps)) }),
  run: async ({ steps }, { plan: known, step: messageId }) => {
    const standing = known();
    if (hasOpenSteps(standing) && standing.id === messageId) {
      return refuse(
        "This message has a plan already.",
        "Change it with updatePlan; what the user struck stays struck.",
      );
    }
    const plan: Plan = {
      id: messageId ?? "by-hand",
      steps: steps.map((text, index) => ({ id: index + 1, text, state: "open" })),
    };
    return {
      success: true,
      ...tell({ id: "planned", with: { count: steps.length } }),
      // The steps are in the graph data of each request.
      data: { stepCount: steps.length },
      plan: () => plan,
    };
  },
});
