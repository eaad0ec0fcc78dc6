import { Check, Pencil, Trash2 } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { chatTitle, type SavedChat } from "@/store/chat/chat-list";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useWords } from "../use-stores";

export interface ChatRowProps {
  readonly chat: Pick<SavedChat, "id" | "title" | "startedAt" | "turns">;
  /** It is the one that is in the thread. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** One conversation of the list. */
export function ChatRow({ chat: saved, isOpen, onClose }: ChatRowProps) {
  const { chat, view } = useServices();
  const words = useWords();
  const [isRenaming, setRenaming] = useState(false);
  const title = chatTitle(saved) || words.chat.untitledChat;
  const open = () => {
    if (!isOpen) chat.open(saved.id);
    onClose();
  };
  const remove = () => {
    const removed = chat.remove(saved.id);
    if (!removed) return;
    const action = { title: words.chat.undo, run: () => chat.bringBack(removed) };
    view.change({ toast: { text: words.chat.deletedChat(title), action } });
  };
  if (isRenaming) return <RenameRow saved={saved} onClose={() => setRenaming(false)} />;
  return (
    <li className="chat-row row">
      <button
        type="button"
        className="menu-item open"
        aria-current={isOpen}
        title={words.chat.openChat(title)}
        onClick={open}
      >
        <span className="title cut">{title}</span>
        <small className="num">
          {isOpen ? words.chat.openNow : dateOf(saved.startedAt, words.language)}
          {" · "}
          {words.chat.messages(saved.turns.length)}
        </small>
      </button>
      <IconButton icon={Pencil} isSlim label={words.chat.renameChat(title)} onClick={() => setRenaming(true)} />
      <IconButton isSlim icon={Trash2} label={words.chat.deleteChat(title)} onClick={remove} />
    </li>
  );
}

/** Enter or leaving the field takes the title, Esc leaves the old one. */
function RenameRow({ saved, onClose }: { readonly saved: ChatRowProps["chat"]; readonly onClose: () => void }) {
  const { chat } = useServices();
  const words = useWords("chat");
  const [title, setTitle] = useState(chatTitle(saved));
  const keep = (event?: FormEvent) => {
    event?.preventDefault();
    chat.list.rename(saved.id, title);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <li>
      <form className="chat-row row" onSubmit={keep}>
        <div className="field">
          <input
            // biome-ignore lint/a11y/noAutofocus: the field stands where the button was that asked for it.
            autoFocus
            onFocus={(event) => event.target.select()}
            aria-label={words.newTitle}
            maxLength={200}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <IconButton icon={Check} isSlim label={words.keepTitle} type="submit" />
      </form>
    </li>
  );
}

function dateOf(time: number, language: string): string {
  return new Date(time).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
}
