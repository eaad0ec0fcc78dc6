import { hasDirections } from "@/graph/document/graph-types";
import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector/selector-types";
import type { JsonObject } from "@/lib/json";
import { chip, chipOf, measureName, plainText, sayMeasure, sayPair } from "../../answer/words";
import { all, any, atEnd, computed, idIn, not } from "../../meaning/selectors";
import type { Shunned, Way } from "../../meaning/way-acts";
import { failureText } from "../../plan/failures";
import { asNodes, lookUp, refusalFor } from "../../plan/look-up";
import { call, numberIn, type Outcome, recordsIn, type Step, textIn, textsIn } from "../../plan/outcome";
import type { PlanRun, Subject } from "../../plan/plan-run";
import type { EndsSaid } from "../../say/en/questions";
import { type ActOf, ability, type Said, unchanged, yesNo } from "../ability";

interface FoundWay {
  readonly outcome: Outcome;
  readonly nodes: readonly JsonObject[];
  readonly from: string;
  readonly to: string;
  /** What is to be told beside it. */
  readonly note: string;
}

/** Why there is no way; `isNone`: its ends are known, and nothing leads from one to the other. */
interface NotFound {
  readonly text: string;
  readonly isNone: boolean;
}

export const findPath = ability("path", function* (act, run) {
  const found = yield* findWay(act, run);
  if ("text" in found) return act.isHighlighted ? unchanged(found.text, "highlighted") : found.text;
  const { outcome, nodes, note } = found;
  const length = numberIn(outcome.data, "length") ?? nodes.length - 1;
  run.found = subjectOf(outcome, nodes);
  const long = act.weight === undefined ? run.say.steps(length) : sayPair(act.weight, length);
  const said = `${run.say.path(endsSaid(act, found), long, walkText(nodes, run))}${note}`;
  return act.isHighlighted ? `${said} ${yield* highlight(outcome, act.color, run)}` : said;
});

/** Some nodes, as what "them" means next. */
export function theseNodes(ids: readonly string[]): Subject {
  return { selector: idIn(ids), target: "nodes", one: "node", many: "nodes", ids, count: ids.length, isAll: false };
}

/** A way with its edges, as what "it" means next. */
export function subjectOf({ data }: Outcome, nodes: readonly JsonObject[]): Subject {
  const set = textIn(data, "set");
  return {
    selector: set === "" ? idIn(nodes.map((node) => textIn(node, "id"))) : { op: "set", name: set.replace(/^\$/u, "") },
    target: "nodes",
    one: "node",
    many: "nodes",
    isAll: false,
    isPath: true,
  };
}

function endsSaid({ avoid = [], shun, isOther }: Way, { from, to }: FoundWay): EndsSaid {
  const past = [...avoid.map(plainText), ...shunnedBy(shun)];
  return { from: chipOf(from), to: chipOf(to), past, isOther: isOther === true };
}

/** How long the way is: its steps, and what its edges add up to. */
export const along = ability("along", function* ({ way, property }, run) {
  const found = yield* findWay(way, run);
  if ("text" in found) return found.text;
  const edgeIds = textsIn(found.outcome.data, "edgeIds");
  const steps = edgeIds.length;
  if (property === undefined || steps === 0) return run.say.along(steps, walkText(found.nodes, run));
  const set = textIn(found.outcome.data, "set");
  const selector = set === "" ? printSelector(idIn(edgeIds)) : set;
  const summed = yield* call("aggregate", { target: "edges", measure: "sum", property, selector });
  const value = numberIn(recordsIn(summed.data, "rows")[0] ?? {}, "value");
  if (value === null) return run.say.alongWithout(steps, plainText(property));
  const sum = `${measureName(property)} ${sayMeasure(property, value)}`;
  return run.say.alongSum(sum, steps, walkText(found.nodes, run));
});

/** What lies between its ends. */
export const stops = ability("stops", function* ({ way }, run) {
  const found = yield* findWay(way, run);
  if ("text" in found) return found.text;
  const inner = found.nodes.slice(1, -1);
  const ends = [chipOf(found.from), chipOf(found.to)] as const;
  if (inner.length === 0) return run.say.noStops(ends);
  const ids = inner.map((node) => textIn(node, "id"));
  run.found = theseNodes(ids);
  return run.say.stops(ends, run.say.upTo(inner.map(chip), 20));
});

/** Whether there is a way that avoids some nodes, or a second one. */
export function* avoiding(act: ActOf<"joined">, run: PlanRun): Step<Said> {
  const [from, to] = act.ends;
  const { avoid, shun, isOther } = act;
  const way: Way = {
    from,
    to,
    ...(avoid === undefined ? {} : { avoid }),
    ...(shun === undefined ? {} : { shun }),
    ...(isOther === true ? { isOther } : {}),
  };
  const found = yield* findWay(way, run);
  if ("text" in found) return found.isNone ? yesNo(run.say.answered(false, found.text)) : found.text;
  return yesNo(`${run.say.yes(walkText(found.nodes, run))}${found.note}`);
}

/** The way, or why there is none; "it" is then not what was spoken of before. */
function* findWay(way: Way, run: PlanRun): Step<FoundWay | NotFound> {
  const found = yield* lookForWay(way, run);
  run.isStuck = "text" in found;
  return found;
}

