import { inSlices } from "@/lib/in-slices";
import { letGoWhenShort } from "@/lib/memory/derived";
import type {
  GraphChange,
  GraphData,
  GraphFilter,
  GraphFold,
  GraphRows,
  NamedSet,
  Rows,
} from "../changes/change-types";
import { readForProfile } from "../profile/profile";
import { nameAttribute } from "../styles/labels";
import type { StyleLayer } from "../styles/style-types";
import type { ElementTable } from "../tables/element-table";
import { createPlacedList, type PlacedList } from "../tables/placed-list";
import { createGraphStore, type GraphStore } from "./graph-store";
import type { GraphMeta } from "./graph-types";

/** The graph now open; `graph-replace` puts another in its place. */
export interface OpenGraph {
  readonly store: GraphStore;
  readonly layers: PlacedList<StyleLayer>;
  readonly sets: PlacedList<NamedSet>;
  /** The places at which the puts of an inverse bring things back; `at` alone is only right while nothing else moved. */
  readonly places: WeakMap<GraphChange, number>;
  filter: GraphFilter | null;
  fold: GraphFold | null;
  layout: string | null;
}

/**
 * Place numbers of a graph that was put aside, and the order of its attributes, so that older steps still find their places
 * when it comes back.
 */
export interface SavedPlaces {
  readonly attributes: { readonly nodes: readonly string[]; readonly edges: readonly string[] };
  readonly next: { readonly nodes: number; readonly edges: number; readonly layers: number; readonly sets: number };
  readonly nodes: Float64Array;
  readonly edges: Float64Array;
  readonly layers: readonly number[];
  readonly sets: readonly number[];
  readonly places: WeakMap<GraphChange, number>;
}

export type OpenResult =
  | { readonly success: true; readonly graph: OpenGraph }
  | { readonly success: false; readonly message: string };

/** Graphs that were made ready to be opened, each for one time. */
let ready = new WeakMap<GraphData, OpenResult>();
letGoWhenShort(() => {
  ready = new WeakMap();
});

/** Does in slices what opening a graph costs, so that it opens at once afterwards. */
export async function prepareGraph(data: GraphData): Promise<void> {
  if (data.nodes.length + data.edges.length < SLICED) return;
  ready.set(data, await inSlices(readySteps(data)));
  // What shows the graph begins in a task of its own.
  await new Promise((resolve) => setTimeout(resolve, 0));
}

/** What of the graph is asked for as soon as it is open is read as well. */
function* readySteps(data: GraphData): Generator<void, OpenResult> {
  const opened = yield* openSteps(data);
  if (opened.success) yield* readForProfile(opened.graph.store);
  return opened;
}

