import type { EngineFault } from "@/engine/engine-fault";
import type { ImportDone } from "@/engine/import-graph";
import { hostOfDatabase } from "@/store/view/database-store";
import type { Notice } from "@/store/view/view-store";
import { allWords } from "@/words/all-words";
import type { Page } from "../page/page";

/** What is said of the database over the canvas: one notice at a time, and none longer than it is true. */
export function createDatabaseNotices({ database: { store }, document, view, words }: Page, reconnect: () => void) {
  let takeBack = (): void => undefined;
  /** So many nodes were shown when it was said. */
  let ofNodes: number | null = null;
  const tell = (notice: Notice): void => {
    takeBack();
    ofNodes = null;
    takeBack = view.tell(notice);
  };
  store.subscribe(({ remote, isLost }, before) => {
    if (remote !== before.remote || (before.isLost && !isLost)) takeBack();
  });
  document.subscribe(({ origin }) => {
    // It covers a part of the picture, on a phone much of it: gone with what the chat changes there.
    const isOver = origin.actor === "assistant" || ofNodes !== document.tables.nodes.count;
    if (ofNodes !== null && isOver) takeBack();
  });
  const said = () => allWords(words.getState()).database;
  const absentText = () => said().absentText(hostOfDatabase(store.getState().shown ?? { address: "" }));
  return {
    /** How much is shown, and what the server can. */
    open(): void {
      const { shown, server, remote } = store.getState();
      if (!shown || !server || !remote) return;
      const { connected, shown: part, allShown, guards } = said();
      const { count } = document.tables.nodes;
      const { nodeCount } = remote.profile;
      const figures = count >= nodeCount ? allShown(nodeCount) : part(count, nodeCount);
      const text = `${figures}. ${guards[server.guard]}`;
      tell({ tone: "plain", title: connected(server.agent || hostOfDatabase(shown)), text });
      ofNodes = count;
    },
    /** What went on after the dialog was closed is in, and can be looked at. */
    putIn({ nodes, edges }: Pick<ImportDone, "nodes" | "edges">, open: () => void): void {
      const { putInDone, showIt } = said();
      view.change({ toast: { text: putInDone(nodes, edges), action: { title: showIt, run: open } } });
    },
    absentText: () => `${said().absentTitle} ${absentText()}`,
    /** The graph of the last visit was a part of a database. */
    absent(): void {
      const { absentTitle, connectAgain } = said();
      const actions = [{ title: connectAgain, run: () => view.change({ dialog: "database" }) }];
      tell({ tone: "plain", title: absentTitle, text: absentText(), actions });
    },
    /** That the connection is gone, once, until it is there again; null: it is there. */
    fault(fault: EngineFault | null): void {
      const { shown, remote, isLost } = store.getState();
      if (!shown || !remote) return;
      const isGone = fault !== null && (fault.kind === "lost" || fault.kind === "unreachable");
      if ((fault !== null && !isGone) || isGone === isLost) return;
      store.setState({ isLost: isGone });
      if (!isGone) return;
      const { lostTitle, lostText, reconnectNow } = said();
      const actions = [{ title: reconnectNow, run: reconnect }];
      tell({ tone: "warn", title: lostTitle(hostOfDatabase(shown)), text: lostText, actions });
    },
  };
}
