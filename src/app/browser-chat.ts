import type { ExecutionResult } from "@/ai/execution-result";
import { changeSentence } from "@/store/change-sentence";
import type { ChatStore } from "@/store/chat-store";
import type { SettingsStore } from "@/store/settings-store";
import { createStepChanges } from "@/store/step-changes";
import type { ViewStore } from "@/store/view-store";
import type { ChatService } from "@/ui/services";
import type { Core } from "./create-core";

export interface ChatDeps extends Pick<Core, "document" | "controller"> {
  readonly store: ChatStore;
  readonly settings: SettingsStore;
  readonly view: ViewStore;
  readonly newId: () => string;
  /** Resolves once the chosen provider can be asked. */
  readonly ready: () => Promise<void>;
}

/** Sends messages and puts what comes of them into the chat store. */
export function createChatService(deps: ChatDeps): ChatService {
  const { controller, store, settings, view, newId } = deps;
  const stepChanges = createStepChanges(deps.document);
  controller.subscribe(store.dispatch);

  /** A turn runs from the moment it is asked, before the controller has it. */
  const isBusy = () => controller.isBusy || lastTurn()?.end.kind === "running";
  const lastTurn = () => store.getState().turns.at(-1);

  /** What only the finished message tells: its change card, or that it was never sent. */
  const settle = (turnId: string, text: string, result: ExecutionResult): void => {
    if (lastTurn()?.id === turnId && lastTurn()?.end.kind === "running") {
      store.dispatch({ type: "chat-refused", reason: result.message });
    }
    const counts = result.undoStep === null ? null : stepChanges.countsOf(result.undoStep);
    if (counts) {
      const outcomes = result.rounds.flatMap(({ toolResults }) => toolResults);
      store.dispatch({ type: "chat-changed", turnId, change: changeSentence(counts, outcomes) });
    }
    const isLost = !result.success && result.terminationReason === "provider_error" && result.rounds.length === 0;
    if (isLost && view.getState().draft === "") view.change({ draft: text });
  };

  const notReady = async (): Promise<string | null> => {
    try {
      await deps.ready();
      return null;
    } catch {
      return "The part that talks to your endpoint could not be loaded. Check the connection and send it again.";
    }
  };

  return {
    store,
    async send(given) {
      const text = given.trim();
      if (text === "" || isBusy()) return;
      const turnId = newId();
      view.change({
        isStartOpen: false,
        tab: "chat",
        usedSuggestions: [...view.getState().usedSuggestions, text],
      });
      store.dispatch({ type: "chat-asked", turnId, text, provider: settings.getState().provider });
      const { maxToolIterations } = settings.getState();
      const problem = await notReady();
      if (problem === null) settle(turnId, text, await controller.execute(text, { maxToolIterations }));
      else store.dispatch({ type: "chat-refused", reason: problem });
    },
    async retry() {
      const before = lastTurn();
      if (!before || isBusy()) return;
      const { turns } = store.getState();
      const turnId = newId();
      await notReady();
      store.dispatch({ type: "chat-retried", turnId, provider: settings.getState().provider });
      const result = await controller.retry();
      if (lastTurn()?.end.kind === "running") {
        // Refused before it was sent: the turn stands as it was, with the reason.
        store.dispatch({ type: "chat-restored", turns });
        store.dispatch({ type: "chat-noted", turnId: before.id, note: result.message });
      } else {
        settle(turnId, before.asked, result);
      }
    },
    stop: controller.cancel,
    answerApproval: controller.answerApproval,
    startNew() {
      controller.clear();
      store.dispatch({ type: "chat-cleared" });
      view.change({ usedSuggestions: [] });
    },
  };
}
