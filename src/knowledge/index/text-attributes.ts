import type { Column, ElementTable, GraphTables } from "@/graph/tables/element-table";
import { perVersion } from "@/graph/tables/per-version";
import type { JsonValue } from "@/lib/json";

/** A value of so many characters is a text, if it has words. */
const textLength = 80;
/** Values looked at to tell what an attribute holds. */
const valuesLookedAt = 400;

/** The attributes of nodes that hold texts: most of their values are longer than a line. In the order of the table. */
export function textAttributes({ nodes }: GraphTables): readonly string[] {
  return namesOfTexts(nodes);
}

const namesOfTexts = perVersion((nodes) => nodes.attributeNames().filter((name) => holdsTexts(nodes, name)));

/** Whether there is anything to read in a graph besides names and values. */
export function hasTexts(tables: GraphTables): boolean {
  return textAttributes(tables).length > 0;
}

function holdsTexts(table: ElementTable, name: string): boolean {
  const column = table.column(name);
  if (column === undefined || column.kind === "number" || column.kind === "boolean") return false;
  let [texts, values] = [0, 0];
  for (const value of someValues(column, table.count)) {
    if (typeof value !== "string" || value === "") continue;
    values += 1;
    if (isText(value)) texts += 1;
  }
  return texts > 0 && texts * 2 > values;
}

/** Evenly from all over the column: of strings each distinct one, of others row by row. */
function someValues(
  column: Extract<Column, { kind: "string" | "mixed" }>,
  count: number,
): readonly (JsonValue | undefined)[] {
  const values = column.kind === "string" ? column.words : column.values.slice(0, count);
  if (values.length <= valuesLookedAt) return values;
  return Array.from(
    { length: valuesLookedAt },
    (_, index) => values[Math.floor((index * values.length) / valuesLookedAt)],
  );
}

/** An address is long too, but has no words. */
function isText(value: string): boolean {
  return value.length > textLength && /\s\S+\s|[\u3040-\u9fff]/u.test(value);
}
