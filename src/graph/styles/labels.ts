import type { JsonValue } from "@/lib/json";
import type { GraphMeta } from "../document/graph-types";
import type { ElementTable } from "../tables/element-table";

/** Attributes that name an element, best first, where the graph does not say which. */
export const usualLabelAttributes = ["label", "name", "title"] as const;

/** The attributes a label asks for: `age` in "{age} years". */
export function namesInLabel(template = ""): readonly string[] {
  return [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name.trim());
}

/** The name people read: the graph's label attribute, else the first of the usual ones that has a value, else the id. */
export function createLabels(table: ElementTable, meta: () => GraphMeta): (row: number) => string {
  return (row) => {
    const chosen = meta().labelAttribute;
    const own = chosen === undefined ? undefined : labelText(table.valueAt(chosen, row));
    return own ?? usualLabel((attribute) => table.valueAt(attribute, row)) ?? table.idAt(row);
  };
}

/** The first of the usual attributes that has a value, as text. */
export function usualLabel(valueAt: (attribute: string) => JsonValue | undefined): string | undefined {
  for (const attribute of usualLabelAttributes) {
    const text = labelText(valueAt(attribute));
    if (text !== undefined) return text;
  }
  return undefined;
}

/**
 * What nodes are called by where none has a usual attribute for it: "fullName", "Item Name", "TITLE" tell of themselves, when
 * nearly every value is another one.
 */
export function nameAttribute(table: ElementTable): string | undefined {
  const names = table.attributeNames();
  if (table.count === 0 || usualLabelAttributes.some((usual) => names.includes(usual))) return undefined;
  for (const fits of nameLike) {
    const found = names.find((name) => fits.test(spaced(name)) && isTelling(table, name));
    if (found !== undefined) return found;
  }
  return undefined;
}

const nameLike = [
  /^(?:label|name|title)$/u,
  /^(?:full|display|short|common|long|host|user|nick|screen) ?name$/u,
  / (?:name|label|title)$/u,
  /^(?:city|town|village|station|airport|species|person|company|product|country|place|film|movie|book|song|album|event)$/u,
];

function spaced(name: string): string {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
}

/** Most have it, and it tells them apart. */
function isTelling(table: ElementTable, name: string): boolean {
  const column = table.column(name);
  if (column?.kind !== "string") return false;
  let present = 0;
  for (let row = 0; row < table.count; row += 1) if ((column.codes[row] ?? 0) > 0) present += 1;
  return present >= table.count / 2 && column.words.length >= present * 0.9;
}

function labelText(value: JsonValue | undefined): string | undefined {
  // An empty list has no text either.
  const text = value === undefined || value === null ? "" : valueText(value);
  return text === "" ? undefined : text;
}

/** A value as people read it: text and numbers plainly, lists with commas, records as JSON. */
export function valueText(value: JsonValue): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(valueText).join(", ");
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}
