import type { ChatStore } from "@/store/chat/chat-store";
import type { TrialsDeps } from "@/store/prompts/suggestion-trials";
import type { metricsOf } from "../metrics/metrics-feature";
import type { Page } from "../page/page";
import type { tracesOf } from "../traces/trace-feature";

/** What the chat works with. */
export interface ChatDeps
  extends Pick<Page, "document" | "controller" | "settings" | "view" | "words" | "tab" | "newId" | "today"> {
  readonly store: ChatStore;
  /** The open graph: the same over a reload. */
  readonly graph: () => string;
  /** How its messages went. */
  readonly metrics: Pick<ReturnType<typeof metricsOf>, "ended">;
  readonly traces: Pick<ReturnType<typeof tracesOf>, "ended" | "removed" | "broughtBack">;
  /** Whether a suggestion is carried out, tried on a copy. */
  readonly tryOut: TrialsDeps["tryOut"];
  /** Resolves once the chosen provider can be asked. */
  readonly ready: () => Promise<void>;
}
