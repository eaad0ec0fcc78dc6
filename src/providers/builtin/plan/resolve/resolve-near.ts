import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector/selector-types";
import type { JsonObject } from "@/lib/json";
import { spellThings } from "../../chart/near/spell-things";
import { reachedFrom } from "../../grammar/things/reached-from";
import type { Near, Ref } from "../../meaning/acts";
import { all, any, fieldOf, idIn, not } from "../../meaning/selectors";
import { isOpenWay } from "../../schema/relation-match";
import { typeAttribute } from "../../schema/schema";
import { call, numberIn, type Outcome, recordsIn, type Step, textIn } from "../outcome";
import type { PlanRun, Resolved, Subject } from "../plan-run";
import { together } from "../together";
import { resolveNames } from "./resolve-names";

/** Of these only the neighbours (or only the others), of each that is named. */
export function* narrowed(
  ref: Ref,
  nears: readonly Near[],
  { own, run, resolve }: { readonly own: Subject; readonly run: PlanRun; readonly resolve: Resolve },
): Step<Resolved> {
  const found = yield* together(nears.map((near) => resolveNear(near, run, resolve)));
  const subjects: Subject[] = [];
  for (const one of found) {
    if (!one.success) return one;
    subjects.push(one.subject);
  }
  const [first] = subjects;
  const isPlain = ref.where === undefined && ref.base === "all" && ref.without === undefined;
  const isWhole = isPlain && subjects.length === 1 && nears.every(({ isNegated }) => !isNegated);
  const noun = nears[0]?.isShared === true ? {} : { one: ref.one, many: ref.many };
  if (isWhole && first !== undefined) return { success: true, subject: { ...first, ...noun } };
  const reached = subjects.map(({ selector }, at) => (nears[at]?.isNegated === true ? not(selector) : selector));
  const { ids: _ids, count: _count, ...rest } = own;
  return { success: true, subject: { ...rest, selector: all([own.selector, ...reached]), isAll: false } };
}

/** Finds out which nodes a phrase within a phrase means. */
type Resolve = (ref: Ref, run: PlanRun) => Step<Resolved>;

/** The neighbours of what is named, of what a phrase describes, or of what was spoken of. */
function* resolveNear(near: Near, run: PlanRun, resolve: Resolve): Step<Resolved> {
  const from = yield* startOf(near, run, resolve);
  if (!from.success) return from;
  const found = yield* reachedBy(from.subject, near, run);
  const earlier = found.success && found.subject.count === 0 ? stillSpokenOf(near, run) : null;
  const again = earlier === null ? found : yield* reachedBy(earlier, near, run);
  if (near.isNegated && found.success && from.subject.ids !== undefined && near.names.length > 0)
    return { success: true, subject: withThemselves(found.subject, from.subject.ids) };
  if (near.of !== undefined && found.success && found.subject.count === 0) {
    const none = yield* emptyMiddle(near.of, from.subject, run);
    if (none !== null) return { success: false, text: none };
  }
  return again.success && again.subject.count !== 0 ? again : found;
}

/** Where there are none of those whose neighbours are meant, that is told, and which there are is offered. */
function* emptyMiddle(of: Ref, { ids, selector }: Subject, run: PlanRun): Step<string | null> {
  const found = ids === undefined ? yield* call("findNodes", { selector: printSelector(selector), limit: 1 }) : null;
  if ((found === null ? ids?.length : numberIn(found.data, "count")) !== 0) return null;
  const kind = typeAttribute(run.schema, of.target)?.name;
  const terms = of.where?.op === "and" ? of.where.terms : [of.where];
  const isKind = (term: Selector | undefined) => term !== undefined && fieldOf(term) === kind;
  const those = spellThings({ ...plainRef, where: all(terms.filter(isKind)) }, run.schema);
  if (those !== null && terms.some(isKind)) run.offers.push({ message: `Find ${those}` });
  run.isUnmet = true;
  return run.say.none(run.say.thing(of));
}

