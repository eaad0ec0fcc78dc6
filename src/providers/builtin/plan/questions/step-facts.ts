import type { ElementTarget } from "@/graph/document/graph-types";
import { printSelector } from "@/graph/selector/print-selector";
import type { JsonObject } from "@/lib/json";
import {
  capital,
  chip,
  chipOf,
  counted,
  figure,
  listed,
  listedUpTo,
  plainText,
  sayAttributes,
} from "../../answer/words";
import type { Act, Ref } from "../../meaning/acts";
import { all } from "../../meaning/selectors";
import { mendedText, selectorText, targetOf } from "../../meaning/subject-parts";
import type { Desk, Subject } from "../desk";
import { failureText } from "../failures";
import { call, numberIn, type Outcome, recordIn, recordsIn, type Step, textIn } from "../outcome";

export function* countStep(what: Ref, desk: Desk): Step<string> {
  if (what.isAll) return yield* countAll(what.target);
  const resolved = yield* desk.resolve(what, desk);
  if (!resolved.success) return resolved.text;
  const { subject } = resolved;
  if (subject.ids !== undefined)
    return countText(subject.ids.length, what.near === undefined ? subject : { ...subject, ...nearWords(what) });
  const outcome = yield* call(findName(subject.target), { selector: selectorText(subject), limit: 1 });
  if (outcome.status !== "done") return failureText(outcome, "They could not be counted");
  const count = numberIn(outcome.data, "count") ?? 0;
  desk.found = withSet(subject, outcome, count);
  return countText(count, subject) + mendedText(what);
}

/** How many in a hundred of the whole the part is. */
export function* shareStep(act: Act & { readonly do: "share" }, desk: Desk): Step<string> {
  const [whole, part] = [yield* desk.resolve(act.whole, desk), yield* desk.resolve(act.part, desk)];
  if (!whole.success) return whole.text;
  if (!part.success) return part.text;
  const outcomes = yield [whole, part].map(({ subject }) => ({
    name: findName(subject.target),
    input: { selector: selectorText(subject), limit: 1 },
  }));
  const [total = null, some = null] = outcomes.map(({ data }) => numberIn(data, "count"));
  if (total === null || some === null) return "They could not be counted.";
  if (total === 0) return `There are no ${plainText(whole.subject.many)}.`;
  return `${figure(Math.round((1000 * some) / total) / 10)} %: ${figure(some)} of ${counted(total, plainText(whole.subject.one), plainText(whole.subject.many))}.`;
}

function countText(count: number, subject: Subject): string {
  const many = plainText(subject.many);
  if (count === 0) return `There are no ${many}.`;
  return `There ${count === 1 ? "is" : "are"} ${counted(count, plainText(subject.one), many)}.`;
}

function* countAll(target: ElementTarget): Step<string> {
  const key = target === "nodes" ? "nodeCount" : "edgeCount";
  const outcome = yield* call("queryGraph", { query: key });
  const count = numberIn(outcome.data, key);
  if (count === null) return failureText(outcome, "They could not be counted");
  return `There ${count === 1 ? "is" : "are"} ${counted(count, target.slice(0, -1), target)}.`;
}

function findName(target: ElementTarget): string {
  return target === "nodes" ? "findNodes" : "findEdges";
}

export function withSet(subject: Subject, outcome: Outcome, count: number): Subject {
  const set = textIn(outcome.data, "set").replace(/^\$/u, "");
  return { ...subject, count, ...(set === "" ? {} : { selector: { op: "set" as const, name: set } }), isAll: false };
}

/** Finds elements; quiet when the next clause goes on with them. */
export function* findStep(what: Ref, desk: Desk, isQuiet: boolean): Step<string> {
  const resolved = yield* desk.resolve(what, desk);
  if (!resolved.success) {
    desk.isStuck = true;
    return resolved.text;
  }
  if (isJudgement(what)) return yield* judgeStep(what, resolved.subject, desk);
  const { subject } = resolved;
  const isKnown = what.near !== undefined || what.base === "names" || what.unknown !== undefined;
  if (subject.ids !== undefined && isKnown) return knownFound(what, subject, desk, isQuiet);
  const limit = what.count === undefined ? {} : { limit: Math.min(100, Math.max(1, what.count)) };
  const outcome = yield* call(findName(subject.target), { selector: selectorText(subject), ...limit });
  desk.isStuck = outcome.status !== "done";
  if (outcome.status !== "done") return failureText(outcome, "They could not be looked for");
  const count = numberIn(outcome.data, "count");
  if (count === null) return foundUnseen(subject, desk, isQuiet);
  desk.isStuck = count === 0;
  desk.found = withSet(subject, outcome, count);
  if (count === 0) return `There are no ${plainText(subject.many)}.${mendedText(what)}`;
  const records = recordsIn(outcome.data, subject.target);
  return isQuiet ? "" : `${foundText(subject, count, records)}${mendedText(what)}`;
}

