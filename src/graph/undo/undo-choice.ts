import type { GraphChange } from "../changes/change-types";
import type { UndoPlan, UndoReason, UndoScope } from "../document/document-types";
import {
  type Entry,
  entriesInEffect,
  isChange,
  isOpening,
  type Step,
  takeableOf,
  takesBackChanges,
} from "./undo-entries";
import {
  flipsOf,
  type Group,
  joined,
  type Name,
  nameOf,
  nothing,
  type Obstacle,
  obstacleOf,
  type Refusal,
  reversalsOf,
  toPlan,
  withStep,
} from "./undo-plans";

/** Why the graph cannot take these changes though the log lets them through; else null. */
export type FindProblem = (changes: readonly GraphChange[]) => string | null;

export interface LogParts {
  /** By their numbers. */
  readonly entries: readonly Entry[];
  /** By their first entry. */
  readonly steps: readonly Step[];
  readonly findProblem: FindProblem;
}

/**
 * The newest steps. One that cannot be taken back alone goes with what stands in its way, so that there is always a way
 * back: with every step taken back, the graph is as it was opened.
 */
export function planNewest(parts: LogParts, count: number, scope: UndoScope): UndoPlan {
  let group = nothing;
  for (let taken = 0; taken < count; taken += 1) {
    const more = nextUnit(parts, group, scope);
    if (!more) break;
    group = more;
  }
  if (group === nothing) return { ...refusedAs(noneUndone), isNothing: true };
  for (;;) {
    const tried = tryGroup(parts, group);
    if (tried.plan) return tried.plan;
    const more = tried.obstacle
      ? withStep(parts.entries, group, tried.obstacle.step)
      : nextUnit(parts, group, { ...scope, sinceOpening: false });
    if (!isMore(more, group)) return refusedAs(tried.refusal ?? noneUndone);
    group = more;
  }
}

function isMore(more: Group | undefined, group: Group): more is Group {
  return more !== undefined && more.entries.size > group.entries.size;
}

/** A step, or of it one call. */
export interface Taken {
  readonly step: Step;
  readonly call?: string;
}

/** That one, alone. */
export function planStep(parts: LogParts, taken: Taken): UndoPlan {
  const { step, call } = taken;
  const group = withStep(parts.entries, nothing, step, call);
  const tried = tryGroup(parts, group);
  if (tried.plan) return ofCall(tried.plan, taken);
  const { obstacle, refusal } = tried;
  const isWhole = call === undefined;
  if (isWhole && obstacle?.waitsFor && waitsForItself(parts, step)) return bothOrNone(obstacle.waitsFor);
  const title = titleOf(taken);
  return refusal ? refusedAs(refusal) : refused(`“${title}” is already undone.`, { why: "already-undone", title });
}

function ofCall(plan: UndoPlan, { step, call }: Taken): UndoPlan {
  if (call === undefined || !plan.success) return plan;
  return { ...plan, undoes: { ...plan.undoes, call: { step: step.id, call } } };
}

function titleOf({ step, call }: Taken): string {
  return step.entries.find((entry) => call !== undefined && entry.call === call)?.title ?? step.title;
}

/** The newest undos in force, until another change was made. */
export function planNewestUndos(parts: LogParts, count: number, { within }: UndoScope): UndoPlan {
  let group = nothing;
  for (let taken = 0; taken < count; taken += 1) {
    const more = nextUndo(parts, group, within);
    if (!more) break;
    group = more;
  }
  if (group === nothing) {
    const standing = entriesInEffect(parts.entries);
    const isChanged = parts.entries.some((entry) => standing.has(entry) && takesBackChanges(entry));
    if (isChanged) {
      const message = "Nothing to redo: the graph was changed after the last undo.";
      return refused(message, { why: "changed-since-undo" });
    }
    return { ...refusedAs(noneRedone), isNothing: true };
  }
  const { plan, refusal } = tryGroup(parts, group);
  return plan ?? refusedAs(refusal ?? noneRedone);
}

/** What other steps took back of a step comes back, and whatever they took back with it; of a call, only what was taken back alone. */
export function planReturn(parts: LogParts, taken: Taken): UndoPlan {
  const { step, call } = taken;
  const isOf = (undone: Entry): boolean => undone.step === step && (call === undefined || undone.call === call);
  const found = [...entriesInEffect(parts.entries)].filter(
    (entry) => (call !== undefined || entry.step !== step) && entry.undone.some(isOf),
  );
  const undos = call === undefined ? found : found.filter(({ undone }) => undone.every(isOf));
  const title = titleOf(taken);
  if (undos.length < found.length) {
    return refused(`“${title}” was undone together with more. Redo all of it.`, { why: "undone-with-more", title });
  }
  const { plan, refusal } = tryGroup(parts, joined(nothing, undos, namesOf(undos)));
  if (plan) return ofCall(plan, taken);
  return refusal ? refusedAs(refusal) : refused(`“${title}” is not undone.`, { why: "not-undone", title });
}

