import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector-types";
import type { Near, Ranking, Ref } from "./acts";
import type { Desk, Resolved, Subject } from "./desk";
import { lookUp, refusalFor } from "./look-up";
import { mentioning } from "./mentioning";
import { missingText } from "./missing-word";
import { call, numberIn, type Outcome, recordsIn, type Step, textIn, textsIn } from "./outcome";
import { outsideParts, spokeOfParts } from "./outside-parts";
import { previousSubject } from "./previous";
import { rankedRows } from "./ranked-rows";
import { reachedFrom } from "./reached-from";
import { isOpenWay } from "./relation-match";
import { resolveAgainst } from "./resolve-against";
import { resolveNames, selectorsOf } from "./resolve-names";
import { resolveTied } from "./resolve-tied";
import { resolveEnds, resolvePart, resolveWithNeighbours } from "./resolve-ties";
import { all, idIn, not } from "./selectors";
import { plainText } from "./words";

/** Finds out which elements a phrase means: names are looked up, neighbours and rankings fetched. */
export function* resolveRef(ref: Ref, desk: Desk): Step<Resolved> {
  const plain = yield* resolvePlain(ref, desk);
  const joined = yield* resolveTies(ref, plain, desk);
  const found = ref.tied !== undefined && joined.success ? yield* resolveTied(ref.tied, joined.subject) : joined;
  if (!found.success || ref.rank === undefined || (ref.near === undefined && ref.base === "names")) return found;
  return yield* resolveRank(ref.rank, ref, { subject: found.subject, desk });
}

function* resolveTies(ref: Ref, plain: Resolved, desk: Desk): Step<Resolved> {
  if (!plain.success) return plain;
  if (ref.isWithNeighbours === true) return yield* resolveWithNeighbours(plain.subject, ref);
  return ref.ends === undefined ? plain : yield* resolveEnds(ref.ends, plain.subject, desk);
}

function* resolvePlain(ref: Ref, desk: Desk): Step<Resolved> {
  if (ref.base === "part") return yield* resolvePart(ref);
  if (ref.near === undefined) {
    if (ref.base === "names") return yield* resolveNames(ref, desk);
    if (ref.base === "all" && ref.unknown !== undefined) return yield* resolveUnknown(ref, ref.unknown, desk);
    const parts = ref.base === "previous" && spokeOfParts(desk) ? yield* outsideParts() : null;
    if (parts !== null) return { success: true, subject: { ...parts, selector: all([parts.selector, ref.where]) } };
  }
  return yield* resolveBase(ref, desk);
}

function* resolveBase(ref: Ref, desk: Desk): Step<Resolved> {
  const base = ref.base === "names" ? yield* resolveNames(ref, desk) : baseOf(ref, desk);
  if (!base.success) return base;
  const excluded = yield* selectorsOf(ref.without ?? [], desk);
  if (!excluded.success) return excluded;
  const against = yield* resolveAgainst(ref.against, ref.target, desk);
  if (!against.success) return against;
  const terms = [base.subject.selector, ref.where, against.selector, ...excluded.selectors.map(not)];
  const isAll = base.subject.isAll && excluded.selectors.length === 0;
  const own: Subject = { ...base.subject, isAll, selector: all(terms) };
  return ref.near === undefined ? { success: true, subject: own } : yield* narrowed(ref, ref.near, { own, desk });
}

/** Of these only the neighbours (or only the others). */
function* narrowed(
  ref: Ref,
  near: Near,
  { own, desk }: { readonly own: Subject; readonly desk: Desk },
): Step<Resolved> {
  const found = yield* resolveNear(near, desk);
  if (!found.success) return found;
  const { subject } = found;
  const isWhole = ref.where === undefined && !near.isNegated && ref.base === "all" && ref.without === undefined;
  const noun = near.isShared === true ? {} : { one: ref.one, many: ref.many };
  if (isWhole) return { success: true, subject: { ...subject, ...noun } };
  const reached = near.isNegated ? not(subject.selector) : subject.selector;
  const { ids: _ids, count: _count, ...rest } = own;
  return { success: true, subject: { ...rest, selector: all([own.selector, reached]), isAll: false } };
}

