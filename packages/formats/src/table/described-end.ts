import { linkWord } from "../links/link-words";
import type { CsvTable } from "./csv-table";
import { sumInCells } from "./sum-rows";
import { columnNames, type TablePlan, type TableRow } from "./table-plan";

/**
 * The end of edges that each row describes: all rows have it, each one of its own, the other end is called as what it belongs to
 * ("parent", "manager"), and a row without that still has values. Undefined where the values are those of the edges.
 */
export function describedEnd(
  { table, plan }: { readonly table: CsvTable; readonly plan: TablePlan },
  rows: readonly TableRow[],
): "source" | "target" | undefined {
  if (plan.kind !== "edges") return undefined;
  const names = columnNames(table, plan);
  const isNamed = ({ cell }: TableRow) => cell("source") !== "" || cell("target") !== "";
  const edges = rows.filter((row) => isNamed(row) && sumInCells(row.row.cells) === undefined);
  const alone = edges.filter((row) => (row.cell("source") === "") !== (row.cell("target") === "") && hasValues(row));
  if (alone.length === 0) return undefined;
  return (["source", "target"] as const).find((end) => {
    const ends = edges.map(({ cell }) => cell(end));
    const other = names[plan.roles.indexOf(end === "source" ? "target" : "source")] ?? "";
    return linkWord(other) !== "other" && !ends.includes("") && new Set(ends).size === ends.length;
  });
}

function hasValues({ attributes }: TableRow): boolean {
  return Object.keys(attributes).some((name) => !isOfEdge(name));
}

/** What an edge has where its row describes a node. */
export function isOfEdge(name: string): boolean {
  return name === "weight" || name === "type";
}
