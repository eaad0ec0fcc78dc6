import type { ElementRecord } from "@/graph/document/graph-reader";
import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";
import { usualLabel, usualLabelAttributes } from "@/graph/styles/labels";
import type { JsonValue } from "@/lib/json";
import { isRecordId } from "./cypher/by-id";
import type { EngineSchema, KeyFacts } from "./engine-types";
import { listIn, recordIn } from "./plain-value";

/** A row of `nodeRow` as a node; its labels are an attribute. */
export function toNode(row: JsonValue, schema: EngineSchema): GraphNode {
  const [id, labels, properties] = listIn(row);
  if (isProperty(schema.labelAttribute, schema.nodeKeys)) return { id: String(id), attributes: recordIn(properties) };
  const own = listIn(labels)
    .filter((label) => label !== schema.everyLabel)
    .map(String)
    .toSorted();
  const [only] = own;
  const kind = own.length > 1 ? own : only;
  return {
    id: String(id),
    attributes: { ...(kind !== undefined && { [schema.labelAttribute]: kind }), ...recordIn(properties) },
  };
}

/** Whether labels or types are a property too. */
export function isProperty(attribute: string, keys: readonly KeyFacts[]): boolean {
  return keys.some(({ name }) => name === attribute);
}

export function nodeRecord({ id, attributes }: GraphNode): ElementRecord {
  return { id, label: usualLabel((name) => attributes[name]) ?? id, data: attributes };
}

/** A row of `edgeRow` as an edge; its type is an attribute. */
export function toEdge(row: JsonValue, schema: EngineSchema): GraphEdge {
  const { typeAttribute, edgeKeys, everyType } = schema;
  const [id, source, target, type, properties] = listIn(row);
  if (isRecordId(String(id))) schema.sources?.set(String(id), String(source));
  const hasOwnType = !isProperty(typeAttribute, edgeKeys) && type !== everyType;
  return {
    id: String(id),
    source: String(source),
    target: String(target),
    attributes: { ...(hasOwnType && { [typeAttribute]: String(type) }), ...recordIn(properties) },
  };
}

export function edgeRecord(row: JsonValue, schema: EngineSchema): ElementRecord {
  const { id, source, target, attributes } = toEdge(row, schema);
  const [sourceLabel, targetLabel] = listIn(row).slice(5).map(String);
  const own = usualLabelAttributes.map((name) => attributes[name]).find((value) => typeof value === "string");
  return {
    id,
    label: typeof own === "string" ? own : id,
    data: attributes,
    source,
    target,
    sourceLabel: sourceLabel ?? source,
    targetLabel: targetLabel ?? target,
    directed: true,
  };
}
