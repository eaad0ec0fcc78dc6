import type { ElementTarget } from "@/graph/document/graph-types";
import { printSelector } from "@/graph/selector/print-selector";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { plainText } from "../../answer/words";
import { not } from "../../meaning/selectors";
import { mendedText, selectorText } from "../../meaning/subject-parts";
import { failureText, isSingular, noneText, subjectText } from "../../plan/failures";
import { call, numberIn, type Outcome, type Step, textsIn } from "../../plan/outcome";
import type { PlanRun, Subject } from "../../plan/plan-run";
import type { Who } from "../../say/en/changes";
import type { Noun } from "../../say/kit";
import type { Speech } from "../../say/speech";
import { type ActOf, ability, type Said, unchanged, withMore } from "../ability";
import { onThings } from "../on-things";
import { changeShown } from "./shown";

type ViewAct = ActOf<"select" | "hide" | "only" | "zoom">;

/** Nothing stays selected, neither nodes nor edges. */
export const deselect = ability("deselect", function* (_, run) {
  const outcomes = yield (["nodes", "edges"] as const).map((target) => ({
    name: "selectElements",
    input: { selector: "*", target, mode: "remove" },
  }));
  const failed = outcomes.find((outcome) => outcome.status !== "done");
  return failed === undefined ? run.say.nothingSelected : failureText(failed, run.say.unchanged.selection, run.say);
});

/** More or less than is selected already. */
function* selectMore(mode: "add" | "remove", subject: Subject, run: PlanRun): Step<Said> {
  const input = { selector: selectorText(subject), target: subject.target, mode };
  const outcome = yield* call("selectElements", input);
  if (outcome.status !== "done") return failureText(outcome, run.say.unchanged.selection, run.say);
  if (outcome.touched === 0) return unchanged(noneText(subject, run.say), "selection");
  run.found = { ...subject, selector: { op: "set", name: "selected" }, isAll: false };
  const count = numberIn(outcome.data, subject.target === "nodes" ? "selectedNodes" : "selectedEdges") ?? 0;
  const { say } = run;
  return say.selectedMore(whoOf(subject, subject.count ?? null, say), mode, say.counted(count, things(subject, say)));
}

function* viewed(act: ViewAct, subject: Subject, run: PlanRun): Step<Said> {
  const { do: kind, what } = act;
  run.found = subject;
  const isAway = "isAway" in act && subject.target === "nodes" && run.request.context.shown !== undefined;
  const selector = selectorText(subject);
  const said = isAway
    ? yield* changeShown({ how: kind === "only" ? "keep" : "remove", selector }, run)
    : yield* seen(kind, subject, run);
  return withMore(said, mendedText(what, run.say));
}

export const select = onThings("select", "selection", function* (act, subject, run) {
  return act.mode === undefined ? yield* viewed(act, subject, run) : yield* selectMore(act.mode, subject, run);
});
export const hide = onThings("hide", "view", viewed);
export const only = onThings("only", "view", viewed);
export const zoom = onThings("zoom", "view", viewed);

function* seen(kind: ViewAct["do"], subject: Subject, run: PlanRun): Step<Said> {
  if (kind === "hide") return yield* hiddenToo(subject, run);
  if (kind === "only") return yield* onlyThese(subject, run);
  return kind === "zoom" && subject.target === "nodes" ? yield* zoomed(subject, run) : yield* selected(subject, run);
}

function* zoomed(subject: Subject, run: PlanRun): Step<string> {
  const outcome = yield* call("zoomToNodes", { selector: selectorText(subject) });
  if (outcome.status !== "done") return failureText(outcome, run.say.unchanged.view, run.say);
  return stateOf(subject, numberIn(outcome.data, "focusCount"), run.say, run.say.inView);
}

