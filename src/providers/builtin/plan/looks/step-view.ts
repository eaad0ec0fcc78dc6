import type { ElementTarget } from "@/graph/document/graph-types";
import { printSelector } from "@/graph/selector/print-selector";
import type { JsonObject } from "@/lib/json";
import { counted, figure, listedUpTo, plainText } from "../../answer/words";
import { layoutNames } from "../../lexicon/layout-names";
import type { Act, Ref } from "../../meaning/acts";
import { not } from "../../meaning/selectors";
import { mendedText, selectorText } from "../../meaning/subject-parts";
import type { Desk, Subject } from "../desk";
import { failureText } from "../failures";
import { call, numberIn, type Outcome, type Step, textsIn } from "../outcome";
import { resolveRef } from "../resolve/resolve-ref";
import { isSingular, noneText, subjectText } from "../subject-text";

type ViewAct = "select" | "hide" | "only" | "zoom";

/** Nothing stays selected, neither nodes nor edges. */
export function* deselectStep(): Step<string> {
  const outcomes = yield (["nodes", "edges"] as const).map((target) => ({
    name: "selectElements",
    input: { selector: "*", target, mode: "remove" },
  }));
  const failed = outcomes.find((outcome) => outcome.status !== "done");
  return failed === undefined ? "Nothing is selected now." : failureText(failed, "The selection is as it was");
}

/** More or less than is selected already. */
export function* selectMoreStep(what: Ref, mode: "add" | "remove", desk: Desk): Step<string> {
  const resolved = yield* resolveRef(what, desk);
  if (!resolved.success) return `${resolved.text} The selection is as it was.`;
  const { subject } = resolved;
  const input = { selector: selectorText(subject), target: subject.target, mode };
  const outcome = yield* call("selectElements", input);
  if (outcome.status !== "done") return failureText(outcome, "The selection is as it was");
  if (outcome.touched === 0) return `${noneText(subject)} The selection is as it was.`;
  desk.found = { ...subject, selector: { op: "set", name: "selected" }, isAll: false };
  const count = numberIn(outcome.data, subject.target === "nodes" ? "selectedNodes" : "selectedEdges") ?? 0;
  const who = subjectText(subject, subject.count ?? null);
  const verb = isSingular(subject, subject.count ?? null) ? "is" : "are";
  return `${who} ${verb} ${mode === "add" ? "selected as well" : "no longer selected"}: ${counted(count, subject.target.slice(0, -1), subject.target)} selected now.`;
}

export function* viewStep(kind: ViewAct, what: Ref, desk: Desk): Step<string> {
  const resolved = yield* resolveRef(what, desk);
  if (!resolved.success) return `${resolved.text} The view is as it was.`;
  const { subject } = resolved;
  desk.found = subject;
  return `${yield* seen(kind, subject, desk)}${mendedText(what)}`;
}

function* seen(kind: ViewAct, subject: Subject, desk: Desk): Step<string> {
  if (kind === "hide") return yield* hideStep(subject, desk);
  if (kind === "only") return yield* onlyStep(subject);
  return kind === "zoom" && subject.target === "nodes" ? yield* zoomStep(subject) : yield* selectStep(subject);
}

function* zoomStep(subject: Subject): Step<string> {
  const outcome = yield* call("zoomToNodes", { selector: selectorText(subject) });
  if (outcome.status !== "done") return failureText(outcome, "The view is as it was");
  return stateOf(subject, numberIn(outcome.data, "focusCount"), "in view now");
}

/** A path is its nodes and its edges. */
function* selectPath(subject: Subject): Step<string> {
  const selector = selectorText(subject);
  const nodes = yield* call("selectElements", { selector, target: "nodes" });
  const edges = yield* call("selectElements", { selector, target: "edges", mode: "add" });
  const failed = [nodes, edges].find((outcome) => outcome.status !== "done");
  if (failed !== undefined) return failureText(failed, "The path is not selected whole");
  const [count, links] = ["selectedNodes", "selectedEdges"].map((name) => numberIn(edges.data, name) ?? 0);
  return `The path is selected now: ${counted(count ?? 0, "node", "nodes")} and ${counted(links ?? 0, "edge", "edges")}.`;
}

function* selectStep(subject: Subject): Step<string> {
  if (subject.isPath === true) return yield* selectPath(subject);

  const outcome = yield* call("selectElements", { selector: selectorText(subject), target: subject.target });
  if (outcome.status !== "done") return failureText(outcome, "The selection is as it was");
  const count = numberIn(outcome.data, subject.target === "nodes" ? "selectedNodes" : "selectedEdges");
  return stateOf(subject, count, "selected now");
}

function stateOf(subject: Subject, count: number | null, state: string): string {
  if (count === 0) return noneText(subject);
  return `${subjectText(subject, count)} ${isSingular(subject, count) ? "is" : "are"} ${state}.`;
}

