import { isLink, type Known, knownBy, type NamedCells, namesIn } from "../links/find-links";
import { linkWord } from "../links/link-words";
import { isLabelName, wordOf } from "./header-names";
import type { ColumnRole } from "./table-plan";

type Rows = readonly (readonly string[])[];

interface NodeColumns {
  readonly names: readonly string[];
  readonly roles: readonly ColumnRole[];
}

/** The roles of a table of nodes, with the columns that name other rows as links. */
export function withLinkRoles({ names, roles }: NodeColumns, body: Rows): readonly ColumnRole[] {
  const { ids, known } = rowsKnown(roles, body);
  if (ids.length < 2) return roles;
  // Where rows stand twice, only a name that says so makes others of the values.
  const isEachOnce = new Set(ids).size === ids.length;
  return roles.map((role, column) => {
    const name = names[column];
    if (role !== "attribute" || name === undefined || (!isEachOnce && linkWord(name) === "other")) return role;
    return isLink(cellsOf(column, names, body, known), known, ids) ? "link" : role;
  });
}

/** The columns that are links now, with what stands in their cells. */
export function linksIn({ names, roles }: NodeColumns, body: Rows, known: Known): readonly NamedCells[] {
  return roles.flatMap((role, column) => (role === "link" ? [cellsOf(column, names, body, known)] : []));
}

/**
 * A table whose first column names its rows, each once, and another, by its name, which of them each row goes with: a header that no
 * list of words knows ("task, days, depends_on"). Where somebody stands in two rows, the rows may as well be edges.
 */
export function isTableOfLinks(header: readonly string[], body: Rows): boolean {
  const firsts = body.map(([first = ""]) => first);
  if (new Set(firsts).size < firsts.length) return false;
  const label = header.findIndex((cell, column) => column > 0 && isLabelName(wordOf(cell)));
  const roles = header.map((_, column): ColumnRole => {
    if (column === 0) return "id";
    return column === label ? "label" : "attribute";
  });
  const linked = withLinkRoles({ names: header, roles }, body);
  const isSaid = linked.some((role, column) => role === "link" && linkWord(header[column] ?? "") !== "other");
  // Of two columns, one name a cell, a row is as well an edge.
  const isMore = header.length > 2 || body.some(([, cell = ""]) => /[;|,]/.test(cell));
  return isSaid && isMore && linkWord(header[0] ?? "") === "other";
}

export function rowsKnown(roles: readonly ColumnRole[], body: Rows) {
  const [id, label] = [roles.indexOf("id"), roles.indexOf("label")];
  const rows = body.filter((row) => (row[id] ?? "") !== "");
  const ids = rows.map((row) => row[id] ?? "");
  return { ids, known: knownBy(ids, label < 0 ? [] : rows.map((row) => row[label] ?? "")) };
}

function cellsOf(column: number, names: readonly string[], body: Rows, known: Known): NamedCells {
  return { name: names[column] ?? "", cells: body.map((row) => namesIn(row[column] ?? "", known)) };
}
