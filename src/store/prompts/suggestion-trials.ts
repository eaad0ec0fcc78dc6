import { createStore } from "zustand/vanilla";
import type { GraphDocument } from "@/graph/document/document-types";
import { onceIdle } from "@/lib/once-idle";
import type { ChatStore } from "../chat/chat-store";

export interface TrialState {
  /** Suggestions that were tried: whether each was carried out. */
  readonly works: ReadonlyMap<string, boolean>;
}

/** Suggestions are tried on a copy of the graph before they are shown. */
export type TrialService = ReturnType<typeof createSuggestionTrials>;

export interface TrialsDeps {
  readonly document: Pick<GraphDocument, "revision" | "subscribe">;
  readonly store: ChatStore;
  /** Whether the message is carried out, on a copy. Rejects where that cannot be told. */
  readonly tryOut: (text: string, signal: AbortSignal) => Promise<boolean>;
}

/** However busy the page is, what can be asked of it is shown by then. */
const latestMs = 1500;
/** Who edits goes on editing. */
const quietMs = 300;

/** Tries suggestions one by one, before they are shown and again where graph or conversation changed. A user's message goes first. */
export function createSuggestionTrials({ document, store, tryOut }: TrialsDeps) {
  const trials = createStore<TrialState>(() => ({ works: new Map() }));
  /** What each was tried on. */
  const triedOn = new Map<string, string>();
  let wanted: readonly string[] = [];
  let running: AbortController | null = null;
  let waiting: (() => void) | null = null;

  const ground = () => `${document.revision} ${store.getState().turns.length}`;
  const isBusy = () => store.getState().turns.at(-1)?.end.kind === "running";
  const next = () => wanted.find((text) => triedOn.get(text) !== ground());

  function stop(): void {
    running?.abort();
    running = null;
    waiting?.();
    waiting = null;
  }

  function begin(afterMs: number): void {
    if (running !== null || waiting !== null || isBusy() || next() === undefined) return;
    const timer = setTimeout(() => {
      waiting = onceIdle(() => {
        waiting = null;
        void goOn();
      }, latestMs);
    }, afterMs);
    waiting = () => clearTimeout(timer);
  }

  async function goOn(): Promise<void> {
    const text = next();
    if (text === undefined || running !== null || isBusy()) return;
    running = new AbortController();
    const { signal } = running;
    const on = ground();
    const doesWork = await tryOut(text, signal).catch(() => null);
    if (signal.aborted) return;
    running = null;
    // Where its code cannot be had nothing can be asked either: it stays out of sight until the next try.
    if (doesWork === null) return;
    triedOn.set(text, on);
    trials.setState(({ works }) => ({ works: new Map(works).set(text, doesWork) }));
    await goOn();
  }

  function forget(): void {
    stop();
    triedOn.clear();
    trials.setState({ works: new Map() });
  }

  document.subscribe(({ changes }) => {
    if (changes.some(({ type }) => type === "graph-replace")) forget();
    begin(quietMs);
  });
  store.subscribe(({ turns }, before) => {
    if (turns === before.turns) return;
    if (isBusy()) stop();
    else begin(0);
  });
  return {
    store: trials,
    /** What would be shown now; in place of what was wanted before. */
    want(texts: readonly string[]): void {
      wanted = texts;
      begin(0);
    },
  };
}
