import type { AiOptions } from "../loop/ai-options";
import type { MessageRun } from "../loop/run-types";

/** The options; where the limit of rounds may be raised, with as many as the plan may take. */
export function limitsOf({ options, plan }: Pick<MessageRun, "options" | "plan">): AiOptions {
  const { adaptive, maxToolIterations: usual, maxToolIterationsCap: cap } = options;
  const wanted = adaptive && usual > 0 ? Math.min(plan.rounds(), cap) : 0;
  return wanted <= usual ? options : { ...options, maxToolIterations: wanted };
}
