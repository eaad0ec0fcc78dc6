import type { Exchange, Round } from "@/ai/history/messages";
import type { GraphContext, ProviderRequest } from "@/ai/port/provider-port";
import type { PlanStep } from "@/commands/plan/plan-types";
import type { Act } from "../../meaning/acts";
import { recordedActs, recordedStart } from "../../meaning/recorded-acts";
import { isLearningRound, learnedContext } from "../../schema/learned-schema";
import { buildSchema } from "../../schema/schema";
import { isGoOn } from "./go-on";
import { withoutPlanWish } from "./plan-wish";

/** A request, and what its message says of the plan. */
export interface Asked {
  readonly request: ProviderRequest;
  /** The plan is shown, however few acts it has. */
  readonly isPlanned: boolean;
  /** The plan of an earlier message that is taken up; the request is that message then. */
  readonly goesOn?: TakenUp;
  /** The request is the steps left of a plan that another assistant made, as they are worded. */
  readonly isOthers?: true;
  /** What the message is taken for, whatever it reads as. */
  readonly taken?: readonly Act[];
}

export interface TakenUp {
  /** Null where the message has to be read anew. */
  readonly acts: readonly Act[] | null;
  /** As they stood when the plan was taken up. */
  readonly steps: readonly PlanStep[];
  /** What was called for them before that. */
  readonly rounds: readonly Round[];
}

/** "Plan: …" without these words; "go on" as what is left of the plan that stands; any other request as it is. */
export function asAsked(given: ProviderRequest): Asked {
  const said = given.history.at(-1)?.user ?? "";
  const mayBe = given.context.plan !== undefined || /plan|checklist|计划|清单|計画|プラン/iu.test(said);
  if (!mayBe) return { request: given, isPlanned: false };
  const others = othersLeft(given);
  if (others !== null) return { request: others, isPlanned: true, isOthers: true };
  const up = takenUp(given);
  const { request, ...rest } = up ?? { request: given };
  const running = request.history.at(-1);
  if (running === undefined) return { request, isPlanned: false };
  const schema = buildSchema(learnedContext(request));
  const user = withoutPlanWish(running.user, schema);
  const isPlanned = user !== null || up !== null;
  return { request: user === null ? request : withRunning(request, { ...running, user }), isPlanned, ...rest };
}

function takenUp(request: ProviderRequest): Pick<Required<Asked>, "request" | "goesOn"> | null {
  const { history, context } = request;
  const running = history.at(-1);
  const steps = running === undefined ? null : (recordedStart(running) ?? stepsLeft(running, context.plan));
  if (running === undefined || steps === null) return null;
  const before = history.slice(0, -1);
  const acts =
    recordedActs(running) ?? before.map(recordedActs).findLast((one) => one?.length === steps.length) ?? null;
  const root = rootOf(before, acts);
  const first = before[root];
  if (first === undefined) return null;
  const rounds = before.slice(root).flatMap((exchange) => (isOf(exchange, acts) ? exchange.rounds : []));
  const learning = first.rounds.slice(0, 1).filter(isLearningRound);
  const message = { user: first.user, rounds: [...learning, ...running.rounds] };
  return {
    request: { ...request, history: [...before.slice(0, root), message] },
    goesOn: { acts, steps, rounds: rounds.slice(learning.length) },
  };
}

/** The plan that "go on" is about; null where it is no such word, or nothing of it can be done. */
function stepsLeft({ user }: Exchange, plan: GraphContext["plan"]): readonly PlanStep[] | null {
  if (plan?.isFixed !== true || plan.isOfThisMessage || !isGoOn(user)) return null;
  return plan.steps.some((step) => isToDo(step) && step.left !== "rests-on-struck") ? plan.steps : null;
}

/** The steps left of another assistant's plan as the message; once they are read, the plan is our own. */
function othersLeft(request: ProviderRequest): ProviderRequest | null {
  const running = request.history.at(-1);
  const { plan } = request.context;
  if (running === undefined || plan === undefined || !isGoOn(running.user)) return null;
  if (plan.isOfThisMessage) return plan.isFixed && recordedStart(running) === null ? request : null;
  const left = plan.steps.filter(isToDo).map(({ text }) => text);
  return plan.isFixed || left.length === 0 ? null : withRunning(request, { ...running, user: left.join(". ") });
}

/** A step that was running when the page was left has to be done too. */
export function isToDo({ state }: Pick<PlanStep, "state">): boolean {
  return state === "open" || state === "running";
}

/** The message that the plan was made for; where no reading of it was kept, the last one that says no "go on". */
function rootOf(before: readonly Exchange[], acts: readonly Act[] | null): number {
  return acts === null
    ? before.findLastIndex(({ user }) => !isGoOn(user))
    : before.findLastIndex((exchange) => isOf(exchange, acts) && recordedStart(exchange) === null);
}

function isOf(exchange: Exchange, acts: readonly Act[] | null): boolean {
  return JSON.stringify(recordedActs(exchange)) === JSON.stringify(acts);
}

function withRunning(request: ProviderRequest, running: Exchange): ProviderRequest {
  return { ...request, history: [...request.history.slice(0, -1), running] };
}
