import { readCsvTable } from "./csv-table";
import { joinTables } from "./join-tables";
import { failure, type ReadFailure, type ReadResult } from "./read-result";
import { guessPlan } from "./table-plan";
import { type TableSource, tableHint } from "./table-rows";

/** Comma, semicolon or tab separated rows: edges or nodes, one a row. */
export async function readTable(text: string, fileName: string): Promise<ReadResult> {
  const table = await openTable(text, fileName);
  return table.success ? joinTables([table.source]) : table;
}

export type OpenedTable =
  | { readonly success: true; readonly source: TableSource; readonly isSure: boolean }
  | ReadFailure;

/** The rows with a guess at what the columns are. */
export async function openTable(text: string, fileName: string, delimiter?: string): Promise<OpenedTable> {
  const table = await readCsvTable(text, delimiter);
  if (!table.success) {
    return failure(`Row ${table.row} ${table.reason}. ${fileName}, line ${table.line}.`, {
      line: table.line,
      hint: tableHint,
    });
  }
  const { plan, isSure } = guessPlan(table);
  if (plan.roles.length < 2 && plan.kind === "edges") {
    return failure(`${fileName} has one column, an edge list needs two.`, { hint: "Write one edge a row: Ann,Bob." });
  }
  return { success: true, source: { fileName, table, plan }, isSure };
}
