import type { GraphChange } from "./change-types";
import type { Origin, StepId, UndoPlan } from "./document-types";
import { type TouchedItems, touchedBy, touchSame } from "./touched-items";

/** One `apply`. Entries of a step need not be neighbours: the user may edit while a model thinks. */
export interface Entry {
  readonly sequence: number;
  readonly changes: readonly GraphChange[];
  readonly inverse: readonly GraphChange[];
  /** The steps this entry takes back; none for an ordinary change. */
  readonly undone: readonly Step[];
  /** The steps with changes that it took out of force, or brought back into force. */
  readonly toggled: ReadonlyMap<Step, boolean>;
  touched?: TouchedItems;
}

export interface Step {
  id: StepId;
  readonly title: string;
  readonly actor: Origin["actor"];
  readonly entries: Entry[];
  /** Oldest first. */
  readonly toggles: Toggle[];
}

interface Toggle {
  readonly sequence: number;
  readonly isOn: boolean;
  readonly by: Step;
}

export function newStep({ id, title, actor }: Pick<Step, "id" | "title" | "actor">): Step {
  return { id, title, actor, entries: [], toggles: [] };
}

export function addEntry(step: Step, entry: Omit<Entry, "toggled" | "touched">): void {
  const toggled = toggledBy(entry.undone);
  step.entries.push({ ...entry, toggled });
  for (const [other, comesBack] of toggled) {
    other.toggles.push({ sequence: entry.sequence, isOn: comesBack, by: step });
  }
}

/** Taken back newest first: what a step had taken back itself comes back with it, unless it is taken back too. */
function toggledBy(undone: readonly Step[]): ReadonlyMap<Step, boolean> {
  const toggled = new Map<Step, boolean>();
  for (const step of byAge(undone)) {
    if (!isUndo(step)) toggled.set(step, false);
    for (const entry of step.entries.toReversed()) {
      for (const [other, cameBack] of entry.toggled) toggled.set(other, !cameBack);
    }
  }
  return toggled;
}

/** A change until it is taken back; an undo until something else became of what it took or brought back. */
export function isInForce(step: Step): boolean {
  if (!isUndo(step)) return isOn(step);
  return step.entries.every(({ toggled }) => [...toggled.keys()].every((other) => other.toggles.at(-1)?.by === step));
}

export function isUndo(step: Step): boolean {
  return step.entries.every((entry) => entry.undone.length > 0);
}

export function undoneOf(step: Step): readonly Step[] {
  return step.entries.flatMap((entry) => entry.undone);
}

export function lastOf(step: Step): number {
  return step.entries.at(-1)?.sequence ?? 0;
}

/** Newest first. */
export function byAge(steps: readonly Step[]): readonly Step[] {
  return steps.toSorted((a, b) => lastOf(b) - lastOf(a));
}

export function touchedIn(entry: Entry): TouchedItems {
  entry.touched ??= touchedBy(entry.changes, entry.inverse);
  return entry.touched;
}

/** That many steps with changes, newest first; what a chosen step had taken back counts again. */
export function newestInForce(steps: readonly Step[], count: number): readonly Step[] {
  const chosen: Step[] = [];
  // What a step had taken back is older than that step: one way through is enough.
  for (const step of byAge(steps.filter((known) => !isUndo(known)))) {
    if (chosen.length < count && isOn(step, { except: chosen })) chosen.push(step);
  }
  return chosen;
}

/** How a group of steps in force is taken back. Titles are those to tell people. */
export function planOf(steps: readonly Step[], group: readonly Step[], titles: readonly string[]): UndoPlan {
  const entries = group.flatMap((step) => step.entries).sort((a, b) => b.sequence - a.sequence);
  const others = steps.filter((step) => !group.includes(step));
  for (const entry of entries) {
    const blocker = blockerOf(entry, others, group);
    if (!blocker) continue;
    return {
      success: false,
      message: `A later step, “${blocker.title}”, changed the same elements or settings. Undo that one first.`,
    };
  }
  return {
    success: true,
    changes: entries.flatMap((entry) => entry.inverse),
    steps: byAge(group).map((step) => step.id),
    titles,
  };
}

/**
 * The step that wrote, after the entry, what the entry wrote. A step and its undo cancel out, and so do an undo and its
 * redo (neither would have been let through had they met what stands between), so that the graph is as if the changes in
 * force had been made in their first order and no others. A change is therefore in the way of an earlier one while it
 * is in force; an undo, which is to bring something back, also finds in its way what was taken or brought back since.
 */
function blockerOf(entry: Entry, others: readonly Step[], group: readonly Step[]): Step | undefined {
  for (const other of others) {
    const changer = changerSince(entry, other, group);
    const isLater = isOn(other, { except: group });
    for (const change of other.entries) {
      const blocker = change.sequence > entry.sequence ? isLater && other : changer;
      if (blocker && change.undone.length === 0 && touchSame(touchedIn(change), touchedIn(entry))) return blocker;
    }
  }
  return undefined;
}

/** Who, after an undo, took back or brought back a step; none where that came to nothing. */
function changerSince(entry: Entry, step: Step, group: readonly Step[]): Step | undefined {
  if (entry.undone.length === 0) return undefined;
  const last = step.toggles.findLast(({ by }) => !group.includes(by));
  if (!last || last.sequence <= entry.sequence) return undefined;
  return last.isOn === isOn(step, { until: entry.sequence }) ? undefined : last.by;
}

interface When {
  /** After the entry of that number; without it, now. */
  readonly until?: number;
  /** As if these steps had not been. */
  readonly except?: readonly Step[];
}

/** Whether the changes of a step are in the graph. */
function isOn(step: Step, { until = Number.POSITIVE_INFINITY, except = [] }: When = {}): boolean {
  const last = step.toggles.findLast(({ sequence, by }) => sequence <= until && !except.includes(by));
  return last?.isOn ?? true;
}
