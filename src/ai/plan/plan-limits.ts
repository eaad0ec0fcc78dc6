import type { MessageRun } from "../loop/run-types";
import type { AiOptions } from "../options/ai-options";

/** The options; where the limit of rounds may be raised, with as many as the plan may take. */
export function limitsOf({ options, plan }: Pick<MessageRun, "options" | "plan">): AiOptions {
  const { adaptive, maxToolIterations: usual, maxToolIterationsCap: cap } = options;
  const wanted = adaptive && usual > 0 ? Math.min(plan.rounds(), cap) : 0;
  return wanted <= usual ? options : { ...options, maxToolIterations: wanted };
}
