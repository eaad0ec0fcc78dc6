import type { AutosaveState } from "@/store/session/autosave";
import type { ViewStore } from "@/store/view/view-store";
import type { WordsStore } from "@/words/words-store";
import { faultInWords } from "../page/storage-words";
import { saveFaultNotice } from "./save-fault";

interface TellerDeps {
  readonly view: ViewStore;
  readonly words: WordsStore;
}

/** Tells how saves go; of one that failed once, until one works again or it fails for another reason. */
export function createSavedTeller(
  { view, words }: TellerDeps,
  isElsewhere: () => boolean,
): (state: AutosaveState) => void {
  let told: string | null = null;
  return (state) => {
    if (isElsewhere()) return;
    if (state.kind === "saved") told = null;
    if (state.kind !== "failed") {
      view.change({ saved: state });
      return;
    }
    const { words: all } = words.getState();
    const reason = faultInWords(state.fault, all);
    view.change({ saved: { kind: "failed", reason } });
    if (told === reason) return;
    told = reason;
    view.change({ notice: saveFaultNotice(state.fault, reason, { view, words: all.saveFault }) });
  };
}
