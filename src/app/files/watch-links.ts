import type { ViewStore } from "@/store/view/view-store";
import type { FileService } from "@/ui/services";
import type { WordsStore } from "@/words/words-store";
import { sharedNotice } from "../page/begin-visit";
import type { OpenSession } from "../session/browser-session";
import type { BrowserSamples } from "./browser-samples";
import { sharedIn } from "./opening";

export interface LinkDeps {
  readonly session: OpenSession;
  readonly files: Pick<FileService, "openGraph">;
  readonly samples: Pick<BrowserSamples, "give">;
  readonly view: ViewStore;
  readonly words: WordsStore;
}

/** A link put into the address of a page that is open already: its graph opens as any other, as one step where undo by hand ends. */
export function watchLinks({ session, files, samples, view, words }: LinkDeps): void {
  addEventListener("hashchange", async () => {
    const packed = sharedIn(location.hash);
    if (packed === null) return;
    const { words: told } = words.getState();
    const { unpackShare } = await import("@/graph/formats/share/share-link");
    const shared = await unpackShare(packed);
    if (!shared.success) {
      view.tell({ tone: "danger", title: told.share.notOpened, text: told.share.faults[shared.reason] });
      return;
    }
    samples.give(shared.graph);
    await files.openGraph(shared.graph, told.steps.hand.open(shared.graph.name));
    view.change({ notice: sharedNotice(session, told) });
  });
}
