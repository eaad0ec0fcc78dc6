import { namedTypeAttribute } from "@/graph/profile/type-attribute";
import type { GraphTables } from "@/graph/tables/element-table";
import type { JsonObject, JsonValue } from "@/lib/json";

/** Whether a new edge that does not say is directed: as most edges of its type are, else as most of all are. */
export function usualDirection(tables: GraphTables): (attributes: JsonObject) => boolean {
  if (tables.direction !== "mixed") return () => tables.direction === "directed";
  const typeAttribute = namedTypeAttribute(tables.edges) ?? "type";
  const leads = new Map<JsonValue, number>();
  let all = 0;
  for (let row = 0; row < tables.edges.count; row += 1) {
    const type = tables.edges.valueAt(typeAttribute, row) ?? null;
    const by = tables.isDirected(row) ? 1 : -1;
    leads.set(type, (leads.get(type) ?? 0) + by);
    all += by;
  }
  return (attributes) => (leads.get(attributes[typeAttribute] ?? null) || all) > 0;
}
