import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";

/** The results of commands are plain JSON: what of them a part of the panel can show. */
export function numberIn(data: JsonObject | null, name: string): number | undefined {
  const value = data?.[name];
  return typeof value === "number" ? value : undefined;
}

export function textIn(data: JsonObject | null, name: string): string | undefined {
  const value = data?.[name];
  return typeof value === "string" ? value : undefined;
}

export function rowsIn(data: JsonObject | null, name: string): readonly JsonObject[] {
  const value = data?.[name];
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

export interface NamedNode {
  readonly id: string;
  readonly value: number | undefined;
}

export function nodesIn(data: JsonObject | null, name: string): readonly NamedNode[] {
  return rowsIn(data, name).flatMap((row) => {
    const id = textIn(row, "id");
    return id === undefined ? [] : [{ id, value: numberIn(row, "value") }];
  });
}

export interface FoundGroup {
  readonly number: number;
  readonly size: number;
  readonly nodes: readonly NamedNode[];
}

/** Communities, components and sides look alike. */
export function groupsIn(data: JsonObject | null): readonly FoundGroup[] {
  const rows = ["communities", "components", "sides"].flatMap((name) => rowsIn(data, name));
  return rows.flatMap((row) => {
    const [number, size] = [numberIn(row, "number"), numberIn(row, "size")];
    return number === undefined || size === undefined ? [] : [{ number, size, nodes: nodesIn(row, "nodes") }];
  });
}

export interface Bar {
  readonly from: JsonValue;
  readonly to: JsonValue;
  readonly count: number;
  /** Its end belongs to it. */
  readonly isClosed?: boolean;
}

/** The bars of a histogram, or one for each value. */
export function barsIn(data: JsonObject | null): readonly Bar[] {
  const histogram = rowsIn(data, "histogram");
  const rows = histogram.length > 0 ? histogram : rowsIn(data, "values");
  return rows.map((row) => {
    const value = row["value"] ?? null;
    return { from: row["from"] ?? value, to: row["to"] ?? value, count: numberIn(row, "count") ?? 0 };
  });
}
