import type { Undoable, UndoCall } from "../document/document-types";
import {
  doneIn,
  type Entry,
  entriesInEffect,
  type Flip,
  isChange,
  isOpening,
  type Step,
  takeableOf,
} from "./undo-entries";

/** Nothing the step made is left of its own doing: it took something back, or came to nothing. */
export function isUndo(step: Step, standing: ReadonlySet<Entry>): boolean {
  const changes = step.entries.filter(isChange);
  if (changes.length === 0) return true;
  if (changes.some((entry) => standing.has(entry))) return false;
  // Another step took its changes back; what stands of it is what it took back itself.
  if (step.entries.some((entry) => !isChange(entry) && standing.has(entry))) return true;
  const alone = entriesInEffect(step.entries);
  return !changes.some((entry) => alone.has(entry));
}

/** Whether taking the step back would change the graph. */
export function isInForce(step: Step, entries: readonly Entry[], standing: ReadonlySet<Entry>): boolean {
  const own = step.entries.filter((entry) => standing.has(entry));
  return wouldChange(own, () => takeableOf(step, standing), entries, standing);
}

/** `taken` is asked for only where it takes something back: it looks through all that stands. */
function wouldChange(
  own: readonly Entry[],
  taken: () => readonly Entry[],
  entries: readonly Entry[],
  standing: ReadonlySet<Entry>,
): boolean {
  if (own.length === 0) return false;
  if (own.some(isChange)) return true;
  const after = entriesInEffect(entries, { without: new Set(taken()) });
  return entries.some((entry) => isChange(entry) && standing.has(entry) !== after.has(entry));
}

/** The calls that made these entries of a step, each once, in order. */
export function callsOf(
  made: readonly Entry[],
  entries: readonly Entry[],
  standing: ReadonlySet<Entry>,
): readonly UndoCall[] {
  const byCall = new Map<string, UndoCall>();
  const alone = entriesInEffect(made);
  for (const { call, step } of made) {
    if (call === undefined || byCall.has(call)) continue;
    const all = made.filter((entry) => entry.call === call);
    const own = all.filter((entry) => standing.has(entry));
    const inForce = wouldChange(own, () => own, entries, standing);
    byCall.set(call, { step: step.id, call, inForce, wasInForce: all.some((entry) => alone.has(entry)) });
  }
  return [...byCall.values()];
}

/** Of a message each call, else the step, until the one that opened the graph. */
export function newestChanges(
  entries: readonly Entry[],
  standing: ReadonlySet<Entry>,
  count: number,
): readonly Undoable[] {
  const found = new Map<string, Undoable>();
  for (let at = entries.length - 1; at >= 0 && found.size < count; at -= 1) {
    const entry = entries[at];
    if (entry === undefined || !standing.has(entry) || !isChange(entry)) continue;
    if (isOpening(entry)) break;
    const { sequence: number, call, step, title } = entry;
    const key = JSON.stringify([step.id, call ?? null]);
    if (found.has(key)) continue;
    const what = call === undefined ? step.id : { step: step.id, call };
    found.set(key, { number, what, title, did: doneIn([entry]), actor: step.actor });
  }
  return [...found.values()];
}

/** What a step put into the graph or took out of it, each change once and only where that was more than there and back. */
export function netFlips({ step, call }: { readonly step: Step; readonly call?: string }): readonly Flip[] {
  const entries = call === undefined ? step.entries : step.entries.filter((entry) => entry.call === call);
  const byEntry = new Map<Entry, Flip[]>();
  for (const flip of entries.flatMap(({ flips }) => flips)) {
    byEntry.set(flip.entry, [...(byEntry.get(flip.entry) ?? []), flip]);
  }
  // A change goes in and out by turns.
  const last = new Set([...byEntry.values()].flatMap((flips) => (flips.length % 2 === 1 ? flips.slice(-1) : [])));
  return entries.flatMap(({ flips }) => flips.filter((flip) => last.has(flip)));
}
