import type { GraphDocument, StepChanges } from "../document/document-types";
import type { ElementSet, ElementTarget, GraphEdge, GraphNode } from "../document/graph-types";
import { layerElements } from "../styles/layer-elements";
import type { StyleLayer } from "../styles/style-types";
import type { GraphChange } from "./change-types";
import { type ElementNotes, gather } from "./describe-step";

/** Elements by what happens to them. */
export interface ElementMarks {
  readonly added: ElementSet;
  readonly changed: ElementSet;
  /** Still there, and to be removed. */
  readonly leaving: ElementSet;
}

/** What a finished step is shown by: elements that are there, and those that are not any more. */
export interface StepMarks extends ElementMarks {
  readonly gone: { readonly nodes: readonly GraphNode[]; readonly edges: readonly GraphEdge[] };
}

export const noMarks: ElementMarks = {
  added: { nodes: [], edges: [] },
  changed: { nodes: [], edges: [] },
  leaving: { nodes: [], edges: [] },
};

type Elements = Pick<GraphDocument, "node" | "edge" | "layers" | "tables" | "select">;

/** What changes that are not applied yet would do to the elements of the document. */
export function marksBefore(document: Elements, changes: readonly GraphChange[]): ElementMarks {
  if (changes.length === 0) return noMarks;
  if (changes.some(({ type }) => type === "graph-replace")) return { ...noMarks, leaving: everything(document) };
  const all = gather(changes);
  const touched = new Set(all.layers);
  const layers = [...document.layers.filter(({ id }) => touched.has(id)), ...layersPut(changes)];
  const leaving = { nodes: [...all.nodes.removed], edges: [...all.edges.removed] };
  return {
    added: { nodes: [...all.nodes.added], edges: [...all.edges.added] },
    changed: without(changedBy(document, all, layers), leaving),
    leaving,
  };
}

/** What a step did, as far as it can still be seen; what is gone comes from what would take the step back. */
export function marksAfter(document: Elements, { changes, inverse }: StepChanges): StepMarks {
  const all = gather(changes);
  const layers = all.graphReplaced ? [] : [...layersPut(changes), ...layersPut(inverse)];
  const added = present(document, { nodes: [...all.nodes.added], edges: [...all.edges.added] });
  return {
    added,
    changed: without(present(document, changedBy(document, all, layers)), added),
    leaving: noMarks.leaving,
    gone: all.graphReplaced ? { nodes: [], edges: [] } : goneSince(document, inverse, all),
  };
}

/** Whether there is anything to show. */
export function hasMarks({ added, changed, leaving, gone }: StepMarks): boolean {
  return [added, changed, leaving, gone].some(({ nodes, edges }) => nodes.length + edges.length > 0);
}

interface Notes {
  readonly nodes: ElementNotes;
  readonly edges: ElementNotes;
  readonly moved: ReadonlySet<string>;
}

function changedBy(document: Elements, { nodes, edges, moved }: Notes, layers: readonly StyleLayer[]): ElementSet {
  return {
    nodes: eachOnce([[...nodes.changed.keys()], [...moved], members(document, layers, "nodes")]),
    edges: eachOnce([[...edges.changed.keys()], members(document, layers, "edges")]),
  };
}

/** Lists of which none names one twice. */
function eachOnce(lists: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...more] = lists.filter((list) => list.length > 0);
  return more.length === 0 ? first : [...new Set([first, ...more].flat())];
}

function layersPut(changes: readonly GraphChange[]): readonly StyleLayer[] {
  return changes.flatMap((change) => (change.type === "layer-put" ? [change.layer] : []));
}

function members(document: Elements, layers: readonly StyleLayer[], target: ElementTarget): string[] {
  const lists = layers.filter((layer) => layer.target === target).map((layer) => layerElements(layer, document));
  return lists.length === 1 ? (lists[0] ?? []) : [...new Set(lists.flat())];
}

function everything({ tables }: Elements): ElementSet {
  const ids = (target: ElementTarget) =>
    Array.from({ length: tables[target].count }, (_, row) => tables[target].idAt(row));
  return { nodes: ids("nodes"), edges: ids("edges") };
}

function present({ tables }: Elements, { nodes, edges }: ElementSet): ElementSet {
  const isThere = (target: ElementTarget) => (id: string) => tables[target].rowOf(id) !== undefined;
  return { nodes: nodes.filter(isThere("nodes")), edges: edges.filter(isThere("edges")) };
}

function without(elements: ElementSet, others: ElementSet): ElementSet {
  if (others.nodes.length + others.edges.length === 0) return elements;
  const [nodes, edges] = [new Set(others.nodes), new Set(others.edges)];
  return {
    nodes: elements.nodes.filter((id) => !nodes.has(id)),
    edges: elements.edges.filter((id) => !edges.has(id)),
  };
}

function goneSince(document: Elements, inverse: readonly GraphChange[], { nodes, edges }: Notes): StepMarks["gone"] {
  const ghosts = new Map<string, GraphNode>();
  const lines = new Map<string, GraphEdge>();
  for (const change of inverse) {
    if (change.type === "node-put" && nodes.removed.has(change.node.id)) ghosts.set(change.node.id, change.node);
    if (change.type === "edge-put" && edges.removed.has(change.edge.id)) lines.set(change.edge.id, change.edge);
  }
  return {
    nodes: [...ghosts.values()].filter(({ id }) => !document.node(id)),
    edges: [...lines.values()].filter(({ id }) => !document.edge(id)),
  };
}
