import { type Plan, planLength } from "@/commands/plan/plan-types";
import type { AiOptions } from "./ai-options";
import { requestParts } from "./request-parts";

/** Rounds that one more part of a request may take: a look-up and what is done with it, or one look-up more. */
const perClause = 2;
const perMember = 1;
const perComparison = 3;
const perSeries = 3;

/**
 * The options with `maxToolIterations` raised by what a request is made of, or to a round for each step of a plan that
 * stands and one to look at the end; never above the cap.
 */
export function adaptIterations(options: AiOptions, input: string, plan: Plan | null = null): AiOptions {
  const { adaptive, maxToolIterations: usual, maxToolIterationsCap: cap } = options;
  if (!adaptive || usual === 0) return options;
  const { clauses, members, comparisons, series } = requestParts(input);
  const more = perClause * (clauses - 1) + perMember * members + perComparison * comparisons + perSeries * series;
  const planSteps = planLength(plan);
  const wanted = Math.max(usual + more, planSteps > 0 ? planSteps + 1 : 0);
  return { ...options, maxToolIterations: Math.max(usual, Math.min(wanted, cap)) };
}
