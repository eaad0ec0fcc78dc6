import type { GraphData, JsonValue } from "../host";
import { cellText, edgesTable, nodesTable, type WrittenTable } from "./graph-tables";

export function writeNodesCsv(graph: GraphData): string {
  return tableText(nodesTable(graph));
}

export function writeEdgesCsv(graph: GraphData): string {
  return tableText(edgesTable(graph));
}

function tableText({ head, rows }: WrittenTable): string {
  return `${[head, ...rows].map((row) => row.map(cellOf).join(",")).join("\r\n")}\r\n`;
}

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe in front, which Parley takes off when it reads the
 * file again. Numbers stay as they are.
 */
function cellOf(value: JsonValue | undefined): string {
  const text = cellText(value);
  if (typeof value === "number" || typeof value === "boolean") return text;
  const safe = /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n;\t|]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
