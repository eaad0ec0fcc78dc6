import type { GraphChange } from "../changes/change-types";
import { touchedAttributes } from "../changes/touched-items";
import type {
  CallOfStep,
  ElementStep,
  Origin,
  SavedStep,
  StepChanges,
  StepId,
  Undoable,
  UndoCall,
  UndoPlan,
  UndoScope,
  UndoStep,
} from "../document/document-types";
import type { ElementTarget } from "../document/graph-types";
import { restoreSteps, savedStepsOf } from "./saved-steps";
import {
  type FindProblem,
  type LogParts,
  planNewest,
  planNewestUndos,
  planReturn,
  planStep,
  type Taken,
} from "./undo-choice";
import {
  addChange,
  addUndo,
  type Entry,
  entriesInEffect,
  type Flip,
  isOpening,
  type Step,
  touchedIn,
} from "./undo-entries";
import { flipsOf } from "./undo-plans";
import { callsOf, isInForce, isUndo, netFlips, newestChanges } from "./undo-standing";

export interface PlannedUndo {
  readonly entries: readonly Entry[];
  readonly flips: readonly { readonly entry: Entry; readonly isOn: boolean }[];
  /** One for each flip, to be applied in this order. */
  readonly lists: readonly (readonly GraphChange[])[];
}

/**
 * What was done, step by step, and how each step is taken back. An undo is a step as well, and can be taken back. Empty, or
 * with the steps of an earlier visit. `findProblem` looks at what a plan would do to the graph.
 */
export function createUndoLog(earlier: readonly SavedStep[] = [], findProblem: FindProblem = () => null) {
  const steps: Step[] = restoreSteps(earlier);
  const entries: Entry[] = steps.flatMap((step) => step.entries).sort((a, b) => a.sequence - b.sequence);
  const newestById = new Map(steps.map((step) => [step.id, step]));
  /** Until something is taken back: a change alters nothing of the steps before it. */
  let known: { readonly standing: Set<Entry>; published: readonly UndoStep[] } | null = null;

  const nameOf = ({ part, call, did }: Origin) => ({
    sequence: (entries.at(-1)?.sequence ?? 0) + 1,
    ...(call === undefined ? {} : { call }),
    ...(did && { did }),
    title: part,
  });

  const parts = (): LogParts => ({ entries, steps, findProblem });

  function stepFor({ step: id, title, actor }: Origin): Step {
    const newest = newestById.get(id);
    if (newest) return newest;
    const step: Step = { id, title, actor, entries: [] };
    steps.push(step);
    newestById.set(id, step);
    return step;
  }

  function publicSteps(): readonly UndoStep[] {
    if (known) return known.published;
    const standing = new Set(entriesInEffect(entries));
    known = { standing, published: steps.map((step) => toUndoStep(step, entries, standing)) };
    return known.published;
  }

  return {
    addChange(made: Pick<Flip, "changes" | "inverse">, origin: Origin): void {
      const step = stepFor(origin);
      const entry = addChange(step, nameOf(origin), made);
      entries.push(entry);
      if (known === null) return;
      const { standing, published } = known;
      standing.add(entry);
      const at = steps.lastIndexOf(step);
      known.published = [...published.slice(0, at), toUndoStep(step, entries, standing), ...published.slice(at + 1)];
    },
    addUndo(undone: PlannedUndo, made: readonly Pick<Flip, "changes" | "inverse">[], origin: Origin): void {
      known = null;
      const flips = undone.flips.map((flip, at) => ({ ...flip, changes: [], inverse: [], ...made[at] }));
      entries.push(addUndo(stepFor(origin), nameOf(origin), { undone: undone.entries, flips }));
    },
    /** The changes that undo these entries in the log's present state. */
    undoOf(sequences: readonly number[]): PlannedUndo {
      const undone = entries.filter(({ sequence }) => sequences.includes(sequence));
      const { off, on } = flipsOf(entries, new Set(undone));
      return {
        entries: undone,
        flips: [...off.map((entry) => ({ entry, isOn: false })), ...on.map((entry) => ({ entry, isOn: true }))],
        lists: [...off, ...on].map(({ reversal }) => reversal),
      };
    },
    steps: publicSteps,
    stepsOf: (target: ElementTarget, id: string): readonly ElementStep[] =>
      publicSteps().flatMap((step, at) => {
        const touched = (steps[at]?.entries ?? []).flatMap((entry) => {
          const attributes = touchedAttributes(touchedIn(entry), target, id);
          return attributes ? [attributes] : [];
        });
        return touched.length === 0 ? [] : [{ ...step, attributes: [...new Set(touched.flat())] }];
      }),
    planUndo: (what: number | StepId | CallOfStep, scope: UndoScope = {}): UndoPlan => planUndoIn(parts(), what, scope),
    planRedo: (what: number | StepId | CallOfStep, scope: UndoScope = {}): UndoPlan => planRedoIn(parts(), what, scope),
    changesOf: (what: StepId | CallOfStep): StepChanges | null => changesIn(steps, what),
    callsOf: (id: StepId): readonly UndoCall[] =>
      callsOf(newestById.get(id)?.entries ?? [], entries, known?.standing ?? entriesInEffect(entries)),
    undoable: (count: number): readonly Undoable[] =>
      newestChanges(entries, known?.standing ?? entriesInEffect(entries), count),
    /** The newest steps, and older ones that they take back; oldest first. What `createUndoLog` takes. */
    saved: (count: number): readonly SavedStep[] => savedStepsOf(steps, count),
  };
}

function planUndoIn(parts: LogParts, what: number | StepId | CallOfStep, scope: UndoScope): UndoPlan {
  if (typeof what === "number") return planNewest(parts, what, scope);
  const taken = takenIn(parts.steps, what);
  return taken ? planStep(parts, taken) : unknown(`There is no ${nameIn(what)} to undo.`);
}

function planRedoIn(parts: LogParts, what: number | StepId | CallOfStep, scope: UndoScope): UndoPlan {
  if (typeof what === "number") return planNewestUndos(parts, what, scope);
  const taken = takenIn(parts.steps, what);
  return taken ? planReturn(parts, taken) : unknown(`There is no ${nameIn(what)} to redo.`);
}

function changesIn(steps: readonly Step[], what: StepId | CallOfStep): StepChanges | null {
  const taken = takenIn(steps, what);
  if (!taken) return null;
  const flips = netFlips(taken);
  return {
    changes: flips.flatMap(({ changes }) => changes),
    inverse: flips.toReversed().flatMap(({ inverse }) => inverse),
  };
}

function unknown(message: string): UndoPlan {
  return { success: false, message, reason: { why: "unknown-step" } };
}

function takenIn(steps: readonly Step[], what: StepId | CallOfStep): Taken | undefined {
  const { step: id, call } = typeof what === "string" ? { step: what, call: undefined } : what;
  const step = steps.findLast((known) => known.id === id);
  if (!step || call === undefined) return step && { step };
  return step.entries.some((entry) => entry.call === call) ? { step, call } : undefined;
}

function nameIn(what: StepId | CallOfStep): string {
  return typeof what === "string" ? `step '${what}'` : `call '${what.call}'`;
}

function toUndoStep(step: Step, entries: readonly Entry[], standing: ReadonlySet<Entry>): UndoStep {
  const { id, title, actor } = step;
  const kind = isUndo(step, standing) ? "undo" : "change";
  const opens = step.entries.some((entry) => standing.has(entry) && isOpening(entry));
  return { id, title, actor, kind, inForce: isInForce(step, entries, standing), opens };
}
