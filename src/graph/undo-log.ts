import type { GraphChange } from "./change-types";
import type { ElementStep, Origin, SavedStep, StepChanges, StepId, UndoPlan, UndoStep } from "./document-types";
import type { ElementTarget } from "./graph-types";
import { type TouchedItems, touchedAttributes, touchedBy, touchSame } from "./touched-items";

/** What was done, step by step, and how each step is taken back. An undo is a step as well, and can be taken back. */
export interface UndoLog {
  add(changes: readonly GraphChange[], inverse: readonly GraphChange[], origin: Origin): void;
  steps(): readonly UndoStep[];
  stepsOf(target: ElementTarget, id: string): readonly ElementStep[];
  planUndo(what: number | StepId): UndoPlan;
  planRedo(count: number): UndoPlan;
  changesOf(id: StepId): StepChanges | null;
  /** The newest steps, and older ones that they take back; oldest first. What `createUndoLog` takes. */
  saved(count: number): readonly SavedStep[];
}

/** One `apply`. Entries of a step need not be neighbours: the user may edit while a model thinks. */
interface Entry {
  readonly sequence: number;
  readonly changes: readonly GraphChange[];
  readonly inverse: readonly GraphChange[];
  /** The steps this entry takes back; none for an ordinary change. */
  readonly undone: readonly Step[];
  touched?: TouchedItems;
}

interface Step {
  id: StepId;
  readonly title: string;
  readonly actor: Origin["actor"];
  readonly entries: Entry[];
  readonly undoneBy: Step[];
}

/** Empty, or with the steps of an earlier visit. */
export function createUndoLog(earlier: readonly SavedStep[] = []): UndoLog {
  const steps: Step[] = restored(earlier);
  const entriesOf = (some: readonly Step[]) => some.flatMap(({ entries }) => entries);
  let sequence = Math.max(0, ...entriesOf(steps).map((entry) => entry.sequence));
  let lastChange = Math.max(
    0,
    ...entriesOf(steps).flatMap((entry) => (entry.undone.length === 0 ? entry.sequence : [])),
  );

  const newest = (id: StepId): Step | undefined => steps.findLast((known) => known.id === id);

  /** The step the origin names, or a new one: what is undone or takes itself back is not added to. */
  function stepFor(origin: Origin): Step {
    const known = newest(origin.step);
    if (known && isInForce(known) && !origin.undoes?.includes(origin.step)) return known;
    if (known) known.id = `${origin.step}~${steps.filter(({ id }) => id.startsWith(`${origin.step}~`)).length + 1}`;
    const step: Step = { id: origin.step, title: origin.title, actor: origin.actor, entries: [], undoneBy: [] };
    steps.push(step);
    return step;
  }

  return {
    add(changes, inverse, origin) {
      const undone = (origin.undoes ?? []).flatMap((id) => newest(id) ?? []);
      const step = stepFor(origin);
      sequence += 1;
      step.entries.push({ sequence, changes, inverse, undone });
      for (const other of undone) other.undoneBy.push(step);
      if (undone.length === 0) lastChange = sequence;
    },
    steps: () => steps.map(toUndoStep),
    stepsOf: (target, id) =>
      steps.flatMap((step) => {
        const touched = step.entries.flatMap((entry) => {
          const attributes = touchedAttributes(touchedIn(entry), target, id);
          return attributes ? [attributes] : [];
        });
        return touched.length === 0 ? [] : [{ ...toUndoStep(step), attributes: [...new Set(touched.flat())] }];
      }),
    planUndo(what) {
      if (typeof what === "string") return planStep(steps, newest(what), what);
      const wanted = byAge(steps.filter((step) => !isUndo(step) && isInForce(step))).slice(0, what);
      if (wanted.length === 0) return { success: false, message: "There is nothing to undo." };
      return plan(steps, wanted, titlesOf(wanted));
    },
    planRedo(count) {
      const undos = byAge(steps.filter((step) => isInForce(step) && takesBackChanges(step)));
      const wanted = undos.filter((step) => lastOf(step) > lastChange).slice(0, count);
      if (wanted.length > 0) return plan(steps, wanted, titlesOf(wanted.flatMap(undoneOf)));
      return {
        success: false,
        message:
          undos.length > 0
            ? "There is nothing to redo: the graph was changed after the last undo."
            : "There is nothing to redo.",
      };
    },
    saved: (count) => {
      const kept = new Set(steps.slice(-count));
      // A set is walked on while it grows.
      for (const step of kept) for (const older of undoneOf(step)) kept.add(older);
      return steps.filter((step) => kept.has(step)).map(toSaved);
    },
    changesOf(id) {
      const step = newest(id);
      if (!step) return null;
      const { entries } = step;
      return {
        changes: entries.flatMap(({ changes }) => changes),
        inverse: entries.toReversed().flatMap(({ inverse }) => inverse),
      };
    },
  };
}

