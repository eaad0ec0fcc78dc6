import { SendHorizontal, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { QueuedMessage } from "@/store/chat/chat-types";
import { composerId } from "../../actions/chat-actions";
import { IconButton } from "../../parts/IconButton";
import { Menu, MenuItem } from "../../parts/Menu";
import { useServices } from "../../services";
import { useChat, useWords } from "../../use-stores";
import { LineEditor } from "../plan/LineEditor";
import "./queue.css";
import { Button } from "../../parts/Button";

const longestMessage = 20_000;

/** Messages that wait for the one that runs, in their order; it says when nothing is sent by itself. */
export function QueueList() {
  const { chat } = useServices();
  const { queue: words } = useWords();
  const queue = useChat((state) => state.queue);
  const hold = useChat((state) => state.hold);
  return (
    <section className="queue boxed" aria-label={words.title}>
      <div className="queue-head row">
        <b>{words.head(queue.length)}</b>
        <span role="status">{hold === null ? words.next : words.holds[hold]}</span>
        {hold !== null && hold !== "edited" && (
          <Button className="slim line push" onClick={chat.queue.goOn}>
            {words.send}
          </Button>
        )}
      </div>
      <ol>
        {queue.map((message, place) => (
          <QueueRow key={message.id} message={message} place={place} count={queue.length} />
        ))}
      </ol>
    </section>
  );
}

interface QueueRowProps {
  readonly message: QueuedMessage;
  readonly place: number;
  readonly count: number;
}

function QueueRow({ message: { id, text }, place, count }: QueueRowProps) {
  const { chat } = useServices();
  const { queue: words } = useWords();
  const isBusy = useChat((state) => state.turns.at(-1)?.end.kind === "running");
  const [isEditing, setEditing] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isEditing) return undefined;
    chat.queue.beginEdit(id);
    return () => chat.queue.leaveEdit(id);
  }, [isEditing, id, chat]);
  const keep = (to: string | null) => {
    chat.queue.endEdit(id, to);
    setEditing(false);
    // It may have been sent at once: then there is no row any more.
    requestAnimationFrame(() => {
      const back = row.current?.querySelector<HTMLElement>("button") ?? document.getElementById(composerId);
      back?.focus();
    });
  };
  const leave = (run: (id: string) => void) => {
    run(id);
    document.getElementById(composerId)?.focus();
  };
  if (isEditing) {
    return (
      <li ref={row}>
        <LineEditor
          text={text}
          most={longestMessage}
          labels={{ field: words.editLabel, keep: words.keep }}
          onEnd={keep}
        />
      </li>
    );
  }
  const name = text.length > 60 ? `${text.slice(0, 59)}…` : text;
  return (
    <li ref={row}>
      <span className="queue-text cut" title={text}>
        {text}
      </span>
      <IconButton
        isSlim
        icon={SendHorizontal}
        label={isBusy ? words.sendNow(name) : words.sendThis(name)}
        onClick={() => leave(chat.queue.sendNow)}
      />
      <IconButton icon={X} isSlim label={words.remove(name)} onClick={() => leave(chat.queue.remove)} />
      <Menu label={words.more(name)} side="top">
        <MenuItem onClick={() => setEditing(true)}>{words.edit}</MenuItem>
        {place > 0 && <MenuItem onClick={() => chat.queue.move(id, -1)}>{words.up}</MenuItem>}
        {place < count - 1 && <MenuItem onClick={() => chat.queue.move(id, 1)}>{words.down}</MenuItem>}
      </Menu>
    </li>
  );
}
