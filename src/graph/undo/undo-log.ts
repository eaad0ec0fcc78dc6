import type { GraphChange } from "../changes/change-types";
import { touchedAttributes } from "../changes/touched-items";
import type {
  ElementStep,
  Origin,
  SavedStep,
  StepChanges,
  StepId,
  UndoPlan,
  UndoScope,
  UndoStep,
} from "../document/document-types";
import type { ElementTarget } from "../document/graph-types";
import { restoreSteps, savedStepsOf } from "./saved-steps";
import { type FindProblem, planNewest, planNewestUndos, planReturn, planStep } from "./undo-choice";
import { addChange, addUndo, type Entry, type Flip, type Step, standingOf, touchedIn } from "./undo-entries";
import { flipsOf } from "./undo-plans";
import { isInForce, isUndo, netFlips } from "./undo-standing";

/** What was done, step by step, and how each step is taken back. An undo is a step as well, and can be taken back. */
export interface UndoLog {
  addChange(made: Pick<Flip, "changes" | "inverse">, origin: Origin): void;
  addUndo(undone: PlannedUndo, made: readonly Pick<Flip, "changes" | "inverse">[], origin: Origin): void;
  /** What taking these entries back comes to as the log stands now. */
  undoOf(entries: readonly number[]): PlannedUndo;
  steps(): readonly UndoStep[];
  stepsOf(target: ElementTarget, id: string): readonly ElementStep[];
  planUndo(what: number | StepId, scope?: UndoScope): UndoPlan;
  planRedo(what: number | StepId, scope?: UndoScope): UndoPlan;
  changesOf(id: StepId): StepChanges | null;
  /** The newest steps, and older ones that they take back; oldest first. What `createUndoLog` takes. */
  saved(count: number): readonly SavedStep[];
}

export interface PlannedUndo {
  readonly entries: readonly Entry[];
  readonly flips: readonly { readonly entry: Entry; readonly isOn: boolean }[];
  /** One for each flip, to be applied in this order. */
  readonly lists: readonly (readonly GraphChange[])[];
}

/** Empty, or with the steps of an earlier visit. `findProblem` looks at what a plan would do to the graph. */
export function createUndoLog(earlier: readonly SavedStep[] = [], findProblem: FindProblem = () => null): UndoLog {
  const steps: Step[] = restoreSteps(earlier);
  const entries: Entry[] = steps.flatMap((step) => step.entries).sort((a, b) => a.sequence - b.sequence);
  /** Until something is added. */
  let told: readonly UndoStep[] | null = null;

  const newest = (id: StepId): Step | undefined => steps.findLast((known) => known.id === id);
  const nameOf = ({ part }: Origin) => ({ sequence: (entries.at(-1)?.sequence ?? 0) + 1, title: part });

  function stepFor({ step: id, title, actor }: Origin): Step {
    const known = newest(id);
    if (known) return known;
    const step: Step = { id, title, actor, entries: [] };
    steps.push(step);
    return step;
  }

  function toldSteps(): readonly UndoStep[] {
    if (told) return told;
    const standing = standingOf(entries);
    told = steps.map((step) => toUndoStep(step, entries, standing));
    return told;
  }

  return {
    addChange(made, origin) {
      told = null;
      entries.push(addChange(stepFor(origin), nameOf(origin), made));
    },
    addUndo(undone, made, origin) {
      told = null;
      const flips = undone.flips.map((flip, at) => ({ ...flip, changes: [], inverse: [], ...made[at] }));
      entries.push(addUndo(stepFor(origin), nameOf(origin), { undone: undone.entries, flips }));
    },
    undoOf(sequences) {
      const undone = entries.filter(({ sequence }) => sequences.includes(sequence));
      const { off, on } = flipsOf(entries, new Set(undone));
      return {
        entries: undone,
        flips: [...off.map((entry) => ({ entry, isOn: false })), ...on.map((entry) => ({ entry, isOn: true }))],
        lists: [...off, ...on].map(({ reversal }) => reversal),
      };
    },
    steps: toldSteps,
    stepsOf: (target, id) =>
      toldSteps().flatMap((step, at) => {
        const touched = (steps[at]?.entries ?? []).flatMap((entry) => {
          const attributes = touchedAttributes(touchedIn(entry), target, id);
          return attributes ? [attributes] : [];
        });
        return touched.length === 0 ? [] : [{ ...step, attributes: [...new Set(touched.flat())] }];
      }),
    planUndo(what, scope = {}) {
      const parts = { entries, steps, findProblem };
      if (typeof what === "number") return planNewest(parts, what, scope);
      const step = newest(what);
      return step ? planStep(parts, step) : { success: false, message: `There is no step '${what}' to undo.` };
    },
    planRedo(what, scope = {}) {
      const parts = { entries, steps, findProblem };
      if (typeof what === "number") return planNewestUndos(parts, what, scope);
      const step = newest(what);
      return step ? planReturn(parts, step) : { success: false, message: `There is no step '${what}' to redo.` };
    },
    saved: (count) => savedStepsOf(steps, count),
    changesOf(id) {
      const step = newest(id);
      if (!step) return null;
      const flips = netFlips(step);
      return {
        changes: flips.flatMap(({ changes }) => changes),
        inverse: flips.toReversed().flatMap(({ inverse }) => inverse),
      };
    },
  };
}

function toUndoStep(step: Step, entries: readonly Entry[], standing: ReadonlySet<Entry>): UndoStep {
  const { id, title, actor } = step;
  const kind = isUndo(step, standing) ? "undo" : "change";
  return { id, title, actor, kind, inForce: isInForce(step, entries, standing) };
}
