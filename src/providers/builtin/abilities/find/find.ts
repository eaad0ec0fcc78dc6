import type { ElementTarget } from "@/graph/document/graph-types";
import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector/selector-types";
import type { JsonObject } from "@/lib/json";
import { chip, chipOf, plainText, sayAttributes } from "../../answer/words";
import type { Ref } from "../../meaning/acts";
import { all, exists, fieldOf, not } from "../../meaning/selectors";
import { mendedText, selectorText, targetOf } from "../../meaning/subject-parts";
import { failureText, noneText } from "../../plan/failures";
import {
  type CallSpec,
  call,
  numberIn,
  type Outcome,
  recordIn,
  recordsIn,
  type Step,
  textIn,
  unavailable,
} from "../../plan/outcome";
import type { PlanRun, Subject } from "../../plan/plan-run";
import type { Noun } from "../../say/kit";
import type { Speech } from "../../say/speech";
import { ability, type Reply, type Said, toReply, withMore, yesNo } from "../ability";

export const countThings = ability("count", function* ({ what }, run) {
  if (what.isAll) return yield* countAll(what.target, run);
  const resolved = yield* run.resolve(what, run);
  if (!resolved.success) return resolved.text;
  const { subject } = resolved;
  if (subject.ids !== undefined)
    return countText(
      subject.ids.length,
      what.near === undefined ? subject : { ...subject, ...nearWords(what) },
      run.say,
    );
  const [outcome = unavailable, missing] = yield [
    { name: findName(subject.target), input: { selector: selectorText(subject), limit: 1 } },
    ...withoutValue(what, subject),
  ];
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.counted, run.say);
  const count = numberIn(outcome.data, "count") ?? 0;
  run.found = withSet(subject, outcome, count);
  const text = count === 0 ? noneOf(what, subject, run.say) : countText(count, subject, run.say);
  return `${text}${withoutText(missing, what, run.say)}${mendedText(what, run.say)}`;
});

/** What is not so, or has no value to be so by: how many of them have none is asked for beside them. */
function withoutValue({ where }: Ref, subject: Subject): readonly CallSpec[] {
  const name = deniedIn(where);
  if (name === null) return [];
  const selector = printSelector(all([subject.selector, not(exists(name))]));
  return [{ name: findName(subject.target), input: { selector, limit: 1 } }];
}

function withoutText(missing: Outcome | undefined, { where }: Ref, say: Speech): string {
  const [count, name] = [numberIn(missing?.data ?? {}, "count") ?? 0, deniedIn(where)];
  return count === 0 || name === null ? "" : say.without(count, plainText(name), false);
}

/** The attribute that is not to be so. */
function deniedIn(where: Selector | undefined): string | null {
  const terms = where?.op === "and" ? where.terms : [where];
  const [denied, second] = terms.filter((term) => term?.op === "not" && isOfValues(term.term));
  return denied === undefined || second !== undefined ? null : fieldOf(denied);
}

/** More than nothing is any value at all. */
function isOfValues(term: Selector): boolean {
  if (term.op !== "compare" || term.value.kind !== "literal") return false;
  return term.cmp !== ">" || term.value.value !== 0;
}

/** None of them; a noun alone does not say which were meant. */
function noneOf({ near, tied }: Ref, subject: Subject, say: Speech): string {
  const isPrecise = (near === undefined && tied === undefined) || subject.many.includes(" ");
  return isPrecise ? noneText(subject, say) : say.noneSuch(say.thing(subject));
}

/** How many in a hundred of the whole the part is. */
export const share = ability("share", function* (act, run) {
  const [whole, part] = [yield* run.resolve(act.whole, run), yield* run.resolve(act.part, run)];
  if (!whole.success) return whole.text;
  if (!part.success) return part.text;
  const outcomes = yield [whole, part].map(({ subject }) => ({
    name: findName(subject.target),
    input: { selector: selectorText(subject), limit: 1 },
  }));
  const [total = null, some = null] = outcomes.map(({ data }) => numberIn(data, "count"));
  if (total === null || some === null) return run.say.end(run.say.undone.counted);
  if (total === 0) return noneText(whole.subject, run.say);
  const percent = Math.round((1000 * some) / total) / 10;
  return run.say.share(percent, some, { total, things: run.say.thing(whole.subject) });
});

