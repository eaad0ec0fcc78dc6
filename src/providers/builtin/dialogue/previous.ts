import type { Exchange, Round } from "@/ai/history/messages";
import type { ProviderRequest } from "@/ai/port/provider-port";
import type { ElementTarget } from "@/graph/document/graph-types";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import type { Selector } from "@/graph/selector/selector-types";
import { assertNever } from "@/lib/assert-never";
import type { JsonObject } from "@/lib/json";
import { listed } from "../answer/words";
import type { Act, Ref } from "../meaning/acts";
import { recordedActs } from "../meaning/recorded-acts";
import { all, fieldOf, idIn, not } from "../meaning/selectors";
import { numberIn, type Outcome, recordsIn, textIn, textsIn, toOutcome } from "../plan/outcome";
import type { Subject } from "../plan/plan-run";
import { isSmallTalk } from "./exchange-before";
import { listedRows } from "./listed-rows";
import { namedIn } from "./named-before";
import { shownBefore } from "./shown-before";

/** How far "those" reaches back. */
const reach = 6;

/** What of a request tells what was spoken of: the running message is the last of its history. */
export interface Talk {
  readonly history: readonly Exchange[];
  readonly context: Pick<ProviderRequest["context"], "sets">;
}

/** What the conversation spoke of last: the elements found, styled or made by an earlier message. */
export function previousSubject(talk: Talk): Subject | null {
  const last = lastFound(talk)?.subject ?? null;
  if (last?.ids?.length !== 1 || ![ofThem, more].some((one) => one.test(talk.history.at(-1)?.user ?? ""))) return last;
  const earlier = earlierSubject(talk);
  if (earlier !== null && earlier.target === last.target && (earlier.count ?? 0) > 1) return earlier;
  const ids = [...new Set([...(earlier?.ids ?? []), ...last.ids])];
  return earlier?.target === last.target && ids.length === 2 ? { ...last, ids, count: 2, selector: idIn(ids) } : last;
}

/** One of them is no "which of them": "(how old is Ann? and Bob?) which one is younger?" */
const ofThem = /\b(?:which|who|one|any|none|some|most|all|each|half) of (?:them|those|these)\b/iu;
const more = /^(?:and |so )?(?:which|who)(?: one| of the two)? (?:is|was|has) (?:the )?(?:more|less|\p{L}+er)\b/iu;

/** Those that were spoken of before the last ones. */
export function earlierSubject(talk: Talk): Subject | null {
  const found = lastFound(talk);
  return found === null ? null : previousSubject({ ...talk, history: talk.history.slice(0, found.at + 1) });
}

function lastFound(talk: Talk): { readonly subject: Subject; readonly at: number } | null {
  const last = talk.history.length - 2;
  for (let at = last; at >= 0 && at > last - reach; at -= 1) {
    const exchange = talk.history[at];
    if (exchange !== undefined && cameToNothing(exchange)) return null;
    const found = exchange === undefined ? null : foundIn(exchange, talk);
    if (found === null) continue;
    const earlier = talk.history.slice(Math.max(0, last + 1 - reach), at + 1).reverse();
    const subject = { ...found, ...nounIn(earlier, found.target), isAll: found.selector.op === "all" };
    return { subject, at };
  }
  return null;
}

/**
 * It asked for things of its own, of which only names were looked up, and for those that were not there what is nearly called so: what
 * points back after it points at what it did not find, not at what was spoken of before.
 */
function cameToNothing({ user, rounds }: Exchange): boolean {
  const calls = rounds.flatMap((round) => round.calls);
  const last = calls.at(-1);
  if (last === undefined || pointing.test(user) || isSmallTalk(user) || !calls.every(isAsking)) return false;
  return last.name !== "findNodes" || textIn(last.input, "selector").startsWith("@label contains ");
}

/** Words and names are looked up, by look-up.ts: nothing is done yet. */
function isAsking({ name, input }: Round["calls"][number]): boolean {
  if (name === "findMentions" || name === "getSchema") return true;
  return name === "findNodes" && /^@(?:id startsWith|label contains) /u.test(textIn(input, "selector"));
}

const pointing =
  /\b(?:it|its|them|they|their|those|these|that|he|she|him|her|his|one|ones|you|your|sie|ihn|ihm|ihnen|es|davon)\b/iu;

/** "the others": what is left of those that the last ones were picked from; else of all. */
export function otherSubject(talk: Talk): Subject | null {
  const found = lastFound(talk);
  if (found === null) return null;
  const { subject, at } = found;
  const whole = originOf(at, talk);
  const noun = { one: `other ${plainNoun(subject.target).one}`, many: `other ${plainNoun(subject.target).many}` };
  const { ids: _ids, count: _count, isPath: _isPath, ...plain } = subject;
  const row = rowOf(talk);
  if (row.length > 1) return { ...plain, ...noun, selector: all(row.map(not)), isAll: false };
  if (whole === null || whole.target !== subject.target)
    return { ...plain, ...noun, selector: not(subject.selector), isAll: false };
  return { ...plain, ...noun, selector: all([whole.selector, not(subject.selector)]), isAll: false };
}

