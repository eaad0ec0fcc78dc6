import type { GraphChange } from "../changes/change-types";
import { type TouchedItems, touchedBy, touchSame } from "../changes/touched-items";
import type { DoneCall, FlipOf, Origin, StepId } from "../document/document-types";

/**
 * One `apply` as the undo log keeps it: a change, or an undo, which takes earlier entries back. An entry stands unless a
 * later entry that stands takes it back. The graph is what was opened plus the changes that stand, in their first order.
 */
export interface Entry {
  readonly kind: "change" | "undo";
  /** Grows over the whole log. */
  readonly sequence: number;
  readonly step: Step;
  /** Of the call that made it; else the step's. */
  readonly title: string;
  readonly call?: string;
  readonly did?: DoneCall;
  /** The entries it takes back; none for a change. */
  readonly undone: readonly Entry[];
  /** What it put into the graph and took out of it, in order; for a change, itself. */
  readonly flips: readonly Flip[];
  touched?: TouchedItems;
  /** Of a change: the list that takes it out of the graph now, or puts it in again. */
  reversal: readonly GraphChange[];
}

export type Flip = FlipOf<Entry>;

/** Entries of a step need not be neighbours: the user may edit while a model thinks. */
export interface Step {
  readonly id: StepId;
  readonly title: string;
  readonly actor: Origin["actor"];
  readonly entries: Entry[];
}

type Made = Pick<Flip, "changes" | "inverse">;
export type Named = Pick<Entry, "sequence" | "call" | "did"> & { readonly title?: string | undefined };

export function addChange(step: Step, { title = step.title, ...named }: Named, { changes, inverse }: Made): Entry {
  const flips: Flip[] = [];
  const entry: Entry = { kind: "change", ...named, step, title, undone: [], flips, reversal: inverse };
  flips.push({ entry, isOn: true, changes, inverse });
  step.entries.push(entry);
  return entry;
}

export function addUndo(
  step: Step,
  { title = step.title, ...named }: Named,
  { undone, flips }: Pick<Entry, "undone" | "flips">,
): Entry {
  const entry: Entry = { kind: "undo", ...named, step, title, undone, flips, reversal: [] };
  for (const flip of flips) flip.entry.reversal = flip.inverse;
  step.entries.push(entry);
  return entry;
}

export function doneIn(entries: readonly Entry[]): readonly DoneCall[] {
  return entries.flatMap(({ did = [] }) => did);
}

export function isChange({ kind }: Entry): boolean {
  return kind === "change";
}

/** An undo of changes, not of other undos (which is a redo). */
export function takesBackChanges(entry: Entry): boolean {
  return entry.undone.some(isChange);
}

export function touchedIn(entry: Entry): TouchedItems {
  entry.touched ??= touchedBy(
    entry.flips.flatMap(({ changes }) => changes),
    entry.flips.flatMap(({ inverse }) => inverse),
  );
  return entry.touched;
}

export function meet(a: Entry, b: Entry): boolean {
  return touchSame(touchedIn(a), touchedIn(b));
}

/** The change put another graph in place of the one before. Emptying a graph is no opening, nor is its redo: what came after it stays. */
export function isOpening({ kind, flips }: Entry): boolean {
  if (kind !== "change") return false;
  return flips.some(({ changes, inverse }) => {
    const opened = changes.find((change) => change.type === "graph-replace");
    const before = inverse.find((change) => change.type === "graph-replace");
    if (!opened || !before) return false;
    return opened.graph.nodes.length > 0 || opened.graph.name !== before.graph.name;
  });
}

export interface When {
  /** As the log was after the entry of that number; without it, now. */
  readonly until?: number;
  /** As if these were taken back. */
  readonly without?: ReadonlySet<Entry>;
}

/** The entries that stand; `entries` in their order. */
export function entriesInEffect(entries: readonly Entry[], { until, without }: When = {}): ReadonlySet<Entry> {
  const gone = new Set(without);
  const standing = new Set<Entry>();
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at];
    if (entry === undefined || gone.has(entry) || (until !== undefined && entry.sequence > until)) continue;
    standing.add(entry);
    for (const undone of entry.undone) gone.add(undone);
  }
  return standing;
}

/** What of a step an undo of it takes back: all that no other step has taken back. */
export function takeableOf(step: Step, standing: ReadonlySet<Entry>): readonly Entry[] {
  const gone = new Set<Entry>();
  for (const entry of standing) if (entry.step !== step) for (const undone of entry.undone) gone.add(undone);
  return step.entries.filter((entry) => !gone.has(entry));
}
