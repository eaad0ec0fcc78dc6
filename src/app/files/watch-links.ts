import { sharedNotice } from "../page/begin-visit";
import type { Page } from "../page/page";
import { sessionOf } from "../session/session-feature";
import { filesOf } from "./file-feature";
import { sharedIn } from "./opening";

/** A link put into the address of a page that is open already: its graph opens as any other, as one step where undo by hand ends. */
export function watchLinks(page: Page): void {
  const { samples, view, words } = page;
  addEventListener("hashchange", async () => {
    const shared = await sharedIn(location.hash);
    if (shared === null) return;
    const { words: current } = words.getState();
    if (!shared.success) {
      view.tell({ tone: "danger", title: current.share.notOpened, text: current.share.faults[shared.reason] });
      return;
    }
    samples.give(shared.graph);
    await filesOf(page).openGraph(shared.graph, current.steps.hand.open(shared.graph.name));
    view.change({ notice: sharedNotice(sessionOf(page), current) });
  });
}
