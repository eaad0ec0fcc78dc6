import type { GraphChange } from "../changes/change-types";
import type { Journal } from "../changes/journal";
import type { ElementRows } from "./element-rows";

export type PutChange = Extract<GraphChange, { type: "node-put" | "edge-put" }>;

interface BatchParts {
  readonly rows: ElementRows;
  readonly journal: Journal;
  /** See `OpenGraph.places`. */
  readonly places: WeakMap<GraphChange, number>;
  /** Settles this table, and the others that have to be settled with it. */
  finishFirst(): void;
}

/** Puts one after the other, each with a greater `at`: all find their places among the rows that stood before the first. */
interface Run {
  count: number;
  lastAt: number;
  lastPlace: number | undefined;
}

/** What one `apply` added to and removed from one table since its rows were last brought into order. */
export function createRowBatch({ rows, journal, places, finishFirst }: BatchParts) {
  const removed = new Map<string, { readonly change: PutChange; readonly row: number }>();
  let placed: { readonly change: PutChange; readonly index: number; readonly slot: number }[] = [];
  let run: Run | null = null;
  /** Where those stood that went during this `apply`. */
  const gonePlaces = new Map<string, number>();

  function placeIn(at: number, id: string): number {
    if (run === null || at <= run.lastAt) {
      finishFirst();
      run = { count: 0, lastAt: -1, lastPlace: undefined };
    }
    const place = placeAbove(at - run.count, run.lastPlace, gonePlaces.get(id));
    run = { count: run.count + 1, lastAt: at, lastPlace: place };
    return place;
  }

  /** Between what stands above the row, or was put there last, and what is in it: where it stood itself, if that is there. */
  function placeAbove(row: number, last: number | undefined, before: number | undefined): number {
    const above = row === 0 ? undefined : rows.placeOf(rows.slotAt(row - 1));
    const from = above === undefined || last === undefined ? (above ?? last) : Math.max(above, last);
    const to = rows.placeOf(rows.slotAt(row));
    const isThere = before !== undefined && before < to && (from === undefined || from < before);
    return isThere ? before : rows.places.between(from, to);
  }

  return {
    /** The place for a put: where it was, else what `at` says, else last (`undefined`). May settle first. */
    placeFor(change: PutChange): number | undefined {
      const known = places.get(change);
      if (known !== undefined) {
        run = null;
        const last = placed.at(-1);
        // Puts in rising order can be reported with their final rows; any other order is reported piece by piece.
        if (last && rows.placeOf(last.slot) > known) finishFirst();
        return known;
      }
      if (change.at === undefined || change.at >= rows.liveCount) {
        run = null;
        return undefined;
      }
      return placeIn(Math.max(0, Math.floor(change.at)), idOf(change));
    },
    wrotePut(change: PutChange, inverse: GraphChange, slot: number): void {
      if (change.at !== undefined) placed.push({ change, index: journal.applied.length, slot });
      journal.applied.push(change);
      journal.undoing.push(inverse);
    },
    /** Before the element goes; `put` would bring it back. */
    willRemove(put: (at: number) => PutChange, change: GraphChange, slot: number): void {
      if (placed.length > 0) finishFirst();
      run = null;
      const row = rows.rowAt(slot);
      const restoring = put(row);
      const place = rows.placeOf(slot);
      places.set(restoring, place);
      gonePlaces.set(idOf(restoring), place);
      removed.set(idOf(restoring), { change: restoring, row });
      journal.applied.push(change);
    },
    /** It was removed, and the inverse of that is not written yet. */
    hasRemoved: (id: string): boolean => removed.has(id),
    /** Brings rows into order, writes the inverses of removals, tells subscribers where puts really stand. */
    finish(): void {
      // Lowest row last: read backwards, the inverse puts rows in rising order and each `at` is exact.
      for (const { change } of [...removed.values()].sort((a, b) => b.row - a.row)) journal.undoing.push(change);
      removed.clear();
      run = null;
      rows.finish();
      for (const { change, index, slot } of placed) {
        const at = rows.rowAt(slot);
        if (at !== change.at) journal.applied[index] = { ...change, at };
      }
      placed = [];
    },
  };
}

const idOf = (change: PutChange): string => (change.type === "node-put" ? change.node.id : change.edge.id);
