import type { JsonValue } from "@/lib/json";
import type { Attributes, NodeId, Position } from "../document/graph-types";
import type { OpenGraph } from "../document/open-graph";
import { metaOf } from "../document/open-graph";
import type { ElementRows } from "../tables/element-rows";
import type { PlacedList } from "../tables/placed-list";
import { type GraphChange, partOf } from "./change-types";
import type { Journal } from "./journal";
import { attributesProblem, positionProblem, valueProblem } from "./value-problems";

type ChangeOf<T extends GraphChange["type"]> = Extract<GraphChange, { type: T }>;

/** Each of these makes one change and writes its inverse, or gives the sentence of a refusal and changes nothing. */
export function setAttributes(
  { store }: OpenGraph,
  change: ChangeOf<"attributes-set">,
  journal: Journal,
): string | undefined {
  const rows = change.target === "nodes" ? store.nodes : store.edges;
  const slot = rows.slotOf(change.id);
  if (slot === undefined) return `There is no ${change.target === "nodes" ? "node" : "edge"} '${change.id}'.`;
  const given = change.set ?? {};
  const problem = attributesProblem(given);
  if (problem !== undefined) return problem;
  const writes: readonly (readonly [string, JsonValue | undefined])[] = [
    ...Object.keys(given).map((name) => [name, given[name]] as const),
    ...(change.unset ?? []).map((name) => [name, undefined] as const),
  ];
  if (writes.length === 0) return undefined;
  const before = new Map(writes.map(([name]) => [name, rows.table.valueAt(name, rows.rowAt(slot))]));
  for (const [name, value] of writes) rows.setAttribute(slot, name, value);
  record(journal, change, {
    type: "attributes-set",
    target: change.target,
    id: change.id,
    ...setAndUnset(before),
    ...partOf(change),
  });
  return undefined;
}

/** A column of values in one go: what stood there before is kept as a column too. */
export function setValues({ store }: OpenGraph, change: ChangeOf<"values-set">, journal: Journal): string | undefined {
  const { target, name, ids, values } = change;
  const rows = target === "nodes" ? store.nodes : store.edges;
  const named = slotsOf(change, rows);
  if (!named.success) return named.message;
  const { slots } = named;
  if (ids.length === 0) return undefined;
  const before = standingValues(ids, (at) => rows.table.valueAt(name, rows.rowAt(slots[at] ?? 0)));
  rows.setValues(slots, name, values);
  record(journal, change, { type: "values-set", target, name, ...before, ...partOf(change) });
  return undefined;
}

type Slots =
  | { readonly success: true; readonly slots: Uint32Array }
  | { readonly success: false; readonly message: string };

function slotsOf({ target, name, ids, values }: ChangeOf<"values-set">, rows: ElementRows): Slots {
  const refused = (message: string) => ({ success: false, message }) as const;
  if (values.length > ids.length) return refused(`There are more values of '${name}' than elements.`);
  for (const value of values) {
    const problem = valueProblem(name, value);
    if (problem !== undefined) return refused(problem);
  }
  const slots = new Uint32Array(ids.length);
  const isNamed = new Uint8Array(rows.table.count);
  for (const [at, id] of ids.entries()) {
    const slot = rows.slotOf(id);
    if (slot === undefined) return refused(`There is no ${target === "nodes" ? "node" : "edge"} '${id}'.`);
    const row = rows.rowAt(slot);
    if (isNamed[row] === 1) return refused(`'${id}' is named twice.`);
    isNamed[row] = 1;
    slots[at] = slot;
  }
  return { success: true, slots };
}

/** Those that have a value stand first. */
function standingValues(ids: readonly string[], valueAt: (at: number) => JsonValue | undefined) {
  const values: JsonValue[] = [];
  const having: string[] = [];
  const lacking: string[] = [];
  for (const [at, id] of ids.entries()) {
    const value = valueAt(at);
    (value === undefined ? lacking : having).push(id);
    if (value !== undefined) values.push(value);
  }
  // Mostly all had one or none had: then the list is the one there is.
  const isSame = having.length === 0 || lacking.length === 0;
  return { ids: isSame ? ids : [...having, ...lacking], values };
}

/** The values as a change writes them: those that are set, and the names of those that are taken away. */
export function setAndUnset(values: ReadonlyMap<string, JsonValue | undefined>): {
  set?: Attributes;
  unset?: readonly string[];
} {
  const set: [string, JsonValue][] = [];
  const unset: string[] = [];
  for (const [name, value] of values) {
    if (value === undefined) unset.push(name);
    else set.push([name, value]);
  }
  return {
    ...(set.length > 0 ? { set: Object.fromEntries(set) } : {}),
    ...(unset.length > 0 ? { unset } : {}),
  };
}

