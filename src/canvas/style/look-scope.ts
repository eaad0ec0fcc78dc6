import type { ElementChange, GraphChange } from "@/graph/changes/change-types";
import { isElementChange } from "@/graph/changes/element-change";
import type { GraphDocument } from "@/graph/document/document-types";
import type { EdgeId, ElementTarget, NodeId } from "@/graph/document/graph-types";
import { namedTypeAttribute } from "@/graph/profile/type-attribute";
import { attributeCandidates } from "@/graph/selector/attribute-candidates";
import type { Field, Selector } from "@/graph/selector/selector-types";
import { fieldsOf, leavesOf } from "@/graph/selector/walk-selector";
import { namesInLabel, usualLabelAttributes } from "@/graph/styles/labels";
import { layerElements } from "@/graph/styles/layer-elements";
import type { StyleLayer } from "@/graph/styles/style-types";
import { parallelTo } from "../scene/parallel-edges";
import type { LookMap } from "./look-map";
import type { EdgeLook } from "./look-types";
import { groundOf, type LookDeps } from "./read-looks";

/** What looks were read of. */
export interface Seen {
  readonly layers: readonly StyleLayer[];
  readonly filter: GraphDocument["filter"];
  readonly grounds: Readonly<Record<ElementTarget, readonly unknown[]>>;
}

export function seeing(deps: LookDeps): Seen {
  const { drawnLayers, filter } = deps.document;
  return {
    layers: drawnLayers,
    filter,
    grounds: { nodes: groundOf(deps, "nodes"), edges: groundOf(deps, "edges") },
  };
}

/** The elements whose looks are to be read again. */
export interface Scope {
  readonly nodes: ReadonlySet<NodeId> | "all";
  readonly edges: ReadonlySet<EdgeId> | "all";
  /** Any of the others may be hidden now, or shown. */
  readonly isFiltered: boolean;
}

interface Change {
  readonly before: Seen;
  readonly now: Seen;
  readonly changes: readonly GraphChange[];
  /** The looks of edges as they were before; some may not have been read yet. */
  readonly known: Pick<LookMap<EdgeLook>, "get" | "ids">;
}

/** What a change list and other layers may have altered: the elements themselves, and those that hang on them. */
export function scopeOf(document: GraphDocument, { before, now, changes, known }: Change): Scope {
  const conditions = conditionsOf(before, now);
  const layers = [...before.layers, ...now.layers];
  const read = attributesRead({ document, layers, conditions: [...conditions.nodes, ...conditions.edges] });
  const touched = touchedBy(document, changes, { known, read });
  const reach = (target: ElementTarget) => conditions[target].some(looksAtNeighbors);
  const isOther = touched.nodes.size + touched.edges.size + touched.most.size > 0;
  if (now.filter !== null || before.filter !== null || conditions.edges.some(looksAtEnds)) {
    if (touched.most.has("nodes")) touched.most.add("edges");
    for (const id of touched.nodes) for (const edge of document.edgesOf(id)) touched.edges.add(edge);
  }
  const scope = (target: ElementTarget) => {
    if (touched.most.has(target)) return "all";
    if (!isSameGround(before.grounds[target], now.grounds[target]) || (isOther && reach(target))) return "all";
    return withLayers(document, touched[target], differing(layersOf(before, target), layersOf(now, target)));
  };
  const filtered = [before, now].some(({ filter }) => filter?.steps.some(({ where }) => looksAtNeighbors(where)));
  return {
    nodes: scope("nodes"),
    edges: scope("edges"),
    isFiltered: before.filter !== now.filter || (isOther && filtered),
  };
}

interface Touched {
  readonly nodes: Set<NodeId>;
  readonly edges: Set<EdgeId>;
  /** Of these most were touched: all are read. */
  readonly most: Set<ElementTarget>;
}

interface Reading extends Pick<Change, "known"> {
  /** Names of attributes. */
  readonly read: ReadonlySet<string>;
}

