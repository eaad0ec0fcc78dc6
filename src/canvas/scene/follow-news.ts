import type { GraphChange } from "@/graph/changes/change-types";
import type { DocumentNews, GraphDocument } from "@/graph/document/document-types";
import { countShown } from "@/graph/filter/filter-steps";
import type { CameraControl } from "../camera";
import type { Highlight } from "../marks/highlight";
import type { Places } from "./places";

/** What of a scene follows the document; the drawing itself is the engine's. */
export interface NewsFollower {
  readonly document: GraphDocument;
  readonly places: Places;
  readonly camera: CameraControl;
  readonly mover: { finish(): void };
  readonly highlight: Highlight;
  redraw(news: DocumentNews, what: Redrawn): void;
}

export interface Redrawn {
  /** Elements came, went or are in another one. */
  readonly isRestructured: boolean;
  /** Any element may look different. */
  readonly isRestyled: boolean;
}

const STRUCTURE: readonly GraphChange["type"][] = ["node-put", "edge-put", "node-remove", "edge-remove", "parent-set"];
/** May alter what any element looks like: conditions of layers look at values, degree and neighbours. */
const DRAWING: readonly GraphChange["type"][] = [
  ...STRUCTURE,
  "attributes-set",
  "values-set",
  "layer-put",
  "layer-remove",
  "filter-set",
  "meta-set",
];

/** Carries out a change list. */
export function followNews(own: NewsFollower, news: DocumentNews): void {
  const { document, places, camera, mover, highlight } = own;
  const { changes } = news;
  const has = (types: readonly GraphChange["type"][]) => changes.some(({ type }) => types.includes(type));
  const isRestructured = has(STRUCTURE);
  const isMoved = isRestructured || has(["positions-set"]);
  if (isMoved) places.update(changes);
  own.redraw(news, { isRestructured, isRestyled: has(DRAWING) });
  if (isMoved) mover.finish();
  if (isRestructured || has(["selection-set"])) highlight.select(document.selection);
  if (isRestructured) highlight.again();
  if (has(["camera-focus"])) camera.frame(document.focus.nodes, true);
  else if (isArranged(news, own) || (has(["fold-set"]) && camera.isFramed())) camera.frame([], true);
  else if (isMoved && !news.origin.undoes) showChanged(news, camera);
}

/** What the chat adds is seen at once; a hand changes where it looks: that stays there, also where the legend grows. */
function showChanged({ changes, origin }: DocumentNews, camera: CameraControl): void {
  if (origin.actor === "user") camera.hold();
  const added = changes.flatMap((change) => (change.type === "node-put" ? [change.node.id] : []));
  if (origin.actor === "assistant" && added.length > 0) camera.include(added);
}

/** A layout moved at least half of what is shown, or its undo moved it back, while the whole of it was in view. */
function isArranged({ changes, origin }: DocumentNews, { document, camera }: NewsFollower): boolean {
  const { tables, focus, filter } = document;
  const shown = countShown(filter, tables).nodes;
  if (origin.undoes && !camera.isFramed()) return false;
  return changes.some(
    (change) =>
      change.type === "positions-set" &&
      change.layout !== undefined &&
      focus.nodes.length === 0 &&
      Object.keys(change.positions).length * 2 >= shown,
  );
}
