import { planAs, type TableDoubt } from "./table-guess";
import { bodyRows, type TablePlan } from "./table-plan";
import type { TableSource } from "./table-rows";

export interface GuessedTable {
  readonly source: TableSource;
  /** What it may mean otherwise. */
  readonly doubts: readonly TableDoubt[];
}

/** The least share of an edge table's ends, or of a node table's rows, that the other table must know. */
const MOST = 0.5;
const FEW = 0.1;

/**
 * What tables that come together tell of each other. One guessed to list edges lists nodes where its first column names, each once,
 * nodes that another's edges tie, and its second names none of them. Ends that a table of nodes lists are in no doubt.
 */
export function guessTogether<Table extends GuessedTable>(tables: readonly Table[]): readonly Table[] {
  const settled = tables.map((one) => ({ ...one, ...(isEdges(one) ? asNodesOf(one, tables) : null) }));
  const listed = new Set(settled.filter(isNodes).flatMap(idsOf));
  if (listed.size === 0) return settled;
  return settled.map((one) => {
    const isSure = isEdges(one) && shareIn(endsOf(one), listed) >= MOST;
    return isSure ? { ...one, doubts: [] } : one;
  });
}

function asNodesOf(guess: GuessedTable, tables: readonly GuessedTable[]): GuessedTable | null {
  const others = tables.filter((one) => one !== guess && isEdges(one));
  const tied = new Set(others.flatMap(endsOf));
  if (guess.doubts.length === 0 || tied.size === 0) return null;
  const names = column(guess.source, "source");
  const areTold = new Set(names).size === names.length && shareIn(names, tied) >= MOST;
  if (!areTold || shareIn(column(guess.source, "target"), tied) > FEW) return null;
  const { table, plan } = guess.source;
  // A name that no edge has over names that edges have is what the column is called.
  const first = table.rows[plan.skipped]?.cells[0] ?? "";
  const headed: TablePlan = { ...plan, hasHeader: !tied.has(first) };
  return { source: { ...guess.source, plan: planAs("nodes", table, headed) }, doubts: [] };
}

function isEdges({ source }: GuessedTable): boolean {
  return source.plan.kind === "edges";
}

function isNodes(guess: GuessedTable): boolean {
  return !isEdges(guess);
}

function endsOf({ source }: GuessedTable): readonly string[] {
  return [...column(source, "source"), ...column(source, "target")];
}

function idsOf({ source }: GuessedTable): readonly string[] {
  return column(source, "id");
}

function column({ table, plan }: TableSource, role: "source" | "target" | "id"): readonly string[] {
  const at = plan.roles.indexOf(role);
  return bodyRows(table, plan)
    .map(({ cells }) => cells[at] ?? "")
    .filter((cell) => cell !== "");
}

function shareIn(names: readonly string[], known: ReadonlySet<string>): number {
  return names.length === 0 ? 0 : names.filter((name) => known.has(name)).length / names.length;
}
