import { counted, listed } from "@/lib/english";
import type { EdgeId, NodeId } from "../document/graph-types";
import type { GraphChange } from "./change-types";

/** What a change card says in numbers: what is different now, not how often it was touched. */
export interface ChangeCounts {
  readonly nodesAdded: number;
  readonly nodesRemoved: number;
  readonly edgesAdded: number;
  readonly edgesRemoved: number;
  /** With other attributes than before, and there before. */
  readonly nodesChanged: number;
  readonly edgesChanged: number;
  /** Nodes with another position, and there before. */
  readonly moved: number;
  readonly layersChanged: number;
  readonly setsChanged: number;
  readonly filterChanged: boolean;
  readonly foldChanged: boolean;
  readonly graphReplaced: boolean;
}

export function countChanges(changes: readonly GraphChange[]): ChangeCounts {
  const { nodes, edges, moved, layers, sets, filterChanged, foldChanged, graphReplaced } = gather(changes);
  return {
    nodesAdded: nodes.added.size,
    nodesRemoved: nodes.removed.size,
    edgesAdded: edges.added.size,
    edgesRemoved: edges.removed.size,
    nodesChanged: nodes.changed.size,
    edgesChanged: edges.changed.size,
    moved: moved.size,
    layersChanged: layers.size,
    setsChanged: sets.size,
    filterChanged,
    foldChanged,
    graphReplaced,
  };
}

/** Longer lists of names are given as a number. */
const mostNames = 3;

/** The same in plain sentences, for "what the user changed since". `labelOf` is asked for nodes and edges by id. */
export function describeChanges(
  changes: readonly GraphChange[],
  labelOf: (id: NodeId | EdgeId) => string,
): readonly string[] {
  const all = gather(changes);
  const sentences: readonly (string | false)[] = [
    all.graphReplaced && "Opened another graph",
    ...elementSentences(all, labelOf),
    all.layout !== null && `Arranged the graph: ${all.layout}`,
    all.layers.size > 0 && `Changed ${counted(all.layers.size, "style layer")}`,
    all.sets.size > 0 && `Changed ${counted(all.sets.size, "saved set")}`,
    all.filterChanged && "Changed the filter",
    all.foldChanged && "Changed which groups are folded",
    all.metaChanged && "Changed the graph's name or settings",
  ];
  return sentences.filter((sentence) => sentence !== false);
}

function elementSentences(
  { nodes, edges, moved, grouped }: Gathered,
  labelOf: (id: NodeId | EdgeId) => string,
): readonly (string | false)[] {
  const named = (ids: Iterable<string>): string => namesOf([...ids], labelOf);
  return [
    nodes.added.size > 0 && `Added ${named(nodes.added)}`,
    nodes.removed.size > 0 && `Deleted ${named(nodes.removed)}`,
    edges.added.size > 0 && `Added ${counted(edges.added.size, "edge")}`,
    edges.removed.size > 0 && `Deleted ${counted(edges.removed.size, "edge")}`,
    nodes.changed.size > 0 && `Changed ${namesOfAttributes(nodes.changed)} of ${named(nodes.changed.keys())}`,
    edges.changed.size > 0 && `Changed ${namesOfAttributes(edges.changed)} of ${counted(edges.changed.size, "edge")}`,
    moved.size > 0 && `Moved ${named(moved)}`,
    grouped.size > 0 && `Changed the group of ${named(grouped)}`,
  ];
}

export interface ElementNotes {
  readonly added: Set<string>;
  readonly removed: Set<string>;
  /** Names of the attributes by element. */
  readonly changed: Map<string, ReadonlySet<string>>;
}

export interface Gathered {
  readonly nodes: ElementNotes;
  readonly edges: ElementNotes;
  readonly moved: Set<NodeId>;
  /** Put into a group or taken out of one. */
  readonly grouped: Set<NodeId>;
  readonly layers: Set<string>;
  readonly sets: Set<string>;
  filterChanged: boolean;
  foldChanged: boolean;
  metaChanged: boolean;
  graphReplaced: boolean;
  layout: string | null;
}

