import { type Entry, type Flip, isChange, type Step, standingOf, takeableOf } from "./undo-entries";

/** Nothing the step made is left of its own doing: it took something back, or came to nothing. */
export function isUndo(step: Step, standing: ReadonlySet<Entry>): boolean {
  const changes = step.entries.filter(isChange);
  if (changes.length === 0) return true;
  if (changes.some((entry) => standing.has(entry))) return false;
  const alone = standingOf(step.entries);
  return !changes.some((entry) => alone.has(entry));
}

/** Whether taking the step back would change the graph. */
export function isInForce(step: Step, entries: readonly Entry[], standing: ReadonlySet<Entry>): boolean {
  const own = step.entries.filter((entry) => standing.has(entry));
  if (own.length === 0) return false;
  if (own.some(isChange)) return true;
  const after = standingOf(entries, { without: new Set(takeableOf(step, standing)) });
  return entries.some((entry) => isChange(entry) && standing.has(entry) !== after.has(entry));
}

/** What a step put into the graph or took out of it, each change once and only where that was more than there and back. */
export function netFlips(step: Step): readonly Flip[] {
  const byEntry = new Map<Entry, Flip[]>();
  for (const flip of step.entries.flatMap(({ flips }) => flips)) {
    byEntry.set(flip.entry, [...(byEntry.get(flip.entry) ?? []), flip]);
  }
  // A change goes in and out by turns.
  const kept = new Set([...byEntry.values()].flatMap((flips) => (flips.length % 2 === 1 ? flips.slice(-1) : [])));
  return step.entries.flatMap(({ flips }) => flips.filter((flip) => kept.has(flip)));
}
