import { linksNote } from "../links/make-links";
import { figureNote } from "./table-doubts";
import { columnNames, type TablePlan, type TableRow } from "./table-plan";
import { describeProblem, openFigure, type TableProblem, type TableSource, weightUnit } from "./table-rows";

const NOTES_SHOWN = 5;
const SKIPPED_SHOWN = 3;

export interface ReadTable extends TableSource {
  /** Without those that cannot be read as planned. */
  readonly rows: readonly TableRow[];
  readonly problems: readonly TableProblem[];
  /** The column of the node that each row describes. */
  readonly described: "source" | "target" | undefined;
}

export function firstsNote(names: ReadonlySet<string>): readonly string[] {
  if (names.size === 0) return [];
  return [`Rows that name ${shownNames([...names])} link to the first row of that name.`];
}

function shownNames(names: readonly string[]): string {
  const shown = names.slice(0, SKIPPED_SHOWN).map((name) => `“${name}”`);
  return `${shown.join(", ")}${names.length > SKIPPED_SHOWN ? " …" : ""}`;
}

export function notesOf(tables: readonly ReadTable[], strangers: number): readonly string[] {
  const tell = (isTold: (problem: TableProblem, plan: TablePlan) => boolean) =>
    tables.flatMap(({ problems, plan }) =>
      problems.filter((problem) => isTold(problem, plan)).map((problem) => describeProblem(problem, plan)),
    );
  const sums = tell(({ kind }) => kind === "sum");
  const told = tell(
    ({ kind }, { shortRows }) => kind === "double" || kind === "empty" || (kind === "short" && shortRows === "node"),
  );
  const left = tables.reduce((sum, { problems }) => sum + problems.length, 0) - sums.length - told.length;
  const linked = tables.flatMap((one) =>
    columnNames(one.table, one.plan).filter((_, at) => one.plan.roles[at] === "link"),
  );
  const isNodesOnly = linked.length === 0 && tables.every(({ plan }) => plan.kind === "nodes");
  const note = linksNote(linked);
  return [
    ...tables.flatMap(skippedNote),
    ...(note === null ? [] : [note]),
    ...tables.map(weightUnit).flatMap((unit) => (unit === "" ? [] : [`The weights are in ${unit}.`])),
    ...tables.flatMap(describedNote),
    ...shorten(sums),
    ...shorten(told),
    ...tables.flatMap(moneyNote),
    ...tables.flatMap(namesakesNote),
    ...(left > 0 ? [`${left} ${left === 1 ? "row was" : "rows were"} skipped or cut.`] : []),
    ...(strangers > 0 ? [strangersNote(strangers, tables)] : []),
    ...(isNodesOnly ? [`${tables[0]?.fileName} has nodes but no edges.`] : []),
  ];
}

/** Its rows are edges, and their values are not. */
function describedNote({ table, plan, described }: ReadTable): readonly string[] {
  if (described === undefined) return [];
  return [`The values of each row went to the node in “${columnNames(table, plan)[plan.roles.indexOf(described)]}”.`];
}

/** Nobody was asked how it is meant. */
function moneyNote(source: TableSource): readonly string[] {
  const open = source.plan.decimals === undefined ? openFigure(source) : undefined;
  return open === undefined || open.isAsked ? [] : [figureNote(open)];
}

/** Names of edges or links that no table of nodes has. */
function strangersNote(count: number, tables: readonly ReadTable[]): string {
  const filesOf = (kind: "edges" | "nodes") =>
    tables.flatMap(({ plan, fileName }) => (plan.kind === kind ? [fileName] : [])).join(" and ");
  const [edges, nodes] = [filesOf("edges"), filesOf("nodes")];
  const [names, are, they] = count === 1 ? ["1 name", "is", "it was"] : [`${count} names`, "are", "they were"];
  const where =
    edges === "" ? `in ${nodes} ${count === 1 ? "has" : "have"} no row` : `in ${edges} ${are} not in ${nodes}`;
  return `${names} ${where}; ${they} added as ${count === 1 ? "a new node" : "new nodes"}.`;
}

function namesakesNote({ rows }: ReadTable): readonly string[] {
  const names = [...new Set(rows.flatMap(({ namesake }) => namesake ?? []))];
  if (names.length === 0) return [];
  return [`Several rows are called ${shownNames(names)}: each is a node of its own.`];
}

/** The rows above the header, so that nothing is lost unseen. */
function skippedNote({ fileName, table, plan }: ReadTable): readonly string[] {
  const rows = table.rows.slice(0, plan.skipped);
  if (rows.length === 0) return [];
  const shown = rows.slice(0, SKIPPED_SHOWN).map(({ cells }) => `“${cells.join(" ").slice(0, 60)}”`);
  const more = rows.length > SKIPPED_SHOWN ? " …" : "";
  return [
    `${rows.length === 1 ? "1 line" : `${rows.length} lines`} above the table in ${fileName} skipped: ${shown.join(", ")}${more}.`,
  ];
}

function shorten(notes: readonly string[]): readonly string[] {
  if (notes.length <= NOTES_SHOWN) return notes;
  return [...notes.slice(0, NOTES_SHOWN), `${notes.length - NOTES_SHOWN} more rows like these.`];
}
