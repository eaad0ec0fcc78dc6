import { planAs, type TableDoubt } from "./table-guess";
import { bodyRows, type TablePlan } from "./table-plan";
import type { TableSource } from "./table-rows";

export interface GuessedTable {
  readonly source: TableSource;
  /** What it may mean otherwise. */
  readonly doubts: readonly TableDoubt[];
}

type Known = Pick<ReadonlySet<string>, "has">;

/** The least share of an edge table's ends, or of a node table's rows, that the other table must know. */
const MOST = 0.5;
const FEW = 0.1;

/**
 * What tables that come together tell of each other. One guessed to list edges lists nodes where its first column names, each once,
 * nodes that another's edges tie, or that the graph has which they are added to, and its second names none of them. Ends that a table of
 * nodes lists are in no doubt.
 */
export function guessTogether<Table extends GuessedTable>(
  tables: readonly Table[],
  isThere: (id: string) => boolean = () => false,
): readonly Table[] {
  const settled = tables.map((one) => ({
    ...one,
    ...(isEdges(one) ? asNodesOf(one, tables, isThere) : ofThose(one, isThere)),
  }));
  const listed = new Set(settled.filter(isNodes).flatMap(idsOf));
  if (listed.size === 0) return settled;
  return settled.map((one) => {
    const isSure = isEdges(one) && shareIn(endsOf(one), listed) >= MOST;
    return isSure ? { ...one, doubts: [] } : one;
  });
}

function asNodesOf(
  guess: GuessedTable,
  tables: readonly GuessedTable[],
  isThere: (id: string) => boolean,
): GuessedTable | null {
  if (guess.doubts.length === 0) return null;
  const others = tables.filter((one) => one !== guess && isEdges(one));
  const ends = new Set(others.flatMap(endsOf));
  const tied: Known = { has: (name) => ends.has(name) || isThere(name) };
  const names = column(guess.source, "source");
  const areTold = new Set(names).size === names.length && shareIn(names, tied) >= MOST;
  if (!areTold || shareIn(column(guess.source, "target"), tied) > FEW) return null;
  const { table, plan } = guess.source;
  // A name that no edge has over names that edges have is what the column is called.
  const first = table.rows[plan.skipped]?.cells[0] ?? "";
  const headed: TablePlan = { ...plan, hasHeader: !tied.has(first) };
  return { source: { ...guess.source, plan: planAs("nodes", table, headed) }, doubts: [] };
}

/** A table that may list nodes does where most of them are there. */
function ofThose(guess: GuessedTable, isThere: (id: string) => boolean): Pick<GuessedTable, "doubts"> | null {
  return shareIn(idsOf(guess), { has: isThere }) >= MOST ? { doubts: [] } : null;
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

function shareIn(names: readonly string[], known: Known): number {
  return names.length === 0 ? 0 : names.filter((name) => known.has(name)).length / names.length;
}