export function openGraph(data: GraphData, saved?: SavedPlaces): OpenResult {
  const known = saved === undefined ? ready.get(data) : undefined;
  if (known !== undefined) {
    ready.delete(data);
    return known;
  }
  const steps = openSteps(data, saved);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Smaller graphs are opened at once; and so many elements are one step. */
const SLICED = 5000;
const STEP = 1000;

function* openSteps(data: GraphData, saved?: SavedPlaces): Generator<void, OpenResult> {
  const store = createGraphStore(metaOf(data));
  store.nodes.beginWith(saved?.attributes.nodes ?? []);
  store.edges.beginWith(saved?.attributes.edges ?? []);
  const problem =
    (yield* loadNodes(store, data, saved)) ?? (yield* loadEdges(store, data, saved)) ?? orphanOf(store, data);
  if (problem !== undefined) return { success: false, message: problem };
  if (data.labelAttribute === undefined) nameNodes(store);
  yield;
  for (const table of [store.nodes.table, store.edges.table]) yield* indexWords(table);
  const layers = createPlacedList<StyleLayer>();
  const sets = createPlacedList<NamedSet>();
  for (const [index, layer] of data.layers.entries()) layers.put(layer.id, layer, saved?.layers[index]);
  for (const [index, set] of data.sets.entries()) sets.put(set.name, set, saved?.sets[index]);
  if (saved) keepFree({ ...store, layers, sets }, saved.next);
  const places = saved?.places ?? new WeakMap<GraphChange, number>();
  const { filter, fold = null, layout = null } = data;
  return { success: true, graph: { store, layers, sets, places, filter, fold, layout } };
}

type Placed = Pick<GraphStore, "nodes" | "edges"> & Pick<OpenGraph, "layers" | "sets">;

function keepFree({ nodes, edges, layers, sets }: Placed, next: SavedPlaces["next"]): void {
  nodes.places.keepFree(next.nodes);
  edges.places.keepFree(next.edges);
  layers.places.keepFree(next.layers);
  sets.places.keepFree(next.sets);
}

/** A graph that does not say what its nodes are called by is looked at once, while it opens. */
function nameNodes(store: GraphStore): void {
  const labelAttribute = nameAttribute(store.nodes.table);
  if (labelAttribute !== undefined) store.setMeta({ ...store.meta, labelAttribute });
}

/** Value indexes are part of loading, so that the first question of a newly opened graph is as fast as the next. */
function* indexWords(table: ElementTable): Generator<void> {
  if (table.count < 1000) return;
  for (const name of table.attributeNames()) {
    const column = table.column(name);
    if (column?.kind === "string") column.rowsOf?.(1);
    yield;
  }
}

export function metaOf({ name, directed, labelAttribute, taught = [] }: GraphMeta): GraphMeta {
  return {
    name,
    directed,
    ...(labelAttribute === undefined ? {} : { labelAttribute }),
    ...(taught.length === 0 ? {} : { taught }),
  };
}

/** The whole graph as plain JSON. */
export function snapshotOf(graph: OpenGraph): GraphData {
  const live = liveOf(graph);
  return { ...live, nodes: live.nodes.slice(0, live.nodes.length), edges: live.edges.slice(0, live.edges.length) };
}

/** The same, of which each part is read when it is asked for. */
export function liveOf({ store, layers, sets, filter, fold, layout }: OpenGraph): GraphRows {
  const { nodes, edges } = store;
  return {
    ...store.meta,
    nodes: rowsOf(nodes.table.count, (row) => store.nodeAt(nodes.slotAt(row))),
    edges: rowsOf(edges.table.count, (row) => store.edgeAt(edges.slotAt(row))),
    layers: layers.items,
    sets: sets.items,
    filter,
    ...(fold === null ? {} : { fold }),
    ...(layout === null ? {} : { layout }),
  };
}

function rowsOf<T>(length: number, at: (row: number) => T): Rows<T> {
  return {
    length,
    slice: (from, to) =>
      Array.from({ length: Math.max(0, Math.min(to, length) - from) }, (_, index) => at(from + index)),
    *[Symbol.iterator]() {
      for (let row = 0; row < length; row += 1) yield at(row);
    },
  };
}

export function savedPlacesOf({ store, layers, sets, places }: OpenGraph): SavedPlaces {
  const { nodes, edges } = store;
  return {
    attributes: { nodes: nodes.attributeOrder(), edges: edges.attributeOrder() },
    next: {
      nodes: nodes.places.next,
      edges: edges.places.next,
      layers: layers.places.next,
      sets: sets.places.next,
    },
    nodes: Float64Array.from({ length: nodes.table.count }, (_, row) => nodes.placeOf(nodes.slotAt(row))),
    edges: Float64Array.from({ length: edges.table.count }, (_, row) => edges.placeOf(edges.slotAt(row))),
    layers: layers.items.map((layer) => layers.placeOf(layer.id) ?? 0),
    sets: sets.items.map((set) => sets.placeOf(set.name) ?? 0),
    places,
  };
}

/** What is wrong with the graph, if so. */
type Loading = Generator<void, string | undefined>;

/** A lookup per id would cost as much as all the rest: an id that came twice shows in the number of ids. */
function* loadNodes({ nodes, addNode }: GraphStore, data: GraphData, saved?: SavedPlaces): Loading {
  let count = 0;
  for (const node of data.nodes) {
    if (node.id === "") return `Node ${count + 1} has no id.`;
    addNode(node, saved?.nodes[count]);
    count += 1;
    if (nodes.idCount < count) return `Two nodes have the id '${node.id}'.`;
    if (count % STEP === 0) yield;
  }
  return undefined;
}

/** Ends first, edges afterwards: looking ids up and adding ids in turns takes half as long again. */
function* loadEdges(store: GraphStore, data: GraphData, saved?: SavedPlaces): Loading {
  const sources = new Uint32Array(data.edges.length);
  const targets = new Uint32Array(data.edges.length);
  const problem = yield* findEnds(store, data, sources, targets);
  if (problem !== undefined) return problem;
  let count = 0;
  for (const edge of data.edges) {
    store.addEdge(edge, sources[count] ?? 0, targets[count] ?? 0, saved?.edges[count]);
    count += 1;
    if (store.edges.idCount < count) return `Two edges have the id '${edge.id}'.`;
    if (count % STEP === 0) yield;
  }
  return undefined;
}

function* findEnds({ nodes }: GraphStore, data: GraphData, sources: Uint32Array, targets: Uint32Array): Loading {
  let index = 0;
  for (const edge of data.edges) {
    const source = nodes.slotOf(edge.source);
    const target = nodes.slotOf(edge.target);
    if (edge.id === "") return `Edge ${index + 1} has no id.`;
    if (source === undefined) return `Edge '${edge.id}' starts at '${edge.source}', which is not among the nodes.`;
    if (target === undefined) return `Edge '${edge.id}' ends at '${edge.target}', which is not among the nodes.`;
    sources[index] = source;
    targets[index] = target;
    index += 1;
    if (index % STEP === 0) yield;
  }
  return undefined;
}

function orphanOf(store: GraphStore, data: GraphData): string | undefined {
  const checked = new Set<string>();
  for (const node of data.nodes) {
    const problem = node.parent === undefined ? undefined : parentProblem(store, node.id, checked);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Why the node cannot be in its parent, if so. `settled`: those that are known to be in none of them. */
export function parentProblem(store: GraphStore, id: string, checked = new Set<string>()): string | undefined {
  const seen = new Set<string>([id]);
  let child = id;
  for (;;) {
    const slot = store.nodes.slotOf(child);
    if (slot === undefined) return `Node '${id}' is in the group '${child}', which is not among the nodes.`;
    const parent = store.parents.of(slot);
    if (parent === undefined || checked.has(parent)) break;
    if (seen.has(parent)) return `Node '${id}' would be inside itself.`;
    seen.add(parent);
    child = parent;
  }
  for (const one of seen) checked.add(one);
  return undefined;
}
