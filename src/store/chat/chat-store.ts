import { createStore, type StoreApi } from "zustand/vanilla";
import { type ChatEvent, type ChatState, emptyChat } from "./chat-types";
import { nextChat } from "./next-chat";

export interface ChatStore extends Pick<StoreApi<ChatState>, "getState" | "getInitialState" | "subscribe"> {
  /** Text is gathered and shown in steps; anything else shows at once, with the text before it. */
  dispatch(event: ChatEvent): void;
}

export interface ChatStoreDeps {
  readonly now: () => number;
  /** Runs the callback at the next step of the screen. */
  readonly schedule: (run: () => void) => void;
}

export function createChatStore({ now, schedule }: ChatStoreDeps): ChatStore {
  const store = createStore<ChatState>(() => emptyChat);
  let waiting: ChatEvent[] = [];
  let isScheduled = false;

  const flush = (): void => {
    isScheduled = false;
    if (waiting.length === 0) return;
    const events = joinDeltas(waiting);
    waiting = [];
    const at = now();
    store.setState(
      events.reduce((state, event) => nextChat(state, event, at), store.getState()),
      true,
    );
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    dispatch(event) {
      waiting.push(event);
      if (event.type !== "ai-text-delta") {
        flush();
      } else if (!isScheduled) {
        isScheduled = true;
        schedule(flush);
      }
    },
  };
}

/** Pieces of text that came one after the other, as one: a thousand a second are one change a step. */
function joinDeltas(events: readonly ChatEvent[]): readonly ChatEvent[] {
  const joined: ChatEvent[] = [];
  let texts: string[] = [];
  let turnNumber = 0;
  const close = (): void => {
    if (texts.length > 0) joined.push({ type: "ai-text-delta", turnNumber, text: texts.join("") });
    texts = [];
  };
  for (const event of events) {
    if (event.type !== "ai-text-delta" || event.turnNumber !== turnNumber) close();
    if (event.type === "ai-text-delta") {
      turnNumber = event.turnNumber;
      texts.push(event.text);
    } else {
      joined.push(event);
    }
  }
  close();
  return joined;
}
