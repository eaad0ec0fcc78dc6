import type { GraphChange } from "./change-types";
import type { ElementStep, Origin, SavedStep, StepChanges, StepId, UndoPlan, UndoStep } from "./document-types";
import type { ElementTarget } from "./graph-types";
import { touchedAttributes } from "./touched-items";
import {
  addEntry,
  byAge,
  isInForce,
  isUndo,
  lastOf,
  newestInForce,
  newStep,
  planOf,
  type Step,
  touchedIn,
  undoneOf,
} from "./undo-steps";

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

  /** The step the origin names, or a new one: what is undone, or takes back itself or what came after it began, is not added to. */
  function stepFor(origin: Origin, undone: readonly Step[]): Step {
    const known = newest(origin.step);
    if (known && isInForce(known) && !undone.some((other) => lastOf(other) >= firstOf(known))) return known;
    if (known) known.id = `${origin.step}~${steps.filter(({ id }) => id.startsWith(`${origin.step}~`)).length + 1}`;
    const step = newStep({ id: origin.step, title: origin.title, actor: origin.actor });
    steps.push(step);
    return step;
  }

  return {
    add(changes, inverse, origin) {
      const undone = (origin.undoes ?? []).flatMap((id) => newest(id) ?? []);
      const step = stepFor(origin, undone);
      sequence += 1;
      addEntry(step, { sequence, changes, inverse, undone });
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
      const wanted = newestInForce(steps, what);
      if (wanted.length === 0) return { success: false, message: "There is nothing to undo." };
      return planOf(steps, wanted, titlesOf(wanted));
    },
    planRedo(count) {
      const undos = byAge(steps.filter((step) => isInForce(step) && takesBackChanges(step)));
      const wanted = undos.filter((step) => lastOf(step) > lastChange).slice(0, count);
      if (wanted.length > 0) return planOf(steps, wanted, titlesOf(wanted.flatMap(undoneOf)));
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
  const steps = earlier.map((saved) => ({ step: newStep(saved), saved: saved.entries }));
  const byFirst = new Map(steps.map(({ step, saved }) => [saved[0]?.sequence ?? 0, step]));
  const entries = steps.flatMap(({ step, saved }) => saved.map((entry) => ({ step, entry })));
  for (const { step, entry } of entries.sort((a, b) => a.entry.sequence - b.entry.sequence)) {
    addEntry(step, { ...entry, undone: entry.undone.flatMap((first) => byFirst.get(first) ?? []) });
  }
  return steps.map(({ step }) => step);
}

function toUndoStep(step: Step): UndoStep {
  const { id, title, actor } = step;
  return { id, title, actor, kind: isUndo(step) ? "undo" : "change", inForce: isInForce(step) };
}

function planStep(steps: readonly Step[], step: Step | undefined, id: StepId): UndoPlan {
  if (!step) return { success: false, message: `There is no step '${id}' to undo.` };
  if (!isInForce(step)) return { success: false, message: `“${step.title}” is already undone.` };
  return planOf(steps, [step], titlesOf([step]));
}

/** An undo of changes, not of other undos (which is a redo). */
function takesBackChanges(step: Step): boolean {
  return isUndo(step) && undoneOf(step).some((undone) => !isUndo(undone));
}

function firstOf(step: Step): number {
  return step.entries[0]?.sequence ?? 0;
}

function titlesOf(steps: readonly Step[]): readonly string[] {
  return steps.map((step) => step.title);
}