/** The subject as a command reads it. */
export function selectorText(subject: Subject): string {
  return printSelector(subject.selector);
}

function baseOf(ref: Ref, desk: Desk): Resolved {
  const noun = { target: ref.target, one: ref.one, many: ref.many };
  const { context } = desk.request;
  if (ref.base === "selected") {
    const { nodeCount, edgeCount } = context.selection;
    const target = nodeCount === 0 && edgeCount > 0 ? "edges" : ref.target;
    if (nodeCount + edgeCount === 0) return { success: false, text: "Nothing is selected now." };
    return { success: true, subject: { ...noun, target, selector: { op: "set", name: "selected" }, isAll: false } };
  }
  if (ref.base === "all" || ref.base === "names") {
    return { success: true, subject: { ...noun, selector: { op: "all" }, isAll: ref.where === undefined } };
  }
  return spokenBase(ref, desk);
}

/** What was spoken of, or all but that. "Those in York" as the first thing said are all that are in York. */
function spokenBase(ref: Ref, desk: Desk): Resolved {
  const noun = { target: ref.target, one: ref.one, many: ref.many };
  const before = spokenOf(ref, desk);
  const isTold = ref.where !== undefined || ref.near !== undefined || ref.against !== undefined;
  if (before === null && ref.base !== "rest" && isTold)
    return { success: true, subject: { ...noun, selector: { op: "all" }, isAll: false } };
  if (before === null)
    return { success: false, text: `It is not clear which ${ref.target} are meant: nothing was spoken of before.` };
  if (ref.base === "rest")
    return {
      success: true,
      subject: {
        ...noun,
        many: `other ${before.many}`,
        one: `other ${before.one}`,
        target: before.target,
        selector: not(before.selector),
        isAll: false,
      },
    };
  const isSame = ref.where === undefined;
  return {
    success: true,
    subject: { ...before, ...(isSame ? {} : { one: `of the ${before.many}`, many: before.many }), isAll: false },
  };
}

