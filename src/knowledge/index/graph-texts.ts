import type { GraphTables } from "@/graph/tables/element-table";
import type { SearchText, TextPlace } from "./index-types";
import { isWithin } from "./is-within";

/** What one node has to read; null for a node without texts. `attributes` are those that hold texts. */
export function textOfNode(tables: GraphTables, row: number, attributes: readonly string[]): SearchText | null {
  const { nodes } = tables;
  const read = (name: string): string | undefined => {
    const value = nodes.valueAt(name, row);
    return typeof value === "string" && value.trim() !== "" ? value : undefined;
  };
  const text = attributes.flatMap((name) => read(name) ?? []).join("\n\n");
  if (text === "") return null;
  const id = nodes.idAt(row);
  const link = read("link");
  const number = nodes.valueAt("number", row);
  const part = nodes.valueAt("part", row);
  const isPassage = read("type") === "passage";
  return {
    id,
    course: (isPassage ? read("course") : read("type")) ?? "",
    lesson: (isPassage ? read("lesson") : undefined) ?? tables.labelAt(row),
    ...(isPassage && typeof number === "number" && { number }),
    ...(isPassage && typeof part === "number" && { part }),
    text,
    ...(link !== undefined && { link }),
  };
}

/** The passages of some places as they stand there. */
export function textsIn(
  tables: GraphTables,
  attributes: readonly string[],
  places: readonly TextPlace[],
): readonly SearchText[] {
  const found: SearchText[] = [];
  for (let row = 0; row < tables.nodes.count; row += 1) {
    const course = tables.nodes.valueAt("course", row);
    if (!places.some((place) => place.course === course)) continue;
    const text = textOfNode(tables, row, attributes);
    if (text?.part !== undefined && isWithin(text, places)) found.push(text);
  }
  return found.toSorted((a, b) => (a.part ?? 0) - (b.part ?? 0));
}
