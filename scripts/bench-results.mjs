import { availableParallelism, cpus, totalmem } from "node:os";

/**
 * One table of a bench: medians in milliseconds by name, `base` the name all others are told as a ratio to.
 * @typedef {{ readonly title: string, readonly base: string, readonly times: Readonly<Record<string, number>> }} Table
 */
/** @typedef {{ readonly ms: number, readonly ratio: number }} Figure */
/**
 * What is kept: where and when the newest run was, and each table's figures by its title.
 * @typedef {{ readonly runs: { readonly machine: string, readonly date: string, readonly commit: string },
 *   readonly tables: Readonly<Record<string, { readonly base: string, readonly figures: Readonly<Record<string, Figure>> }>> }} BenchRecord
 */

const worseFrom = 1.25;

/**
 * The tables that benches told, one JSON a line. Two of one title would hide each other, so that is an error.
 * @param {string} text
 * @returns {readonly Table[]}
 */
export function readTables(text) {
  const tables = text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
  const titles = new Set();
  for (const { title } of tables) {
    if (titles.has(title)) throw new Error(`Two tables of the benches are called "${title}".`);
    titles.add(title);
  }
  return tables;
}

/**
 * The record with these tables in it; those that were not run stay as they were.
 * @param {readonly Table[]} tables
 * @param {BenchRecord | null} known
 * @param {string} commit
 * @returns {BenchRecord}
 */
export function toRecord(tables, known, commit) {
  const machine = `${cpus()[0]?.model.trim() ?? "unknown"}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const date = new Date().toISOString().slice(0, 10);
  const now = Object.fromEntries(tables.map((table) => [table.title, { base: table.base, figures: figuresOf(table) }]));
  return { runs: { machine, date, commit }, tables: { ...known?.tables, ...now } };
}

/**
 * A line for each ratio that is more than a quarter above the one kept.
 * @param {BenchRecord["tables"]} known
 * @param {readonly Table[]} tables
 * @returns {readonly string[]}
 */
export function worse(known, tables) {
  return tables.flatMap((table) =>
    Object.entries(figuresOf(table)).flatMap(([name, { ratio }]) => {
      const before = known[table.title]?.figures[name]?.ratio;
      if (before === undefined || ratio <= before * worseFrom) return [];
      return [`${table.title}: ${name} × ${ratio} of ${table.base}, was × ${before}`];
    }),
  );
}

/** @param {Table} table */
function figuresOf({ base, times }) {
  const unit = times[base] ?? Number.NaN;
  return Object.fromEntries(
    Object.entries(times).map(([name, time]) => [name, { ms: rounded(time), ratio: rounded(time / unit) }]),
  );
}

/** @param {number} value */
function rounded(value) {
  return Number(value.toPrecision(3));
}
