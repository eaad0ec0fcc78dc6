import { printSelector } from "@/graph/selector/print-selector";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { chipOf } from "../../answer/words";
import type { Act } from "../../meaning/acts";
import { any, idIn } from "../../meaning/selectors";
import type { Desk } from "../desk";
import { failureText } from "../failures";
import { numberIn, type Outcome, recordsIn, type Step, textIn, unavailable } from "../outcome";
import { dataIn, edgesLike, type Likeness, readsOf } from "./edge-like";
import { edgeText, endIs, endsOf } from "./step-edits";

const most = 50;

/** "move Ann to table 3": an edge of the kind such nodes have, instead of the one that is there. */
export function* moveStep({ from, to }: Act & { readonly do: "addEdge" | "removeEdge" }, desk: Desk): Step<string> {
  const { say } = desk;
  const ends = yield* endsOf([from, to], desk);
  const [mover, place] = typeof ends === "string" ? [] : ends.ids;
  if (typeof ends === "string") return `${ends} ${say.end(say.kept.changed)}`;
  if (mover === undefined || place === undefined) return `${say.edgeNeedsTwo} ${say.end(say.kept.changed)}`;
  const selector = printSelector(any([endIs("source", mover), endIs("target", mover)]));
  const outcomes = yield [...readsOf([mover, place]), { name: "findEdges", input: { selector, limit: most } }];
  const [one = {}, other = {}] = dataIn(outcomes.slice(0, 2));
  const [like = null] = yield* edgesLike([[one, other]], desk);
  const old = like === null ? [] : edgesOf(outcomes.at(-1), { mover, place, like });
  if (like === null || Object.keys(like.attributes).length === 0 || old.length > 1)
    return `${say.whichLink(chipOf(mover), old.length)} ${say.end(say.kept.changed)}`;
  const [source, target] = like.isReversed ? [place, mover] : [mover, place];
  return yield* replaced(old, { source, target, attributes: like.attributes }, desk);
}

function* replaced(
  old: readonly string[],
  edge: { readonly source: string; readonly target: string; readonly attributes: JsonObject },
  { say }: Desk,
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
