import type { Round } from "@/ai/history/messages";
import type { ProviderRequest } from "@/ai/port/provider-port";
import { pushAll } from "@/lib/lists/whole-lists";
import { joinTexts } from "../answer/join-texts";
import { isHarmless } from "../meaning/act-effects";
import type { Act } from "../meaning/acts";
import type { Speech } from "../say/speech";
import type { CarryOut } from "./carry-out";
import type { Desk } from "./desk";
import { type CallSpec, isLookUp, type Outcome, outcomesIn, type Step, unavailable } from "./outcome";
import { together } from "./together";
import type { Progress } from "./told-plan";

/** The rounds that a plan has not read yet. */
export interface Feed {
  readonly rounds: Round[];
}

/** Feeds a plan the rounds there are: the calls it asks for next, or its answer. */
export function replay(plan: Step<string>, { rounds }: Feed, request: ProviderRequest): readonly CallSpec[] | string {
  let state = plan.next();
  while (state.done !== true) {
    const [round] = rounds;
    const outcomes = round === undefined ? null : outcomesIn(round, state.value);
    const calls = mayCall(request) ? state.value : [];
    if (outcomes === null && calls.length > 0 && rounds.length === 0) return calls;
    if (outcomes !== null || calls.length > 0) rounds.shift();
    state = plan.next(outcomes ?? state.value.map(() => unavailable));
  }
  return state.value;
}

/** Which commands a model beside it is offered does not matter: it knows them all. */
export function mayCall({ toolChoice, tools }: ProviderRequest): boolean {
  return toolChoice !== "none" && tools.length > 0;
}

interface Carrying {
  readonly desk: Desk;
  readonly carryOut: CarryOut;
  readonly progress: Progress;
}

/** All acts in order but those the user does not want; reads that do not build on each other share their rounds. */
export function* wholePlan(acts: readonly Act[], { desk, carryOut, progress }: Carrying): Step<string> {
  const told: ToldAct[] = [];
  for (const all of groupsOf(acts)) {
    const group = all.filter(({ act }) => !progress.isLeftOut(acts.indexOf(act)));
    const steps = group.map(({ act, isQuiet }) => seeing(carryOut(act, desk, isQuiet), act, desk));
    const texts = yield* together(steps);
    const isNews = ({ act }: Planned): boolean => !progress.isSettled(acts.indexOf(act));
    pushAll(
      told,
      group.flatMap((one, at) => (isNews(one) ? [{ act: one.act, text: texts[at] ?? "" }] : [])),
    );
  }
  return joinTexts(textsOf(told, desk));
}

interface ToldAct {
  readonly act: Act;
  readonly text: string;
}

function textsOf(told: readonly ToldAct[], { say }: Desk): readonly string[] {
  // What was not understood is said before what was done of the rest.
  const ordered = [...told.filter(({ act }) => isUnread(act)), ...told.filter(({ act }) => !isUnread(act))];
  return withoutDenials(
    ordered.map(({ act, text }) => ({ text, hasChanged: !isHarmless(act) })),
    say,
  );
}

interface ToldPart {
  readonly text: string;
  /** It changed something, where its text does not say otherwise. */
  readonly hasChanged: boolean;
}

/** Where one part of a message changed something, no other part says that nothing was changed. */
export function withoutDenials(told: readonly ToldPart[], say: Speech): readonly string[] {
  const denials = [say.end(say.kept.changed), say.end(say.kept.changedYet)];
  const denies = (text: string): boolean => denials.some((denial) => text.includes(denial));
  const changed = told.some(({ hasChanged, text }) => hasChanged && text !== "" && !denies(text));
  const without = (text: string): string => denials.reduce((left, denial) => left.replaceAll(denial, ""), text);
  const texts = told.map(({ text }) => (changed && denies(text) ? without(text).replace(/ {2,}/gu, " ").trim() : text));
  return texts.filter((text) => text !== "");
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

/** Styling touches nothing that a read counts, so both may stand in one round. */
function isSharing(act: Act): boolean {
  return isHarmless(act) || act.do === "style" || act.do === "styleBy" || act.do === "fit" || act.do === "layout";
}

/** The step of an act; where the data of a look-up were kept back, what it makes of them is not told as found or as none. */
function* seeing(step: Step<string>, act: Act, desk: Desk): Step<string> {
  let isUnseen = false;
  let hasChanged = false;
  let state = step.next();
  while (state.done !== true) {
    const specs: readonly CallSpec[] = state.value;
    const outcomes: readonly Outcome[] = yield specs;
    specs.forEach(({ name }, at) => {
      if (outcomes[at]?.status !== "done") return;
      if (!isLookUp(name)) hasChanged = true;
      else if (outcomes[at].isBare) isUnseen = true;
    });
    state = step.next(outcomes);
  }
  if (!isUnseen || hasChanged || state.value === "" || isTold(state.value, desk)) return state.value;
  const told = desk.say.foundUnseen(isOfEdges(act) ? desk.say.edge : desk.say.node);
  return isHarmless(act) ? told : `${told} ${desk.say.end(desk.say.kept.changed)}`;
}

/** It says so of what was looked for. */
function isTold(text: string, { found, say }: Desk): boolean {
  return found !== null && text === say.foundUnseen(say.thing(found));
}

function isOfEdges(act: Act): boolean {
  return "what" in act && act.what.target === "edges";
}
