import { chipOf, plainText, sayValue } from "../../answer/words";
import { idIn } from "../../meaning/selectors";
import { failureText } from "../../plan/failures";
import { call, type Outcome, type Step, textsIn, unavailable } from "../../plan/outcome";
import type { PlanRun } from "../../plan/plan-run";
import { type ActOf, ability, unchanged } from "../ability";
import { dataIn, edgesLike, type Likeness, readsOf } from "./edge-like";
import { edgeText, endsOf } from "./edges";

type AddNode = ActOf<"addNode">;

/** Adds a node and its edges, after the ends are known to exist. */
export const addNode = ability("addNode", function* (act, run) {
  const { say } = run;
  const ends = act.connectTo.length === 0 ? { ids: [] } : yield* endsOf(act.connectTo, run);
  if (typeof ends === "string") return unchanged(ends, "added");
  const [added = unavailable, ...read] = yield [
    { name: "addNodes", input: { nodes: nodesOf(act, ends.ids, run) } },
    ...(act.isLike === true ? readsOf(ends.ids) : []),
  ];
  if (added.status !== "done") {
    const untied = ends.ids.length === 0 ? "" : ` ${say.end(say.undone.connected)}`;
    return `${failureText(added, say.notAdded(plainText(act.name)), say)}${untied}`;
  }
  const ids = textsIn(added.data, "nodeIds");
  if (act.more !== undefined && ends.ids.length === 0) return say.addedAll(say.list(ids.map(chipOf)));
  if (ids.length > 0)
    run.found = {
      selector: idIn(ids),
      target: "nodes",
      one: "node",
      many: "nodes",
      ids,
      count: ids.length,
      isAll: false,
    };
  if (ends.ids.length === 0) return say.added(nameOf(act, ids, run));
  return yield* tied(act, { ids, ends: ends.ids, read }, run);
});

/** The nodes to make, beside the first one they are tied to. */
function nodesOf({ name, more = [], attributes }: AddNode, [near]: readonly string[], { request }: PlanRun) {
  const { labelAttribute } = request.context.profile;
  return [name, ...more].map((label) => ({
    attributes: { [labelAttribute ?? "label"]: label, ...attributes },
    ...(near === undefined ? {} : { near }),
  }));
}

function nameOf({ name }: AddNode, ids: readonly string[], { say }: PlanRun): string {
  return ids.length === 0 ? plainText(name) : say.list(ids.map(chipOf));
}

interface AddedNodes {
  readonly ids: readonly string[];
  readonly ends: readonly string[];
  /** What was read of the ends, where the edges are to be like others. */
  readonly read: readonly Outcome[];
}

/** The edges of the nodes that were just made. */
function* tied(act: AddNode, { ids, ends, read }: AddedNodes, run: PlanRun): Step<string> {
  const { say } = run;
  const { relation } = act;
  const pairs = dataIn(read).map((other) => [act.attributes, other] as const);
  const likes = act.isLike === true ? yield* edgesLike(pairs, run) : [];
  const edges = ids.flatMap((id) => ends.map((end, at) => edgeTo(end, { act, id, like: likes[at] ?? null })));
  const linked = yield* call("addEdges", { edges });
  const name = nameOf(act, ids, run);
  if (linked.status !== "done") return `${say.added(name)} ${failureText(linked, say.undone.connected, say)}`;
  const [said] = relation === undefined ? Object.values(likes[0]?.attributes ?? {}) : [relation.value];
  const kind = said === undefined ? "" : say.as(sayValue(said));
  return say.addedTo(name, say.list(ends.map(chipOf)), `${kind}${edgeText(act.edge ?? {}, say)}`);
}

interface NewEdge {
  readonly act: AddNode;
  readonly id: string;
  readonly like: Likeness | null;
}

function edgeTo(end: string, { act, id, like }: NewEdge) {
  const { relation } = act;
  const isReversed = relation?.isReversed ?? like?.isReversed ?? false;
  const [source, target] = isReversed ? [end, id] : [id, end];
  const attributes = { ...like?.attributes, ...act.edge, ...(relation && { [relation.attribute]: relation.value }) };
  return { source, target, ...(Object.keys(attributes).length > 0 && { attributes }) };
}
