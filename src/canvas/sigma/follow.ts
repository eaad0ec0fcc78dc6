import type { GraphChange } from "@/graph/changes/change-types";
import type { DocumentNews, GraphDocument } from "@/graph/document/document-types";
import { filterCounts } from "@/graph/filter/filter-steps";
import type { CameraControl } from "../camera";
import type { Places } from "../scene/places";
import type { Figures } from "./figures";
import type { Groups } from "./groups";
import type { Mover, Painter } from "./painter";
import type { States } from "./states";

export interface Followers {
  readonly document: GraphDocument;
  readonly places: Places;
  readonly figures: Figures;
  readonly groups: Groups;
  readonly states: States;
  readonly camera: CameraControl;
  readonly mover: Mover;
  readonly painter: Painter;
  restyle(): void;
}

const STRUCTURE: readonly GraphChange["type"][] = ["node-put", "edge-put", "node-remove", "edge-remove", "parent-set"];
/** May alter what any element looks like: conditions of layers look at values, degree and neighbours. */
const DRAWING: readonly GraphChange["type"][] = [
  ...STRUCTURE,
  "attributes-set",
  "layer-put",
  "layer-remove",
  "filter-set",
  "meta-set",
];

/** Carries out a change list. */
export function follow(own: Followers, news: DocumentNews): void {
  const { document, places, states, camera, mover, restyle } = own;
  const { changes } = news;
  const has = (...types: readonly GraphChange["type"][]) => changes.some(({ type }) => types.includes(type));
  const isRestructured = has(...STRUCTURE);
  if (isRestructured || has("positions-set")) places.update(changes);
  if (isRestructured) restructure(own, changes);
  if (has(...DRAWING)) restyle();
  if (isRestructured || has("positions-set")) mover.settle();
  if (isRestructured || has("selection-set")) states.select(document.selection);
  if (isRestructured) states.again();
  if (has("camera-focus")) camera.frame(document.focus.nodes, true);
  else if (isLaidOut(news, own)) camera.frame([], true);
}

function restructure({ figures, groups, painter, document }: Followers, changes: readonly GraphChange[]): void {
  groups.recount();
  figures.recount();
  const added = { nodes: new Set<string>(), edges: new Set<string>() };
  for (const change of changes) carryOut(change, figures, added);
  for (const id of [...added.edges]) for (const other of parallelTo(document, id)) added.edges.add(other);
  for (const id of added.nodes) figures.paintNode(id);
  for (const id of added.edges) figures.paintEdge(id);
  painter.restructured({ nodes: [...added.nodes], edges: [...added.edges] });
}

interface Added {
  readonly nodes: Set<string>;
  readonly edges: Set<string>;
}

function carryOut(change: GraphChange, figures: Figures, added: Added): void {
  if (change.type === "node-put") {
    figures.addNode(change.node.id);
    added.nodes.add(change.node.id);
  }
  if (change.type === "edge-put") {
    figures.addEdge(change.edge);
    added.edges.add(change.edge.id);
  }
  if (change.type === "node-remove") figures.removeNode(change.id);
  if (change.type === "edge-remove") figures.removeEdge(change.id);
  if (change.type === "parent-set") added.nodes.add(change.id).add(change.parent ?? change.id);
}

/** The edges between the same two nodes: one more bends them all. */
function parallelTo({ edge, edgesOf }: GraphDocument, id: string): readonly string[] {
  const ends = edge(id);
  if (ends === undefined) return [];
  return edgesOf(ends.source).filter((other) => {
    const known = edge(other);
    return known !== undefined && [known.source, known.target].includes(ends.target);
  });
}

/** A layout moved at least half of what is shown, or its undo moved it back, while the whole of it was in view. */
function isLaidOut({ changes, origin }: DocumentNews, { document, camera }: Followers): boolean {
  const { tables, focus, filter } = document;
  const shown = filterCounts(filter, tables).at(-1)?.nodes ?? tables.nodes.count;
  if (origin.undoes && !camera.isFramed()) return false;
  return changes.some(
    (change) =>
      change.type === "positions-set" &&
      change.layout !== undefined &&
      focus.nodes.length === 0 &&
      Object.keys(change.positions).length * 2 >= shown,
  );
}
