/** Rows by the cells of a grid that they are in. */
export interface CellGrid {
  add(column: number, line: number, row: number): void;
  at(column: number, line: number): readonly number[];
  all(): Iterable<readonly number[]>;
}

const nobody: readonly number[] = [];

export function createCellGrid(): CellGrid {
  const cells = new Map<number, number[]>();
  return {
    add(column, line, row) {
      const key = cellKey(column, line);
      const cell = cells.get(key);
      if (cell === undefined) cells.set(key, [row]);
      else cell.push(row);
    },
    at: (column, line) => cells.get(cellKey(column, line)) ?? nobody,
    all: () => cells.values(),
  };
}

function cellKey(column: number, line: number): number {
  return column * 4_000_037 + line;
}
