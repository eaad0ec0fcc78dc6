import type { JsonValue } from "@/lib/json";
import type { GraphData } from "../change-types";
import type { Attributes } from "../graph-types";

/** One node a row: id, attributes, and where it stands. */
export function writeNodesCsv({ nodes }: GraphData): string {
  const names = namesIn(nodes, ["id"]);
  const rows = nodes.map(({ id, attributes }) => [id, ...names.map((name) => attributes[name])]);
  return table(["id", ...names], rows);
}

/** One edge a row: ends, direction where edges differ in it, attributes. */
export function writeEdgesCsv({ edges, directed }: GraphData): string {
  const isMixed = edges.some((edge) => edge.directed !== undefined && edge.directed !== directed);
  const ends = directed && !isMixed ? ["from", "to"] : ["source", "target"];
  const names = namesIn(edges, [...ends, "id", ...(isMixed ? ["type"] : [])]);
  const rows = edges.map((edge) => [
    edge.source,
    edge.target,
    edge.id,
    ...(isMixed ? [(edge.directed ?? directed) ? "Directed" : "Undirected"] : []),
    ...names.map((name) => edge.attributes[name]),
  ]);
  return table([...ends, "id", ...(isMixed ? ["Type"] : []), ...names], rows);
}

/** Names of attributes in the order they first come; those taken by columns of their own are left out. */
function namesIn(
  elements: readonly { readonly attributes: Attributes }[],
  taken: readonly string[],
): readonly string[] {
  const names = new Set(elements.flatMap(({ attributes }) => Object.keys(attributes)));
  return [...names].filter((name) => !taken.includes(name.toLowerCase()));
}

function table(head: readonly string[], rows: readonly (readonly (JsonValue | undefined)[])[]): string {
  return `${[head, ...rows].map((row) => row.map(cellOf).join(",")).join("\r\n")}\r\n`;
}

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe in front, which Parley takes off when it reads the
 * file again. Numbers stay as they are.
 */
function cellOf(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const safe = /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n;\t|]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
