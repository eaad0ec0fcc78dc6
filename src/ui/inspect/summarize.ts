import type { GraphDocument } from "@/graph/document-types";
import type { NodeId } from "@/graph/graph-types";
import type { JsonValue } from "@/lib/json";
import { cellText } from "../chat/result-table";

export interface AttributeSummary {
  readonly attribute: string;
  readonly lines: readonly { readonly name: string; readonly value: string }[];
}

const mostAttributes = 6;
const mostValues = 6;

/** What the nodes have: counts of the values there are few of, the span of numbers. */
export function summarize(document: GraphDocument, nodes: readonly NodeId[]): readonly AttributeSummary[] {
  const table = document.tables.nodes;
  const rows = nodes.flatMap((id) => table.rowOf(id) ?? []);
  const summaries = table.attributeNames().flatMap((attribute) => {
    const values = rows.map((row) => table.valueAt(attribute, row) ?? null);
    const summary = summaryOf(attribute, values);
    return summary ? [summary] : [];
  });
  return summaries.slice(0, mostAttributes);
}

function summaryOf(attribute: string, values: readonly JsonValue[]): AttributeSummary | null {
  const present = values.filter((value) => value !== null);
  if (present.length === 0) return null;
  const missing = values.length - present.length;
  const rest = missing === 0 ? [] : [{ name: "no value", value: cellText(missing) }];
  if (present.every((value) => typeof value === "number")) return { attribute, lines: [...span(present), ...rest] };
  const counts = new Map<string, number>();
  for (const value of present) counts.set(cellText(value), (counts.get(cellText(value)) ?? 0) + 1);
  if (counts.size > mostValues) return null;
  const lines = [...counts].sort(([, a], [, b]) => b - a).map(([name, count]) => ({ name, value: cellText(count) }));
  return { attribute, lines: [...lines, ...rest] };
}

function span(numbers: readonly number[]): AttributeSummary["lines"] {
  const sum = numbers.reduce((total, number) => total + number, 0);
  const low = numbers.reduce((least, number) => Math.min(least, number));
  const high = numbers.reduce((most, number) => Math.max(most, number));
  return [
    { name: "range", value: low === high ? cellText(low) : `${cellText(low)} to ${cellText(high)}` },
    { name: "average", value: cellText(sum / numbers.length) },
  ];
}