/** What those of a message were picked from, there or in the message whose "them" it goes on with: "make them red". */
function originOf(at: number, talk: Talk): Subject | null {
  for (let place = at; place > at - reach; place -= 1) {
    const exchange = talk.history[place];
    if (exchange === undefined) return null;
    const whole = pickedFrom(exchange, { ...talk, history: talk.history.slice(0, place + 1) });
    if (whole !== null || !goesOnWithThem(exchange)) return whole;
  }
  return null;
}

/** It does something with all that was spoken of, and with nothing else. */
function goesOnWithThem(exchange: Exchange): boolean {
  const acts = recordedActs(exchange) ?? [];
  return acts.length > 0 && acts.every((act) => "what" in act && act.what.base === "previous" && !isNarrowed(act));
}

function isNarrowed(act: Extract<Act, { readonly what: Ref }>): boolean {
  const { where, near, tied, rank } = act.what;
  return act.do === "rank" || [where, near, tied, rank].some((part) => part !== undefined);
}

/** "how many reds? how many whites? and the rest?": the conditions that were gone through one by one, the last one first. */
function rowOf({ history }: Talk): readonly Selector[] {
  const row: Asked[] = [];
  for (const exchange of history.slice(0, -1).toReversed()) {
    const asked = askedIn(exchange);
    const [first = asked] = row;
    if (asked === null || asked.kind !== first?.kind || asked.field !== first.field) break;
    row.push(asked);
  }
  return row.map(({ where }) => where);
}

interface Asked {
  readonly kind: string;
  readonly field: string;
  readonly where: Selector;
}

/** The one condition a message asked with, on all there are. */
function askedIn(exchange: Exchange): Asked | null {
  const [act, second] = recordedActs(exchange) ?? [];
  if (act === undefined || second !== undefined || !("what" in act)) return null;
  const { base, where } = act.what;
  const field = where === undefined || base !== "all" ? null : fieldOf(where);
  return where === undefined || field === null ? null : { kind: act.do, field, where };
}

/** "which of those are red?", "the first one": a message that picked some of what was told before it. */
function pickedFrom(exchange: Exchange, talk: Talk): Subject | null {
  const acts = recordedActs(exchange) ?? [];
  const shown = shownBefore(talk.history.at(-2));
  const isPicked = acts.some((act) => {
    if (!("what" in act)) return false;
    const { base, names } = act.what;
    if (base === "previous") return isNarrowed(act);
    return shown.length > 1 && (names?.every((name) => shown.includes(name)) ?? false);
  });
  return isPicked ? previousSubject(talk) : null;
}

function foundIn(exchange: Exchange, request: Talk): Found | null {
  const acts = recordedActs(exchange) ?? [];
  if (acts.some(isLinking)) return linkedIn(exchange, acts);
  const named = namedIn(exchange, acts);
  if (named !== null) return fromIds(named);
  const ranked = listedRows(exchange, acts);
  return ranked === null ? calledFor(exchange, acts, request) : fromIds(ranked);
}

function isLinking(act: Act): boolean {
  return act.do === "addEdge" || act.do === "removeEdge";
}

/** The last call that spoke of elements. */
function calledFor(exchange: Exchange, acts: readonly Act[], request: Talk): Found | null {
  const isPath = acts.some((act) => act.do === "path");
  const calls = exchange.rounds.flatMap((round) =>
    round.calls.map((call, at) => ({ call, result: round.results[at] })),
  );
  for (const { call, result } of calls.reverse()) {
    if (result === undefined || !result.success || (isPath && isLookUp(call))) continue;
    if (call.name === "getNode") return fromIds(describedIn(exchange));
    const found = selectorOf(call, toOutcome(result), request);
    if (found !== null) return isPathSet(found, request) ? { ...found, target: "nodes", isPath: true } : found;
  }
  return null;
}

/** "connect it to Ann" is about "it" still; whose name was looked up for that is not. */
function linkedIn({ rounds }: Exchange, acts: readonly Act[]): Found | null {
  if (acts.some((act) => (act.do === "addEdge" || act.do === "removeEdge") && act.from === "")) return null;
  const edges = rounds.flatMap(({ calls }) =>
    calls.flatMap(({ name, input }) => (name === "addEdges" ? recordsIn(input, "edges") : [])),
  );
  return fromIds([...new Set(edges.flatMap((edge) => [textIn(edge, "source"), textIn(edge, "target")]))]);
}

/** "Ann and Bob" looked at side by side are both spoken of. */
function describedIn({ rounds }: Exchange): readonly string[] {
  const last = rounds.findLast(({ calls }) => calls.some(({ name }) => name === "getNode"));
  const ids = last?.results.map((result) => textIn(toOutcome(result).data, "id")) ?? [];
  return [...new Set(ids.filter((id) => id !== ""))];
}