function* lookForWay(way: Way, run: PlanRun): Step<FoundWay | NotFound> {
  const names = [way.from, way.to, ...(way.avoid ?? [])];
  const looked = yield* asNodes(yield* lookUp(names, run));
  const wrong = names.map((name, at) => refusalFor(name, looked[at], run)).filter((text) => text !== null);
  const [from, to, ...past] = looked;
  if (wrong.length > 0 || from?.kind !== "node" || to?.kind !== "node")
    return { text: wrong.join(" ") || run.say.pathNeedsTwo, isNone: false };
  const avoided = past.flatMap((one) => (one.kind === "node" ? [one.id] : []));
  const around = aroundOf(avoided, way.shun, [from.id, to.id]);
  const via = weighed(around, way.weight, run);
  const ends = { source: from.id, target: to.id, weight: way.weight };
  const best = yield* lookForPath({ ...ends, via }, run);
  const { outcome, against } = way.isOther === true ? yield* nextBest(best, { ...ends, via }) : best;
  if (outcome.status !== "done") return { text: failureText(outcome, run.say.undone.path, run.say), isNone: false };
  const nodes = recordsIn(outcome.data, "nodes");
  if (outcome.data["found"] !== true || nodes.length === 0) {
    const said = { from: chipOf(from.id), to: chipOf(to.id), past: [...avoided.map(chipOf), ...shunnedBy(way.shun)] };
    return { text: run.say.noPath({ ...said, isOther: way.isOther === true }), isNone: true };
  }
  return { outcome, nodes, from: from.id, to: to.id, note: against };
}

function shunnedBy(shun: Shunned | undefined): readonly string[] {
  return shun === undefined ? [] : [plainText(shun.said)];
}

/** Edges that touch none of these; the two ends of the way may be what is to be avoided. */
function aroundOf(
  avoided: readonly string[],
  shun: Shunned | undefined,
  ends: readonly string[],
): Selector | undefined {
  if (avoided.length === 0 && shun === undefined) return undefined;
  const sides = (["source", "target"] as const).flatMap((end): readonly Selector[] => {
    const where = shun === undefined ? null : atEnd(shun.where, end);
    const shunned = where === null ? [] : [all([where, not(endIn(end, ends))])];
    return [...(avoided.length === 0 ? [] : [endIn(end, avoided)]), ...shunned];
  });
  return not(any(sides));
}

/** Edges that say nothing of it are no way: unsaid, each would count 1. */
function weighed(via: Selector | undefined, weight: string | undefined, { request }: PlanRun): Selector | undefined {
  const { edgeAttributes, edgeCount } = request.context.profile;
  const isPartly = edgeAttributes.some(({ name, present }) => name === weight && present < edgeCount);
  if (weight === undefined || !isPartly) return via;
  return all([via, { op: "exists", field: { name: weight, of: "bare" } }]);
}

function endIn(name: string, ids: readonly string[]): Selector {
  return { op: "in", field: { name, of: "computed" }, values: ids };
}

interface Ends {
  readonly source: string;
  readonly target: string;
  readonly weight: string | undefined;
  readonly via: Selector | undefined;
}

interface Best {
  readonly outcome: Outcome;
  readonly against: string;
}

function inputOf({ source, target, weight, via }: Ends): JsonObject {
  return {
    source,
    target,
    ...(weight === undefined ? {} : { weight }),
    ...(via === undefined ? {} : { via: printSelector(via) }),
  };
}

/** Along the directions of the edges; where there is no way, leaving them aside. */
function* lookForPath(ends: Ends, run: PlanRun): Step<Best> {
  const ahead = yield* call("findPath", inputOf(ends));
  const isBlocked =
    ahead.status === "done" && ahead.data["found"] !== true && hasDirections(run.request.context.profile);
  if (!isBlocked) return { outcome: ahead, against: "" };
  const outcome = yield* call("findPath", { ...inputOf(ends), directed: false });
  return { outcome, against: run.say.againstDirections };
}

const mostTried = 12;

/** Any other way does without at least one edge of the best one: the shortest of those that do. */
function* nextBest(best: Best, ends: Ends): Step<Best> {
  const edgeIds = textsIn(best.outcome.data, "edgeIds").slice(0, mostTried);
  if (edgeIds.length === 0) return best;
  const isAside = best.against === "" ? {} : { directed: false };
  const outcomes = yield edgeIds.map((id) => ({
    name: "findPath",
    input: { ...inputOf({ ...ends, via: all([ends.via, not(computed("id", "==", id))]) }), ...isAside },
  }));
  const found = outcomes.filter(({ data }) => data["found"] === true);
  const [shortest] = found.toSorted((a, b) => (numberIn(a.data, "length") ?? 0) - (numberIn(b.data, "length") ?? 0));
  return { outcome: shortest ?? { ...best.outcome, data: { found: false } }, against: best.against };
}

function walkText(nodes: readonly JsonObject[], { say }: PlanRun): string {
  return nodes.length > 25 ? say.upTo(nodes.map(chip), 20) : nodes.map(chip).join(" → ");
}

function* highlight(path: Outcome, color: string, run: PlanRun): Step<string> {
  const set = textIn(path.data, "set");
  const nodeIds = recordsIn(path.data, "nodes").map((node) => textIn(node, "id"));
  const edgeIds = textsIn(path.data, "edgeIds");
  const nodes = set === "" ? { nodeIds } : { selector: set };
  const edges = set === "" ? { edgeIds } : { selector: set };
  const outcomes = yield [
    { name: "styleNodes", input: { ...nodes, color } },
    ...(edgeIds.length === 0 ? [] : [{ name: "styleEdges", input: { ...edges, color, width: { scale: 2 } } }]),
  ];
  const failed = outcomes.find((outcome) => outcome.status !== "done");
  return failed === undefined
    ? run.say.pathColour(run.say.word(color))
    : failureText(failed, run.say.undone.highlighted, run.say);
}