function toSaved({ id, title, actor, entries }: Step): SavedStep {
  return {
    id,
    title,
    actor,
    entries: entries.map(({ sequence, changes, inverse, undone }) => ({
      sequence,
      changes,
      inverse,
      undone: undone.map((step) => step.entries[0]?.sequence ?? 0),
    })),
  };
}

/** Steps are told apart by their first entry: ids may come twice. */
function restored(earlier: readonly SavedStep[]): Step[] {
  const byFirst = new Map<number, Step>();
  return earlier.map(({ id, title, actor, entries }) => {
    const step: Step = { id, title, actor, entries: [], undoneBy: [] };
    byFirst.set(entries[0]?.sequence ?? 0, step);
    for (const { sequence, changes, inverse, undone } of entries) {
      const older = undone.flatMap((first) => byFirst.get(first) ?? []);
      for (const one of older) one.undoneBy.push(step);
      step.entries.push({ sequence, changes, inverse, undone: older });
    }
    return step;
  });
}

function toUndoStep(step: Step): UndoStep {
  const { id, title, actor } = step;
  return { id, title, actor, kind: isUndo(step) ? "undo" : "change", inForce: isInForce(step) };
}

function planStep(steps: readonly Step[], step: Step | undefined, id: StepId): UndoPlan {
  if (!step) return { success: false, message: `There is no step '${id}' to undo.` };
  if (!isInForce(step)) return { success: false, message: `“${step.title}” is already undone.` };
  return plan(steps, [step], titlesOf([step]));
}

function plan(steps: readonly Step[], group: readonly Step[], titles: readonly string[]): UndoPlan {
  const entries = group.flatMap((step) => step.entries).sort((a, b) => b.sequence - a.sequence);
  const others = steps.filter((step) => !group.includes(step) && isInForce(step));
  for (const step of group) {
    const redone = redoneAt(step);
    const blocker = others.find((other) => step.entries.some((entry) => blocks(other, entry, redone)));
    if (blocker) {
      return {
        success: false,
        message: `A later step, “${blocker.title}”, changed the same elements or settings. Undo that one first.`,
      };
    }
  }
  return {
    success: true,
    changes: entries.flatMap((entry) => entry.inverse),
    steps: byAge(group).map((step) => step.id),
    titles,
  };
}

/**
 * Whether a step in force wrote after the entry what the entry wrote. A step and a later undo of it cancel out when
 * both came after the entry; of an undo only what it took back from before the entry counts. What came before a redo of
 * the entry's step would have stood in the redo's way, and does not count.
 */
function blocks(other: Step, entry: Entry, redone: number): boolean {
  return other.entries.some((later) => {
    if (later.sequence < Math.max(entry.sequence, redone)) return false;
    if (later.undone.length === 0) return meet(later, entry);
    return later.undone.some((step) =>
      step.entries.some((earlier) => earlier.sequence < entry.sequence && meet(earlier, entry)),
    );
  });
}

function meet(a: Entry, b: Entry): boolean {
  return touchSame(touchedIn(a), touchedIn(b));
}

function touchedIn(entry: Entry): TouchedItems {
  entry.touched ??= touchedBy(entry.changes, entry.inverse);
  return entry.touched;
}

function isInForce(step: Step): boolean {
  return !step.undoneBy.some(isInForce);
}

/** When a step that was undone came into force again; 0 where it always was. */
function redoneAt(step: Step): number {
  const redos = step.undoneBy.flatMap((undo) => undo.undoneBy).filter(isInForce);
  return Math.max(0, ...redos.map((redo) => Math.max(lastOf(redo), redoneAt(redo))));
}

function isUndo(step: Step): boolean {
  return step.entries.every((entry) => entry.undone.length > 0);
}

function undoneOf(step: Step): readonly Step[] {
  return step.entries.flatMap((entry) => entry.undone);
}

/** An undo of changes, not of other undos (which is a redo). */
function takesBackChanges(step: Step): boolean {
  return isUndo(step) && undoneOf(step).some((undone) => !isUndo(undone));
}

function lastOf(step: Step): number {
  return step.entries.at(-1)?.sequence ?? 0;
}

/** Newest first. */
function byAge(steps: readonly Step[]): readonly Step[] {
  return steps.toSorted((a, b) => lastOf(b) - lastOf(a));
}

function titlesOf(steps: readonly Step[]): readonly string[] {
  return steps.map((step) => step.title);
}