/** The set of a path, whichever call spoke of it last. */
function isPathSet({ selector }: Found, request: Talk): boolean {
  const rounds = request.history.flatMap((exchange) => exchange.rounds);
  return rounds.some((round) =>
    round.calls.some((call, at) => {
      const set = textIn(toOutcome(round.results[at]).data, "set").replace(/^\$/u, "");
      return call.name === "findPath" && set !== "" && selector.op === "set" && selector.name === set;
    }),
  );
}

/** A name was looked up; what came of it tells another call. */
function isLookUp({ name }: Round["calls"][number]): boolean {
  return name === "findNodes";
}

type Found = Pick<Subject, "selector" | "target" | "count" | "ids" | "isPath">;

function selectorOf(call: Round["calls"][number], outcome: Outcome, request: Talk): Found | null {
  const { data } = outcome;
  const target: ElementTarget = isAboutEdges(call.name, call.input) ? "edges" : "nodes";
  const counted = countIn(data);
  const set = liveSet(textIn(data, "set"), request);
  if (set !== null) return { selector: set, target, ...(call.name === "findPath" ? { isPath: true } : counted) };
  if (call.name === "addNodes") return fromIds(textsIn(data, "nodeIds"));
  if (call.name === "getNode" || call.name === "explainStyle") return fromIds([textIn(data, "id")]);
  if (!speaking.has(call.name)) return null;
  const ids = textsIn(call.input, "nodeIds");
  if (ids.length > 0) return fromIds(ids);
  const parsed = parseSelector(textIn(call.input, "selector"));
  return parsed.success && isLive(parsed.selector, request) ? { selector: parsed.selector, target, ...counted } : null;
}

function countIn(data: JsonObject): { readonly count?: number } {
  const names = ["count", "styledCount", "selectedNodes", "focusCount"];
  const count = names.map((name) => numberIn(data, name)).find((value) => value !== null);
  return count === undefined || count === null ? {} : { count };
}

/** Commands whose selector says what was spoken of. */
const speaking = new Set([
  ...["findNodes", "findEdges", "styleNodes", "styleEdges", "styleByAttribute", "selectElements", "zoomToNodes"],
  ...["filterGraph", "sampleData", "getNeighbors", "rankNodes", "updateElements", "saveSet"],
]);

function isAboutEdges(name: string, input: JsonObject): boolean {
  return name === "findEdges" || name === "styleEdges" || input["target"] === "edges";
}

function fromIds(ids: readonly string[]): Found | null {
  const known = ids.filter((id) => id !== "");
  return known.length === 0 ? null : { selector: idIn(known), target: "nodes", count: known.length, ids: known };
}

function liveSet(name: string, request: Talk): Selector | null {
  const bare = name.replace(/^\$/u, "");
  return request.context.sets.some((set) => set.name === bare) ? { op: "set", name: bare } : null;
}

/** `$last` of an earlier message has moved on, and a set may be gone. */
function isLive(selector: Selector, request: Talk): boolean {
  switch (selector.op) {
    case "set":
      return selector.name !== "last" && (selector.name === "selected" || liveSet(selector.name, request) !== null);
    case "and":
    case "or":
      return selector.terms.every((term) => isLive(term, request));
    case "not":
    case "neighbors":
      return isLive(selector.op === "not" ? selector.term : selector.of, request);
    case "all":
    case "compare":
    case "in":
    case "exists":
      return true;
    default:
      return assertNever(selector);
  }
}

/** The noun those messages used, newest first, from the readings kept with them; "those" in turn looks further back. */
function nounIn(
  exchanges: readonly Exchange[],
  target: ElementTarget,
): { readonly one: string; readonly many: string } {
  for (const exchange of exchanges) {
    const act = (recordedActs(exchange) ?? []).find((other) => "what" in other && other.what.target === target);
    if (act === undefined || !("what" in act)) break;
    const { what } = act;
    if (what.base !== "previous" || what.where !== undefined) {
      if (what.near !== undefined) return nearNoun(what, target);
      return { one: what.one, many: what.many };
    }
  }
  return plainNoun(target);
}

/** "neighbours of Ann", where nothing narrows them down. */
function nearNoun({ near, where }: Ref, target: ElementTarget): { readonly one: string; readonly many: string } {
  const isPlain = near !== undefined && near.names.length > 0 && near.depth === 1 && where === undefined;
  if (!isPlain || near.relation !== undefined || near.isShared === true || near.isNegated) return plainNoun(target);
  const of = `of ${listed(near.names)}`;
  return { one: `neighbour ${of}`, many: `neighbours ${of}` };
}

function plainNoun(target: ElementTarget): { readonly one: string; readonly many: string } {
  return target === "nodes" ? { one: "node", many: "nodes" } : { one: "edge", many: "edges" };
}
