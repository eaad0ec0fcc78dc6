import type { AiController } from "@/ai/controller-types";
import type { GraphDocument } from "@/graph/document-types";
import { createAutosave } from "@/store/autosave";
import type { ChatStore } from "@/store/chat-store";
import { closedTurn } from "@/store/end-turn";
import type { LoadedSession, SessionStorage } from "@/store/session-storage";
import type { ViewStore } from "@/store/view-store";

export interface SessionDeps {
  readonly document: GraphDocument;
  readonly controller: AiController;
  readonly chat: ChatStore;
  readonly view: ViewStore;
  readonly storage: SessionStorage;
}

/** Puts back the conversation and the view of the last visit; the graph is open already. */
export function restoreSession({ turns, history, focus }: LoadedSession, deps: Omit<SessionDeps, "storage">): void {
  const { document, controller, chat, view } = deps;
  if (turns.length > 0) chat.dispatch({ type: "chat-restored", turns: turns.map(closedTurn) });
  controller.restore(history);
  view.change({ usedSuggestions: turns.map(({ asked }) => asked) });
  const nodes = focus.filter((id) => document.node(id));
  if (nodes.length > 0) {
    const origin = { step: "restore", actor: "user", title: "Restore the view" } as const;
    document.apply([{ type: "camera-focus", focus: { nodes, edges: [] } }], origin);
  }
}

/** Keeps graph, styles and conversation on this device from now on. */
export function keepSession({ document, controller, chat, view, storage }: SessionDeps): void {
  const autosave = createAutosave({
    delayMs: 600,
    tell: (saved) => view.change({ saved }),
    save: () =>
      storage.save({
        graph: document.snapshot(),
        turns: chat.getState().turns,
        history: controller.history(),
        focus: document.focus.nodes,
      }),
  });
  let stage = chat.getState().stage;
  document.subscribe(({ changes }) => {
    if (changes.some(({ type }) => type !== "selection-set")) autosave.touch();
  });
  // Streamed text alone is not worth a save: the end of the message is.
  chat.subscribe((state) => {
    if (state.stage === stage && state.turns.at(-1)?.end.kind === "running") return;
    stage = state.stage;
    autosave.touch();
  });
  addEventListener("pagehide", () => void autosave.flush());
  globalThis.document.addEventListener("visibilitychange", () => {
    if (globalThis.document.visibilityState === "hidden") void autosave.flush();
  });
}
