import type { SavedStep } from "../document/document-types";
import { addChange, addUndo, type Entry, type Flip, isChange, type Step } from "./undo-entries";

/** The newest steps, and older ones that they take back or are taken back by; oldest first. */
export function savedStepsOf(steps: readonly Step[], count: number): readonly SavedStep[] {
  const undos = steps.flatMap(({ entries }) => entries.filter((entry) => !isChange(entry)));
  const undoers = new Map<Entry, Entry[]>();
  for (const undo of undos) {
    for (const entry of undo.undone) undoers.set(entry, [...(undoers.get(entry) ?? []), undo]);
  }
  const boundTo = (entry: Entry) => [...entry.undone, ...(undoers.get(entry) ?? [])].map(({ step }) => step);
  const saved = new Set(steps.slice(-count));
  // A set is walked on while it grows.
  for (const { entries } of saved) for (const step of entries.flatMap(boundTo)) saved.add(step);
  return steps.filter((step) => saved.has(step)).map(toSaved);
}

function toSaved({ id, title, actor, entries }: Step): SavedStep {
  return { id, title, actor, entries: entries.map(toSavedEntry) };
}

function toSavedEntry(entry: Entry): SavedStep["entries"][number] {
  const { sequence, step, title, call, did, undone, flips } = entry;
  const named = {
    sequence,
    ...(call === undefined ? {} : { call }),
    ...(did && { did }),
    ...(title === step.title ? {} : { part: title }),
  };
  if (isChange(entry)) {
    const [made] = flips;
    return { ...named, changes: made?.changes ?? [], inverse: made?.inverse ?? [], undone: [] };
  }
  return {
    ...named,
    changes: [],
    inverse: [],
    undone: undone.map((other) => other.sequence),
    flips: flips.map(({ entry: { sequence: flipped }, isOn, changes, inverse }) => ({
      entry: flipped,
      isOn,
      changes,
      inverse,
    })),
  };
}

/** The steps of an earlier visit. What an undo took back and was not kept stays as it is. */
export function restoreSteps(earlier: readonly SavedStep[]): Step[] {
  const steps = earlier.map(({ id, title, actor }): Step => ({ id, title, actor, entries: [] }));
  const bySequence = new Map<number, Entry>();
  const all = earlier.flatMap(({ entries }, at) => entries.map((saved) => ({ saved, step: steps[at] })));
  for (const { saved, step } of all.sort((a, b) => a.saved.sequence - b.saved.sequence)) {
    if (step) bySequence.set(saved.sequence, restored(step, saved, bySequence));
  }
  return steps;
}

function restored(
  step: Step,
  { sequence, changes, inverse, undone, flips, call, part, did }: SavedStep["entries"][number],
  bySequence: ReadonlyMap<number, Entry>,
): Entry {
  const named = {
    sequence,
    ...(call === undefined ? {} : { call }),
    ...(did && { did }),
    title: part,
  };
  if (undone.length === 0) return addChange(step, named, { changes, inverse });
  const known = (flips ?? []).flatMap((flip): Flip[] => {
    const entry = bySequence.get(flip.entry);
    return entry ? [{ ...flip, entry }] : [];
  });
  return addUndo(step, named, { undone: undone.flatMap((each) => bySequence.get(each) ?? []), flips: known });
}
