import { printSelector } from "@/graph/selector/print-selector";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { chipOf, plainText, sayValue } from "../../answer/words";
import { all, any, idIn } from "../../meaning/selectors";
import { selectorText } from "../../meaning/subject-parts";
import { failureText } from "../../plan/failures";
import { lookUp, refusalFor } from "../../plan/look-up";
import { call, numberIn, type Outcome, recordsIn, type Step, textIn, textsIn, unavailable } from "../../plan/outcome";
import type { PlanRun, Subject } from "../../plan/plan-run";
import type { Speech } from "../../say/speech";
import { type ActOf, ability, type Said, unchanged } from "../ability";
import { onThings } from "../on-things";
import { dataIn, edgesLike, type Likeness, readsOf } from "./edge-like";

export const addEdge = ability("addEdge", function* (act, run) {
  if (act.isMove === true) return yield* moved(act, run);
  const { from, to, attributes: said, isLike } = act;
  const ends = yield* edgeEnds(from, to, run);
  if (typeof ends === "string") return unchanged(ends, "added");
  const [first, second, more] = ends.ids;
  if (first === undefined || second === undefined || more !== undefined)
    return unchanged(run.say.edgeNeedsTwo, "added");
  const like = isLike === true ? yield* likeOf([first, second], run) : null;
  const [source, target] = like?.isReversed === true ? [second, first] : [first, second];
  const attributes = { ...like?.attributes, ...said };
  const outcome = yield* call("addEdges", {
    edges: [{ source, target, ...(Object.keys(attributes).length === 0 ? {} : { attributes }) }],
  });
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.edgeAdded, run.say);
  const { say } = run;
  const pair = [source, target].map(chipOf);
  return numberIn(outcome.data, "addedCount") === 0
    ? unchanged(say.connectedAlready(pair, edgeText(attributes, say)), "added")
    : say.connected(pair, edgeText(attributes, say));
});

function* likeOf(ids: readonly string[], run: PlanRun): Step<Likeness | null> {
  const [one = {}, other = {}] = dataIn(yield readsOf(ids));
  const [like = null] = yield* edgesLike([[one, other]], run);
  return like;
}

/** The nodes of these names; a text: what is wrong with them. */
export function* endsOf(names: readonly string[], run: PlanRun): Step<string | { readonly ids: readonly string[] }> {
  const looked = yield* lookUp(names, run, true);
  const wrong = names.map((name, at) => refusalFor(name, looked[at], run)).filter((text) => text !== null);
  if (wrong.length > 0) return wrong.join(" ");
  return { ids: looked.flatMap((one) => (one.kind === "node" ? [one.id] : [])) };
}

/** ", as supplier", ", with days 5". */
export function edgeText(attributes: Readonly<Record<string, JsonValue>>, say: Speech): string {
  return Object.entries(attributes)
    .map(([name, value]) =>
      typeof value === "string" ? say.as(sayValue(value)) : say.withValue(`${plainText(name)} ${sayValue(value)}`),
    )
    .join("");
}

export const removeEdge = ability("removeEdge", function* ({ from, to }, run) {
  const ends = yield* edgeEnds(from, to, run);
  if (typeof ends === "string") return unchanged(ends, "deleted");
  const [source, target, more] = ends.ids;
  if (source === undefined || target === undefined || more !== undefined)
    return unchanged(run.say.edgeHasTwo, "deleted");
  const between = (a: string, b: string) => all([endIs("source", a), endIs("target", b)]);
  const selector = printSelector(any([between(source, target), between(target, source)]));
  const outcome = yield* call("removeElements", { selector, target: "edges" });
  if (outcome.status !== "done") return failureText(outcome, run.say.unchanged.deleted, run.say);
  const count = numberIn(outcome.data, "removedEdges") ?? 0;
  const { say } = run;
  const pair = [source, target].map(chipOf);
  return count === 0 ? unchanged(say.noEdge(pair), "deleted") : say.edgesDeleted(count, pair);
});

/** Both ends; what was spoken of before stands for one that is not said, two of them for both. */
function* edgeEnds(from: string, to: string, run: PlanRun): Step<string | { readonly ids: readonly string[] }> {
  if (from !== "" && to !== "") return yield* endsOf([from, to], run);
  const before = run.found ?? run.spoken.last();
  const known = before === null ? [] : yield* idsOf(before);
  if (from === to) return { ids: known };
  const end = yield* endsOf([from === "" ? to : from], run);
  if (typeof end === "string") return end;
  const one = known.filter((id) => !end.ids.includes(id)).slice(0, 1);
  return { ids: from === "" ? [...one, ...end.ids] : [...end.ids, ...one] };
}

