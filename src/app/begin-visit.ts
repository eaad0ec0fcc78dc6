import type { GraphDocument } from "@/graph/document-types";
import type { Notice, ViewStore } from "@/store/view-store";
import type { ChatService } from "@/ui/services";
import type { WordsStore } from "@/words/words-store";
import type { OpenSession } from "./browser-session";
import type { Opening } from "./opening";
import { problemNotice } from "./storage-words";

export interface BeginDeps {
  readonly document: GraphDocument;
  readonly chat: ChatService;
  readonly view: ViewStore;
  readonly words: WordsStore;
}

/** Puts back chats and selection of the last visit; the graph is open already. */
export function restoreVisit({ loaded, shared }: Opening, { document, chat, view }: BeginDeps): void {
  const hasChats = loaded.chats.current !== null || loaded.chats.others.length > 0;
  if (hasChats) chat.openChats(loaded.chats);
  const selection = shared?.view?.selection ?? loaded.view.selection;
  const origin = { step: "restore", actor: "user", title: "Restore the view" } as const;
  const nodes = selection.nodes.filter((id) => document.node(id));
  const edges = selection.edges.filter((id) => document.edge(id));
  if (nodes.length + edges.length > 0) {
    document.apply([{ type: "selection-set", selection: { nodes, edges } }], origin);
  }
  const focus = loaded.view.focus.filter((id) => document.node(id));
  if (focus.length > 0) document.apply([{ type: "camera-focus", focus: { nodes: focus, edges: [] } }], origin);
  if (shared?.panels) view.changePanels(shared.panels);
}

/** What the visitor should know of how it began. */
export function tellBeginning(opening: Opening, session: OpenSession, { view, words }: BeginDeps): void {
  const { words: told } = words.getState();
  const { loaded, faults, shared, isFirstVisit } = opening;
  session.camera.show(shared ? (shared.view?.camera ?? null) : loaded.view.camera);
  const notices: (Notice | null)[] = [
    ...faults.map((fault): Notice => {
      if (fault.kind === "sample") return { tone: "warn", title: told.files.sampleNotOpened, text: fault.detail };
      const text = [told.share.faults[fault.reason], fault.detail].join(" ").trim();
      return { tone: "danger", title: told.share.notOpened, text };
    }),
    problemNotice(loaded, view, told),
    shared ? sharedNotice(session, told) : null,
  ];
  const notice = notices.find((one) => one !== null);
  if (notice) view.change({ notice });
  if (!isFirstVisit && !shared) view.change({ isBack: true });
}

export function sharedNotice(session: OpenSession, { share }: ReturnType<WordsStore["getState"]>["words"]): Notice {
  const keep = { title: share.keepIt, run: () => session.keep() };
  return { tone: "plain", title: share.sharedTitle, text: share.sharedText, actions: [keep] };
}
