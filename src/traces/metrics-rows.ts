import {
  addTallies,
  type Measure,
  noTally,
  type RequestKind,
  type RoundClass,
  roundClass,
  type Tally,
  tallyOf,
} from "./metrics";

/** The sums of a day's messages of one provider, kind and number of rounds. */
export interface MetricsRow extends Tally {
  /** "2026-11-23" by the clock of this place; "" for all days before those that are kept apart. */
  readonly day: string;
  readonly provider: string;
  readonly kind: RequestKind;
  readonly took: RoundClass;
}

export type Grouping = "day" | "provider" | "kind" | "took";

export function toRow(measure: Measure): MetricsRow {
  const { at, provider, kind } = measure;
  return { ...tallyOf(measure), day: dayOf(at), provider, kind, took: roundClass(measure) };
}

/** Rows of the same day, provider, kind and rounds become one. */
export function joinRows(rows: readonly MetricsRow[]): readonly MetricsRow[] {
  const joined = new Map<string, MetricsRow>();
  for (const row of rows) {
    const key = JSON.stringify([row.day, row.provider, row.kind, row.took]);
    const before = joined.get(key);
    joined.set(key, before ? { ...row, ...addTallies(before, row) } : row);
  }
  return [...joined.values()];
}

export function sumOf(rows: readonly Tally[]): Tally {
  return rows.reduce(addTallies, noTally);
}

/** In the order of their first row. */
export function grouped(rows: readonly MetricsRow[], by: Grouping): ReadonlyMap<string, Tally> {
  const groups = new Map<string, Tally>();
  for (const row of rows) groups.set(row[by], addTallies(groups.get(row[by]) ?? noTally, row));
  return groups;
}

export function dayOf(at: number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
