import fc from "fast-check";
import type { GraphChange, GraphData } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import { filterOf } from "@/graph/filter/filter-steps";
import type { JsonValue } from "@/lib/json";

/** A small graph with everything in it: parents, loops, parallel edges, nulls, lists, styles, sets, a filter. */
export function randomGraph(): GraphData {
  return {
    name: "Small",
    directed: false,
    nodes: [
      { id: "a", attributes: { name: "Anna", type: "cat", age: 3 }, position: { x: 1, y: 2 } },
      { id: "b", attributes: { name: "Ben", type: "human", age: null, tags: ["x", "y"] }, parent: "c" },
      { id: "c", attributes: { __proto__: null, type: "cat", nested: { deep: [1, { more: true }] } } },
      { id: "d", attributes: {} },
    ],
    edges: [
      { id: "e1", source: "a", target: "b", attributes: { weight: 2 } },
      { id: "e2", source: "b", target: "a", directed: true, attributes: { kind: "likes" } },
      { id: "e3", source: "c", target: "c", attributes: {} },
    ],
    layers: [
      {
        id: "l1",
        name: "Cats",
        target: "nodes",
        where: equals("type", "cat"),
        style: { color: "--g-1" },
        origin: "user",
      },
    ],
    sets: [{ name: "friends", nodes: ["a", "b"], edges: ["e1"] }],
    filter: filterOf([{ target: "nodes", where: equals("type", "cat"), text: "type == 'cat'", enabled: true }]),
    layout: "circle",
  };
}

function equals(name: string, literal: JsonValue) {
  return {
    op: "compare",
    field: { name, of: "bare" },
    cmp: "==",
    value: { kind: "literal", value: literal },
  } as const;
}

const value: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.integer({ min: -3, max: 9 }),
  fc.constantFrom("cat", "human", "", "ünïcode 🐈"),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 2 }),
);
const attributeName = fc.constantFrom("name", "type", "age", "score", "__proto__");
const attributes = fc
  .array(fc.tuple(attributeName, value), { maxLength: 3 })
  .map((entries): Record<string, JsonValue> => Object.fromEntries(entries));
const position = fc.option(fc.record({ x: fc.integer(), y: fc.integer() }));
const somePlace = fc.option(fc.nat({ max: 6 }), { nil: undefined });
const pick = fc.nat({ max: 20 });
const someTarget = fc.constantFrom("nodes" as const, "edges" as const);

/** A change whose elements are still to be chosen among those that are there when it is applied. */
export const arbitraryChange = fc.oneof(
  fc.record({
    type: fc.constant("add-node" as const),
    id: pick,
    attributes,
    position,
    at: somePlace,
    parent: fc.option(pick),
  }),
  fc.record({
    type: fc.constant("add-edge" as const),
    id: pick,
    from: pick,
    to: pick,
    attributes,
    at: somePlace,
    directed: fc.option(fc.boolean()),
  }),
  fc.record({
    type: fc.constant("set" as const),
    target: someTarget,
    pick,
    attributes,
    unset: fc.array(attributeName, { maxLength: 2 }),
  }),
  fc.record({
    type: fc.constant("set-many" as const),
    target: someTarget,
    picks: fc.array(pick, { maxLength: 4 }),
    name: attributeName,
    values: fc.array(value, { maxLength: 4 }),
  }),
  fc.record({ type: fc.constant("remove-node" as const), pick, nodeFirst: fc.boolean() }),
  fc.record({ type: fc.constant("remove-edge" as const), pick }),
  fc.record({ type: fc.constant("group" as const), pick, parent: fc.option(pick) }),
  fc.record({
    type: fc.constant("move" as const),
    picks: fc.array(pick, { maxLength: 3 }),
    position,
    layout: fc.constantFrom(undefined, null, "grid"),
  }),
  fc.record({
    type: fc.constant("layer" as const),
    pick,
    at: somePlace,
    color: fc.constantFrom("--g-1", "#ff0000"),
    target: someTarget,
    value,
  }),
  fc.record({ type: fc.constant("remove-layer" as const), pick }),
  fc.record({
    type: fc.constant("set-put" as const),
    name: fc.constantFrom("friends", "foes", "rest"),
    picks: fc.array(pick, { maxLength: 3 }),
    at: somePlace,
  }),
  fc.record({ type: fc.constant("set-remove" as const), pick }),
  fc.record({ type: fc.constant("filter" as const), value: fc.option(value), target: someTarget }),
  fc.record({
    type: fc.constant("meta" as const),
    directed: fc.boolean(),
    labelAttribute: fc.constantFrom(undefined, "type", "age"),
  }),
  fc.record({ type: fc.constant("replace" as const), keep: fc.nat({ max: 4 }) }),
  fc.record({ type: fc.constant("select" as const), picks: fc.array(pick, { maxLength: 3 }) }),
  fc.record({ type: fc.constant("focus" as const), picks: fc.array(pick, { maxLength: 3 }) }),
);
export type RandomChange = typeof arbitraryChange extends fc.Arbitrary<infer T> ? T : never;
type RandomOf<T extends RandomChange["type"]> = Extract<RandomChange, { type: T }>;

/** The elements there are, to be picked by any number. */
interface Picker {
  readonly document: GraphDocument;
  node(index: number): string | undefined;
  edge(index: number): string | undefined;
  ids(picks: readonly number[]): string[];
}

