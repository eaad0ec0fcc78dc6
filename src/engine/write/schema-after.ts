import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";
import type { GraphWrite, Written } from "@/graph/document/remote-graph";
import type { JsonValue } from "@/lib/json";
import { isProperty } from "../elements";
import type { CountedName, EngineSchema, KeyFacts } from "../engine-types";
import { kindOfValue } from "../plain-value";
import { ownLabels, typeOf } from "./stored-element";

/** What there is after a write: new names, new kinds of values, other counts. */
export function schemaAfter(schema: EngineSchema, { nodes, edges }: GraphWrite): EngineSchema {
  const { labelAttribute, typeAttribute } = schema;
  const more = (written: readonly Written<unknown>[]) =>
    written.filter(({ before }) => !before).length - written.filter(({ after }) => !after).length;
  const typesOf = (edge: GraphEdge | undefined) =>
    edge ? [typeOf(edge, schema)].filter((type) => type !== schema.everyType) : [];
  return {
    ...schema,
    nodeCount: schema.nodeCount + more(nodes),
    edgeCount: schema.edgeCount + more(edges),
    labels: recounted(schema.labels, nodes, (node: GraphNode | undefined) =>
      node ? ownLabels(node, schema).filter((label) => label !== schema.everyLabel) : [],
    ),
    types: recounted(schema.types, edges, typesOf),
    nodeKeys: withKeys(
      schema.nodeKeys,
      nodes,
      isProperty(labelAttribute, schema.nodeKeys) ? undefined : labelAttribute,
    ),
    edgeKeys: withKeys(schema.edgeKeys, edges, isProperty(typeAttribute, schema.edgeKeys) ? undefined : typeAttribute),
  };
}

function recounted<T>(
  names: readonly CountedName[],
  written: readonly Written<T>[],
  namesOf: (element: T | undefined) => readonly string[],
): readonly CountedName[] {
  const counts = new Map(names.map(({ name, count }) => [name, count]));
  for (const { before, after } of written) {
    for (const name of namesOf(before)) counts.set(name, (counts.get(name) ?? 1) - 1);
    for (const name of namesOf(after)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .flatMap(([name, count]) => (count > 0 ? [{ name, count }] : []))
    .toSorted((a, b) => b.count - a.count);
}

function withKeys(
  keys: readonly KeyFacts[],
  written: readonly Written<GraphNode | GraphEdge>[],
  nameAttribute: string | undefined,
): readonly KeyFacts[] {
  const byName = new Map(keys.map((key) => [key.name, key]));
  for (const { before, after } of written) {
    for (const [name, value] of Object.entries(after?.attributes ?? {}))
      if (name !== nameAttribute && value !== null && before?.attributes[name] !== value)
        byName.set(name, withValue(byName.get(name), name, value));
  }
  return [...byName.values()];
}

/** Values that were counted are not any more. */
function withValue(key: KeyFacts | undefined, name: string, value: JsonValue): KeyFacts {
  const kind = kindOfValue(value);
  if (!key) return { name, kinds: [kind], present: 1, distinct: 1, distinctIsLowerBound: true, examples: [value] };
  const isKnown = key.kinds.includes(kind) || (key.kinds.includes("temporal") && kind === "string");
  const { values: _, ...rest } = key;
  return { ...rest, kinds: isKnown ? key.kinds : [...key.kinds, kind], distinctIsLowerBound: true };
}
