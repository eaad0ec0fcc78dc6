import type { ValueTest } from "./value-test";

type Bound = NonNullable<ValueTest["bound"]>;

/** Rows (all up to a count, or those given) whose number meets the bound. NaN, which stands for no value, meets none. */
export function scanNumbers(values: Float64Array, bound: Bound, rows: number | Uint32Array): Uint32Array {
  const { value } = bound;
  switch (bound.cmp) {
    case "==":
      return collect(values, rows, value, value);
    case "<":
      return collect(values, rows, Number.NEGATIVE_INFINITY, below(value));
    case "<=":
      return collect(values, rows, Number.NEGATIVE_INFINITY, value);
    case ">":
      return collect(values, rows, above(value), Number.POSITIVE_INFINITY);
    case ">=":
      return collect(values, rows, value, Number.POSITIVE_INFINITY);
  }
}

/** Rows up to `count` whose code is that one. */
export function scanCodes(codes: Uint32Array, code: number, count: number): Uint32Array {
  const found = new Uint32Array(count);
  let length = 0;
  for (let row = 0; row < count; row += 1) {
    if (codes[row] === code) {
      found[length] = row;
      length += 1;
    }
  }
  return found.subarray(0, length);
}

/** One loop for all comparisons: `x > 5` is `x >=` the next number after 5. */
function collect(values: Float64Array, rows: number | Uint32Array, low: number, high: number): Uint32Array {
  return typeof rows === "number" ? collectAll(values, rows, low, high) : collectFrom(values, rows, low, high);
}

function collectAll(values: Float64Array, count: number, low: number, high: number): Uint32Array {
  const found = new Uint32Array(count);
  let length = 0;
  for (let row = 0; row < count; row += 1) {
    const value = values[row] ?? Number.NaN;
    if (value >= low && value <= high) {
      found[length] = row;
      length += 1;
    }
  }
  return found.subarray(0, length);
}

function collectFrom(values: Float64Array, rows: Uint32Array, low: number, high: number): Uint32Array {
  const found = new Uint32Array(rows.length);
  let length = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    const value = values[row] ?? Number.NaN;
    if (value >= low && value <= high) {
      found[length] = row;
      length += 1;
    }
  }
  return found.subarray(0, length);
}

function above(value: number): number {
  return -below(-value);
}

/** The largest double less than the value. */
function below(value: number): number {
  if (value === 0) return -Number.MIN_VALUE;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return view.getFloat64(0);
}
