import type { JsonValue } from "@/lib/json";
import type { Attributes } from "../document/graph-types";
import { type AttributeColumn, createColumn } from "./column";
import type { Rearrangement } from "./growing-arrays";

/** The attributes of all rows of a table, a column each. */
export type AttributeColumns = ReturnType<typeof createAttributeColumns>;

interface NamedRows {
  readonly count: number;
  rowAt(index: number): number;
}

export function createAttributeColumns() {
  /** A column that lost its last value keeps its place in the order, should the value come back. */
  const byName = new Map<string, AttributeColumn>();
  const inOrder: AttributeColumn[] = [];
  const placeOf = new Map<AttributeColumn, number>();
  const used = createUsedRows();

  function columnFor(name: string): AttributeColumn {
    const known = byName.get(name);
    if (known) return known;
    const column = createColumn(name);
    byName.set(name, column);
    placeOf.set(column, inOrder.length);
    inOrder.push(column);
    return column;
  }

  /** Records of a table mostly have the same names in the same order, so the next column is guessed first. */
  function write(row: number, attributes: Attributes): void {
    let guess = 0;
    for (const name of Object.keys(attributes)) {
      const guessed = inOrder[guess];
      const column = guessed?.name === name ? guessed : columnFor(name);
      guess = column === guessed ? guess + 1 : (placeOf.get(column) ?? 0) + 1;
      column.set(row, attributes[name]);
      used.note(guess - 1, row);
    }
  }

  function put(column: AttributeColumn, row: number, value: JsonValue | undefined): void {
    column.set(row, value);
    if (value !== undefined) used.note(placeOf.get(column) ?? 0, row);
  }

  /** Those that may have a value in the row. */
  function columnsAt(row: number): readonly AttributeColumn[] {
    if (inOrder.length <= blockSize) return inOrder;
    const blocks = used.at(row);
    return blocks.flatMap((block) => inOrder.slice(block * blockSize, (block + 1) * blockSize));
  }

  return {
    /** Columns with a value somewhere, in order of first appearance. */
    present: (): readonly AttributeColumn[] => inOrder.filter((column) => column.present > 0),
    /** The names of all, those without a value now as well, in order. */
    names: (): readonly string[] => inOrder.map(({ name }) => name),
    /** Attributes will be in this order, before any others; only while there are none. */
    beginWith: (names: readonly string[]): void => names.forEach(columnFor),
    get: (name: string): AttributeColumn | undefined => byName.get(name),
    write,
    set(row: number, name: string, value: JsonValue | undefined): void {
      if (value !== undefined || byName.has(name)) put(columnFor(name), row, value);
    },
    /** The first rows get these values, from the others the value is taken away. */
    setMany(name: string, { count, rowAt }: NamedRows, values: readonly JsonValue[]): void {
      if (values.length === 0 && !byName.has(name)) return;
      const column = columnFor(name);
      for (let index = 0; index < count; index += 1) put(column, rowAt(index), values[index]);
    },
    read(row: number): Attributes {
      const record: Record<string, JsonValue> = {};
      for (const column of columnsAt(row)) {
        const value = column.valueAt(row);
        if (value !== undefined) setOwn(record, column.name, value);
      }
      return record;
    },
    clear(row: number): void {
      for (const column of columnsAt(row)) column.set(row, undefined);
    },
    rearrange(plan: Rearrangement): void {
      for (const column of inOrder) column.rearrange(plan);
      used.moved(plan.from);
    },
  };
}

const blockSize = 64;

/** The first and the last row with a value, of so many columns together: of 20,000 attributes of one node the others read nothing. */
function createUsedRows() {
  const first: number[] = [];
  const last: number[] = [];
  const isIn = (block: number, row: number): boolean =>
    row >= (first[block] ?? Number.POSITIVE_INFINITY) && row <= (last[block] ?? -1);
  return {
    note(place: number, row: number): void {
      const block = Math.floor(place / blockSize);
      if (isIn(block, row)) return;
      first[block] = Math.min(first[block] ?? row, row);
      last[block] = Math.max(last[block] ?? row, row);
    },
    /** The blocks that may have a value in the row. */
    at: (row: number): readonly number[] => [...last.keys()].filter((block) => isIn(block, row)),
    /** Rows from that one on stand elsewhere now. */
    moved(from: number): void {
      for (const [block, row] of last.entries()) {
        if (row < from) continue;
        last[block] = Number.POSITIVE_INFINITY;
        first[block] = Math.min(first[block] ?? from, from);
      }
    },
  };
}

/** Plain assignment would lose an attribute named `__proto__`. */
function setOwn(record: Record<string, JsonValue>, name: string, value: JsonValue): void {
  if (name !== "__proto__") record[name] = value;
  else Object.defineProperty(record, name, { value, enumerable: true, writable: true, configurable: true });
}
