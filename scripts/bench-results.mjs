import { availableParallelism, cpus, totalmem } from "node:os";

/**
 * One table of a bench: medians in milliseconds by name, `base` the name all others are told as a ratio to.
 * @typedef {{ readonly title: string, readonly base: string, readonly times: Readonly<Record<string, number>>, readonly unit?: "ms" | "bytes" }} Table
 */
/**
 * How times grow with the size: exponents by name, 1 where twice the nodes take twice as long.
 * @typedef {{ readonly growth: string, readonly sizes: readonly number[], readonly exponents: Readonly<Record<string, number>> }} Growth
 */
/** @typedef {{ readonly ratio: number, readonly ms?: number, readonly bytes?: number }} Figure */
/**
 * What is kept: where and when the newest run was, each table's figures by its title, and how they grow.
 * @typedef {{ readonly runs: { readonly machine: string, readonly date: string, readonly commit: string, readonly note: string },
 *   readonly tables: Readonly<Record<string, { readonly base: string, readonly figures: Readonly<Record<string, Figure>> }>>,
 *   readonly growth: Readonly<Record<string, Omit<Growth, "growth">>> }} BenchRecord
 */

/** Said beside the machine, since milliseconds are easily taken for more than they are. */
const note =
  "Ratios and exponents compare what ran in turns in one run and carry over. Milliseconds are of this machine with whatever else ran on it, and do not.";

/** Beside a quarter, an exponent has grown when it is more than that above: runs of one day differ by as much. */
const leastExponent = 0.15;

const worseFrom = 1.25;

/**
 * What benches told, one JSON a line. Two of one title would hide each other, so that is an error.
 * @param {string} text
 * @returns {{ readonly tables: readonly Table[], readonly growths: readonly Growth[] }}
 */
export function readTables(text) {
  const tables = text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
  const titles = new Set();
  for (const { title, growth } of tables) {
    const name = title ?? `growth: ${growth}`;
    if (titles.has(name)) throw new Error(`Two tables of the benches are called "${name}".`);
    titles.add(name);
  }
  return { tables: tables.filter(({ title }) => title), growths: tables.filter(({ growth }) => growth) };
}

/**
 * The record with these in it; those that were not run stay as they were.
 * @param {ReturnType<typeof readTables>} told
 * @param {BenchRecord | null} known
 * @param {string} commit
 * @returns {BenchRecord}
 */
export function toRecord({ tables, growths }, known, commit) {
  const machine = `${cpus()[0]?.model.trim() ?? "unknown"}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const date = new Date().toISOString().slice(0, 10);
  const now = Object.fromEntries(tables.map((table) => [table.title, { base: table.base, figures: figuresOf(table) }]));
  const grown = Object.fromEntries(
    growths.map(({ growth, sizes, exponents }) => [growth, { sizes, exponents: roundedAll(exponents) }]),
  );
  return {
    runs: { machine, date, commit, note },
    tables: { ...known?.tables, ...now },
    growth: { ...known?.growth, ...grown },
  };
}

/**
 * A line for each ratio and each exponent that is more than a quarter above the one kept.
 * @param {BenchRecord} known
 * @param {ReturnType<typeof readTables>} told
 * @returns {readonly string[]}
 */
export function worse(known, { tables, growths }) {
  const slower = tables.flatMap((table) =>
    Object.entries(figuresOf(table)).flatMap(([name, { ratio }]) => {
      const before = known.tables[table.title]?.figures[name]?.ratio;
      if (before === undefined || ratio <= before * worseFrom) return [];
      return [`${table.title}: ${name} × ${ratio} of ${table.base}, was × ${before}`];
    }),
  );
  const steeper = growths.flatMap(({ growth, exponents }) =>
    Object.entries(roundedAll(exponents)).flatMap(([name, exponent]) => {
      const before = known.growth?.[growth]?.exponents[name];
      if (before === undefined || exponent <= before * worseFrom || exponent - before <= leastExponent) return [];
      return [`${growth}: ${name} grows as n^${exponent}, was n^${before}`];
    }),
  );
  return [...slower, ...steeper];
}

/**
 * @param {Table} table
 * @returns {Readonly<Record<string, Figure>>}
 */
function figuresOf({ base, times, unit = "ms" }) {
  const one = times[base] ?? Number.NaN;
  return Object.fromEntries(
    Object.entries(times).map(([name, time]) => [name, { [unit]: rounded(time), ratio: rounded(time / one) }]),
  );
}

/** @param {Readonly<Record<string, number>>} exponents */
function roundedAll(exponents) {
  return Object.fromEntries(
    Object.entries(exponents).flatMap(([name, value]) => (value === null ? [] : [[name, Number(value.toFixed(2))]])),
  );
}

/** @param {number} value */
function rounded(value) {
  return Number(value.toPrecision(3));
}
