import { expect } from "vitest";
import type { GraphChange, GraphData } from "@/graph/changes/change-types";
import type { SavedStep } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";

type SavedEntry = SavedStep["entries"][number];

/** The oracle: which entries stand is worked out plainly, and their changes are made anew on the graph that was opened. */
export function replayed(
  opened: GraphData,
  steps: readonly SavedStep[],
  isLeftOut: (entry: SavedEntry) => boolean = () => false,
): GraphData {
  const entries = steps.flatMap((step) => step.entries).sort((a, b) => a.sequence - b.sequence);
  const stands = (at: number): boolean =>
    !entries.some(({ undone }, later) => undone.includes(entries[at]?.sequence ?? 0) && later > at && stands(later));
  const fresh = createGraphDocument(opened);
  for (const [at, entry] of entries.entries()) {
    const { sequence, changes: list, undone } = entry;
    if (undone.length > 0 || !stands(at) || isLeftOut(entry)) continue;
    const made = list.map((change): GraphChange => ("at" in change ? withoutPlace(change) : change));
    expect(fresh.apply(made, { step: `${sequence}`, actor: "user", title: "" })).toMatchObject({ success: true });
  }
  return fresh.snapshot();
}

function withoutPlace({ at: _at, ...change }: Extract<GraphChange, { readonly at?: number }>): GraphChange {
  return change;
}
