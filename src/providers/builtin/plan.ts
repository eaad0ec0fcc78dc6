import type { Exchange } from "@/ai/messages";
import type { ProviderRequest } from "@/ai/provider-port";
import { type Act, isHarmless } from "./acts";
import { carryOut } from "./carry-out";
import type { Desk } from "./desk";
import { type CallSpec, type Outcome, outcomesIn, type Step, unavailable } from "./outcome";
import { readMessage } from "./read-message";
import { recordedActs } from "./recorded-acts";
import { buildSchema } from "./schema";

/** What to send now: calls, or the answer. */
export type Next =
  | {
      readonly kind: "calls";
      readonly calls: readonly CallSpec[];
      readonly acts: readonly Act[];
      readonly isFirst: boolean;
    }
  | { readonly kind: "answer"; readonly text: string };

/**
 * Reads the running message, runs its plan over the rounds there are, and stops at the first call that has no result.
 * Nothing is kept between requests: the plan is the same function of message and results each time.
 */
export function planNext(request: ProviderRequest): Next {
  const running: Exchange = request.history.at(-1) ?? { user: "", rounds: [] };
  const schema = buildSchema(request.context);
  const acts = recordedActs(running) ?? readMessage(running.user, schema);
  const desk: Desk = { request, schema, found: null, isStuck: false };
  const plan = wholePlan(acts, desk);
  const rounds = [...running.rounds];
  let state = plan.next();
  while (state.done !== true) {
    const [round] = rounds;
    const outcomes = round === undefined ? null : outcomesIn(round, state.value);
    if (outcomes !== null) {
      rounds.shift();
      state = plan.next(outcomes);
      continue;
    }
    const calls = state.value.filter((spec) => mayCall(request, spec));
    if (calls.length > 0 && rounds.length === 0)
      return { kind: "calls", calls, acts, isFirst: running.rounds.length === 0 };
    if (calls.length > 0) rounds.shift();
    state = plan.next(state.value.map(() => unavailable));
  }
  return { kind: "answer", text: state.value };
}

function mayCall(request: ProviderRequest, spec: CallSpec): boolean {
  return request.toolChoice !== "none" && request.tools.some((tool) => tool.name === spec.name);
}

/** All acts in order; reads that do not build on each other share their rounds. */
function* wholePlan(acts: readonly Act[], desk: Desk): Step<string> {
  const texts: string[] = [];
  for (const group of groupsOf(acts)) {
    const steps = group.map(({ act, isQuiet }) => carryOut(act, desk, isQuiet));
    texts.push(...(yield* together(steps)));
  }
  return joinTexts(texts.filter((text) => text !== ""));
}

interface Planned {
  readonly act: Act;
  readonly isQuiet: boolean;
}

function groupsOf(acts: readonly Act[]): readonly (readonly Planned[])[] {
  const groups: Planned[][] = [];
  acts.forEach((act, at) => {
    const planned = { act, isQuiet: isDependent(acts[at + 1]) };
    const last = groups.at(-1);
    const isApart =
      isDependent(act) ||
      isDependent(acts[at + 1]) ||
      !isSharing(act) ||
      !(last?.every((other) => isSharing(other.act)) ?? false);
    if (last === undefined || isApart) groups.push([planned]);
    else last.push(planned);
  });
  return groups;
}

function isDependent(act: Act | undefined): boolean {
  return act !== undefined && "what" in act && (act.what.base === "message" || act.what.near?.names.length === 0);
}

/** Styling touches nothing that a read counts, so both may stand in one round. */
function isSharing(act: Act): boolean {
  return isHarmless(act) || act.do === "style" || act.do === "styleBy" || act.do === "fit" || act.do === "layout";
}

/** Runs steps side by side: each round holds the next calls of all of them. */
function* together(steps: readonly Step<string>[]): Step<readonly string[]> {
  const states = steps.map((step) => step.next());
  while (states.some((state) => state.done !== true)) {
    const specs = states.map((state) => (state.done === true ? [] : state.value));
    const outcomes: readonly Outcome[] = yield specs.flat();
    let start = 0;
    for (const [at, step] of steps.entries()) {
      const count = specs[at]?.length ?? 0;
      if (states[at]?.done !== true) states[at] = step.next(outcomes.slice(start, start + count));
      start += count;
    }
  }
  return states.map((state) => (state.done === true ? state.value : ""));
}

/** Sentences follow each other; lists and tables stand apart. */
function joinTexts(texts: readonly string[]): string {
  const isBlock = texts.some((text) => text.includes("\n"));
  return texts.join(isBlock ? "\n\n" : " ");
}
