import { isOfView } from "@/graph/changes/view-change";
import type { GraphDocument, StepId } from "@/graph/document/document-types";
import type { ViewState, ViewStore } from "@/store/view/view-store";
import type { ChatService } from "@/ui/services";

export interface AsOpenedDeps {
  readonly document: Pick<GraphDocument, "subscribe">;
  readonly chat: Pick<ChatService, "store">;
  readonly view: ViewStore;
}

/** The graph that a file made, and what was done to it since. */
export interface AsOpened {
  /** The step that made it; null: none, or its file is not the one that is read now. */
  step(): StepId | null;
  /** The graph was changed, or talked about: to read its file again would take that away. */
  hasWork(): boolean;
  begin(step: StepId | null): void;
  /** Shown until the graph is changed: what it offers reads the file again. */
  offer(news: Pick<ViewState, "toast"> | Pick<ViewState, "notice">): void;
}

export function createAsOpened({ document, chat, view }: AsOpenedDeps): AsOpened {
  let now: { readonly step: StepId | null; readonly isChanged: boolean } = { step: null, isChanged: false };
  let takeBack = (): void => undefined;
  document.subscribe(({ changes, origin }) => {
    if (origin.step === now.step || changes.every(isOfView)) return;
    now = { ...now, isChanged: true };
    takeBack();
    takeBack = () => undefined;
  });
  return {
    step: () => now.step,
    hasWork: () => now.step !== null && (now.isChanged || chat.store.getState().turns.length > 0),
    begin(step) {
      now = { step, isChanged: false };
    },
    offer(news) {
      if ("notice" in news) {
        if (news.notice) takeBack = view.tell(news.notice);
        return;
      }
      view.change(news);
      takeBack = () => {
        if (view.getState().toast === news.toast) view.change({ toast: null });
      };
    },
  };
}