/** Hides what is named beside what a filter hides already. */
function* hideStep(subject: Subject, desk: Desk): Step<string> {
  const mode = desk.request.context.filter === null ? {} : { mode: "add" };
  const selector = printSelector(not(subject.selector));
  const outcome = yield* call("filterGraph", { selector, target: subject.target, ...mode });
  if (outcome.status !== "done") return failureText(outcome, "The view is as it was");
  const { hidden, shown } = viewCounts(outcome, subject.target);
  if (hidden === 0) return yield* noneHiddenText(subject);
  const who = subjectText(subject, null);
  const gone = `${figure(hidden ?? 0)} hidden`;
  return `${who} ${isSingular(subject, null) ? "is" : "are"} hidden: ${shownText(shown, subject.target)} shown, ${gone}. 'Show everything' brings ${isSingular(subject, null) ? "it" : "them"} back.`;
}

/** A filter that would leave nothing is not set. */
function* noneHiddenText(subject: Subject): Step<string> {
  const name = subject.target === "nodes" ? "findNodes" : "findEdges";
  const found = yield* call(name, { selector: selectorText(subject), limit: 1 });
  if ((numberIn(found.data, "count") ?? 0) === 0) return noneText(subject);
  return `That are all ${subject.target} shown: with them hidden there would be nothing to see. The view is as it was.`;
}

function* onlyStep(subject: Subject): Step<string> {
  const outcome = yield* call("filterGraph", { selector: selectorText(subject), target: subject.target });
  if (outcome.status !== "done") return failureText(outcome, "The view is as it was");
  if (outcome.touched === 0 && !subject.isAll) return `${noneText(subject)} The view is as it was.`;
  const { hidden, shown } = viewCounts(outcome, subject.target);
  const who = whoIsLeft(subject);
  return `Only ${who} ${isSingular(subject, shown) ? "is" : "are"} shown now: ${shownText(shown, subject.target, "")}, ${figure(hidden ?? 0)} hidden.`;
}

/** "the servers", "these nodes" where they have no noun of their own, names where they are few. */
function whoIsLeft(subject: Subject): string {
  const named = subjectText(subject, null);
  if (subject.ids !== undefined && named.startsWith("[[")) return named;
  const isPlain = /^(?:nodes|edges)$/u.test(subject.many) && !subject.isAll;
  return `${isPlain ? "these" : "the"} ${plainText(subject.many)}`;
}

function viewCounts({ data }: Outcome, target: ElementTarget) {
  const isNodes = target === "nodes";
  return {
    hidden: numberIn(data, isNodes ? "hiddenNodes" : "hiddenEdges"),
    shown: numberIn(data, isNodes ? "shownNodes" : "shownEdges"),
  };
}

function shownText(shown: number | null, target: ElementTarget, verb = shown === 1 ? " is" : " are"): string {
  return `${counted(shown ?? 0, target.slice(0, -1), target)}${verb}`;
}

export function* showAllStep(): Step<string> {
  const outcome = yield* call("showAll", {});
  if (outcome.status !== "done") return failureText(outcome, "The view is as it was");
  const shown = numberIn(outcome.data, "shownNodes");
  const edges = numberIn(outcome.data, "shownEdges");
  return shown === null || edges === null
    ? "Everything is shown again."
    : `Everything is shown: ${counted(shown, "node", "nodes")} and ${counted(edges, "edge", "edges")}.`;
}

export function* fitStep(): Step<string> {
  const outcome = yield* call("zoomToNodes", { selector: "*" });
  return outcome.status === "done" ? "The whole graph is in view now." : failureText(outcome, "The view is as it was");
}

export function* layoutStep(act: Act & { readonly do: "layout" }): Step<string> {
  const wanted = act.type === "" ? "force" : act.type;
  const options = layoutOptions(act, wanted);
  const outcome = yield* call("setLayout", { type: wanted, ...(Object.keys(options).length === 0 ? {} : { options }) });
  if (outcome.status !== "done") return failureText(outcome, "The layout is as it was");
  const moved = numberIn(outcome.data, "movedCount");
  const where = layoutNames[wanted] ?? wanted;
  if (moved === null) return `The nodes stand ${where} now.`;
  if (moved === 0) return plainText(outcome.message);
  const hidden = numberIn(outcome.data, "hiddenCount") ?? 0;
  const rest = hidden === 0 ? "" : `; ${counted(hidden, "hidden node", "hidden nodes")} did not move`;
  return `${counted(moved, "node", "nodes")} ${moved === 1 ? "stands" : "stand"} ${where} now${rest}.`;
}

function layoutOptions({ direction, by, root }: Act & { readonly do: "layout" }, wanted: string): JsonObject {
  if (wanted === "layered")
    return { ...(direction === undefined ? {} : { direction }), ...(root === undefined ? {} : { root }) };
  return by !== undefined && /^(?:circle|grid|concentric)$/u.test(wanted) ? { by } : {};
}

export function* historyStep({ do: kind, steps, isAll = false }: Extract<Act, { do: "undo" | "redo" }>): Step<string> {
  const outcome = yield* call(kind, isAll ? { all: true } : { steps });
  if (outcome.status !== "done") return `There is nothing to ${kind}${steps > 1 ? " so far back" : ""}.`;
  const titles = textsIn(outcome.data, kind === "undo" ? "undone" : "redone").map((title) => `'${plainText(title)}'`);
  const word = kind === "undo" ? "Undone" : "Done again";
  if (titles.length === 0) return plainText(outcome.message);
  const count = titles.length > 1 ? ` ${counted(titles.length, "change", "changes")}` : "";
  return `${word}${count}: ${listedUpTo(titles, 4)}.`;
}
