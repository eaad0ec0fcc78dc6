import type { GraphData } from "@/graph/changes/change-types";
import { isOfView } from "@/graph/changes/view-change";
import type { DocumentNews, GraphDocument } from "@/graph/document/document-types";
import type { ChatState } from "@/store/chat/chat-types";
import type { ViewStore } from "@/store/view/view-store";
import type { ChatService } from "@/ui/chat/chat-service";
import type { SessionWriter } from "./session-writer";

interface DocumentListener {
  opened(graph: GraphData, news: DocumentNews): void;
  changed(part: "graph" | "view"): void;
}

export function watchDocument(document: GraphDocument, { opened, changed }: DocumentListener): void {
  document.subscribe((news) => {
    const replaced = news.changes.findLast((change) => change.type === "graph-replace");
    if (replaced) opened(replaced.graph, news);
    else changed(news.changes.every(isOfView) ? "view" : "graph");
  });
}

/** Streamed text alone is not worth a save: a message that is asked, and its end, are. Tells whether there is a word in any chat now. */
export function watchChats(
  { store, list }: Pick<ChatService, "store" | "list">,
  changed: (hasAny: boolean) => void,
): void {
  const placeOf = ({ stage, turns }: ChatState): string => `${stage} ${turns.at(-1)?.id}`;
  let place = placeOf(store.getState());
  let hadWords = hasWords(store, list);
  const schedule = (): void => {
    const before = hadWords;
    hadWords = hasWords(store, list);
    if (before || hadWords) changed(hadWords);
  };
  store.subscribe((state) => {
    if (placeOf(state) === place && state.turns.at(-1)?.end.kind === "running") return;
    place = placeOf(state);
    schedule();
  });
  list.subscribe(schedule);
}

function hasWords(store: ChatService["store"], list: ChatService["list"]): boolean {
  return store.getState().turns.length > 0 || list.getState().chats.length > 0;
}

interface LeavingDeps {
  readonly document: GraphDocument;
  readonly view: ViewStore;
  readonly writer: SessionWriter;
}

/** More elements may not be written in the moment a page has while it is left. */
const quickToWrite = 5000;

/** Writes what waits when the page is left, and asks first where that would lose something. */
export function watchLeaving({ document, view, writer }: LeavingDeps): void {
  addEventListener("pagehide", () => void writer.flush());
  globalThis.document.addEventListener("visibilitychange", () => {
    if (globalThis.document.visibilityState === "hidden") void writer.flush();
  });
  addEventListener("beforeunload", (event) => {
    const { saved } = view.getState();
    const isLarge = document.tables.nodes.count + document.tables.edges.count > quickToWrite;
    const isLost = saved.kind === "failed" || (saved.kind === "elsewhere" && writer.hasWork());
    if (isLost || (saved.kind === "saving" && isLarge)) event.preventDefault();
    else void writer.flush();
  });
}
