import { findEnds } from "./header-names";
import { withLinkRoles } from "./link-columns";
import { planAs, type TableDoubt } from "./table-guess";
import { bodyRows, type ColumnRole, columnNames, headerCells, type TablePlan } from "./table-plan";
import type { TableSource } from "./table-rows";

export interface GuessedTable {
  readonly source: TableSource;
  /** What it may mean otherwise. */
  readonly doubts: readonly TableDoubt[];
}

type Known = Pick<ReadonlySet<string>, "has">;

/** The least share of a column's values that are ends of edges, or ids of nodes; and the most that are so by chance. */
const MOST = 0.5;
const FEW = 0.1;

/**
 * What tables that come together tell of each other, by their values whatever their headers say. One that does not name its ends lists
 * nodes where one column alone names, each once, ends of another's edges, or nodes of the graph they are added to: that column is their
 * id. The ends of a table that does not name them are the two columns that a table of nodes lists.
 */
export function guessTogether<Table extends GuessedTable>(
  tables: readonly Table[],
  isThere: (id: string) => boolean = () => false,
): readonly Table[] {
  const planned = tables.map((one) => ({ ...one, ...(namesEnds(one) ? null : asNodes(one, tables, isThere)) }));
  const listed = planned
    .filter((one) => !isEdges(one))
    .flatMap(({ source }) => [setOf(source, "id"), setOf(source, "label")]);
  return planned.map((one, at) => {
    const completed = { ...one, ...(isEdges(one) ? withEnds(one, listed) : null) };
    // What its figures mean no other table tells.
    const isOpen = tables[at]?.doubts.includes("figures") === true && !completed.doubts.includes("figures");
    return isOpen ? { ...completed, doubts: [...completed.doubts, "figures" as const] } : completed;
  });
}

/** Its rows or columns may be meant otherwise. */
function isUnclear({ doubts }: GuessedTable): boolean {
  return doubts.some((doubt) => doubt !== "figures");
}

/** Its header says itself which columns are the ends, so that no other table makes nodes of its rows. */
function namesEnds({ source }: GuessedTable): boolean {
  const { table, plan } = source;
  return plan.kind === "edges" && plan.hasHeader && findEnds(headerCells(table, plan.skipped)) !== undefined;
}

function asNodes(
  guess: GuessedTable,
  tables: readonly GuessedTable[],
  isThere: (id: string) => boolean,
): GuessedTable | null {
  const others = tables.filter((one) => one !== guess && isEdges(one));
  const named = others.filter(namesEnds);
  const ends = new Set((named.length > 0 ? named : others).flatMap((one) => endsOf(one.source)));
  const known: Known = { has: (name) => ends.has(name) || isThere(name) };
  const { source } = guess;
  const id = idColumn(source, ends, known);
  if (id === undefined) return null;
  if (!isEdges(guess)) return withId(guess, id, known);
  // A row whose other cells name ends too may well be an edge.
  const isOneOfMany = source.plan.roles.some((_, at) => at !== id && shareIn(cellsOf(source, at), known) > FEW);
  return !isUnclear(guess) || isOneOfMany ? null : toNodes(source, id, known);
}

/**
 * The column that names, each once, most of what edges end at: half of its values, or half of all ends. Nodes of the graph that are
 * there already are named by the first.
 */
function idColumn(source: TableSource, ends: ReadonlySet<string>, known: Known): number | undefined {
  const found = source.plan.roles.flatMap((_, at) => {
    const cells = cellsOf(source, at);
    const linked = cells.filter((cell) => (at === 0 ? known : ends).has(cell)).length;
    const isMost = linked >= cells.length * MOST || (ends.size > 0 && linked >= ends.size * MOST);
    return linked > 0 && isMost && new Set(cells).size === cells.length ? [{ at, linked }] : [];
  });
  return found.toSorted((a, b) => b.linked - a.linked)[0]?.at;
}

function toNodes(source: TableSource, id: number, known: Known): GuessedTable {
  const { table, plan } = source;
  // A cell that no edge ends at, over cells that edges end at, is what the column is called.
  const first = table.rows[plan.skipped]?.cells[id] ?? "";
  const nodes = planAs("nodes", table, { ...plan, hasHeader: !known.has(first) });
  const roles = withLinkRoles(
    { names: columnNames(table, nodes), roles: idAt(nodes.roles, id) },
    bodyRows(table, nodes).map(({ cells }) => cells),
  );
  return { source: { ...source, plan: { ...nodes, roles } }, doubts: [] };
}

/** Ends may be the labels of nodes; else the column that they are is the id. */
function withId({ source }: GuessedTable, id: number, known: Known): GuessedTable {
  const { roles } = source.plan;
  const now = [roles.indexOf("id"), roles.indexOf("label")];
  const count = (at: number) => cellsOf(source, at).filter((cell) => known.has(cell)).length;
  const isBetter = now.every((at) => at < 0 || count(id) > count(at));
  return { source: isBetter ? withRoles(source, idAt(roles, id)) : source, doubts: [] };
}

function idAt(roles: readonly ColumnRole[], id: number): readonly ColumnRole[] {
  return roles.map((role, at) => {
    if (at === id) return "id";
    return role === "id" ? "attribute" : role;
  });
}

/** The two columns that nodes are listed by, where no third is; else the guess, without a doubt where most of its ends are listed. */
function withEnds(guess: GuessedTable, listed: readonly ReadonlySet<string>[]): GuessedTable | null {
  const { source, doubts } = guess;
  if (!isUnclear(guess) && namesEnds(guess)) return null;
  const areListed = (cells: readonly string[]) => listed.some((names) => shareIn(cells, names) >= MOST);
  const [from, to, third] = source.plan.roles.flatMap((_, at) => (areListed(cellsOf(source, at)) ? [at] : []));
  if (from === undefined || to === undefined || third !== undefined) {
    return areListed(endsOf(source)) && !doubts.includes("pairs") ? { source, doubts: [] } : null;
  }
  const roles = source.plan.roles.map((role, at): ColumnRole => {
    if (at === from) return "source";
    if (at === to) return "target";
    return role === "source" || role === "target" ? "attribute" : role;
  });
  return { source: withRoles(source, roles), doubts: [] };
}

function withRoles(source: TableSource, roles: TablePlan["roles"]): TableSource {
  return { ...source, plan: { ...source.plan, roles } };
}

function isEdges({ source }: GuessedTable): boolean {
  return source.plan.kind === "edges";
}

function endsOf(source: TableSource): readonly string[] {
  const { roles } = source.plan;
  return [...cellsOf(source, roles.indexOf("source")), ...cellsOf(source, roles.indexOf("target"))];
}

function setOf(source: TableSource, role: "id" | "label"): ReadonlySet<string> {
  return new Set(cellsOf(source, source.plan.roles.indexOf(role)));
}

/** The filled cells of a column. */
function cellsOf({ table, plan }: TableSource, at: number): readonly string[] {
  return bodyRows(table, plan)
    .map(({ cells }) => cells[at] ?? "")
    .filter((cell) => cell !== "");
}

function shareIn(names: readonly string[], known: Known): number {
  return names.length === 0 ? 0 : names.filter((name) => known.has(name)).length / names.length;
}