function* idsOf(subject: Subject): Step<readonly string[]> {
  if (subject.ids !== undefined) return subject.ids;
  const found = yield* call("findNodes", { selector: selectorText(subject), limit: 3 });
  return textsIn(found.data, "nodeIds");
}

function endIs(end: "source" | "target", id: string) {
  return {
    op: "compare",
    field: { name: end, of: "computed" },
    cmp: "==",
    value: { kind: "literal", value: id },
  } as const;
}

export const rename = onThings("rename", "changed", function* ({ what, to }, subject, run) {
  const [id, second] = yield* idsOf(subject);
  if (id === undefined || second !== undefined)
    return unchanged(run.say.oneNameOnly(run.say.thing(subject)), "changed");
  const property = run.request.context.profile.labelAttribute ?? "label";
  const outcome = yield* call("updateElements", { selector: printSelector(idIn([id])), set: { [property]: to } });
  if (outcome.status !== "done") return failureText(outcome, run.say.unchanged.changed, run.say);
  run.found = subject;
  if (numberIn(outcome.data, "updatedCount") === 0) return unchanged(run.say.calledAlready(chipOf(id)), "changed");
  // In words: a chip would follow the name back when this is undone.
  return run.say.renamed(plainText(what.names?.[0] ?? ""), plainText(to));
});

const most = 50;

/** "move Ann to table 3": an edge of the kind such nodes have, instead of the one that is there. */
function* moved({ from, to }: ActOf<"addEdge">, run: PlanRun): Step<Said> {
  const { say } = run;
  const ends = yield* endsOf([from, to], run);
  const [mover, place] = typeof ends === "string" ? [] : ends.ids;
  if (typeof ends === "string") return unchanged(ends, "changed");
  if (mover === undefined || place === undefined) return unchanged(say.edgeNeedsTwo, "changed");
  const selector = printSelector(any([endIs("source", mover), endIs("target", mover)]));
  const outcomes = yield [...readsOf([mover, place]), { name: "findEdges", input: { selector, limit: most } }];
  const [one = {}, other = {}] = dataIn(outcomes.slice(0, 2));
  const [like = null] = yield* edgesLike([[one, other]], run);
  const old = like === null ? [] : edgesOf(outcomes.at(-1), { mover, place, like });
  if (like === null || Object.keys(like.attributes).length === 0 || old.length > 1)
    return unchanged(say.whichLink(chipOf(mover), old.length), "changed");
  const [source, target] = like.isReversed ? [place, mover] : [mover, place];
  return yield* replaced(old, { source, target, attributes: like.attributes }, run);
}

function* replaced(
  old: readonly string[],
  edge: { readonly source: string; readonly target: string; readonly attributes: JsonObject },
  { say }: PlanRun,
): Step<string> {
  const outcomes = yield [
    { name: "addEdges", input: { edges: [edge] } },
    ...old.map((id) => ({ name: "removeElements", input: { selector: printSelector(idIn([id])), target: "edges" } })),
  ];
  const [added = unavailable, removed] = outcomes;
  if (added.status !== "done") return failureText(added, say.undone.edgeAdded, say);
  const [pair, as] = [[edge.source, edge.target].map(chipOf), edgeText(edge.attributes, say)];
  const text = numberIn(added.data, "addedCount") === 0 ? say.connectedAlready(pair, as) : say.connected(pair, as);
  if (removed === undefined) return text;
  return `${text}${removed.status === "done" ? say.oldLinkGone : say.oldLinkStays}`;
}

interface Move {
  readonly mover: string;
  readonly place: string;
  readonly like: Likeness;
}

/** Edges of the mover of that kind that lead elsewhere. */
function edgesOf(found: Outcome | undefined, { mover, place, like }: Move): readonly string[] {
  const [own, other] = like.isReversed ? ["target", "source"] : ["source", "target"];
  return recordsIn(found?.data ?? {}, "edges").flatMap((record) => {
    const data = record["data"];
    const isKind = Object.entries(like.attributes).every(
      ([name, value]) => isJsonObject(data ?? null) && (data as JsonObject)[name] === value,
    );
    const isElsewhere = textIn(record, own) === mover && textIn(record, other) !== place;
    return isKind && isElsewhere ? [textIn(record, "id")] : [];
  });
}
