import type { GraphContext, ProviderPart, ProviderRequest } from "@/ai/port/provider-port";
import { listed } from "../answer/words";
import { isHarmless } from "../meaning/act-effects";
import type { Act, Ref } from "../meaning/acts";
import type { CallSpec, Outcome, Step } from "./outcome";

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

export function trackActs(
  acts: readonly Act[],
  rests: (act: Act) => boolean,
  { context: { plan }, toolChoice }: Pick<ProviderRequest, "context" | "toolChoice">,
): Progress {
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
      if (ended) states[at] = ended.why === nothing && toolChoice === "none" ? { state: "open" } : ended;
      return next.value;
    },
    steps() {
      return acts.map((act, at): ToldStep => {
        const state = states[at] ?? { state: "open" };
        const left = state.state === "open" ? leftOut.get(at) : undefined;
        return { text: titleOf(act), ...state, ...(left === undefined ? {} : { left }) };
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

/** As the calls went; an act that changes something and only looked something up is not done. */
function stateOf(act: Act, seen: readonly Seen[]): Pick<ToldStep, "state" | "why"> {
  const unread = notDone[act.do];
  if (unread !== undefined) return { state: "failed", why: unread };
  const { outcome: last } = seen.at(-1) ?? {};
  if (last?.status === "unavailable" || last?.status === "stopped") return { state: "open" };
  const telling = isHarmless(act) ? seen : seen.filter(({ spec }) => !isLookUp(spec?.name ?? ""));
  if (telling.some(({ outcome }) => outcome.status === "done")) return { state: "done" };
  if (seen.some(({ outcome }) => outcome.status === "denied")) return { state: "failed", why: "it was not allowed" };
  const refused = seen.findLast(({ outcome }) => outcome.status === "refused");
  if (refused) return { state: "failed", why: refused.outcome.message };
  return isHarmless(act) ? { state: "done" } : { state: "failed", why: nothing };
}

const nothing = "there was nothing to do it to";

/** Whether a command only looks something up. */
export function isLookUp(name: string): boolean {
  return /^(?:find|get|query|rank|aggregate|describe|sample|list|search)/u.test(name);
}

const notDone: Partial<Record<Act["do"], string>> = {
  held: "it was not certain or not wanted",
  lost: "it was not understood",
  askColor: "it was not said which colour",
  cannot: "a graph cannot do it",
  noSuch: "the graph has nothing of that name",
  lacks: "none of them has such a value",
};

/** A line of the checklist. */
export function titleOf(act: Act): string {
  if (act.do === "held" || act.do === "partly") return titleOf(act.act);
  if (act.do === "lost") return act.gist === "" ? "Something that was not understood" : act.gist;
  if (act.do === "style") return styleTitle(refText(act.what), act.style);
  const verb = verbs[act.do] ?? "Answer a question";
  const what = "what" in act && !("measure" in act) ? ` ${refText(act.what)}` : "";
  return `${verb}${what}${moreOf(act)}`;
}

function styleTitle(what: string, { color }: { readonly color?: string }): string {
  return color === undefined ? `Style ${what}` : `Colour ${what} ${color}`;
}

function moreOf(act: Act): string {
  switch (act.do) {
    case "styleBy":
      return ` by ${act.property}`;
    case "rank":
      return ` by ${act.rank.by}`;
    case "set":
    case "adjust":
    case "unset":
      return `: ${act.property}`;
    case "rename":
      return ` to ${act.to}`;
    case "addNode":
    case "load":
      return ` ${act.name}`;
    case "addEdge":
    case "removeEdge":
    case "path":
      return act.from === "" ? "" : ` from ${act.from} to ${act.to}`;
    case "save":
      return ` as ${act.name}`;
    default:
      return "";
  }
}

function refText({ names, many, isAll }: Ref): string {
  if (names !== undefined && names.length > 0) return listed(names);
  return isAll ? `all ${many}` : many;
}

const verbs: Partial<Record<Act["do"], string>> = {
  hello: "Say hello",
  thanks: "Take the thanks",
  help: "Say what is possible",
  summary: "Look at the graph as a whole",
  count: "Count",
  find: "Find",
  sample: "Show examples of",
  describe: "Describe",
  types: "Name the kinds of",
  values: "Look at the values of",
  aggregate: "Work out a figure",
  rank: "Rank",
  rankTied: "Rank",
  share: "Work out a share",
  path: "Find a way",
  communities: "Find groups",
  algorithm: "Measure the graph",
  components: "Look at the graph's parts",
  styleBy: "Draw",
  clearStyles: "Clear the look",
  unstyle: "Take a look away",
  select: "Select",
  deselect: "Select nothing",
  hide: "Hide",
  unhide: "Show again",
  only: "Show only",
  showAll: "Show everything",
  zoom: "Zoom to",
  fit: "Fit the graph into view",
  layout: "Lay the graph out",
  remove: "Delete",
  clearGraph: "Delete everything",
  set: "Change",
  adjust: "Change",
  unset: "Take away from",
  rename: "Rename",
  addNode: "Add",
  addEdge: "Add an edge",
  removeEdge: "Delete the edge",
  merge: "Merge",
  load: "Open",
  save: "Save",
  export: "Save as a file",
  undo: "Undo",
  redo: "Redo",
};
