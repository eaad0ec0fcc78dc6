import type { GraphChange } from "@/graph/changes/change-types";
import type { GraphDocument, SavedStep } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { Trace } from "./trace";
import type { TraceFile } from "./trace-file";

type Entry = SavedStep["entries"][number];

/** Undo steps a file holds of the time before its first message: a call takes back the newest. */
const stepsKept = 20;

/**
 * These messages with the graph as it was before the first of them, which is made of what the document is now and what undoes all since:
 * nothing has to be copied while messages run. Null when its undo log does not reach back that far, or there are no messages.
 */
export function toTraceFile(document: GraphDocument, messages: readonly Trace[]): TraceFile | null {
  const [first] = messages;
  if (first === undefined) return null;
  const steps = document.savedSteps(Number.POSITIVE_INFINITY);
  const entries = steps.flatMap((step) => step.entries).toSorted((a, b) => a.sequence - b.sequence);
  const since = document.revision - first.firstRevision;
  if (since < 0 || since > entries.length) return null;
  const until = entries.length - since;
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
  return then.slice(opening + 1).slice(-stepsKept);
}

function holdsGraph({ changes, flips = [] }: Entry): boolean {
  return [changes, ...flips.map((flip) => flip.changes)].some((list) =>
    list.some(({ type }) => type === "graph-replace"),
  );
}
