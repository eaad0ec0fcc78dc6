/** A cell by numbers; row -1 is the head. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows that are seen at once. */
  readonly page: number;
}

/** Where a key of the ARIA grid pattern leads from here; null for other keys. */
export function nextPlace(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">,
  from: GridPlace,
  size: GridSize,
): GridPlace | null {
  const isFar = ctrlKey || metaKey;
  const move = moves[key];
  if (!move) return null;
  return clamped((isFar && move.far ? move.far : move.near)(from, size), size);
}

type Move = (from: GridPlace, size: GridSize) => GridPlace;

/** `far`: with Ctrl. Where a place is out of the grid, the nearest in it is meant. */
const moves: Readonly<Record<string, { readonly near: Move; readonly far?: Move }>> = {
  ArrowUp: { near: (from) => ({ ...from, row: from.row - 1 }), far: (from) => ({ ...from, row: 0 }) },
  ArrowDown: {
    near: (from) => ({ ...from, row: from.row + 1 }),
    far: (from, { rows }) => ({ ...from, row: rows - 1 }),
  },
  ArrowLeft: { near: (from) => ({ ...from, column: from.column - 1 }), far: (from) => ({ ...from, column: 0 }) },
  ArrowRight: {
    near: (from) => ({ ...from, column: from.column + 1 }),
    far: (from, { columns }) => ({ ...from, column: columns - 1 }),
  },
  Home: { near: (from) => ({ ...from, column: 0 }), far: () => ({ row: 0, column: 0 }) },
  End: {
    near: (from, { columns }) => ({ ...from, column: columns - 1 }),
    far: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
  },
  // From the rows it does not lead into the head.
  PageUp: { near: (from, { page }) => ({ ...from, row: Math.max(Math.min(0, from.row), from.row - page) }) },
  PageDown: { near: (from, { page }) => ({ ...from, row: from.row + page }) },
};

/** The cell after or before this one, row by row. */
export function besidePlace(from: GridPlace, by: 1 | -1, size: GridSize): GridPlace {
  const column = from.column + by;
  if (column >= 0 && column < size.columns) return { ...from, column };
  const row = from.row + by;
  return row < 0 || row >= size.rows ? from : { row, column: by === 1 ? 0 : size.columns - 1 };
}

function clamped({ row, column }: GridPlace, size: GridSize): GridPlace {
  return {
    row: Math.max(-1, Math.min(row, size.rows - 1)),
    column: Math.max(0, Math.min(column, size.columns - 1)),
  };
}
