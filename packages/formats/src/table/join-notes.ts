import { linksNote } from "../links/make-links";
import type { ReadNote } from "../note-texts";
import { renamedColumns } from "./attribute-columns";
import { figureNote } from "./table-doubts";
import { columnNames, type TablePlan, type TableRow } from "./table-plan";
import { describeProblem, idsIn, openFigure, type TableProblem, type TableSource, weightUnit } from "./table-rows";

const NOTES_SHOWN = 5;
const SKIPPED_SHOWN = 3;

export interface ReadTable extends TableSource {
  /** Without those that cannot be read as planned. */
  readonly rows: readonly TableRow[];
  readonly problems: readonly TableProblem[];
  /** The column of the node that each row describes. */
  readonly described: "source" | "target" | undefined;
}

export function firstsNote(names: ReadonlySet<string>): readonly ReadNote[] {
  if (names.size === 0) return [];
  return [{ id: "firstOfName", with: { names: shownNames([...names]) } }];
}

function shownNames(names: readonly string[]): string {
  const shown = names.slice(0, SKIPPED_SHOWN).map((name) => `“${name}”`);
  return `${shown.join(", ")}${names.length > SKIPPED_SHOWN ? " …" : ""}`;
}

export function notesOf(tables: readonly ReadTable[], strangers: number): readonly ReadNote[] {
  const tell = (isAbout: (problem: TableProblem, plan: TablePlan) => boolean) =>
    tables.flatMap(({ problems, plan }) =>
      problems.filter((problem) => isAbout(problem, plan)).map((problem) => describeProblem(problem, plan)),
    );
  const sums = tell(({ kind }) => kind === "sum");
  const notes = tell(
    ({ kind }, { shortRows }) => kind === "double" || kind === "empty" || (kind === "short" && shortRows === "node"),
  );
  const left = tables.reduce((sum, { problems }) => sum + problems.length, 0) - sums.length - notes.length;
  const linked = tables.flatMap((one) =>
    columnNames(one.table, one.plan).filter((_, at) => one.plan.roles[at] === "link"),
  );
  const isNodesOnly = linked.length === 0 && tables.every(({ plan }) => plan.kind === "nodes");
  return [
    ...tables.flatMap(skippedNote),
    ...linksNote(linked),
    ...tables.map(weightUnit).flatMap((unit) => (unit === "" ? [] : [{ id: "weightUnit", with: { unit } } as const])),
    ...tables.flatMap(describedNote),
    ...renamedNote(tables.flatMap(renamedColumns)),
    ...shorten(sums),
    ...shorten(notes),
    ...tables.flatMap(edgeIdsNote),
    ...tables.flatMap(moneyNote),
    ...tables.flatMap(namesakesNote),
    ...(left > 0 ? [{ id: "rowsLeft", with: { count: left } } as const] : []),
    ...(strangers > 0 ? [strangersNote(strangers, tables)] : []),
    ...(isNodesOnly ? [{ id: "noEdges", with: { file: tables[0]?.fileName ?? "" } } as const] : []),
  ];
}

function renamedNote(names: readonly string[]): readonly ReadNote[] {
  return names.length === 0 ? [] : [{ id: "renamed", with: { names: [...new Set(names)].join(", ") } }];
}

/** Its rows are edges, and their values are not. */
function describedNote({ table, plan, described }: ReadTable): readonly ReadNote[] {
  if (described === undefined) return [];
  return [{ id: "described", with: { column: columnNames(table, plan)[plan.roles.indexOf(described)] ?? "" } }];
}

/** Nobody was asked how it is meant. */
function moneyNote(source: TableSource): readonly ReadNote[] {
  const open = source.plan.decimals === undefined ? openFigure(source) : undefined;
  return open === undefined || open.isAsked ? [] : [figureNote(open)];
}

/** Names of edges or links that no table of nodes has. */
function strangersNote(count: number, tables: readonly ReadTable[]): ReadNote {
  const filesOf = (kind: "edges" | "nodes") =>
    tables.flatMap(({ plan, fileName }) => (plan.kind === kind ? [fileName] : [])).join(", ");
  const [edges, nodes] = [filesOf("edges"), filesOf("nodes")];
  if (edges === "") return { id: "strangersAlone", with: { count, file: nodes } };
  return { id: "strangers", with: { count, file: edges, nodes } };
}

function namesakesNote({ rows }: ReadTable): readonly ReadNote[] {
  const names = [...new Set(rows.flatMap(({ namesake }) => namesake ?? []))];
  if (names.length === 0) return [];
  return [{ id: "namesakes", with: { names: shownNames(names) } }];
}

/** A row with one end is no edge: the id that it had as one is no node's. */
function edgeIdsNote({ rows, plan }: ReadTable): readonly ReadNote[] {
  if (plan.kind !== "edges") return [];
  const ids = rows.flatMap((row) => (idsIn(row, plan).includes("") && row.cell("id") !== "" ? [row.cell("id")] : []));
  return ids.length === 0 ? [] : [{ id: "edgeIds", with: { names: shownNames(ids) } }];
}

/** The rows above the header, so that nothing is lost unseen. */
function skippedNote({ fileName, table, plan }: ReadTable): readonly ReadNote[] {
  const rows = table.rows.slice(0, plan.skipped);
  if (rows.length === 0) return [];
  const shown = rows.slice(0, SKIPPED_SHOWN).map(({ cells }) => `“${cells.join(" ").slice(0, 60)}”`);
  const more = rows.length > SKIPPED_SHOWN ? " …" : "";
  const lines = `${shown.join(", ")}${more}`;
  return [{ id: "linesAbove", with: { count: rows.length, file: fileName, lines } }];
}

function shorten(notes: readonly ReadNote[]): readonly ReadNote[] {
  if (notes.length <= NOTES_SHOWN) return notes;
  return [...notes.slice(0, NOTES_SHOWN), { id: "moreRows", with: { count: notes.length - NOTES_SHOWN } }];
}