function spokenOf(ref: Ref, desk: Desk): Subject | null {
  const before = (ref.base === "message" ? desk.found : null) ?? previousSubject(desk.request);
  if (before !== null) return before;
  const { nodeCount } = desk.request.context.selection;
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
function* resolveUnknown(ref: Ref, word: string, desk: Desk): Step<Resolved> {
  const [looked] = yield* lookUp([word], desk, ref.isNoun === true);
  const isMissing = looked === undefined || looked.kind === "none";
  if (isMissing && ref.isNoun === true) {
    const { unknown: _unknown, isNoun: _isNoun, ...known } = ref;
    return yield* resolveBase(known, desk);
  }
  const mention = isMissing && ref.isExact !== true ? yield* mentioning(word, ref, desk) : null;
  if (mention !== null) return { success: true, subject: mention };
  if (isMissing) return { success: false, text: missingText(word, looked, desk) };
  const wrong = refusalFor(word, looked, desk);
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

function* resolveNear(near: Near, desk: Desk): Step<Resolved> {
  const from = yield* startOf(near, desk);
  if (!from.success) return from;
  const start = from.subject;
  if (start.ids?.length === 0) return { success: true, subject: { ...start, count: 0 } };
  if (near.isShared === true && start.ids !== undefined) return yield* sharedNear(start.ids, near);
  const via = near.via === undefined ? {} : { via: printSelector(near.via) };
  const who = start.ids === undefined ? { selector: selectorText(start) } : { ids: start.ids };
  const both = { ...who, depth: near.depth, ...via };
  if (near.depth === 0) return yield* reachedFrom(start, near, desk, foundNear);
  const isOneWay = near.direction !== "both";
  let outcome = yield* call("getNeighbors", isOneWay ? { ...both, direction: near.direction } : both);
  const isOpen = near.relation === undefined || isOpenWay(near.relation);
  if (isOneWay && isOpen && near.depth === 1 && numberIn(outcome.data, "count") === 0)
    outcome = yield* call("getNeighbors", both);
  if (outcome.status !== "done") return { success: false, text: "The neighbours could not be read." };
  return { success: true, subject: reachedNear(outcome, near) };
}

/** All of it, or only what is as far away as that. */
function reachedNear(outcome: Outcome, { depth, isAtDepth }: Near): Subject {
  if (isAtDepth !== true) return foundNear(outcome);
  const far = recordsIn(outcome.data, "nodes").filter((node) => numberIn(node, "distance") === depth);
  const ids = far.map((node) => textIn(node, "id"));
  return { selector: idIn(ids), target: "nodes", one: "node", many: "nodes", ids, count: ids.length, isAll: false };
}

function* sharedNear(ids: readonly string[], near: Near): Step<Resolved> {
  const how = {
    ...(near.via === undefined ? {} : { via: printSelector(near.via) }),
    ...(near.direction === "both" ? {} : { direction: near.direction }),
  };
  const outcomes = yield ids.map((id) => ({ name: "getNeighbors", input: { ids: [id], ...how } }));
  if (outcomes.some((outcome) => outcome.status !== "done"))
    return { success: false, text: "The neighbours could not be read." };
  const selector = all([...outcomes.map((outcome) => foundNear(outcome).selector), not(idIn(ids))]);
  return {
    success: true,
    subject: { selector, target: "nodes", one: "shared neighbour", many: "shared neighbours", isAll: false },
  };
}

function* startOf(near: Near, desk: Desk): Step<Resolved> {
  if (near.names.length > 0) return yield* resolveNames({ ...plainRef, base: "names", names: near.names }, desk);
  if (near.of !== undefined) return yield* resolveRef(near.of, desk);
  const subject = desk.found ?? previousSubject(desk.request);
  return subject === null
    ? { success: false, text: "It is not clear whose neighbours are meant." }
    : { success: true, subject };
}

function foundNear(outcome: Outcome): Subject {
  const ids = recordsIn(outcome.data, "nodes").map((node) => textIn(node, "id"));
  const count = numberIn(outcome.data, "count") ?? ids.length;
  const set = textIn(outcome.data, "set");
  const selector: Selector = set === "" ? idIn(ids) : { op: "set", name: set.replace(/^\$/u, "") };
  const subject = { selector, target: "nodes", one: "node", many: "nodes", count, isAll: false } as const;
  return ids.length === count ? { ...subject, ids } : subject;
}

const plainRef: Ref = { target: "nodes", base: "all", one: "node", many: "nodes", isAll: false, mended: [] };

function* resolveRank(
  rank: Ranking,
  ref: Ref,
  found: { readonly subject: Subject; readonly desk: Desk },
): Step<Resolved> {
  const { subject, desk } = found;
  if (subject.target === "edges") return yield* rankEdges(rank, subject);
  const { rows, outcome } = yield* rankedRows(rank, subject, desk);
  const ids = rows.map((node) => textIn(node, "id"));
  if (ids.length === 0 && outcome.status !== "done")
    return { success: false, text: `Nodes could not be ranked by ${plainText(rank.by)}.` };
  if (ids.length === 0) return { success: false, text: `No ${ref.many} have a value of ${plainText(rank.by)}.` };
  return { success: true, subject: { ...subject, selector: idIn(ids), ids, count: ids.length, isAll: false } };
}

function* rankEdges(rank: Ranking, subject: Subject): Step<Resolved> {
  const outcome = yield* call("findEdges", {
    selector: selectorText(subject),
    sortBy: rank.by,
    order: rank.order,
    limit: rank.limit,
  });
  const ids = textsIn(outcome.data, "edgeIds").slice(0, rank.limit);
  if (outcome.status !== "done" || ids.length === 0)
    return { success: false, text: `Edges could not be ranked by ${plainText(rank.by)}.` };
  return { success: true, subject: { ...subject, selector: idIn(ids), ids, count: ids.length, isAll: false } };
}
