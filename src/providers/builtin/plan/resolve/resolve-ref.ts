import type { Selector } from "@/graph/selector/selector-types";
import { hundredths } from "@/lib/hundredths";
import { missingText } from "../../answer/missing-word";
import { chipOf, plainText } from "../../answer/words";
import { outsideParts, spokeOfParts } from "../../dialogue/outside-parts";
import { rankedRows } from "../../dialogue/ranked-rows";
import type { Against, Ranking, Ref } from "../../meaning/acts";
import { hasRecord } from "../../meaning/recorded-acts";
import { all, compare, idIn, not } from "../../meaning/selectors";
import { selectorText } from "../../meaning/subject-parts";
import type { Speech } from "../../say/speech";
import { mentioning } from "../../schema/mentioning";
import { asNodes, lookUp, refusalFor } from "../look-up";
import { call, numberIn, recordIn, recordsIn, type Step, textIn } from "../outcome";
import type { PlanRun, Resolved, Subject } from "../plan-run";
import { resolveNames, selectorsOf } from "./resolve-names";
import { narrowed } from "./resolve-near";
import { resolveTied } from "./resolve-tied";
import { resolveEnds, resolvePart, resolveWithNeighbours } from "./resolve-ties";

/** Finds out which elements a phrase means: names are looked up, neighbours and rankings fetched. */
export function* resolveRef(ref: Ref, run: PlanRun): Step<Resolved> {
  const plain = yield* resolvePlain(ref, run);
  const joined = yield* resolveTies(ref, plain, run);
  const found = yield* resolveAmounts(ref, joined, run.say);
  if (!found.success || ref.rank === undefined || (ref.near === undefined && ref.base === "names")) return found;
  return yield* resolveRank(ref.rank, ref, { subject: found.subject, run });
}

/** Those with as many ties as is asked for, of each kind. */
function* resolveAmounts({ tied, tiedAlso = [] }: Ref, joined: Resolved, say: Speech): Step<Resolved> {
  let found = joined;
  for (const one of tied === undefined ? [] : [tied, ...tiedAlso])
    if (found.success) found = yield* resolveTied(one, found.subject, say);
  return found;
}

function* resolveTies(ref: Ref, plain: Resolved, run: PlanRun): Step<Resolved> {
  if (!plain.success) return plain;
  if (ref.isWithNeighbours === true) return yield* resolveWithNeighbours(plain.subject, ref, run.say);
  return ref.ends === undefined ? plain : yield* resolveEnds(ref.ends, plain.subject, run);
}

function* resolvePlain(ref: Ref, run: PlanRun): Step<Resolved> {
  if (ref.base === "part") return yield* resolvePart(ref, run.say);
  if (ref.near === undefined) {
    if (ref.base === "names") return yield* resolveNames(ref, run);
    if (ref.base === "all" && ref.unknown !== undefined) return yield* resolveUnknown(ref, ref.unknown, run);
    const parts = ref.base === "previous" && spokeOfParts(run) ? yield* outsideParts() : null;
    if (parts !== null) return { success: true, subject: { ...parts, selector: all([parts.selector, ref.where]) } };
  }
  return yield* resolveBase(ref, run);
}

function* resolveBase(ref: Ref, run: PlanRun): Step<Resolved> {
  const base = ref.base === "names" ? yield* resolveNames(ref, run) : baseOf(ref, run);
  if (!base.success) return base;
  const excluded = yield* selectorsOf(ref.without ?? [], run);
  if (!excluded.success) return excluded;
  const against = yield* resolveAgainst(ref.against, base.subject, run);
  if (!against.success) return against;
  const terms = [base.subject.selector, ref.where, against.selector, ...excluded.selectors.map(not)];
  const isAll = base.subject.isAll && excluded.selectors.length === 0;
  const own: Subject = { ...base.subject, isAll, selector: all(terms) };
  if (ref.near === undefined) return { success: true, subject: own };
  return yield* narrowed(ref, [ref.near, ...(ref.nearAlso ?? [])], { own, run, resolve: resolveRef });
}

function baseOf(ref: Ref, run: PlanRun): Resolved {
  const noun = { target: ref.target, one: ref.one, many: ref.many };
  const { context, history } = run.request;
  if (ref.base === "selected") {
    const { nodeCount, edgeCount } = context.selection;
    const target = nodeCount === 0 && edgeCount > 0 ? "edges" : ref.target;
    // Once the message has done something, what was selected may be gone by it.
    const isBegun = history.at(-1)?.rounds.some(hasRecord) === true;
    if (nodeCount + edgeCount === 0 && !isBegun) return { success: false, text: run.say.nothingSelected };
    return { success: true, subject: { ...noun, target, selector: { op: "set", name: "selected" }, isAll: false } };
  }
  if (ref.base === "all" || ref.base === "names") {
    return { success: true, subject: { ...noun, selector: { op: "all" }, isAll: ref.where === undefined } };
  }
  return spokenBase(ref, run);
}

