import type { GraphDocument } from "@/graph/document/document-types";
import type { JsonObject } from "@/lib/json";
import type { ToolOutcome } from "../results/execution-result";
import { callKey } from "./decide-next";

/** Results of read calls, good as long as nothing they may depend on has changed. */
export type ReadCache = ReturnType<typeof createReadCache>;

const mostEntries = 100;

/** Whose members change without a new revision. */
const movingSet = /\$(?:selected|last|\d)/;

export function createReadCache(document: GraphDocument) {
  const entries = new Map<string, ToolOutcome>();
  let { revision, selection, focus } = document;
  function forgetWhenChanged(): void {
    // Selection and focus leave the revision alone, but a read may tell of them.
    const isSame = revision === document.revision && selection === document.selection && focus === document.focus;
    if (isSame) return;
    entries.clear();
    ({ revision, selection, focus } = document);
  }
  return {
    /** The call's place here; null for one whose meaning moves, which is never kept. */
    keyOf(name: string, input: JsonObject): string | null {
      const key = callKey(name, input);
      return movingSet.test(key) ? null : key;
    },
    find(key: string): ToolOutcome | undefined {
      forgetWhenChanged();
      return entries.get(key);
    },
    keep(key: string, outcome: ToolOutcome): void {
      forgetWhenChanged();
      if (!outcome.success) return;
      const oldest = entries.keys().next();
      if (entries.size >= mostEntries && oldest.done !== true) entries.delete(oldest.value);
      entries.set(key, outcome);
    },
    clear(): void {
      entries.clear();
    },
  };
}

/** True when the call's meaning hangs on `$selected`, `$last` or a numbered set. */
export function namesMovingSet(input: JsonObject): boolean {
  return movingSet.test(JSON.stringify(input));
}
