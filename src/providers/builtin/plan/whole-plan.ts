import type { Round } from "@/ai/history/messages";
import type { ProviderRequest } from "@/ai/port/provider-port";
import { pushAll } from "@/lib/lists/whole-lists";
import type { Reply } from "../abilities/ability";
import type { CarryOut } from "../abilities/carry-out";
import { joinTexts, plainSentences } from "../answer/words";
import { isHarmless } from "../meaning/act-effects";
import type { Act } from "../meaning/acts";
import type { Speech } from "../say/speech";
import { type CallSpec, isLookUp, type Outcome, outcomesIn, type Step, textIn, unavailable } from "./outcome";
import type { PlanRun } from "./plan-run";
import type { Progress } from "./shown-plan";
import { together } from "./together";

/** The rounds that a plan has not read yet. */
export interface Feed {
  readonly rounds: Round[];
}

/** The calls a plan asks for next, or what it ends with. */
export type Replayed<T> = { readonly calls: readonly CallSpec[] } | { readonly end: T };

/** Feeds a plan the rounds there are: the calls it asks for next, or its answer. */
export function replay<T>(plan: Step<T>, { rounds }: Feed, request: ProviderRequest): Replayed<T> {
  let state = plan.next();
  while (state.done !== true) {
    const [round] = rounds;
    const outcomes = round === undefined ? null : outcomesIn(round, state.value);
    const calls = mayCall(request) ? state.value : [];
    if (outcomes === null && calls.length > 0 && rounds.length === 0) return { calls };
    if (outcomes !== null || calls.length > 0) rounds.shift();
    state = plan.next(outcomes ?? state.value.map(() => unavailable));
  }
  return { end: state.value };
}

/** Which commands a model beside it is offered does not matter: it knows them all. */
export function mayCall({ toolChoice, tools }: ProviderRequest): boolean {
  return toolChoice !== "none" && tools.length > 0;
}

interface Carrying {
  readonly run: PlanRun;
  readonly carryOut: CarryOut;
  readonly progress: Progress;
}

/** All acts in order but those the user does not want; reads that do not build on each other share their rounds. */
export function* wholePlan(acts: readonly Act[], { run, carryOut, progress }: Carrying): Step<readonly ReplyPart[]> {
  const replies: (ReplyPart & { readonly act: Act })[] = [];
  for (const all of groupsOf(acts)) {
    const group = all.filter(({ act }) => !progress.isLeftOut(acts.indexOf(act)));
    const steps = group.map(({ act, isQuiet }) => seeing(carryOut(act, run, isQuiet), act, run));
    const parts = yield* together(steps);
    const isNews = ({ act }: { readonly act: Act }): boolean => !progress.isDecided(acts.indexOf(act));
    pushAll(
      replies,
      parts.flatMap((part, at) => (group[at] === undefined ? [] : [{ ...part, act: group[at].act }])).filter(isNews),
    );
  }
  // What was not understood is said before what was done of the rest.
  return [...replies.filter(({ act }) => isUnread(act)), ...replies.filter(({ act }) => !isUnread(act))].map(
    ({ act: _, ...part }) => part,
  );
}

/** What a part of a message came to. */
export interface ReplyPart extends Reply {
  readonly hasChanged: boolean;
}

/** Where one part of a message changed something, no other part says that nothing was changed. */
export function answerText(replies: readonly ReplyPart[], say: Speech): string {
  const hasChanged = replies.some((part) => part.hasChanged);
  const texts = replies.map(({ text, unchanged, then: advice = "" }, at) => {
    const then = replies.slice(at + 1).some((later) => later.then === advice) ? "" : advice;
    const isDenied = unchanged === undefined || (hasChanged && (unchanged === "changed" || unchanged === "changedYet"));
    return [text, isDenied ? "" : say.end(say.unchanged[unchanged]), then].filter((one) => one !== "").join(" ");
  });
  return joinTexts([...new Set(texts)].filter((text) => text !== ""));
}

function isUnread(act: Act): boolean {
  return (act.do === "lost" && !act.isEmpty) || (act.do === "held" && act.why === "unsure");
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
      isOfTheRest(act) ||
      !isSharing(act) ||
      !(last?.every((other) => isSharing(other.act)) ?? false);
    if (last === undefined || isApart) groups.push([planned]);
    else last.push(planned);
  });
  return groups;
}

/** It is about what the act before it found. */
export function isDependent(act: Act | undefined): boolean {
  return act !== undefined && "what" in act && (act.what.base === "message" || act.what.near?.names.length === 0);
}

/** What it is about is known once the acts before it are done. */
function isOfTheRest(act: Act): boolean {
  return "what" in act && act.what.base === "rest";
}

/** Styling touches nothing that a read counts, so both may be in one round. */
function isSharing(act: Act): boolean {
  return isHarmless(act) || act.do === "style" || act.do === "styleBy" || act.do === "fit" || act.do === "layout";
}

/**
 * The step of an act, with what its calls tell beside its text: whether something was changed, whether what was computed holds for
 * what is shown alone. Where the data of a look-up were kept back, what it makes of them is not told as found or as none.
 */
function* seeing(step: Step<Reply>, act: Act, run: PlanRun): Step<ReplyPart> {
  const { say, found } = run;
  const done: Seen[] = [];
  let fault: Outcome | undefined;
  let state = step.next();
  while (state.done !== true) {
    const specs: readonly CallSpec[] = state.value;
    const outcomes: readonly Outcome[] = yield specs;
    pushAll(
      done,
      specs.flatMap(({ name }, at) => (outcomes[at]?.status === "done" ? [{ name, outcome: outcomes[at] }] : [])),
    );
    fault = outcomes.find(({ reason }) => reason?.why === "database");
    state = step.next(outcomes);
  }
  const reply = fault ? withFault(state.value, fault, say) : state.value;
  // "Add Mia and colour it red": what was spoken of before is not meant.
  if (fault && run.found === found) run.isStuck = "fault";
  const isCalled = done.some(({ name }) => !isLookUp(name));
  const hasChanged = isCalled && !isHarmless(act) && reply.unchanged === undefined && reply.text !== "";
  const isUnseen = !isCalled && done.some(({ outcome }) => outcome.isBare);
  if (isUnseen && reply.text !== "" && reply.isUnseen !== true) {
    const text = say.foundUnseen(isOfEdges(act) ? say.edge : say.node);
    return { text, hasChanged, ...(!isHarmless(act) && { unchanged: "changed" }) };
  }
  const isOfShown = done.some(({ name, outcome: { data } }) => measures.has(name) && textIn(data, "filter") !== "");
  return { ...reply, hasChanged, ...(isOfShown && reply.text !== "" && { text: `${reply.text} ${say.amongShown}` }) };
}

/** Why the database did not do the last call, and what to do. */
function withFault(reply: Reply, { reason, message, hint }: Outcome, say: Speech): Reply {
  if (reply.text === "" || reason?.why !== "database") return reply;
  const isSaid = reply.text.toLowerCase().includes(message.toLowerCase().replace(/[.!?]$/u, ""));
  const why = plainSentences(isSaid ? hint : say.database(reason.fault, `${message} ${hint}`.trim()));
  const then = joinTexts([why, reply.then ?? ""].filter((text) => text !== ""));
  return { ...reply, ...(then !== "" && { then }) };
}

interface Seen {
  readonly name: string;
  readonly outcome: Outcome;
}

/** Under a filter they speak of what is shown alone. */
const measures: ReadonlySet<string> = new Set(["runAlgorithm", "rankNodes"]);

function isOfEdges(act: Act): boolean {
  return "what" in act && act.what.target === "edges";
}
