import type { StorageFault } from "@/store/session/key-value-store";
import type { Notice, ViewStore } from "@/store/view/view-store";
import type { Words } from "@/words/words";

/** The message for a save that failed, with what to do: save a file and, where storage is full, free some. */
export function saveFaultNotice({ kind }: StorageFault, reason: string, { view, words }: Told): Notice {
  const makeRoom = { title: words.makeRoom, run: () => view.change({ dialog: "storage" }) };
  const saveFile = { title: words.saveFile, run: () => view.change({ dialog: "export" }) };
  if (kind === "full") {
    return { tone: "danger", title: words.fullTitle, text: words.fullText, actions: [makeRoom, saveFile] };
  }
  if (kind === "large") return { tone: "danger", title: words.largeTitle, text: words.largeText, actions: [saveFile] };
  return { tone: "danger", title: words.title, text: words.text(reason), actions: [saveFile] };
}

interface Told {
  readonly view: ViewStore;
  readonly words: Words["saveFault"];
}
