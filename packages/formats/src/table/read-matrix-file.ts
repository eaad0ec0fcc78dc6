import { failure, type ReadResult } from "../read-result";
import { matrixIn, readMatrix, withDecimalPoints } from "../text-forms/matrix";
import { readCsvTable } from "./csv-table";

/** An adjacency matrix of cells separated as in a table. */
export async function readMatrixFile(content: string, fileName: string): Promise<ReadResult> {
  const table = await readCsvTable(content);
  if (!table.success) {
    const { fault, row, line } = table;
    return failure({ id: fault, with: { row, file: fileName, line } });
  }
  const rows = table.rows.map(({ cells }) => cells).filter(([first = ""]) => !/^(?:#|%|\/\/)/.test(first));
  return readMatrix(matrixIn(withDecimalPoints(rows, table.delimiter)), fileName);
}
