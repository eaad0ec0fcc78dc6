import type { GraphDocument } from "@/graph/document-types";
import type { JsonObject } from "@/lib/json";
import { callKey } from "./decide-next";
import type { ToolOutcome } from "./execution-result";

/** Results of read calls, good as long as nothing they may depend on has changed. */
export interface ReadCache {
  find(name: string, input: JsonObject): ToolOutcome | undefined;
  keep(outcome: ToolOutcome): void;
  clear(): void;
}

const entriesKept = 100;

/** Whose members change without a new revision. */
const movingSet = /\$(selected|last|\d)/;

export function createReadCache(document: GraphDocument): ReadCache {
  const entries = new Map<string, ToolOutcome>();
  let state = stateOf(document);
  function forgetWhenChanged(): void {
    const now = stateOf(document);
    if (now.every((part, index) => part === state[index])) return;
    entries.clear();
    state = now;
  }
  return {
    find(name, input) {
      forgetWhenChanged();
      return namesMovingSet(input) ? undefined : entries.get(callKey(name, input));
    },
    keep(outcome) {
      forgetWhenChanged();
      if (!outcome.success || namesMovingSet(outcome.input)) return;
      const oldest = entries.keys().next();
      if (entries.size >= entriesKept && oldest.done !== true) entries.delete(oldest.value);
      entries.set(callKey(outcome.name, outcome.input), outcome);
    },
    clear() {
      entries.clear();
    },
  };
}

/** True when the call's meaning hangs on `$selected`, `$last` or a numbered set. */
export function namesMovingSet(input: JsonObject): boolean {
  return movingSet.test(JSON.stringify(input));
}

/** Selection and focus leave the revision alone, but a read may tell of them. */
function stateOf(document: GraphDocument): readonly unknown[] {
  return [document.revision, document.selection, document.focus];
}