function countText(count: number, subject: Subject, say: Speech): string {
  return say.thereAre(count, say.thing(subject));
}

function* countAll(target: ElementTarget, run: PlanRun): Step<string> {
  const key = target === "nodes" ? "nodeCount" : "edgeCount";
  const outcome = yield* call("queryGraph", { query: key });
  const count = numberIn(outcome.data, key);
  if (count === null) return failureText(outcome, run.say.undone.counted, run.say);
  return run.say.thereAre(count, target === "nodes" ? run.say.node : run.say.edge);
}

function findName(target: ElementTarget): string {
  return target === "nodes" ? "findNodes" : "findEdges";
}

export function withSet(subject: Subject, outcome: Outcome, count: number): Subject {
  const set = textIn(outcome.data, "set").replace(/^\$/u, "");
  return { ...subject, count, ...(set === "" ? {} : { selector: { op: "set" as const, name: set } }), isAll: false };
}

/** Finds elements; quiet when the next clause goes on with them. */
export const find = ability("find", function* ({ what }, run, isQuiet) {
  const resolved = yield* run.resolve(what, run);
  if (!resolved.success) {
    run.isStuck = true;
    return resolved.text;
  }
  if (isJudgement(what)) return yield* judged(what, resolved.subject, run);
  const { subject } = resolved;
  const isKnown = what.near !== undefined || what.base === "names" || what.unknown !== undefined;
  if (subject.ids !== undefined && isKnown)
    return withMore(knownFound(what, subject, run, isQuiet), isQuiet ? "" : mendedText(what, run.say));
  const limit = what.count === undefined ? {} : { limit: Math.min(100, Math.max(1, what.count)) };
  const [outcome = unavailable, missing] = yield [
    { name: findName(subject.target), input: { selector: selectorText(subject), ...limit } },
    ...withoutValue(what, subject),
  ];
  run.isStuck = outcome.status !== "done";
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.lookedFor, run.say);
  const count = numberIn(outcome.data, "count");
  if (count === null) return foundUnseen(subject, run, isQuiet);
  run.isStuck = count === 0;
  run.found = withSet(subject, outcome, count);
  if (count === 0) return `${noneOf(what, subject, run.say)}${mendedText(what, run.say)}`;
  if (isQuiet) return "";
  const text = foundText(subject, { count, records: recordsIn(outcome.data, subject.target) }, run.say);
  return `${text}${withoutText(missing, what, run.say)}${mendedText(what, run.say)}`;
});

/** Results may come without their data. */
function foundUnseen(subject: Subject, run: PlanRun, isQuiet: boolean): Said {
  run.found = subject;
  return isQuiet ? "" : { text: run.say.foundUnseen(run.say.thing(subject)), isUnseen: true };
}

/** Named nodes with a condition ask whether it holds: "Is Ann remote?", "Does Ann live with Bob?". */
function isJudgement(what: Ref): boolean {
  const { names, base, where, near, tied } = what;
  return names !== undefined && (where !== undefined || near !== undefined || (base === "names" && tied !== undefined));
}

function* judged(what: Ref, { ids: _ids, count: _count, ...subject }: Subject, run: PlanRun): Step<Reply> {
  const selector = all([subject.selector, what.where]);
  const outcome = yield* call("findNodes", { selector: printSelector(selector), limit: 5 });
  if (outcome.status !== "done") return toReply(failureText(outcome, run.say.undone.lookedFor, run.say));
  const count = numberIn(outcome.data, "count") ?? 0;
  run.isStuck = count === 0;
  run.found = withSet(subject, outcome, count);
  const without = count === 0 ? yield* missingIn(what, subject, run) : "";
  if (without !== "") return yesNo(without);
  return yesNo(
    count === 0 ? run.say.no : run.say.yes(run.say.upTo(recordsIn(outcome.data, "nodes").map(chip), 5, count)),
  );
}

