/** A compiled condition over the rows of one table. Row lists are ascending and never changed once given out. */
export interface Matcher {
  test(row: number): boolean;
  all(): Uint32Array;
  narrow(rows: Uint32Array): Uint32Array;
  /** What a row costs: 0 answered by an index, 1 a typed scan, 2 and more anything else. */
  readonly cost: number;
}

/** Asks each row. */
export function rowMatcher(count: number, test: (row: number) => boolean, cost = 2): Matcher {
  return {
    test,
    cost,
    all: () => rowsThat(test, count),
    narrow: (rows) => keepRows(rows, test),
  };
}

export function matchAll(count: number): Matcher {
  return { test: () => true, cost: 0, all: () => everyRow(count), narrow: (rows) => rows };
}

export function matchNone(): Matcher {
  const none = new Uint32Array(0);
  return { test: () => false, cost: 0, all: () => none, narrow: () => none };
}

/** The cheapest term first, each further one asked only of what is left. */
export function matchEvery(terms: readonly Matcher[], count: number): Matcher {
  const ordered = terms.toSorted((a, b) => a.cost - b.cost);
  const [first, ...others] = ordered;
  if (!first) return matchAll(count);
  return {
    test: (row) => ordered.every((term) => term.test(row)),
    cost: sumOfCosts(terms),
    all: () => others.reduce((rows, term) => term.narrow(rows), first.all()),
    narrow: (rows) => ordered.reduce((left, term) => term.narrow(left), rows),
  };
}

/** Each term is asked only of rows that no term before it took. */
export function matchSome(terms: readonly Matcher[], count: number): Matcher {
  const narrow = (rows: Uint32Array): Uint32Array => {
    let left = rows;
    for (const term of terms) {
      if (left.length === 0) break;
      left = without(left, term.narrow(left));
    }
    return without(rows, left);
  };
  return {
    test: (row) => terms.some((term) => term.test(row)),
    cost: sumOfCosts(terms),
    all: () => narrow(everyRow(count)),
    narrow,
  };
}

export function matchNot(term: Matcher, count: number): Matcher {
  return {
    test: (row) => !term.test(row),
    cost: Math.max(1, term.cost),
    all: () => without(everyRow(count), term.all()),
    narrow: (rows) => without(rows, term.narrow(rows)),
  };
}

/** Exactly these rows (ascending). */
export function matchRows(rows: Uint32Array, count: number): Matcher {
  let marks: Uint8Array | undefined;
  const test = (row: number): boolean => {
    marks ??= markRows(rows, count);
    return marks[row] === 1;
  };
  return { test, cost: 0, all: () => rows, narrow: (others) => keepRows(others, test) };
}

export function markRows(rows: Uint32Array, count: number): Uint8Array {
  const marks = new Uint8Array(count);
  for (let index = 0; index < rows.length; index += 1) marks[rows[index] ?? 0] = 1;
  return marks;
}

function everyRow(count: number): Uint32Array {
  const rows = new Uint32Array(count);
  for (let row = 0; row < count; row += 1) rows[row] = row;
  return rows;
}

/** `rows` without `taken`, both ascending, `taken` a part of `rows`. */
function without(rows: Uint32Array, taken: Uint32Array): Uint32Array {
  if (taken.length === 0) return rows;
  const left = new Uint32Array(rows.length - taken.length);
  let length = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    if (row === taken[index - length]) continue;
    left[length] = row;
    length += 1;
  }
  return left;
}

function rowsThat(test: (row: number) => boolean, count: number): Uint32Array {
  const found = new Uint32Array(count);
  let length = 0;
  for (let row = 0; row < count; row += 1) {
    if (!test(row)) continue;
    found[length] = row;
    length += 1;
  }
  return found.subarray(0, length);
}

function keepRows(rows: Uint32Array, test: (row: number) => boolean): Uint32Array {
  const found = new Uint32Array(rows.length);
  let length = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    if (!test(row)) continue;
    found[length] = row;
    length += 1;
  }
  return found.subarray(0, length);
}

function sumOfCosts(terms: readonly Matcher[]): number {
  return terms.reduce((sum, term) => sum + term.cost, 0);
}