/** A path is its nodes and its edges. */
function* selectPath(subject: Subject, run: PlanRun): Step<string> {
  const selector = selectorText(subject);
  const nodes = yield* call("selectElements", { selector, target: "nodes" });
  const edges = yield* call("selectElements", { selector, target: "edges", mode: "add" });
  const failed = [nodes, edges].find((outcome) => outcome.status !== "done");
  if (failed !== undefined) return failureText(failed, run.say.undone.pathSelected, run.say);
  const [count, links] = ["selectedNodes", "selectedEdges"].map((name) => numberIn(edges.data, name) ?? 0);
  return run.say.pathSelected(count ?? 0, links ?? 0);
}

function* selected(subject: Subject, run: PlanRun): Step<string> {
  if (subject.isPath === true) return yield* selectPath(subject, run);
  const outcome = yield* call("selectElements", { selector: selectorText(subject), target: subject.target });
  if (outcome.status !== "done") return failureText(outcome, run.say.unchanged.selection, run.say);
  const count = numberIn(outcome.data, subject.target === "nodes" ? "selectedNodes" : "selectedEdges");
  return stateOf(subject, count, run.say, run.say.selected);
}

function stateOf(subject: Subject, count: number | null, say: Speech, state: (who: Who) => string): string {
  return count === 0 ? noneText(subject, say) : state(whoOf(subject, count, say));
}

function whoOf(subject: Subject, count: number | null, say: Speech): Who {
  return { who: subjectText(subject, count, say), isOne: isSingular(subject, count) };
}

function things({ target }: Pick<Subject, "target">, say: Speech): Noun {
  return target === "nodes" ? say.node : say.edge;
}

/** Hides what is named beside what a filter hides already. */
function* hiddenToo(subject: Subject, run: PlanRun): Step<Said> {
  const mode = run.request.context.filter === null ? {} : { mode: "add" };
  const selector = printSelector(not(subject.selector));
  const outcome = yield* call("filterGraph", { selector, target: subject.target, ...mode });
  if (outcome.status !== "done") return failureText(outcome, run.say.unchanged.view, run.say);
  const { hidden, shown } = viewCounts(outcome, subject.target);
  if (hidden === 0) return yield* noneHiddenText(subject, run);
  const counts = { shown: shown ?? 0, hidden: hidden ?? 0, things: things(subject, run.say) };
  return run.say.hidden(whoOf(subject, null, run.say), counts);
}

/** A filter that would leave nothing is not set. */
function* noneHiddenText(subject: Subject, { say }: PlanRun): Step<Said> {
  const name = subject.target === "nodes" ? "findNodes" : "findEdges";
  const found = yield* call(name, { selector: selectorText(subject), limit: 1 });
  if ((numberIn(found.data, "count") ?? 0) === 0) return noneText(subject, say);
  return unchanged(say.allWouldHide(things(subject, say)), "view");
}

function* onlyThese(subject: Subject, run: PlanRun): Step<Said> {
  const outcome = yield* call("filterGraph", { selector: selectorText(subject), target: subject.target });
  if (outcome.status !== "done") return failureText(outcome, run.say.unchanged.view, run.say);
  if (outcome.touched === 0 && !subject.isAll) return unchanged(noneText(subject, run.say), "view");
  const { hidden, shown } = viewCounts(outcome, subject.target);
  const who = { who: whoIsLeft(subject, run.say), isOne: isSingular(subject, shown) };
  return run.say.only(who, { shown: shown ?? 0, hidden: hidden ?? 0, things: things(subject, run.say) });
}

/** "the servers", "these nodes" where they have no noun of their own, names where they are few. */
function whoIsLeft(subject: Subject, say: Speech): string {
  const named = subjectText(subject, null, say);
  if (subject.ids !== undefined && named.startsWith("[[")) return named;
  const isPlain = /^(?:nodes|edges)$/u.test(subject.many) && !subject.isAll;
  return say.theThings(say.thing(subject), isPlain);
}

