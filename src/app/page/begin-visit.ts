import type { ChatsOfGraph } from "@/store/chat/chat-list";
import type { Notice, ViewStore } from "@/store/view/view-store";
import type { ChatService } from "@/ui/chat/chat-service";
import type { Words } from "@/words/words";
import type { Opening } from "../files/opening";
import type { OpenSession } from "../session/browser-session";
import type { Page } from "./page";
import { problemNotice } from "./storage-words";

interface BeginDeps extends Pick<Page, "document" | "view" | "words" | "newId"> {
  readonly chat: ChatService;
}

/** Puts back chats and selection of the last visit; the graph is open already. */
export function restoreVisit({ loaded, shared, isPlain }: Opening, deps: BeginDeps): void {
  const { document, chat, view } = deps;
  const hasChats = loaded.chats.current !== null || loaded.chats.others.length > 0;
  if (hasChats) chat.openChats(isPlain ? closed(loaded.chats) : loaded.chats);
  if (isPlain) {
    openPlainly(deps);
    return;
  }
  const selection = shared?.view?.selection ?? loaded.view.selection;
  const origin = { step: "restore", actor: "user", title: deps.words.getState().words.steps.hand.restoreView } as const;
  const nodes = selection.nodes.filter((id) => document.node(id));
  const edges = selection.edges.filter((id) => document.edge(id));
  if (nodes.length + edges.length > 0) {
    document.apply([{ type: "selection-set", selection: { nodes, edges } }], origin);
  }
  const focus = loaded.view.focus.filter((id) => document.node(id));
  if (focus.length > 0) document.apply([{ type: "camera-focus", focus: { nodes: focus, edges: [] } }], origin);
  if (shared?.panels) view.changePanels(shared.panels);
}

/** The whole graph and nothing else: what keeps a page from being drawn is most often one of these. All of it can be had back. */
function openPlainly({ document, view, words, newId }: BeginDeps): void {
  const { storage } = words.getState().words;
  view.change({ hasLabels: false });
  if (document.filter === null && document.fold === null) return;
  const origin = { step: newId(), actor: "user", title: storage.plainStep } as const;
  document.apply(
    [
      { type: "filter-set", filter: null },
      { type: "fold-set", fold: null },
    ],
    origin,
  );
}

/** The open conversation is in the list with the others. */
function closed({ current, others }: ChatsOfGraph): ChatsOfGraph {
  return { current: null, others: current === null ? others : [current, ...others] };
}

/** What the visitor should know of how it began. */
export function reportOpening(
  opening: Opening,
  session: OpenSession,
  { view, words }: Pick<BeginDeps, "view" | "words">,
): void {
  const { words: current } = words.getState();
  const { loaded, faults, shared, isFirstVisit, isPlain } = opening;
  const seen = shared ? (shared.view?.camera ?? null) : loaded.view.camera;
  session.camera.show(isPlain ? null : seen);
  const notices: (Notice | null)[] = [
    ...faults.map((fault): Notice => {
      if (fault.kind === "sample") return { tone: "warn", title: current.opening.sampleNotOpened, text: fault.detail };
      return { tone: "danger", title: current.share.notOpened, text: current.share.faults[fault.reason] };
    }),
    problemNotice(loaded, view, current),
    isPlain ? plainNotice(view, current) : null,
    shared ? sharedNotice(session, current) : null,
  ];
  for (const notice of notices) if (notice !== null) view.tell(notice);
  if (!isFirstVisit && !shared) view.change({ isBack: true });
}

function plainNotice(view: ViewStore, { storage }: Words): Notice {
  const labels = { title: storage.showLabels, run: () => view.change({ hasLabels: true }) };
  return { tone: "plain", title: storage.plainTitle, text: storage.plainText, actions: [labels] };
}

export function sharedNotice(session: OpenSession, { share }: Words): Notice {
  const keep = { title: share.keepIt, run: () => session.keep() };
  return { tone: "plain", title: share.sharedTitle, text: share.sharedText, actions: [keep] };
}
