import type { GraphChange } from "../changes/change-types";
import type { Undoable, UndoPlan, UndoReason } from "../document/document-types";
import { doneIn, type Entry, entriesInEffect, isChange, meet, type Step, takeableOf } from "./undo-entries";

/** Entries to be taken back together. */
export interface Group {
  readonly entries: ReadonlySet<Entry>;
  /** What people read was taken back. */
  readonly titles: readonly string[];
  readonly did: readonly Undoable["did"][];
}

export const nothing: Group = { entries: new Set(), titles: [], did: [] };

/** What people read of a step or a call. */
export type Name = Pick<Undoable, "title" | "did">;

export function joined(group: Group, more: readonly Entry[], names: readonly Name[]): Group {
  return {
    entries: new Set([...group.entries, ...more]),
    titles: [...group.titles, ...names.map(({ title }) => title)],
    did: [...group.did, ...names.map(({ did }) => did)],
  };
}

/** Of a step what it has been undone of by itself is no part of what it did. */
export function nameOf(entries: readonly Entry[], title: string): Name {
  const gone = new Set(entries.flatMap(({ undone }) => undone));
  const own = entries.filter((entry) => isChange(entry) && !gone.has(entry));
  return { title, did: doneIn(own) };
}

/** The changes that leave the graph when these entries are taken back, and those that come into it, in the order to do it. */
export function flipsOf(entries: readonly Entry[], taken: ReadonlySet<Entry>): Flips {
  const before = entriesInEffect(entries);
  const after = entriesInEffect(entries, { without: taken });
  const changes = entries.filter(isChange);
  return {
    before,
    after,
    off: changes.filter((entry) => before.has(entry) && !after.has(entry)).reverse(),
    on: changes.filter((entry) => !before.has(entry) && after.has(entry)),
  };
}

export interface Flips {
  readonly before: ReadonlySet<Entry>;
  readonly after: ReadonlySet<Entry>;
  /** Newest first. */
  readonly off: readonly Entry[];
  /** Oldest first. */
  readonly on: readonly Entry[];
}

/** What stands in the way of a group. Taking `step` back as well takes it out of the way. */
export interface Obstacle {
  readonly step: Step;
  /** What has to be undone first, where that would help. */
  readonly waitsFor?: Step;
  readonly refusal: Refusal;
}

/** Why not: in English, and as data. */
export interface Refusal {
  readonly message: string;
  readonly reason: UndoReason;
}

export function reversalsOf({ off, on }: Flips): readonly GraphChange[] {
  return [...off, ...on].flatMap(({ reversal }) => reversal);
}

/**
 * A change may leave the graph, or come back, while no change that stands after it meets it; and it comes back to what
 * it was made on, so that its list still fits: the changes before it that it meets stand or not as they did then.
 */
export function obstacleOf(entries: readonly Entry[], flips: Flips): Obstacle | undefined {
  const { before, after, off, on } = flips;
  const staying = entries.filter((entry) => isChange(entry) && before.has(entry) && after.has(entry));
  for (const entry of [...off, ...on]) {
    const later = staying.find((other) => other.sequence > entry.sequence && meet(other, entry));
    if (later) return { step: later.step, waitsFor: later.step, refusal: laterStep(later, entry.step) };
  }
  for (const entry of on) {
    const other = missedBy(entries, entry, after);
    if (!other) continue;
    if (on.includes(other)) return { step: entry.step, refusal: neverTogether(entry, other) };
    const isThere = after.has(other);
    const refusal = groundGone(entry, other, isThere);
    return { step: entry.step, refusal, ...(isThere && { waitsFor: other.step }) };
  }
  return undefined;
}

/** An earlier change that met this one when it was made and is gone, or the other way round. */
function missedBy(entries: readonly Entry[], entry: Entry, after: ReadonlySet<Entry>): Entry | undefined {
  const then = entriesInEffect(entries, { until: entry.sequence });
  return entries.find(
    (other) =>
      other.sequence < entry.sequence && isChange(other) && then.has(other) !== after.has(other) && meet(other, entry),
  );
}

function laterStep({ step, title }: Entry, taken: Step): Refusal {
  const isCall = step === taken;
  const which = isCall ? `call of the same message, “${title}”` : `step, “${step.title}”`;
  return {
    message: `A later ${which}, changed the same elements or settings. Undo that one first.`,
    reason: isCall ? { why: "later-call", title: title ?? step.title } : { why: "later-step", title: step.title },
  };
}

function neverTogether({ step: { title } }: Entry, { step }: Entry): Refusal {
  const other = step.title;
  return {
    message: `“${title}” and “${other}” would come back together, which they never were. Undo leaves the first one out.`,
    reason: { why: "never-together", title, other },
  };
}

function groundGone({ step: { title } }: Entry, { step }: Entry, isThere: boolean): Refusal {
  const other = step.title;
  const rest = isThere
    ? `and “${other}”, which was undone when it was made, is in force again. Undo that one first.`
    : `and rests on “${other}”, which was undone. Bring that one back first.`;
  const why = isThere ? "ground-is-back" : "ground-is-gone";
  return { message: `“${title}” would come back, ${rest}`, reason: { why, title, other } };
}

export function toPlan(group: Group, flips: Flips): UndoPlan {
  const steps = new Set([...group.entries].toSorted((a, b) => b.sequence - a.sequence).map(({ step }) => step.id));
  return {
    success: true,
    changes: reversalsOf(flips),
    undoes: { steps: [...steps], entries: [...group.entries].map(({ sequence }) => sequence) },
    titles: group.titles,
    did: group.did,
  };
}

/** All of a step, or of one call of it, as far as it can still be taken back, on top of a group. */
export function withStep(entries: readonly Entry[], group: Group, step: Step, call?: string): Group {
  const standing = entriesInEffect(entries, { without: group.entries });
  const taken =
    call === undefined
      ? takeableOf(step, standing)
      : step.entries.filter((entry) => entry.call === call && standing.has(entry));
  return joined(group, taken, [nameOf(taken, call === undefined ? step.title : (taken[0]?.title ?? step.title))]);
}