/** What is different after the changes, element by element. */
export function gather(changes: readonly GraphChange[]): Gathered {
  const gathered: Gathered = {
    nodes: { added: new Set(), removed: new Set(), changed: new Map() },
    edges: { added: new Set(), removed: new Set(), changed: new Map() },
    moved: new Set(),
    grouped: new Set(),
    layers: new Set(),
    sets: new Set(),
    filterChanged: false,
    foldChanged: false,
    metaChanged: false,
    graphReplaced: false,
    layout: null,
  };
  for (const change of changes) note(change, gathered);
  return gathered;
}

function note(change: GraphChange, gathered: Gathered): void {
  switch (change.type) {
    case "node-put":
    case "node-remove":
    case "positions-set":
      noteNode(change, gathered);
      break;
    case "edge-put":
      add(gathered.edges, change.edge.id);
      break;
    case "edge-remove":
      remove(gathered.edges, change.id);
      break;
    case "parent-set":
      gathered.grouped.add(change.id);
      break;
    case "attributes-set":
      noteAttributes(change, gathered[change.target]);
      break;
    case "layer-put":
      gathered.layers.add(change.layer.id);
      break;
    case "layer-remove":
      gathered.layers.add(change.id);
      break;
    case "values-set":
      noteValues(change, gathered[change.target]);
      break;
    case "set-put":
      gathered.sets.add(change.set.name);
      break;
    case "set-remove":
      gathered.sets.add(change.name);
      break;
    case "filter-set":
      gathered.filterChanged = true;
      break;
    case "fold-set":
      gathered.foldChanged = true;
      break;
    case "meta-set":
      gathered.metaChanged = true;
      break;
    case "graph-replace":
      gathered.graphReplaced = true;
      break;
    case "selection-set":
    case "camera-focus":
      break;
  }
}

function noteNode(
  change: Extract<GraphChange, { type: "node-put" | "node-remove" | "positions-set" }>,
  gathered: Gathered,
): void {
  const { nodes, moved } = gathered;
  if (change.type === "node-put") add(nodes, change.node.id);
  if (change.type === "node-remove") {
    remove(nodes, change.id);
    moved.delete(change.id);
  }
  if (change.type !== "positions-set") return;
  for (const id of Object.keys(change.positions)) if (!nodes.added.has(id)) moved.add(id);
  if (change.layout !== undefined) gathered.layout = change.layout;
}

function noteAttributes(change: Extract<GraphChange, { type: "attributes-set" }>, notes: ElementNotes): void {
  if (notes.added.has(change.id)) return;
  const names = [...Object.keys(change.set ?? {}), ...(change.unset ?? [])];
  notes.changed.set(change.id, new Set([...(notes.changed.get(change.id) ?? []), ...names]));
}

/** Elements of which nothing else was written share their list of names. */
function noteValues({ name, ids }: Extract<GraphChange, { type: "values-set" }>, notes: ElementNotes): void {
  const alone: ReadonlySet<string> = new Set([name]);
  for (const id of ids) {
    if (notes.added.has(id)) continue;
    const known = notes.changed.get(id);
    notes.changed.set(id, known === undefined ? alone : new Set([...known, name]));
  }
}

function add({ added, removed, changed }: ElementNotes, id: string): void {
  if (!removed.delete(id)) added.add(id);
  // Gone and come back: it may differ in anything.
  else changed.set(id, changed.get(id) ?? new Set());
}

function remove({ added, removed, changed }: ElementNotes, id: string): void {
  changed.delete(id);
  if (!added.delete(id)) removed.add(id);
}

function namesOfAttributes(changed: ReadonlyMap<string, ReadonlySet<string>>): string {
  const names = new Set([...changed.values()].flatMap((own) => [...own]));
  if (names.size === 0) return "attributes";
  return names.size <= mostNames ? listed([...names]) : counted(names.size, "attribute");
}

function namesOf(ids: readonly NodeId[], labelOf: (id: NodeId) => string): string {
  return ids.length <= mostNames ? listed(ids.map(labelOf)) : counted(ids.length, "node");
}
