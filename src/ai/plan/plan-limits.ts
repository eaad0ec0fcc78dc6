import type { MessageRun } from "../loop/run-types";
import type { AiOptions } from "../options/ai-options";

/**
 * The options with as many rounds as the message may take: those of each request where it holds several, and where the limit
 * may be raised those of its plan; never above the cap.
 */
export function limitsOf({ options, plan }: Pick<MessageRun, "options" | "plan">): AiOptions {
  const { adaptive, maxToolIterations: usual, maxToolIterationsCap: cap } = options;
  const wanted = Math.min(Math.max(adaptive && usual > 0 ? plan.rounds() : 0, usual * plan.requests()), cap);
  return wanted <= usual ? options : { ...options, maxToolIterations: wanted };
}