/** It is neither so nor not so: there is no value to tell it by. */
function* missingIn({ where }: Ref, subject: Subject, { say }: PlanRun): Step<string> {
  const name = where?.op === "compare" && where.field.of === "bare" ? where.field.name : null;
  if (name === null) return "";
  const selector = printSelector(all([subject.selector, not(exists(name))]));
  const found = yield* call("findNodes", { selector, limit: 5 });
  const who = recordsIn(found.data, "nodes").map(chip);
  return who.length === 0 ? "" : say.hasNo(say.list(who), plainText(name));
}

interface Found {
  readonly count: number;
  readonly records: readonly JsonObject[];
}

function foundText(subject: Subject, { count, records }: Found, say: Speech): string {
  const names = records.map((record) => (subject.target === "nodes" ? chip(record) : edgeText(record, say)));
  return say.found(count, say.thing(subject), say.upTo(names, subject.target === "nodes" ? 20 : 8, count));
}

/** "[[a]] to [[b]]". */
export function edgeText(edge: JsonObject, say: Speech): string {
  return say.edgeFromTo(chipOf(textIn(edge, "source")), chipOf(textIn(edge, "target")));
}

function knownFound(what: Ref, subject: Subject, run: PlanRun, isQuiet: boolean): Said {
  const ids = subject.ids ?? [];
  run.found = subject;
  if (ids.length === 0) {
    run.isStuck = true;
    return yesNo(nearNone(what, run.say));
  }
  if (isQuiet) return "";
  const { say } = run;
  const names = say.upTo(ids.map(chipOf), 20);
  if (what.near === undefined) return say.foundNamed(ids.length, names);
  const isPlain = what.near.relation !== undefined && what.where === undefined && ids.length <= 3;
  return isPlain ? say.end(names) : say.found(ids.length, say.thing(nearWords(what)), names);
}

function nearNone(what: Ref, say: Speech): string {
  const { names = [], of, relation } = what.near ?? {};
  if (relation === undefined && of !== undefined) return say.none(say.neighbour);
  const named = of === undefined ? names.map(plainText) : [say.thing(of).many].filter(() => of.many !== "nodes");
  const who = say.list(named);
  return relation === undefined ? say.noNeighbours(who) : say.nobodyFor(plainText(relation), who);
}

function nearWords({ near, where, one, many }: Ref): Noun {
  if (near?.relation === undefined && where === undefined)
    return near?.depth === 1 ? { one: "neighbour", many: "neighbours" } : { one: "node", many: "nodes" };
  return { one, many };
}

export const sample = ability("sample", function* (act, run) {
  const resolved = yield* run.resolve(act.what, run);
  if (!resolved.success) return resolved.text;
  const target = act.both === true ? "both" : resolved.subject.target;
  const outcome = yield* call("sampleData", { target, count: act.count, ...targetOf(resolved.subject) });
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.sample, run.say);
  const nodes = recordsIn(outcome.data, "nodes").map(nodeLine);
  const edges = recordsIn(outcome.data, "edges").map((edge) => edgeLine(edge, run.say));
  const parts = [nodes, edges].filter((lines) => lines.length > 0).map((lines) => lines.join("\n"));
  const total = numberIn(outcome.data, "total");
  const { say } = run;
  if (parts.length === 0) return noneText(resolved.subject, say);
  const shown = nodes.length + edges.length;
  const things = target === "both" ? say.record : say.thing(resolved.subject);
  const isPart = total !== null && act.both !== true && total > shown;
  const head = isPart ? say.someOf(shown, total, things) : say.counted(shown, things);
  return `${head}:\n\n${parts.join("\n\n")}`;
});

function nodeLine(node: JsonObject): string {
  const label = textIn(node, "label");
  const attributes = sayAttributes(recordIn(node, "data"), label);
  const id = textIn(node, "id");
  return `- ${chip(node)} (id ${plainText(id)})${attributes === "" ? "" : `: ${attributes}`}`;
}

function edgeLine(edge: JsonObject, say: Speech): string {
  const attributes = sayAttributes(recordIn(edge, "data"), "");
  return `- ${edgeText(edge, say)} (id ${plainText(textIn(edge, "id"))})${attributes === "" ? "" : `: ${attributes}`}`;
}
