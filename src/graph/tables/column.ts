import type { JsonValue } from "@/lib/json";
import type { Column } from "./element-table";
import { grownBytes, grownFloats, grownWords, type Rearrangement, rearrange } from "./growing-arrays";
import { indexByCode } from "./value-index";

/** One attribute of all rows. Takes any value: the kind widens (and narrows again) as the values ask for. */
export interface AttributeColumn {
  readonly name: string;
  /** Rows with a value, `null` included. A column without any is as good as absent. */
  readonly present: number;
  /** Grows with each change to the values or their rows. */
  readonly version: number;
  view(count: number): Column;
  valueAt(row: number): JsonValue | undefined;
  /** `undefined` takes the value away. */
  set(row: number, value: JsonValue | undefined): void;
  rearrange(plan: Rearrangement): void;
}

type Kind = Column["kind"];
type ValueKind = Kind | "null" | "missing";
/** How many values of each kind a column holds. */
type Tally = Record<ValueKind, number>;

/** Where the values of one kind stand. `null` and missing look alike here. */
interface Storage {
  readonly kind: Kind;
  get(row: number): JsonValue | undefined;
  put(row: number, value: JsonValue | undefined): void;
  rearrange(plan: Rearrangement): void;
  view(count: number): Column;
}

export function createColumn(name: string): AttributeColumn {
  const tally: Tally = { number: 0, string: 0, boolean: 0, mixed: 0, null: 0, missing: 0 };
  let storage: Storage | null = null;
  let nullRows: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  let rows = 0;
  let version = 0;

  function valueAt(row: number): JsonValue | undefined {
    return storage?.get(row) ?? (nullRows[row] === 1 ? null : undefined);
  }

  function storageFor(kind: Kind): Storage {
    if (storage?.kind === kind) return storage;
    const next = createStorage(kind);
    for (let row = 0; row < rows && storage; row += 1) {
      const value = storage.get(row);
      if (value !== undefined) next.put(row, value);
    }
    storage = next;
    return next;
  }

  function markNull(row: number, isNull: boolean): void {
    if (isNull) nullRows = grownBytes(nullRows, row + 1);
    if (row < nullRows.length) nullRows[row] = isNull ? 1 : 0;
  }

  /** Loading comes this way: nothing was there before. */
  function append(row: number, value: JsonValue | undefined): void {
    const kind = kindOf(value);
    if (kind === "missing") return;
    tally[kind] += 1;
    rows = row + 1;
    version += 1;
    if (kind === "null") markNull(row, true);
    else if (storage?.kind === kind) storage.put(row, value);
    else fitAndPut(row, value);
  }

  function replace(row: number, value: JsonValue | undefined): void {
    const before = kindOf(valueAt(row));
    const after = kindOf(value);
    if (before === after && after === "missing") return;
    tally[before] -= 1;
    tally[after] += 1;
    version += 1;
    if (before !== after) markNull(row, after === "null");
    // Most values of a column are of one kind: nothing to widen or narrow.
    if (storage?.kind === after && fits(before, after)) storage.put(row, value);
    else if (after === "missing" && storage?.kind === before && tally[before] > 0) storage.put(row, undefined);
    else fitAndPut(row, value);
  }

  function fitAndPut(row: number, value: JsonValue | undefined): void {
    // The old value leaves before the kind is changed: it need not fit into the new one.
    storage?.put(row, undefined);
    const kind = kindNeeded(tally);
    storage = kind === null ? null : storageFor(kind);
    storage?.put(row, value ?? undefined);
  }

  return {
    name,
    get present() {
      return tally.number + tally.string + tally.boolean + tally.mixed + tally.null;
    },
    get version() {
      return version;
    },
    view: (count) => (storage ?? storageFor("mixed")).view(count),
    valueAt,
    set: (row, value) => (row >= rows ? append(row, value) : replace(row, value)),
    rearrange(plan) {
      if (plan.from >= rows) return;
      version += 1;
      storage?.rearrange(plan);
      if (nullRows.length > 0) nullRows = grownBytes(nullRows, plan.oldCount);
      rearrange(nullRows, plan, 0);
      rows = Math.min(plan.oldCount, plan.from + plan.order.length);
    },
  };
}