export function setPositions(
  graph: OpenGraph,
  change: ChangeOf<"positions-set">,
  journal: Journal,
): string | undefined {
  const { store } = graph;
  const moves = Object.entries(change.positions);
  const problem = moveProblem(graph, moves);
  if (problem !== undefined) return problem;
  if (moves.length === 0 && change.layout === undefined) return undefined;
  const before: [NodeId, Position | null][] = [];
  for (const [id, position] of moves) {
    const slot = store.nodes.slotOf(id) ?? 0;
    before.push([id, store.positions.get(slot) ?? null]);
    store.positions.set(slot, position);
  }
  const layout = graph.layout;
  if (change.layout !== undefined) graph.layout = change.layout;
  record(journal, change, {
    type: "positions-set",
    positions: Object.fromEntries(before),
    ...(change.layout === undefined ? {} : { layout }),
  });
  return undefined;
}

function moveProblem({ store }: OpenGraph, moves: readonly (readonly [NodeId, Position | null])[]): string | undefined {
  for (const [id, position] of moves) {
    if (store.nodes.slotOf(id) === undefined) return `There is no node '${id}' to move.`;
    const problem = position ? positionProblem(id, position) : undefined;
    if (problem !== undefined) return problem;
  }
  return undefined;
}

export function putLayer(graph: OpenGraph, change: ChangeOf<"layer-put">, journal: Journal): string | undefined {
  const { id } = change.layer;
  if (id === "") return "A style layer needs an id.";
  const inverse = placedInverse(graph, graph.layers, id, (layer, at) => ({ type: "layer-put", layer, at }));
  graph.layers.put(id, change.layer, placeOf(graph, graph.layers, id, change));
  record(journal, withPlace(change, graph.layers.indexOf(id)), inverse ?? { type: "layer-remove", id });
  return undefined;
}

export function removeLayer(graph: OpenGraph, change: ChangeOf<"layer-remove">, journal: Journal): string | undefined {
  const { id } = change;
  const inverse = placedInverse(graph, graph.layers, id, (layer, at) => ({ type: "layer-put", layer, at }));
  if (!inverse) return `There is no style layer '${id}'.`;
  graph.layers.remove(id);
  record(journal, change, inverse);
  return undefined;
}

export function putSet(graph: OpenGraph, change: ChangeOf<"set-put">, journal: Journal): string | undefined {
  const { name } = change.set;
  if (name === "") return "A set needs a name.";
  const inverse = placedInverse(graph, graph.sets, name, (set, at) => ({ type: "set-put", set, at }));
  graph.sets.put(name, change.set, placeOf(graph, graph.sets, name, change));
  record(journal, withPlace(change, graph.sets.indexOf(name)), inverse ?? { type: "set-remove", name });
  return undefined;
}

export function removeSet(graph: OpenGraph, change: ChangeOf<"set-remove">, journal: Journal): string | undefined {
  const { name } = change;
  const inverse = placedInverse(graph, graph.sets, name, (set, at) => ({ type: "set-put", set, at }));
  if (!inverse) return `There is no saved set '${name}'.`;
  graph.sets.remove(name);
  record(journal, change, inverse);
  return undefined;
}

export function setFilter(graph: OpenGraph, change: ChangeOf<"filter-set">, journal: Journal): undefined {
  record(journal, change, { type: "filter-set", filter: graph.filter });
  graph.filter = change.filter;
  return undefined;
}

export function setFold(graph: OpenGraph, change: ChangeOf<"fold-set">, journal: Journal): undefined {
  record(journal, change, { type: "fold-set", fold: graph.fold });
  graph.fold = change.fold;
  return undefined;
}

export function setMeta(graph: OpenGraph, change: ChangeOf<"meta-set">, journal: Journal): undefined {
  record(journal, change, { type: "meta-set", meta: graph.store.meta });
  graph.store.setMeta(metaOf(change.meta));
  return undefined;
}

/** The change with the place where it came to stand, which differs from `at` when others moved since an undo was planned. */
function withPlace<T extends { readonly at?: number }>(change: T, at: number): T {
  return change.at === undefined || change.at === at ? change : { ...change, at };
}

function record(journal: Journal, change: GraphChange, inverse: GraphChange): void {
  journal.applied.push(change);
  journal.undoing.push(inverse);
}

/** The put that brings an item of a list back as it is now; `undefined` when it is not there. */
function placedInverse<T>(
  graph: OpenGraph,
  list: PlacedList<T>,
  key: string,
  put: (item: T, at: number) => GraphChange,
): GraphChange | undefined {
  const item = list.get(key);
  const place = list.placeOf(key);
  if (item === undefined || place === undefined) return undefined;
  const change = put(item, list.indexOf(key));
  graph.places.set(change, place);
  return change;
}

function placeOf<T>(
  graph: OpenGraph,
  list: PlacedList<T>,
  key: string,
  change: ChangeOf<"layer-put"> | ChangeOf<"set-put">,
): number | undefined {
  return graph.places.get(change) ?? (change.at === undefined ? undefined : list.placeAt(change.at, key));
}
