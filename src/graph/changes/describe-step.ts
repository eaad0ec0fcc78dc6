import type { NodeId } from "../document/graph-types";
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
  readonly layers: Set<string>;
  readonly sets: Set<string>;
  filterChanged: boolean;
  foldChanged: boolean;
  graphReplaced: boolean;
}

/** What is different after the changes, element by element. */
export function gather(changes: readonly GraphChange[]): Gathered {
  const gathered: Gathered = {
    nodes: { added: new Set(), removed: new Set(), changed: new Map() },
    edges: { added: new Set(), removed: new Set(), changed: new Map() },
    moved: new Set(),
    layers: new Set(),
    sets: new Set(),
    filterChanged: false,
    foldChanged: false,
    graphReplaced: false,
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
    case "graph-replace":
      gathered.graphReplaced = true;
      break;
    case "parent-set":
    case "meta-set":
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