/** The kind that holds all values there are now; none with nulls alone, as in a column just loaded. */
function kindNeeded(tally: Readonly<Tally>): Kind | null {
  const kinds = (["number", "string", "boolean", "mixed"] as const).filter((kind) => tally[kind] > 0);
  return kinds.length > 1 ? "mixed" : (kinds[0] ?? null);
}

/** Whether a value of the one kind can take the place of the other without a look at the rest. */
function fits(before: ValueKind, after: Kind): boolean {
  return before === "missing" || before === after;
}

function kindOf(value: JsonValue | undefined): ValueKind {
  if (value === undefined) return "missing";
  if (value === null) return "null";
  const type = typeof value;
  return type === "number" || type === "string" || type === "boolean" ? type : "mixed";
}

function createStorage(kind: Kind): Storage {
  switch (kind) {
    case "number":
      return createNumbers();
    case "string":
      return createStrings();
    case "boolean":
      return createBooleans();
    case "mixed":
      return createMixed();
  }
}

function createNumbers(): Storage {
  let values: Float64Array<ArrayBuffer> = new Float64Array(0);
  const column = {
    kind: "number" as const,
    get values() {
      return values;
    },
  };
  return {
    kind: "number",
    get(row) {
      const value = values[row];
      return value === undefined || Number.isNaN(value) ? undefined : value;
    },
    put(row, value) {
      if (row >= values.length) values = grownFloats(values, row + 1, Number.NaN);
      values[row] = typeof value === "number" ? value : Number.NaN;
    },
    rearrange(plan) {
      values = grownFloats(values, plan.oldCount, Number.NaN);
      rearrange(values, plan, Number.NaN);
    },
    view(count) {
      values = grownFloats(values, count, Number.NaN);
      return column;
    },
  };
}

function createStrings(): Storage {
  let codes: Uint32Array<ArrayBuffer> = new Uint32Array(0);
  let rowCount = 0;
  const words: string[] = [];
  const codeByWord = new Map<string, number>();
  let index: ((code: number) => Uint32Array | undefined) | null = null;

  function codeFor(word: string): number {
    const known = codeByWord.get(word);
    if (known !== undefined) return known;
    words.push(word);
    codeByWord.set(word, words.length);
    return words.length;
  }
  const column = {
    kind: "string" as const,
    words,
    get codes() {
      return codes;
    },
    get isIndexed() {
      return index !== null;
    },
    codeOf: (word: string) => codeByWord.get(word),
    rowsOf(code: number) {
      index ??= indexByCode(codes, words.length, rowCount);
      return index(code);
    },
  };
  return {
    kind: "string",
    get: (row) => words[(codes[row] ?? 0) - 1],
    put(row, value) {
      index = null;
      if (row >= codes.length) codes = grownWords(codes, row + 1);
      codes[row] = typeof value === "string" ? codeFor(value) : 0;
    },
    rearrange(plan) {
      index = null;
      codes = grownWords(codes, plan.oldCount);
      rearrange(codes, plan, 0);
    },
    view(count) {
      codes = grownWords(codes, count);
      if (rowCount !== count) index = null;
      rowCount = count;
      return column;
    },
  };
}

function createBooleans(): Storage {
  let values: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  const column = {
    kind: "boolean" as const,
    get values() {
      return values;
    },
  };
  return {
    kind: "boolean",
    get: (row) => ((values[row] ?? 0) === 0 ? undefined : values[row] === 2),
    put(row, value) {
      values = grownBytes(values, row + 1);
      values[row] = typeof value === "boolean" ? Number(value) + 1 : 0;
    },
    rearrange(plan) {
      values = grownBytes(values, plan.oldCount);
      rearrange(values, plan, 0);
    },
    view(count) {
      values = grownBytes(values, count);
      return column;
    },
  };
}

function createMixed(): Storage {
  const values: (JsonValue | undefined)[] = [];
  return {
    kind: "mixed",
    get: (row) => values[row],
    put(row, value) {
      while (values.length < row) values.push(undefined);
      values[row] = value;
    },
    rearrange({ from, order }) {
      while (values.length < from) values.push(undefined);
      const before = values.slice(from);
      values.length = from;
      for (const row of order) values.push(before[row - from]);
    },
    view(count) {
      while (values.length < count) values.push(undefined);
      return { kind: "mixed", values };
    },
  };
}