/** The changes that `random` means in this document; none where there is nothing to choose from. */
export function resolveChange(random: RandomChange, document: GraphDocument): readonly GraphChange[] {
  const { nodes, edges } = document.tables;
  const node = (index: number) => (nodes.count === 0 ? undefined : nodes.idAt(index % nodes.count));
  const edge = (index: number) => (edges.count === 0 ? undefined : edges.idAt(index % edges.count));
  const ids = (picks: readonly number[]) => [...new Set(picks.flatMap((index) => node(index) ?? []))];
  const picker: Picker = { document, node, edge, ids };
  switch (random.type) {
    case "add-node":
    case "add-edge":
    case "remove-node":
    case "remove-edge":
      return structureChange(random, picker);
    case "set":
      return attributesChange(random, picker);
    case "set-many":
      return columnChange(random, picker);
    case "move":
      return [
        {
          type: "positions-set",
          positions: Object.fromEntries(ids(random.picks).map((id) => [id, random.position])),
          ...(random.layout === undefined ? {} : { layout: random.layout }),
        },
      ];
    case "replace": {
      const graph = randomGraph();
      const stored = graph.nodes.slice(0, random.keep).filter((each) => each.parent === undefined);
      return [{ type: "graph-replace", graph: { ...graph, nodes: stored, edges: [], name: "Other" } }];
    }
    case "group": {
      const id = node(random.pick);
      const parent = random.parent === null ? null : (node(random.parent) ?? null);
      return id === undefined ? [] : [{ type: "parent-set", id, parent }];
    }
    case "select":
      return [{ type: "selection-set", selection: { nodes: ids(random.picks), edges: [] } }];
    case "focus":
      return [{ type: "camera-focus", focus: { nodes: ids(random.picks), edges: [] } }];
    default:
      return settingChange(random, picker);
  }
}

function structureChange(
  random: RandomOf<"add-node" | "add-edge" | "remove-node" | "remove-edge">,
  picker: Picker,
): readonly GraphChange[] {
  switch (random.type) {
    case "add-node":
      return [nodePut(random, picker)];
    case "add-edge":
      return edgePut(random, picker);
    case "remove-node": {
      const id = picker.node(random.pick);
      if (id === undefined) return [];
      const removal: GraphChange = { type: "node-remove", id };
      const edges = picker.document.edgesOf(id).map((edge): GraphChange => ({ type: "edge-remove", id: edge }));
      return random.nodeFirst ? [removal, ...edges] : [...edges, removal];
    }
    case "remove-edge": {
      const id = picker.edge(random.pick);
      return id === undefined ? [] : [{ type: "edge-remove", id }];
    }
  }
}

function nodePut(random: RandomOf<"add-node">, picker: Picker): GraphChange {
  const parent = random.parent === null ? undefined : picker.node(random.parent);
  return {
    type: "node-put",
    node: {
      id: `n${random.id}`,
      attributes: random.attributes,
      ...(random.position ? { position: random.position } : {}),
      ...(parent === undefined ? {} : { parent }),
    },
    ...placed(random.at),
  };
}

function edgePut(random: RandomOf<"add-edge">, picker: Picker): readonly GraphChange[] {
  const source = picker.node(random.from);
  const target = picker.node(random.to);
  if (source === undefined || target === undefined) return [];
  const direction = random.directed === null ? {} : { directed: random.directed };
  const edge = { id: `x${random.id}`, source, target, attributes: random.attributes, ...direction };
  return [{ type: "edge-put", edge, ...placed(random.at) }];
}

function attributesChange(random: RandomOf<"set">, picker: Picker): readonly GraphChange[] {
  const id = random.target === "nodes" ? picker.node(random.pick) : picker.edge(random.pick);
  if (id === undefined) return [];
  return [{ type: "attributes-set", target: random.target, id, set: random.attributes, unset: random.unset }];
}

function columnChange({ target, picks, name, values }: RandomOf<"set-many">, picker: Picker): readonly GraphChange[] {
  const idAt = target === "nodes" ? picker.node : picker.edge;
  const ids = [...new Set(picks.flatMap((index) => idAt(index) ?? []))];
  return [{ type: "values-set", target, name, ids, values: values.slice(0, ids.length) }];
}

function settingChange(
  random: RandomOf<"layer" | "remove-layer" | "set-put" | "set-remove" | "filter" | "meta">,
  { document, ids }: Picker,
): readonly GraphChange[] {
  const some = <T>(items: readonly T[], index: number): T | undefined => items[index % Math.max(1, items.length)];
  switch (random.type) {
    case "layer": {
      const where = equals("type", random.value);
      const style = { color: random.color, size: { scale: 1.5 } };
      const layer = { id: `l${random.pick % 4}`, name: "Layer", target: random.target, where, style } as const;
      return [{ type: "layer-put", layer: { ...layer, origin: "assistant" }, ...placed(random.at) }];
    }
    case "remove-layer": {
      const layer = some(document.layers, random.pick);
      return layer ? [{ type: "layer-remove", id: layer.id }] : [];
    }
    case "set-put": {
      const put = { name: random.name, nodes: ids(random.picks), edges: [] };
      return [{ type: "set-put", set: put, ...placed(random.at) }];
    }
    case "set-remove": {
      const set = some(document.namedSets, random.pick);
      return set ? [{ type: "set-remove", name: set.name }] : [];
    }
    case "filter": {
      const step = { target: random.target, where: equals("type", random.value), text: "as chosen", enabled: true };
      const before = document.filter?.steps ?? [];
      return [{ type: "filter-set", filter: random.value === null ? null : filterOf([...before.slice(-2), step]) }];
    }
    case "meta": {
      const label = random.labelAttribute === undefined ? {} : { labelAttribute: random.labelAttribute };
      return [{ type: "meta-set", meta: { name: "Renamed", directed: random.directed, ...label } }];
    }
  }
}

function placed(at: number | undefined): { readonly at?: number } {
  return at === undefined ? {} : { at };
}