/** What was spoken of, or all but that. "Those in York" as the first thing said are all that are in York. */
function spokenBase(ref: Ref, run: PlanRun): Resolved {
  const noun = { target: ref.target, one: ref.one, many: ref.many };
  const others = ref.base === "rest" && run.found === null ? run.spoken.others() : null;
  if (others !== null) return { success: true, subject: asOthers(others, ref) };
  const before = spokenOf(ref, run);
  const isDescribed = [ref.where, ref.near, ref.against, ref.rank].some((part) => part !== undefined);
  const isFirst = run.request.history.length < 2;
  if (before === null && ref.base !== "rest" && isDescribed && isFirst)
    return { success: true, subject: { ...noun, selector: { op: "all" }, isAll: false } };
  if (before === null) run.isUnmet = true;
  if (before === null)
    return { success: false, text: run.say.nothingSpokenOf(ref.target === "nodes" ? run.say.node : run.say.edge) };
  if (ref.base === "rest") return { success: true, subject: asOthers(restOf(before), ref) };
  // "stations in zone 2 step free": what is asked of them is said with them.
  const isSaid = ref.many.startsWith(`${before.many} `);
  const words = isSaid ? noun : { one: `of the ${before.many}`, many: before.many };
  return { success: true, subject: { ...before, ...(ref.where === undefined ? {} : words), isAll: false } };
}

/** "The other stops", where their kind was said. */
function asOthers(subject: Subject, { where, one, many }: Ref): Subject {
  return where === undefined ? subject : { ...subject, one: `other ${one}`, many: `other ${many}` };
}

function restOf({ target, selector }: Subject): Subject {
  const one = target === "nodes" ? "node" : "edge";
  return { target, one: `other ${one}`, many: `other ${target}`, selector: not(selector), isAll: false };
}

function spokenOf(ref: Ref, run: PlanRun): Subject | null {
  const before = (ref.base === "message" || ref.base === "rest" ? run.found : null) ?? run.spoken.last();
  if (before !== null) return before;
  const { nodeCount } = run.request.context.selection;
  if (nodeCount === 0) return null;
  return {
    selector: { op: "set", name: "selected" },
    target: "nodes",
    one: "selected node",
    many: "selected nodes",
    isAll: false,
  };
}

/** A word that means nothing in the profile: perhaps a name, perhaps a value of an attribute with many. */
function* resolveUnknown(ref: Ref, word: string, run: PlanRun): Step<Resolved> {
  const [looked] = yield* lookUp([word], run, ref.isNoun === true);
  const isMissing = looked === undefined || looked.kind === "none";
  if (isMissing && ref.isNoun === true) {
    const { unknown: _unknown, isNoun: _isNoun, ...known } = ref;
    return yield* resolveBase(known, run);
  }
  const mention = isMissing && ref.isExact !== true ? yield* mentioning(word, ref, run) : null;
  if (mention !== null) return { success: true, subject: mention };
  if (isMissing) return { success: false, text: missingText(word, looked, run) };
  const wrong = refusalFor(word, looked, run);
  if (wrong !== null) return { success: false, text: wrong };
  const noun = { target: "nodes" as const, isAll: false };
  if (looked.kind === "node")
    return {
      success: true,
      subject: {
        ...noun,
        one: "node",
        many: "nodes",
        selector: all([idIn([looked.id]), ref.where]),
        ids: [looked.id],
        count: 1,
      },
    };
  const selector = looked.kind === "value" ? looked.selector : ({ op: "all" } as const);
  return {
    success: true,
    subject: { ...noun, one: `${word} node`, many: `${word} nodes`, selector: all([selector, ref.where]) },
  };
}

function* resolveRank(
  rank: Ranking,
  ref: Ref,
  found: { readonly subject: Subject; readonly run: PlanRun },
): Step<Resolved> {
  const { subject, run } = found;
  const { rows, outcome } = yield* rankedRows(rank, subject, run);
  const ids = rows.map((node) => textIn(node, "id"));
  if (ids.length === 0 && outcome.status !== "done")
    return { success: false, text: run.say.end(run.say.notRanked(plainText(rank.by))) };
  if (ids.length === 0) return { success: false, text: run.say.noValue(run.say.thing(ref), plainText(rank.by)) };
  return { success: true, subject: { ...subject, selector: idIn(ids), ids, count: ids.length, isAll: false } };
}

type Found =
  | { readonly success: true; readonly selector?: Selector }
  | { readonly success: false; readonly text: string };

/** "above average load", "older than Ann": what it is compared with is found out first. `of`: those it is said of. */
function* resolveAgainst(against: Against | undefined, of: Subject, run: PlanRun): Step<Found> {
  if (against === undefined) return { success: true };
  if (against.name !== undefined) return yield* againstNode(against, against.name, run);
  const { property, cmp, isAmong } = against;
  const whole = isAmong === true ? { selector: selectorText(of) } : {};
  const outcome = yield* call("aggregate", { target: of.target, measure: "mean", property, ...whole });
  const value = numberIn(recordsIn(outcome.data, "rows")[0] ?? {}, "value");
  if (value === null) return { success: false, text: run.say.end(run.say.undone.average) };
  if (isAmong === true)
    run.taken.push(`${property} ${cmp === ">" ? "above" : "below"} ${hundredths(value)}, their average`);
  return { success: true, selector: compare(property, cmp, value) };
}

function* againstNode({ property, cmp }: Against, name: string, run: PlanRun): Step<Found> {
  const [looked] = yield* asNodes(yield* lookUp([name], run));
  const wrong = refusalFor(name, looked, run);
  if (wrong !== null || looked?.kind !== "node") return { success: false, text: wrong ?? "" };
  const { data } = yield* call("getNode", { id: looked.id });
  const value = property === "degree" ? numberIn(data, "degree") : recordIn(data, "data")[property];
  if (typeof value !== "number" && typeof value !== "string")
    return { success: false, text: run.say.nothingToCompare(chipOf(looked.id), plainText(property)) };
  return { success: true, selector: all([compare(property, cmp, value), not(idIn([looked.id]))]) };
}
