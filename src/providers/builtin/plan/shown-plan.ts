import type { GraphContext, ProviderRequest } from "@/ai/port/provider-port";
import type { DescribedPlan } from "@/ai/results/provider-note";
import { pushAll } from "@/lib/lists/whole-lists";
import { isHarmless } from "../meaning/act-effects";
import type { Act } from "../meaning/acts";
import type { StepWhy } from "../say/en/plan";
import type { Speech } from "../say/speech";
import { isToDo, type TakenUp } from "./asked/as-asked";
import { earlierCalls, recalled, resumed } from "./asked/recalled";
import { type CallSpec, isLookUp, numberIn, type Outcome, type Step } from "./outcome";
import { titleOf } from "./step-title";

export type ShownStep = DescribedPlan["steps"][number];

/** How far the acts of a message have come, and which of them the user does not want. */
export interface Progress {
  /** Whether an act is left out; one that has begun never is. */
  isLeftOut(at: number): boolean;
  /** It was settled before the plan was taken up, so nothing is said of it again. */
  isDecided(at: number): boolean;
  /** The same step, watched. */
  watched<T>(at: number, step: Step<T>): Step<T>;
  /** Undefined where they are not shown. */
  steps(): readonly ShownStep[] | undefined;
}

interface Telling {
  readonly request: Pick<ProviderRequest, "context">;
  readonly say: Speech;
  readonly goesOn?: TakenUp | undefined;
}

type Stated = Omit<ShownStep, "text">;

export function trackActs(
  acts: readonly Act[],
  rests: (act: Act) => boolean,
  { request, say, goesOn }: Telling,
): Progress {
  const { plan } = request.context;
  const leftOut =
    plan?.isOfThisMessage || goesOn !== undefined ? unwanted(acts, rests, plan) : new Map<number, ShownStep["left"]>();
  const before = goesOn?.steps.map(stateBefore) ?? [];
  const calls = earlierCalls(goesOn?.rounds ?? []);
  const states = acts.map((_, at): Stated => before[at] ?? { state: "open" });
  const stateAfter = (at: number, seen: readonly Seen[]): Stated | undefined => {
    const act = acts[at];
    const ended = act && stateOf(act, seen);
    // What could not be called any more was not reached.
    const isUnreached = ended?.isNothing === true && seen.some(({ outcome }) => outcome.status === "unavailable");
    return ended && (isUnreached ? { state: "open" } : shownEnd(ended, say));
  };
  return {
    isLeftOut: (at) => leftOut.has(at),
    isDecided: (at) => before[at] !== undefined,
    *watched(at, step) {
      if (before[at] !== undefined) return recalled(step, calls);
      states[at] = { state: "running" };
      const seen: Seen[] = [];
      const text = yield* goesOn === undefined ? seeing(step, seen) : resumed(seeing(step, seen), calls);
      states[at] = stateAfter(at, seen) ?? { state: "running" };
      return text;
    },
    steps() {
      return acts.map((act, at): ShownStep => {
        const state = states[at] ?? { state: "open" };
        const left = state.state === "open" ? leftOut.get(at) : undefined;
        const isStruck = leftOut.has(at) && left === undefined;
        const shown = isStruck ? ({ state: "struck" } as const) : state;
        return { text: titleOf(act, say), ...shown, ...(left === undefined ? {} : { left }) };
      });
    },
  };
}

/** The same step; what it sees come in is kept. */
function* seeing<T>(step: Step<T>, seen: Seen[]): Step<T> {
  let next = step.next();
  while (next.done !== true) {
    const specs = next.value;
    const outcomes = yield specs;
    pushAll(
      seen,
      outcomes.map((outcome, index) => ({ outcome, spec: specs[index] })),
    );
    next = step.next(outcomes);
  }
  return next.value;
}

/** How a step of a plan that is taken up stands; undefined where it is still to be done. */
function stateBefore(step: TakenUp["steps"][number]): Stated | undefined {
  if (isToDo(step) || step.state === "struck") return undefined;
  return { state: step.state, ...(step.why !== undefined && { why: step.why }) };
}

/** What was struck, what rests on that, and what comes after the step to stop at; never what has begun. */
function unwanted(
  acts: readonly Act[],
  rests: (act: Act) => boolean,
  plan: GraphContext["plan"],
): ReadonlyMap<number, ShownStep["left"]> {
  const left = new Map<number, ShownStep["left"]>();
  const { steps = [], stopAfter } = plan ?? {};
  const last = steps.findIndex(({ id }) => id === stopAfter);
  acts.forEach((act, at) => {
    const { state = "open" } = steps[at] ?? {};
    if (state === "struck") left.set(at, undefined);
    else if (state !== "open") return;
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
  const unread = notDone.find((kind) => kind === act.do);
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

function shownEnd({ state, why, refused }: Ended, say: Speech): Pick<ShownStep, "state" | "why"> {
  // Commands give their reasons in English.
  const said = refused === undefined || say.language === "en" ? refused : say.stepWhys.refused;
  const reason = why === undefined ? said : say.stepWhys[why];
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

const notDone = ["held", "lost", "askColor", "cannot", "noSuch", "lacks"] as const;
