import type { Trace } from "@/ai/trace/trace";
import type { GraphChange } from "@/graph/changes/change-types";
import type { GraphDocument, SavedStep } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { TraceFile } from "./trace-file";

type Entry = SavedStep["entries"][number];

/** Undo steps a file holds of the time before its first message: a call takes back the newest. */
const mostSteps = 20;

/**
 * These messages with the graph as it was before the first of them, which is made of what the document is now and what undoes all since:
 * nothing has to be copied while messages run. Null when its undo log does not reach back that far, or there are no messages.
 */
export function toTraceFile(document: GraphDocument, messages: readonly Trace[]): TraceFile | null {
  const [first] = messages;
  if (first === undefined) return null;
  const log = logOf(document);
  const since = document.revision - first.firstRevision;
  return since < 0 ? null : fileUntil(document, messages, log, log.entries.length - since);
}

/**
 * The same of a message of an earlier visit: revisions are counted anew in each, so its place is that of its first change. Null when it
 * changed nothing, or not all that was done since is known.
 */
export function toEarlierTraceFile(document: GraphDocument, message: Trace): TraceFile | null {
  const log = logOf(document);
  const [first] = log.steps.find(({ id }) => id === message.result.undoStep)?.entries ?? [];
  if (first === undefined) return null;
  const until = log.entries.indexOf(first);
  const isWhole = log.entries.slice(until).every(({ sequence }, place) => sequence === first.sequence + place);
  return isWhole ? fileUntil(document, [message], log, until) : null;
}

interface Log {
  readonly steps: readonly SavedStep[];
  /** Of all steps, oldest first. */
  readonly entries: readonly Entry[];
}

function logOf(document: GraphDocument): Log {
  const steps = document.savedSteps(Number.POSITIVE_INFINITY);
  return { steps, entries: steps.flatMap((step) => step.entries).toSorted((a, b) => a.sequence - b.sequence) };
}

/** With the graph as it was when so many entries were there. */
function fileUntil(
  document: GraphDocument,
  messages: readonly Trace[],
  { steps, entries }: Log,
  until: number,
): TraceFile | null {
  if (until < 0) return null;
  const earlier = createGraphDocument(document.snapshot());
  const origin = { step: "before", actor: "user", title: "" } as const;
  const lists = entries.slice(until).toReversed().flatMap(inversesOf);
  if (lists.some((changes) => !earlier.apply(changes, origin).success)) return null;
  return { graph: earlier.snapshot(), messages, steps: stepsUntil(steps, entries[until - 1]?.sequence ?? 0) };
}

/** What takes the entry back, in the order to apply it. */
function inversesOf({ undone, inverse, flips = [] }: Entry): readonly (readonly GraphChange[])[] {
  return undone.length === 0 ? [inverse] : flips.toReversed().map((flip) => flip.inverse);
}

/** The newest that were there then, none from before a graph was opened: they hold the whole of another one. */
function stepsUntil(steps: readonly SavedStep[], last: number): readonly SavedStep[] {
  const then = steps
    .map((step) => ({ ...step, entries: step.entries.filter(({ sequence }) => sequence <= last) }))
    .filter(({ entries }) => entries.length > 0);
  const opening = then.findLastIndex(({ entries }) => entries.some(holdsGraph));
  return then.slice(opening + 1).slice(-mostSteps);
}

function holdsGraph({ changes, flips = [] }: Entry): boolean {
  return [changes, ...flips.map((flip) => flip.changes)].some((list) =>
    list.some(({ type }) => type === "graph-replace"),
  );
}
