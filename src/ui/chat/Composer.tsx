import { ArrowUp, Square } from "lucide-react";
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { composerId } from "../actions/chat-actions";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { narrowQuery, useMedia } from "../use-media";
import { useChat, useView } from "../use-stores";
import { ProviderMenu } from "./ProviderMenu";

/** Where a message is written. Enter sends, Shift+Enter breaks the line, ↑ in the empty box brings back the last one. */
export function Composer() {
  const box = useRef<HTMLTextAreaElement>(null);
  const { chat, view } = useServices();
  const draft = useView((state) => state.draft);
  const isBusy = useChat((state) => state.turns.at(-1)?.end.kind === "running");
  const lastAsked = useChat((state) => state.turns.at(-1)?.asked);
  const isNarrow = useMedia(narrowQuery);
  /** The words that came while a message ran: told, kept in the box, not sent. */
  const [refused, setRefused] = useState<string | null>(null);
  const canSend = draft.trim() !== "" && !isBusy;
  useGrowing(box);

  const send = () => {
    setRefused(isBusy ? draft : null);
    if (!canSend) return;
    view.change({ draft: "" });
    void chat.send(draft);
  };
  const hear = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.key === "Process") return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      send();
    }
    if (event.key === "ArrowUp" && draft === "" && lastAsked !== undefined) {
      event.preventDefault();
      view.change({ draft: lastAsked });
    }
  };
  return (
    <div className="box">
      <textarea
        ref={box}
        id={composerId}
        aria-label="Message"
        rows={1}
        placeholder={isNarrow ? "Ask, or say what to change" : "Ask about the graph, or say what to change"}
        value={draft}
        onChange={(event) => view.change({ draft: event.target.value })}
        onKeyDown={hear}
      />
      <p className="hint" aria-live="polite">
        {isBusy &&
          draft !== "" &&
          refused === draft &&
          "One message at a time: stop this one, or send when it has ended."}
      </p>
      <div className="foot">
        <ProviderMenu />
        {isBusy ? (
          <button type="button" className="btn line stop" title="Stop  Ctrl /" onClick={chat.stop}>
            <Square size={12} fill="currentColor" strokeWidth={0} aria-hidden="true" />
            Stop
          </button>
        ) : (
          <IconButton icon={ArrowUp} className="ink" label="Send" keys="Enter" disabled={!canSend} onClick={send} />
        )}
      </div>
    </div>
  );
}

/** One to eight lines, as the words need. */
function useGrowing(box: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.style.height = "auto";
    element.style.height = `${Math.min(element.scrollHeight, 176)}px`;
  });
}
