import type { GraphChange } from "../changes/change-types";
import type { Journal } from "../changes/journal";
import type { ElementRows } from "./element-rows";

export type PutChange = Extract<GraphChange, { type: "node-put" | "edge-put" }>;

/** What one `apply` added to and removed from one table since its rows were last brought into order. */
export interface RowBatch {
  /** The place for a put: where it was, else what `at` says, else last (`undefined`). May settle first. */
  placeFor(change: PutChange): number | undefined;
  wrotePut(change: PutChange, inverse: GraphChange, slot: number): void;
  /** Before the element goes; `put` would bring it back. */
  willRemove(put: (at: number) => PutChange, change: GraphChange, slot: number): void;
  /** Brings rows into order, writes the inverses of removals, tells subscribers where puts really stand. */
  settle(): void;
}

interface BatchParts {
  readonly rows: ElementRows;
  readonly journal: Journal;
  /** See `OpenGraph.places`. */
  readonly places: WeakMap<GraphChange, number>;
  /** Settles this table, and the others that have to be settled with it. */
  settleFirst(): void;
}

export function createRowBatch({ rows, journal, places, settleFirst }: BatchParts): RowBatch {
  let removed: { readonly change: PutChange; readonly row: number }[] = [];
  let placed: { readonly change: PutChange; readonly index: number; readonly slot: number }[] = [];

  return {
    placeFor(change) {
      const known = places.get(change);
      if (known !== undefined) {
        const last = placed.at(-1);
        // Puts in rising order can be reported with their final rows; any other order is reported piece by piece.
        if (last && rows.placeOf(last.slot) > known) settleFirst();
        return known;
      }
      if (change.at === undefined || change.at >= rows.liveCount) return undefined;
      settleFirst();
      return rows.placeAt(Math.max(0, Math.floor(change.at)));
    },
    wrotePut(change, inverse, slot) {
      if (change.at !== undefined) placed.push({ change, index: journal.applied.length, slot });
      journal.applied.push(change);
      journal.undoing.push(inverse);
    },
    willRemove(put, change, slot) {
      if (placed.length > 0) settleFirst();
      const row = rows.rowAt(slot);
      const restoring = put(row);
      places.set(restoring, rows.placeOf(slot));
      removed.push({ change: restoring, row });
      journal.applied.push(change);
    },
    settle() {
      // Lowest row last: read backwards, the inverse puts rows in rising order and each `at` is exact.
      removed.sort((a, b) => b.row - a.row);
      for (const { change } of removed) journal.undoing.push(change);
      removed = [];
      rows.settle();
      for (const { change, index, slot } of placed) {
        const at = rows.rowAt(slot);
        if (at !== change.at) journal.applied[index] = { ...change, at };
      }
      placed = [];
    },
  };
}