/** The group with the next of what `undo` takes: calls of the step that asks, then whole steps; undefined: there is none. */
function nextUnit({ entries }: LogParts, group: Group, { within, sinceOpening = false }: UndoScope): Group | undefined {
  const standing = entriesInEffect(entries, { without: group.entries });
  const opening = sinceOpening ? entries.findLast((entry) => standing.has(entry) && isOpening(entry)) : undefined;
  const isWithin = (entry: Entry): boolean => standing.has(entry) && isChange(entry) && !isBefore(entry, opening);
  const own = entries.findLast((entry) => entry.step.id === within && isWithin(entry));
  if (own) return joined(group, [own], [nameOf([own], own.title)]);
  const newest = entries.findLast(isWithin);
  if (!newest) return undefined;
  const taken = takeableOf(newest.step, standing).filter((entry) => !isBefore(entry, opening));
  return joined(group, taken, [nameOf(taken, newest.step.title)]);
}

/** The opening itself, what a hand did in the same step (a first layout), and all before it. */
function isBefore(entry: Entry, opening: Entry | undefined): boolean {
  if (!opening) return false;
  return entry.sequence <= opening.sequence || (entry.step === opening.step && entry.step.actor === "user");
}

/** The group with the next of what `redo` takes: an undo of the step that asks, else those of another step. */
function nextUndo({ entries }: LogParts, group: Group, within: string | undefined): Group | undefined {
  const standing = entriesInEffect(entries, { without: group.entries });
  const lastChange = entries.findLast(isChange)?.sequence ?? 0;
  const undos = entries.filter(
    (entry) => entry.sequence > lastChange && standing.has(entry) && takesBackChanges(entry),
  );
  const own = undos.findLast(({ step }) => step.id === within);
  const newest = own ?? undos.at(-1);
  if (!newest) return undefined;
  const taken = own ? [own] : undos.filter(({ step }) => step === newest.step);
  return joined(group, taken, namesOf(taken));
}

/** Of the changes that come back, newest first: of the step where a whole one was taken back. */
function namesOf(undos: readonly Entry[]): readonly Name[] {
  return undos.toReversed().flatMap(({ step, undone }) => {
    const others = new Set(undone.filter((entry) => entry.step !== step).map((entry) => entry.step));
    const own = undone.filter((entry) => entry.step === step && isChange(entry));
    const of = (other: Step) => undone.filter((entry) => entry.step === other);
    return [
      ...own.map((entry) => nameOf([entry], entry.title)),
      ...[...others].reverse().map((other) => nameOf(of(other), other.title)),
    ];
  });
}

interface Tried {
  readonly plan?: UndoPlan;
  readonly obstacle?: Obstacle;
  /** Why there is no plan; undefined where nothing would change. */
  readonly refusal?: Refusal;
}

function tryGroup({ entries, findProblem }: LogParts, group: Group): Tried {
  const flips = flipsOf(entries, group.entries);
  if (flips.off.length + flips.on.length === 0) return {};
  const obstacle = obstacleOf(entries, flips);
  if (obstacle) return { obstacle, refusal: obstacle.refusal };
  const problem = findProblem(reversalsOf(flips));
  if (problem === null) return { plan: toPlan(group, flips) };
  return { refusal: { message: problem, reason: { why: "no-fit", problem } } };
}

/** Whether a step has to wait for another one, which waits for it in turn. */
function waitsForItself(parts: LogParts, step: Step): boolean {
  const seen = new Set<Step>();
  for (let next: Step | undefined = step; next && !seen.has(next); ) {
    seen.add(next);
    next = tryGroup(parts, withStep(parts.entries, nothing, next)).obstacle?.waitsFor;
    if (next === step) return true;
  }
  return false;
}

function bothOrNone({ title }: Step) {
  const message =
    `“${title}” changed the same elements or settings, and neither can be undone without the other. ` +
    "Undo takes both back, newest first.";
  return refused(message, { why: "both-or-none", title });
}

const noneUndone: Refusal = { message: "Nothing to undo.", reason: { why: "nothing-to-undo" } };
const noneRedone: Refusal = { message: "Nothing to redo.", reason: { why: "nothing-to-redo" } };

function refused(message: string, reason: UndoReason) {
  return refusedAs({ message, reason });
}

function refusedAs({ message, reason }: Refusal) {
  return { success: false, message, reason } as const;
}
