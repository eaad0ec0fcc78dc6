import { isLink, type Known, knownBy, type NamedCells, namesIn } from "../links/find-links";
import { linkWord } from "../links/link-words";
import { areTimes, isWrittenNumber } from "./column-values";
import { isLabelName, wordOf } from "./header-names";
import type { ColumnRole } from "./table-plan";

type Rows = readonly (readonly string[])[];

/** Each column is compared with each; people write no records of more cells. */
const mostColumns = 200;

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

/** The columns that are links now, with what is in their cells. */
export function linksIn({ names, roles }: NodeColumns, body: Rows, known: Known): readonly NamedCells[] {
  return roles.flatMap((role, column) => (role === "link" ? [cellsOf(column, names, body, known)] : []));
}

/**
 * The column that names the rows of a table, each once, where another says which of them each row goes with: under a header that no
 * list of words knows ("task, days, depends_on"). That other says so by its name; or it holds nothing but rows, and one that goes
 * with none has values all the same. Where somebody is in two rows, the rows may as well be edges.
 */
export function columnOfRows(header: readonly string[], body: Rows): number | undefined {
  if (header.length > mostColumns) return undefined;
  // Of two columns, one name a cell, a row is as well an edge.
  const isMore = header.length > 2 || body.some(([, cell = ""]) => /[;|,]/.test(cell));
  if (!isMore || !header.some((cell) => cell !== "")) return undefined;
  const found = header.findIndex((name, id) => linkWord(name) === "other" && isColumnOfRows(id, header, body));
  return found < 0 ? undefined : found;
}

function isColumnOfRows(id: number, header: readonly string[], body: Rows): boolean {
  const names = body.map((row) => row[id] ?? "");
  if (new Set(names).size < names.length || (id > 0 && names.includes(""))) return false;
  const label = header.findIndex((cell, column) => column !== id && isLabelName(wordOf(cell)));
  const roles = header.map((_, column): ColumnRole => {
    if (column === id) return "id";
    return column === label ? "label" : "attribute";
  });
  const isAlone = (column: number) =>
    body.some((row) => (row[column] ?? "") === "" && row.some((cell, at) => at !== id && cell !== ""));
  const isSaid = (column: number) =>
    linkWord(header[column] ?? "") !== "other" || (areNames(header) && isAlone(column));
  return withLinkRoles({ names: header, roles }, body).some((role, column) => role === "link" && isSaid(column));
}

/** What may well be the names of columns: each has one of its own, and none is a figure or a day. */
function areNames(header: readonly string[]): boolean {
  const isName = (cell: string) => cell !== "" && !isWrittenNumber(cell) && !areTimes([cell], (time) => time);
  return header.length > 2 && new Set(header).size === header.length && header.every(isName);
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
