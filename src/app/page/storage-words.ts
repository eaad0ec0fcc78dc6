import type { StorageFault } from "@/store/session/key-value-store";
import type { LoadedSession } from "@/store/session/saved-graph";
import type { Notice, ViewStore } from "@/store/view/view-store";
import type { Words } from "@/words/words";

export function faultInWords(fault: StorageFault, { storage }: Words): string {
  return fault.kind === "other" ? storage.otherFault(fault.detail) : storage[fault.kind];
}

/** What is not as it was left; null when all is. */
export function problemNotice({ problems }: LoadedSession, view: ViewStore, { storage }: Words): Notice | null {
  if (problems.length === 0) return null;
  const text = problems.map(({ what, detail }) => [storage.problems[what], detail ?? ""].join(" ").trim()).join(" ");
  const hasCopy = problems.some(({ what }) => what !== "storage");
  const show = { title: storage.showCopies, run: () => view.change({ dialog: "storage" }) };
  return { tone: "warn", title: storage.notAsLeft, text, ...(hasCopy ? { actions: [show] } : {}) };
}
