import type { ElementTable } from "@/graph/tables/element-table";
import type { JsonValue } from "@/lib/json";
import { nearest } from "@/lib/text/nearest";
import type { Asked, Fit } from "./fit-types";

/** A value of an attribute, as elements have it here. */
export function fitValue(asked: Asked): Fit {
  const { parameter, place, isExact, graph, attributeHere } = asked;
  const { of = "", target = "nodes" } = parameter;
  const attribute = place.use === "write" && !isExact ? null : attributeHere(of, target);
  if (attribute === null) return anyValue(asked);
  // Compared with, it need not be there: any will do once the attribute is chosen.
  if (attribute === undefined) return isExact ? { fits: false, why: "waits", options: [] } : anyValue(asked);
  const values = valuesOf(attribute, graph.tables[target]);
  return isExact ? fitAmong(asked, values) : fitCompared(asked, values);
}

function anyValue({ wanted, isChosen }: Asked): Fit {
  return { fits: true, value: wanted, how: isChosen ? "chosen" : "free" };
}

function fitAmong({ wanted, isChosen }: Asked, values: readonly JsonValue[]): Fit {
  const same = values.find((value) => value === wanted) ?? values.find((value) => isAlike(value, wanted));
  const options = values.slice(0, mostOptions);
  if (same !== undefined) return { fits: true, value: same, how: howOf(same, wanted, isChosen), options };
  const suggestion = suggestionAmong(values, wanted);
  return { fits: false, why: "no-value", options, ...(suggestion !== undefined && { suggestion }) };
}

const mostOptions = 100;

function howOf(here: JsonValue, wanted: JsonValue, isChosen: boolean) {
  if (isChosen) return "chosen";
  return here === wanted ? "same" : "case";
}

/** Above, below, holding, beginning: no element needs to have just that. A number can only be compared with numbers. */
function fitCompared(asked: Asked, values: readonly JsonValue[]): Fit {
  const isNumbers = values.length > 0 && values.every((value) => typeof value === "number");
  if (isNumbers && typeof asked.wanted !== "number") return { fits: false, why: "no-number", options: [] };
  return anyValue(asked);
}

/** The same but for capitals, or a number written as text. */
function isAlike(value: JsonValue, wanted: JsonValue): boolean {
  if (typeof value === "object" || typeof wanted === "object") return JSON.stringify(value) === JSON.stringify(wanted);
  return String(value).toLowerCase() === String(wanted).toLowerCase();
}

function suggestionAmong(values: readonly JsonValue[], wanted: JsonValue): JsonValue | undefined {
  const texts = values.filter((value) => typeof value === "string");
  return typeof wanted === "string" ? nearest(wanted, texts, 1)[0] : undefined;
}

/** The values elements have, the most frequent first; of lists their items. `a.b` reads into a record. */
function valuesOf(name: string, table: ElementTable): readonly JsonValue[] {
  const counts = new Map<string, { readonly value: JsonValue; count: number }>();
  const add = (value: JsonValue): void => {
    const key = JSON.stringify(value);
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { value, count: 1 });
  };
  for (let row = 0; row < table.count; row += 1) {
    const value = valueAt(name, row, table);
    if (value === undefined || value === null) continue;
    add(value);
    if (Array.isArray(value)) for (const item of value) add(item);
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count).map(({ value }) => value);
}

function valueAt(name: string, row: number, table: ElementTable): JsonValue | undefined {
  if (table.column(name) !== undefined) return table.valueAt(name, row);
  const dot = name.lastIndexOf(".");
  const outer = dot > 0 ? valueAt(name.slice(0, dot), row, table) : undefined;
  if (typeof outer !== "object" || outer === null || Array.isArray(outer)) return undefined;
  const inside = Object.entries(outer).find(([key]) => key === name.slice(dot + 1));
  return inside?.[1];
}
