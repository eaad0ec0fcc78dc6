import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { ChatTurn } from "@/store/chat/chat-types";
import { Button } from "../../parts/Button";
import { Problem } from "../../parts/Problem";
import { useServices } from "../../services";
import { useDocument } from "../../use-document";
import { useChat, useWords } from "../../use-stores";

/** A message as it is to be sent instead. What came of it can be undone first; either way it says what the graph does. */
export function EditMessage({ turn, onClose }: { readonly turn: ChatTurn; readonly onClose: () => void }) {
  const { chat, database } = useServices();
  const words = useWords("chat");
  const [text, setText] = useState(turn.asked);
  const [isUndoing, setUndoing] = useState(true);
  const [refusal, setRefusal] = useState<string | null>(null);
  const changes = useChangesSince(turn);
  const isRunning = useChat((state) => state.turns.at(-1)?.end.kind === "running");
  const [isSending, setSending] = useState(false);
  const isBusy = isRunning || isSending;
  const isPart = useStore(database.store, ({ shown }) => shown !== null);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.setSelectionRange(turn.asked.length, turn.asked.length);
  }, [turn.asked.length]);

  const undo = isUndoing && changes > 0;
  const goesBack = isPart ? words.databaseGoesBack : words.graphGoesBack;
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() === "" || isBusy) return;
    setSending(true);
    const why = await chat.edit(turn.id, text, { undo });
    setSending(false);
    setRefusal(why);
    if (why === null) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
    if (event.key === "Enter" && !event.shiftKey && event.target === box.current) void send();
    else if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <form className="edit-message" onSubmit={(event) => void send(event)} onKeyDown={onKeyDown}>
      <div className="box">
        <textarea
          ref={box}
          aria-label={words.editedMessage}
          rows={Math.min(8, Math.max(2, text.slice(0, 2000).split("\n").length))}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {changes > 0 && (
        <label className="undo-first row">
          <input
            type="checkbox"
            className="check"
            checked={isUndoing}
            onChange={(event) => setUndoing(event.target.checked)}
          />
          {words.undoFirst(changes)}
        </label>
      )}
      <p className="hint">{undo ? goesBack : words.graphStays}</p>
      <Problem text={refusal} />
      <div className="go">
        <Button className="slim" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" className="slim ink" disabled={text.trim() === "" || isBusy}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}

/** How many turns from this one on changed the graph and are still in force. */
function useChangesSince(turn: ChatTurn): number {
  const turns = useChat((state) => state.turns);
  const steps = useDocument((document) => document.steps());
  const from = turns.slice(turns.findIndex(({ id }) => id === turn.id));
  return from.filter(({ undoStep }) => steps.some(({ id, inForce }) => inForce && id === undoStep)).length;
}
