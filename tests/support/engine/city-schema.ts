import type { EngineSchema, KeyFacts, KeyKind } from "@/engine/engine-types";

/** A property of which only its kinds matter. */
export function key(name: string, ...kinds: readonly KeyKind[]): KeyFacts {
  return { name, kinds, present: 10, distinct: 3, distinctIsLowerBound: true, examples: [] };
}

/** People and papers, every node an Entity with a unique `id`. */
export const citySchema: EngineSchema = {
  name: "city",
  nodeCount: 1000,
  edgeCount: 3000,
  labels: [
    { name: "Person", count: 700 },
    { name: "Paper", count: 300 },
  ],
  types: [
    { name: "KNOWS", count: 2000 },
    { name: "CITES", count: 1000 },
  ],
  known: { labels: ["Entity", "Person", "Paper"], types: ["KNOWS", "CITES"] },
  everyLabel: "Entity",
  id: { label: "Entity", key: "id" },
  labelAttribute: "type",
  indexed: ["id"],
  typeAttribute: "type",
  nodeKeys: [
    key("id", "string"),
    key("name", "string"),
    key("age", "number"),
    key("city", "string"),
    key("active", "boolean"),
    key("tags", "list"),
    key("born", "temporal"),
    key("code", "string", "number"),
    key("place", "other"),
    key("od`d", "string"),
  ],
  edgeKeys: [key("weight", "number")],
};

/** The same where the server's own ids must do. */
export const { id: _id, everyLabel: _every, ...bareSchema } = citySchema;