/** Results may come without their data. */
function foundUnseen(subject: Subject, desk: Desk, isQuiet: boolean): string {
  desk.found = subject;
  return isQuiet ? "" : `The ${plainText(subject.many)} were looked for; what was found is in the step above.`;
}

/** Named nodes with a condition ask whether it holds: "Is Ann remote?", "Does Ann live with Bob?". */
function isJudgement(what: Ref): boolean {
  return what.names !== undefined && (what.where !== undefined || what.near !== undefined);
}

function* judgeStep(what: Ref, { ids: _ids, count: _count, ...subject }: Subject, desk: Desk): Step<string> {
  const selector = all([subject.selector, what.where]);
  const outcome = yield* call("findNodes", { selector: printSelector(selector), limit: 5 });
  if (outcome.status !== "done") return failureText(outcome, "They could not be looked for");
  const count = numberIn(outcome.data, "count") ?? 0;
  desk.isStuck = count === 0;
  desk.found = withSet(subject, outcome, count);
  return count === 0 ? "No." : `Yes: ${listedUpTo(recordsIn(outcome.data, "nodes").map(chip), 5, count)}.`;
}

function foundText(subject: Subject, count: number, records: readonly JsonObject[]): string {
  const head = capital(counted(count, plainText(subject.one), plainText(subject.many)));
  const names = records.map((record) => (subject.target === "nodes" ? chip(record) : edgeText(record)));
  return names.length === 0 ? `${head}.` : `${head}: ${listedUpTo(names, subject.target === "nodes" ? 20 : 8, count)}.`;
}

/** "[[a]] to [[b]]". */
export function edgeText(edge: JsonObject): string {
  return `${chipOf(textIn(edge, "source"))} to ${chipOf(textIn(edge, "target"))}`;
}

function knownFound(what: Ref, subject: Subject, desk: Desk, isQuiet: boolean): string {
  const ids = subject.ids ?? [];
  desk.found = subject;
  if (ids.length === 0) {
    desk.isStuck = true;
    return nearNone(what);
  }
  if (isQuiet) return "";
  const names = listedUpTo(ids.map(chipOf), 20);
  if (what.near === undefined) return `${ids.length === 1 ? "Found" : `Found ${figure(ids.length)}`}: ${names}.`;
  const isPlain = what.near.relation !== undefined && what.where === undefined && ids.length <= 3;
  return isPlain ? `${names}.` : `${capital(counted(ids.length, ...nearNoun(what)))}: ${names}.`;
}

function nearNone(what: Ref): string {
  const who = listed((what.near?.names ?? []).map(plainText));
  const relation = what.near?.relation;
  return relation === undefined
    ? `${who || "That"} has no neighbours.`
    : `Nobody is found for '${plainText(relation)}' with ${who || "that"}.`;
}

function nearWords(what: Ref): { readonly one: string; readonly many: string } {
  const [one, many] = nearNoun(what);
  return { one, many };
}

function nearNoun(what: Ref): readonly [string, string] {
  if (what.near?.relation === undefined && what.where === undefined)
    return what.near?.depth === 1 ? ["neighbour", "neighbours"] : ["node", "nodes"];
  return [plainText(what.one), plainText(what.many)];
}

export function* sampleStep(act: Act & { readonly do: "sample" }, desk: Desk): Step<string> {
  const resolved = yield* desk.resolve(act.what, desk);
  if (!resolved.success) return resolved.text;
  const target = act.both === true ? "both" : resolved.subject.target;
  const outcome = yield* call("sampleData", { target, count: act.count, ...targetOf(resolved.subject) });
  if (outcome.status !== "done") return failureText(outcome, "No sample could be taken");
  const nodes = recordsIn(outcome.data, "nodes").map(nodeLine);
  const edges = recordsIn(outcome.data, "edges").map(edgeLine);
  const parts = [nodes, edges].filter((lines) => lines.length > 0).map((lines) => lines.join("\n"));
  const total = numberIn(outcome.data, "total");
  if (parts.length === 0) return `There are no ${plainText(resolved.subject.many)}.`;
  const shown = nodes.length + edges.length;
  const of = total !== null && act.both !== true && total > shown ? ` of ${figure(total)}` : "";
  const noun = counted(
    shown,
    target === "both" ? "record" : plainText(resolved.subject.one),
    target === "both" ? "records" : plainText(resolved.subject.many),
  );
  return `${of === "" ? noun : `${figure(shown)}${of} ${plainText(resolved.subject.many)}`}:\n\n${parts.join("\n\n")}`;
}

function nodeLine(node: JsonObject): string {
  const label = textIn(node, "label");
  const attributes = sayAttributes(recordIn(node, "data"), label);
  const id = textIn(node, "id");
  return `- ${chip(node)} (id ${plainText(id)})${attributes === "" ? "" : `: ${attributes}`}`;
}

function edgeLine(edge: JsonObject): string {
  const attributes = sayAttributes(recordIn(edge, "data"), "");
  return `- ${edgeText(edge)} (id ${plainText(textIn(edge, "id"))})${attributes === "" ? "" : `: ${attributes}`}`;
}
