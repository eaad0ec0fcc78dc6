import type { Attributes, GraphData, JsonValue } from "../host";
import { areDirections } from "../table/direction-words";
import { findEnds, isLabelName, NODE_ID, wordOf } from "../table/header-names";
import { withLinkRoles } from "../table/link-columns";
import type { ColumnRole } from "../table/table-plan";

/** A graph's elements as rows. */
export interface WrittenTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (JsonValue | undefined)[])[];
}

/** One node a row: id and attributes. */
export function nodesTable({ nodes }: GraphData): WrittenTable {
  const names = namesIn(nodes);
  const rows = nodes.map(({ id, attributes }) => [visible(id), ...names.map((name) => own(attributes, name))]);
  // Where columns would be taken for ends of edges, by their names or as they name other rows, the first says what the rows are.
  const head = ["id", ...names];
  const label = head.findIndex((name) => isLabelName(wordOf(name)));
  const roles = head.map((_, column): ColumnRole => {
    if (column === 0) return "id";
    return column === label ? "label" : "attribute";
  });
  const links = withLinkRoles(
    { names: head, roles },
    rows.map((row) => row.map(cellText)),
  );
  const isTaken = findEnds(head) !== undefined || links.includes("link");
  return { head: named([isTaken ? NODE_ID : "id", ...names]), rows };
}

/** One edge a row: ends, id, direction where the names of the ends do not tell it or an attribute would, attributes. */
export function edgesTable({ edges, directed }: GraphData): WrittenTable {
  const names = namesIn(edges);
  const isMixed = edges.some((edge) => edge.directed !== undefined && edge.directed !== directed);
  // Attributes that are called source and target are no ends while the ends come first under these names.
  const isTaken = names.some((name) => /source|target/i.test(name));
  const ends = directed && !isMixed && !isTaken ? ["from", "to"] : ["source", "target"];
  const isSpoken = names.some((name) => areDirections(edges.map(({ attributes }) => cellText(own(attributes, name)))));
  const hasType = isMixed || (directed && isTaken) || isSpoken;
  const rows = edges.map((edge) => [
    visible(edge.source),
    visible(edge.target),
    visible(edge.id),
    ...(hasType ? [(edge.directed ?? directed) ? "Directed" : "Undirected"] : []),
    ...names.map((name) => own(edge.attributes, name)),
  ]);
  return { head: named([...ends, "id", ...(hasType ? ["Type"] : []), ...names]), rows };
}

/** An id of nothing but blanks would be an empty cell: signs that stand for them are what is left of it. */
function visible(id: string): string {
  if (id.trim() !== "") return id;
  return [...id]
    .map((sign) => (sign <= " " ? String.fromCodePoint(0x2400 + (sign.codePointAt(0) ?? 0)) : "\u2423"))
    .join("");
}

/** Names of attributes in the order they first come. */
function namesIn(elements: readonly { readonly attributes: Attributes }[]): readonly string[] {
  return [...new Set(elements.flatMap(({ attributes }) => Object.keys(attributes)))];
}

function own(attributes: Attributes, name: string): JsonValue | undefined {
  return Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}

/** A column without a name would end the header before the rows. */
function named(names: readonly string[]): readonly string[] {
  return names.map((name, column) => (name.trim() === "" ? `column ${column + 1}` : name));
}

export function cellText(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return asText(typeof value === "string" ? value : JSON.stringify(value));
}

/** A file with a zero byte would be taken for no text; half a surrogate pair has no bytes. */
export function asText(value: string): string {
  return value.replaceAll("\0", "\u2400").replace(/\p{Cs}/gu, "?");
}