function touchedBy(document: GraphDocument, changes: readonly GraphChange[], { known, read }: Reading): Touched {
  let isAnyLost = false;
  const touched: Touched = { nodes: new Set(), edges: new Set(), most: new Set() };
  const touchEnds = (edge: Pick<EdgeLook, "source" | "target">) => {
    touched.nodes.add(edge.source).add(edge.target);
    for (const other of parallelTo(document.tables, edge)) touched.edges.add(other);
  };
  const touchEdge = (id: EdgeId) => {
    const look = known.get(id);
    touched.edges.add(id);
    if (look !== undefined) touchEnds(look);
  };
  /** An edge whose look was not read when it went: any node may have been its end, and any arc have run beside it. */
  const touchAllRoundLost = () => {
    touched.most.add("nodes");
    for (const id of known.ids()) if (known.get(id)?.curve === "arc") touched.edges.add(id);
  };
  const touchColumn = ({ target, ids }: Extract<GraphChange, { type: "values-set" }>) => {
    if (ids.length * 2 > document.tables[target].count) touched.most.add(target);
    else for (const id of ids) touched[target].add(id);
  };
  // What is of no one element is looked at by other means.
  for (const change of changes) if (isElementChange(change)) touch(change);
  if (isAnyLost) touchAllRoundLost();
  return touched;

  function touch(change: ElementChange): void {
    switch (change.type) {
      case "attributes-set":
        if (writtenIn(change).some((name) => read.has(name))) touched[change.target].add(change.id);
        return;
      case "values-set":
        if (read.has(change.name)) touchColumn(change);
        return;
      case "node-put":
        touched.nodes.add(change.node.id);
        return;
      case "node-remove":
        touched.nodes.add(change.id);
        return;
      case "edge-put":
        touchEdge(change.edge.id);
        touchEnds(change.edge);
        return;
      case "edge-remove":
        touchEdge(change.id);
        isAnyLost ||= known.get(change.id) === undefined;
        return;
    }
  }
}

function writtenIn({ set = {}, unset = [] }: Extract<GraphChange, { type: "attributes-set" }>): readonly string[] {
  return [...Object.keys(set), ...unset];
}

function layersOf({ layers }: Seen, target: ElementTarget): readonly StyleLayer[] {
  return layers.filter((layer) => layer.target === target && layer.enabled !== false);
}

/** The layers that are other ones, or in other places, of both lists. */
function differing(one: readonly StyleLayer[], other: readonly StyleLayer[]): readonly StyleLayer[] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [...one.slice(start, one.length - end), ...other.slice(start, other.length - end)];
}

function withLayers(
  document: GraphDocument,
  touched: ReadonlySet<string>,
  layers: readonly StyleLayer[],
): ReadonlySet<string> | "all" {
  if (layers.some(({ where, looks }) => where.op === "all" && looks === undefined)) return "all";
  return new Set([...touched, ...layers.flatMap((layer) => layerElements(layer, document))]);
}

function isSameGround(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, at) => part === other[at]);
}

/** The conditions that decide on looks, by what they are of: those that went in the same change decided on what is drawn. */
function conditionsOf(...seen: readonly Seen[]): Readonly<Record<ElementTarget, readonly Selector[]>> {
  const all = seen.flatMap(({ layers, filter }) => [...layers, ...(filter?.steps ?? [])]);
  const of = (target: ElementTarget) => all.filter((one) => one.target === target).map(({ where }) => where);
  return { nodes: of("nodes"), edges: of("edges") };
}

function looksAtNeighbors(selector: Selector): boolean {
  if (selector.op === "and" || selector.op === "or") return selector.terms.some(looksAtNeighbors);
  if (selector.op === "not") return looksAtNeighbors(selector.term);
  return selector.op === "neighbors";
}

/** Of edges: whether it asks for something of their nodes. */
function looksAtEnds(selector: Selector): boolean {
  return fieldsIn(selector).some(({ end }) => end !== undefined);
}

/** The fields it asks for, of the elements themselves, their ends and their neighbours. */
function fieldsIn(selector: Selector): readonly Field[] {
  return leavesOf(selector, "nodes").flatMap(({ leaf }) => fieldsOf(leaf));
}

interface Readers {
  readonly document: Pick<GraphDocument, "tables" | "meta">;
  readonly layers: readonly StyleLayer[];
  readonly conditions: readonly Selector[];
}

/** The attributes that looks are read from, of nodes or edges: a change of another one alters no picture. */
function attributesRead({ document: { tables, meta }, layers, conditions }: Readers): ReadonlySet<string> {
  const names = new Set<string>(usualLabelAttributes);
  const add = (name: string | undefined) => {
    if (name !== undefined) for (const one of attributeCandidates(name)) names.add(one);
  };
  add(meta.labelAttribute);
  for (const table of [tables.nodes, tables.edges]) add(namedTypeAttribute(table));
  for (const { name } of conditions.flatMap(fieldsIn)) add(name);
  for (const { mapping, style, looks = [] } of layers) {
    add(mapping?.property);
    for (const one of [style, ...looks.map((own) => own.style)]) for (const name of namesInLabel(one?.label)) add(name);
  }
  return names;
}