/** "Who never raced with Finn" does not ask for Finn. */
function withThemselves({ ids, count: _, ...rest }: Subject, own: readonly string[]): Subject {
  const subject = { ...rest, selector: any([rest.selector, idIn(own)]) };
  return ids === undefined ? subject : { ...subject, ids: [...ids, ...own] };
}

/** "who directs it? where is it staged?": a thing stays "it" when people were told of it. */
function stillSpokenOf(near: Near, { found, spoken, request }: PlanRun): Subject | null {
  const isOpen = near.names.length === 0 && near.of === undefined && near.relation !== undefined && found === null;
  return isOpen && /\bits?\b/iu.test(request.history.at(-1)?.user ?? "") ? spoken.before() : null;
}

function* reachedBy(start: Subject, near: Near, run: PlanRun): Step<Resolved> {
  if (start.ids?.length === 0) return { success: true, subject: { ...start, count: 0 } };
  if (near.isShared === true && start.ids !== undefined) return yield* sharedNear(start.ids, near, run);
  const via = near.via === undefined ? {} : { via: printSelector(near.via) };
  const who = start.ids === undefined ? { selector: printSelector(start.selector) } : { ids: start.ids };
  const both = { ...who, depth: near.depth, ...via };
  if (near.depth === 0) return yield* reachedFrom(start, near, run, foundNear);
  const isOneWay = near.direction !== "both";
  let outcome = yield* call("getNeighbors", isOneWay ? { ...both, direction: near.direction } : both);
  const isOpen = near.relation === undefined || isOpenWay(near.relation);
  if (isOneWay && isOpen && near.depth === 1 && numberIn(outcome.data, "count") === 0)
    outcome = yield* call("getNeighbors", both);
  const subject = yield* reachedNear(outcome, near, both);
  if (subject === null) return { success: false, text: run.say.end(run.say.undone.neighboursRead) };
  return { success: true, subject };
}

/** All of it, or only what is as far away as that: of a list that was cut, what is not nearer. Null where it is not known. */
function* reachedNear(outcome: Outcome, { depth, isAtDepth }: Near, input: JsonObject): Step<Subject | null> {
  if (outcome.status !== "done") return null;
  const { count: _, ids: whole, ...found } = foundNear(outcome);
  if (isAtDepth !== true || depth === 1) return foundNear(outcome);
  if (whole === undefined) {
    const nearer = yield* call("getNeighbors", { ...input, depth: depth - 1 });
    const selector = all([found.selector, not(foundNear(nearer).selector)]);
    return nearer.status === "done" ? { ...found, selector } : null;
  }
  const far = recordsIn(outcome.data, "nodes").filter((node) => numberIn(node, "distance") === depth);
  const ids = far.map((node) => textIn(node, "id"));
  return { ...found, selector: idIn(ids), ids, count: ids.length };
}

function* sharedNear(ids: readonly string[], near: Near, run: PlanRun): Step<Resolved> {
  const how = {
    ...(near.via === undefined ? {} : { via: printSelector(near.via) }),
    ...(near.direction === "both" ? {} : { direction: near.direction }),
  };
  const outcomes = yield ids.map((id) => ({ name: "getNeighbors", input: { ids: [id], ...how } }));
  if (outcomes.some((outcome) => outcome.status !== "done"))
    return { success: false, text: run.say.end(run.say.undone.neighboursRead) };
  const selector = all([...outcomes.map((outcome) => foundNear(outcome).selector), not(idIn(ids))]);
  return {
    success: true,
    subject: { selector, target: "nodes", one: "shared neighbour", many: "shared neighbours", isAll: false },
  };
}

function* startOf(near: Near, run: PlanRun, resolve: Resolve): Step<Resolved> {
  if (near.names.length > 0) return yield* resolveNames({ ...plainRef, base: "names", names: near.names }, run);
  if (near.of !== undefined) return yield* resolve(near.of, run);
  const subject = run.found ?? run.spoken.last();
  return subject === null ? { success: false, text: run.say.whoseNeighbours } : { success: true, subject };
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
