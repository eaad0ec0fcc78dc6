import type { GraphContext, ProviderPart, ProviderRequest } from "@/ai/port/provider-port";
import { isHarmless } from "../meaning/act-effects";
import type { Act } from "../meaning/acts";
import type { StepWhy } from "../say/en/plan";
import type { StepSpeech } from "../say/step-words";
import { type CallSpec, numberIn, type Outcome, type Step } from "./outcome";
import { titleOf } from "./step-title";

export type ToldStep = Extract<ProviderPart, { type: "plan" }>["steps"][number];

/** How far the acts of a message have come, and which of them the user does not want. */
export interface Progress {
  /** Whether an act is left out; one that has begun never is. */
  isLeftOut(at: number, hasBegun: boolean): boolean;
  /** The same step, watched. */
  watched(at: number, step: Step<string>): Step<string>;
  /** Undefined where they are not shown. */
  steps(): readonly ToldStep[] | undefined;
}

interface Telling {
  readonly request: Pick<ProviderRequest, "context" | "toolChoice">;
  readonly say: StepSpeech;
}

export function trackActs(acts: readonly Act[], rests: (act: Act) => boolean, { request, say }: Telling): Progress {
  const { plan } = request.context;
  const leftOut = plan?.isOfThisMessage ? unwanted(acts, rests, plan) : new Map<number, ToldStep["left"]>();
  const states = acts.map((): Pick<ToldStep, "state" | "why"> => ({ state: "open" }));
  return {
    isLeftOut: (at, hasBegun) => leftOut.has(at) && !hasBegun,
    *watched(at, step) {
      states[at] = { state: "running" };
      const seen: Seen[] = [];
      let next = step.next();
      while (next.done !== true) {
        const specs = next.value;
        const outcomes = yield specs;
        seen.push(...outcomes.map((outcome, index) => ({ outcome, spec: specs[index] })));
        next = step.next(outcomes);
      }
      const act = acts[at];
      // With nothing to call any more, what came to nothing was not reached.
      const ended = act && stateOf(act, seen);
      if (ended)
        states[at] = ended.isNothing && request.toolChoice === "none" ? { state: "open" } : toldEnd(ended, say);
      return next.value;
    },
    steps() {
      return acts.map((act, at): ToldStep => {
        const state = states[at] ?? { state: "open" };
        const left = state.state === "open" ? leftOut.get(at) : undefined;
        return { text: titleOf(act, say), ...state, ...(left === undefined ? {} : { left }) };
      });
    },
  };
}

/** What was struck, what rests on that, and what comes after the step to stop at. */
function unwanted(
  acts: readonly Act[],
  rests: (act: Act) => boolean,
  { steps, stopAfter }: NonNullable<GraphContext["plan"]>,
): ReadonlyMap<number, ToldStep["left"]> {
  const left = new Map<number, ToldStep["left"]>();
  const last = steps.findIndex(({ id }) => id === stopAfter);
  acts.forEach((act, at) => {
    if (steps[at]?.state === "struck") left.set(at, undefined);
    else if (rests(act) && left.has(at - 1)) left.set(at, "rests-on-struck");
    else if (last >= 0 && at > last) left.set(at, "stop-after");
  });
  return left;
}

interface Seen {
  readonly outcome: Outcome;
  readonly spec: CallSpec | undefined;
}

interface Ended {
  readonly state: "open" | "done" | "failed";
  readonly why?: StepWhy;
  /** In the command's own words. */
  readonly refused?: string;
  readonly isNothing?: boolean;
}

/** As the calls went; an act that changes something and only looked something up is not done. */
function stateOf(act: Act, seen: readonly Seen[]): Ended {
  const unread = notDone[act.do];
  if (unread !== undefined) return { state: "failed", why: unread };
  const { outcome: last } = seen.at(-1) ?? {};
  if (last?.status === "unavailable" || last?.status === "stopped") return { state: "open" };
  const telling = isHarmless(act) ? seen : seen.filter(({ spec }) => !isLookUp(spec?.name ?? ""));
  const done = telling.filter(({ outcome }) => outcome.status === "done");
  if (act.do === "hide" && done.length > 0 && done.every(hidesNothing)) return hiddenNone(last);
  if (done.length > 0) return { state: "done" };
  if (seen.some(({ outcome }) => outcome.status === "denied")) return { state: "failed", why: "denied" };
  const refused = seen.findLast(({ outcome }) => outcome.status === "refused");
  if (refused) return { state: "failed", refused: refused.outcome.message };
  return isHarmless(act) ? { state: "done" } : { state: "failed", why: "nothing", isNothing: true };
}

function toldEnd({ state, why, refused }: Ended, say: StepSpeech): Pick<ToldStep, "state" | "why"> {
  const reason = why === undefined ? refused : say.stepWhys[why];
  return { state, ...(reason !== undefined && { why: reason }) };
}

/** A filter that would leave nothing is not set; then it is looked up whether there was anything to hide. */
function hidesNothing({ outcome: { data } }: Seen): boolean {
  return numberIn(data, "hiddenNodes") === 0 && numberIn(data, "hiddenEdges") === 0;
}

function hiddenNone(lookedUp: Outcome | undefined): Ended {
  const isEmpty = numberIn(lookedUp?.data ?? {}, "count") === 0;
  return { state: "failed", ...(isEmpty ? { why: "nothing", isNothing: true } : { why: "allShown" }) };
}

/** Whether a command only looks something up. */
export function isLookUp(name: string): boolean {
  return /^(?:find|get|query|rank|aggregate|describe|sample|list|search)/u.test(name);
}

const notDone: Partial<Record<Act["do"], StepWhy>> = {
  held: "held",
  lost: "lost",
  askColor: "askColor",
  cannot: "cannot",
  noSuch: "noSuch",
  lacks: "lacks",
};
