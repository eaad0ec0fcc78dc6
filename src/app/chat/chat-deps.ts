import type { ChatStore } from "@/store/chat/chat-store";
import type { TrialsDeps } from "@/store/prompts/suggestion-trials";
import type { TextStorage } from "@/store/settings/api-keys";
import type { SettingsStore } from "@/store/settings/settings-store";
import type { ViewStore } from "@/store/view/view-store";
import type { WordsStore } from "@/words/words-store";
import type { MetricsDoor } from "../metrics/metrics-door";
import type { Core } from "../page/create-core";
import type { TraceDoor } from "../traces/trace-door";

/** What the chat works with. */
export interface ChatDeps extends Pick<Core, "document" | "controller"> {
  readonly store: ChatStore;
  readonly settings: SettingsStore;
  readonly view: ViewStore;
  readonly words: WordsStore;
  /** The open graph: the same over a reload. */
  readonly graph: () => string;
  /** Keeps what is being written. */
  readonly tab: TextStorage | null;
  /** How its messages went. */
  readonly metrics: Pick<MetricsDoor, "ended">;
  readonly traces: Pick<TraceDoor, "ended" | "removed" | "broughtBack">;
  readonly newId: () => string;
  /** In ms since 1970. */
  readonly today: () => number;
  /** Whether a suggestion is carried out, tried on a copy. */
  readonly tryOut: TrialsDeps["tryOut"];
  /** Resolves once the chosen provider can be asked. */
  readonly ready: () => Promise<void>;
}
