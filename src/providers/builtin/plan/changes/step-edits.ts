import { printSelector } from "@/graph/selector/print-selector";
import type { JsonValue } from "@/lib/json";
import { chipOf, plainText, sayValue } from "../../answer/words";
import type { Act, Ref } from "../../meaning/acts";
import { all, any, idIn } from "../../meaning/selectors";
import { selectorText } from "../../meaning/subject-parts";
import type { Speech } from "../../say/speech";
import type { Desk, Subject } from "../desk";
import { failureText } from "../failures";
import { lookUp, refusalFor } from "../look-up";
import { call, numberIn, type Step, textsIn } from "../outcome";
import { resolveRef } from "../resolve/resolve-ref";
import { dataIn, edgesLike, type Likeness, readsOf } from "./edge-like";

export function* addEdgeStep(
  { from, to, attributes: said, isLike }: Act & { readonly do: "addEdge" | "removeEdge" },
  desk: Desk,
): Step<string> {
  const ends = yield* edgeEnds(from, to, desk);
  if (typeof ends === "string") return `${ends} ${desk.say.end(desk.say.kept.added)}`;
  const [first, second, more] = ends.ids;
  if (first === undefined || second === undefined || more !== undefined)
    return `${desk.say.edgeNeedsTwo} ${desk.say.end(desk.say.kept.added)}`;
  const like = isLike === true ? yield* likeOf([first, second], desk) : null;
  const [source, target] = like?.isReversed === true ? [second, first] : [first, second];
  const attributes = { ...like?.attributes, ...said };
  const outcome = yield* call("addEdges", {
    edges: [{ source, target, ...(Object.keys(attributes).length === 0 ? {} : { attributes }) }],
  });
  if (outcome.status !== "done") return failureText(outcome, desk.say.undone.edgeAdded, desk.say);
  const { say } = desk;
  const pair = [source, target].map(chipOf);
  return numberIn(outcome.data, "addedCount") === 0
    ? `${say.connectedAlready(pair, edgeText(attributes, say))} ${say.end(say.kept.added)}`
    : say.connected(pair, edgeText(attributes, say));
}

function* likeOf(ids: readonly string[], desk: Desk): Step<Likeness | null> {
  const [one = {}, other = {}] = dataIn(yield readsOf(ids));
  const [like = null] = yield* edgesLike([[one, other]], desk);
  return like;
}

/** The nodes of these names; a text: what is wrong with them. */
export function* endsOf(names: readonly string[], desk: Desk): Step<string | { readonly ids: readonly string[] }> {
  const looked = yield* lookUp(names, desk, true);
  const wrong = names.map((name, at) => refusalFor(name, looked[at], desk)).filter((text) => text !== null);
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

export function* removeEdgeStep(from: string, to: string, desk: Desk): Step<string> {
  const ends = yield* edgeEnds(from, to, desk);
  if (typeof ends === "string") return `${ends} ${desk.say.end(desk.say.kept.deleted)}`;
  const [source, target, more] = ends.ids;
  if (source === undefined || target === undefined || more !== undefined)
    return `${desk.say.edgeHasTwo} ${desk.say.end(desk.say.kept.deleted)}`;
  const between = (a: string, b: string) => all([endIs("source", a), endIs("target", b)]);
  const selector = printSelector(any([between(source, target), between(target, source)]));
  const outcome = yield* call("removeElements", { selector, target: "edges" });
  if (outcome.status !== "done") return failureText(outcome, desk.say.kept.deleted, desk.say);
  const count = numberIn(outcome.data, "removedEdges") ?? 0;
  const { say } = desk;
  const pair = [source, target].map(chipOf);
  return count === 0 ? `${say.noEdge(pair)} ${say.end(say.kept.deleted)}` : say.edgesDeleted(count, pair);
}

/** Both ends; what was spoken of before stands for one that is not said, two of them for both. */
function* edgeEnds(from: string, to: string, desk: Desk): Step<string | { readonly ids: readonly string[] }> {
  if (from !== "" && to !== "") return yield* endsOf([from, to], desk);
  const before = desk.found ?? desk.spoken.last();
  const known = before === null ? [] : yield* idsOf(before);
  if (from === to) return { ids: known };
  const end = yield* endsOf([from === "" ? to : from], desk);
  if (typeof end === "string") return end;
  const one = known.filter((id) => !end.ids.includes(id)).slice(0, 1);
  return { ids: from === "" ? [...one, ...end.ids] : [...end.ids, ...one] };
}

function* idsOf(subject: Subject): Step<readonly string[]> {
  if (subject.ids !== undefined) return subject.ids;
  const found = yield* call("findNodes", { selector: selectorText(subject), limit: 3 });
  return textsIn(found.data, "nodeIds");
}

export function endIs(end: "source" | "target", id: string) {
  return {
    op: "compare",
    field: { name: end, of: "computed" },
    cmp: "==",
    value: { kind: "literal", value: id },
  } as const;
}

export function* renameStep(what: Ref, to: string, desk: Desk): Step<string> {
  const resolved = yield* resolveRef(what, desk);
  if (!resolved.success) return `${resolved.text} ${desk.say.end(desk.say.kept.changed)}`;
  const { subject } = resolved;
  const [id, second] = yield* idsOf(subject);
  if (id === undefined || second !== undefined)
    return `${desk.say.oneNameOnly(desk.say.thing(subject))} ${desk.say.end(desk.say.kept.changed)}`;
  const property = desk.request.context.profile.labelAttribute ?? "label";
  const outcome = yield* call("updateElements", { selector: printSelector(idIn([id])), set: { [property]: to } });
  if (outcome.status !== "done") return failureText(outcome, desk.say.kept.changed, desk.say);
  desk.found = subject;
  if (numberIn(outcome.data, "updatedCount") === 0)
    return `${desk.say.calledAlready(chipOf(id))} ${desk.say.end(desk.say.kept.changed)}`;
  // In words: a chip would follow the name back when this is undone.
  return desk.say.renamed(plainText(what.names?.[0] ?? ""), plainText(to));
}