function viewCounts({ data }: Outcome, target: ElementTarget) {
  const isNodes = target === "nodes";
  return {
    hidden: numberIn(data, isNodes ? "hiddenNodes" : "hiddenEdges"),
    shown: numberIn(data, isNodes ? "shownNodes" : "shownEdges"),
  };
}

export const showAll = ability("showAll", function* (_, run) {
  const outcome = yield* call("showAll", {});
  if (outcome.status !== "done") return failureText(outcome, run.say.unchanged.view, run.say);
  const shown = numberIn(outcome.data, "shownNodes");
  const edges = numberIn(outcome.data, "shownEdges");
  return shown === null || edges === null ? run.say.allShown : run.say.allShownOf(shown, edges);
});

export const fit = ability("fit", function* (_, run) {
  const outcome = yield* call("zoomToNodes", { selector: "*" });
  if (outcome.status !== "done") return failureText(outcome, run.say.unchanged.view, run.say);
  return run.request.context.filter === null ? run.say.fitted : `${run.say.fitted} ${run.say.stillHidden}`;
});

export const layout = ability("layout", function* (act, run) {
  const wanted = typeOf(act, run);
  const options = { ...layoutOptions(act, wanted), ...(act.isWider === true && { spacing: wider(run) }) };
  const outcome = yield* call("setLayout", { type: wanted, ...(Object.keys(options).length === 0 ? {} : { options }) });
  if (outcome.status !== "done") return failureText(outcome, run.say.unchanged.layout, run.say);
  const moved = numberIn(outcome.data, "movedCount");
  if (moved === null) return run.say.layout(wanted);
  if (moved === 0) return run.say.layoutStays(wanted, plainText(outcome.message));
  if (act.isWider === true) return run.say.roomier(moved);
  return run.say.moved(moved, wanted, numberIn(outcome.data, "hiddenCount") ?? 0);
});

type Layout = ActOf<"layout">;

/** More room is given to the layout there is. */
function typeOf({ type, isWider }: Layout, { request }: PlanRun): string {
  if (type !== "") return type;
  const now = isWider === true ? request.context.layout : null;
  return now === null || now === "noverlap" ? "force" : now;
}

const wide = 1.7;
const widest = 1000;
/** As the layouts themselves spread a graph. */
const usual = 85;
const few = 30;

/** In px: more than a message before asked for, else than nodes stand apart of themselves. */
function wider({ request }: PlanRun): number {
  const { nodeCount } = request.context.profile;
  const given = request.history
    .slice(0, -1)
    .flatMap(({ rounds }) => rounds.flatMap(({ calls }) => calls))
    .findLast(({ name }) => name === "setLayout")?.input["options"];
  const before = isJsonObject(given ?? null) ? numberIn(given as JsonObject, "spacing") : null;
  return Math.min(widest, Math.round(wide * (before ?? usual * Math.sqrt(Math.max(1, few / Math.max(1, nodeCount))))));
}

function layoutOptions({ direction, by, root }: Layout, wanted: string): JsonObject {
  if (wanted === "layered")
    return { ...(direction === undefined ? {} : { direction }), ...(root === undefined ? {} : { root }) };
  return by !== undefined && /^(?:circle|grid|concentric)$/u.test(wanted) ? { by } : {};
}

function* history({ do: kind, steps, isAll = false }: ActOf<"undo" | "redo">, { say }: PlanRun): Step<string> {
  const outcome = yield* call(kind, isAll ? { all: true } : { steps });
  if (outcome.status !== "done") return say.noHistory(kind, steps > 1);
  const titles = textsIn(outcome.data, kind === "undo" ? "undone" : "redone").map((title) =>
    say.quote(plainText(title)),
  );
  if (titles.length === 0) return say.noHistory(kind, false, outcome.message);
  return say.history(kind, titles.length, say.upTo(titles, 4), outcome.message);
}

export const undo = ability("undo", history);
export const redo = ability("redo", history);
