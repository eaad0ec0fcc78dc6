import { Ellipsis, Plus } from "lucide-react";
import { Suspense, useRef } from "react";
import { useStore } from "zustand";
import { IconButton } from "../../parts/IconButton";
import { lazyPart } from "../../parts/lazy-part";
import { useServices } from "../../services";
import { useChat, useView, useWords } from "../../use-stores";

const ChatsPanel = lazyPart(async () => (await import("./ChatsPanel")).ChatsPanel);

/** At the head of the chat: a new one, and the list of those there are. */
export function ChatMenu() {
  const { chat, view } = useServices();
  const words = useWords();
  const opener = useRef<HTMLButtonElement>(null);
  const hasTurns = useChat((state) => state.turns.length > 0);
  const hasOthers = useStore(chat.list, (state) => state.chats.length > 0);
  const isOpen = useView((state) => state.isChatListOpen);
  const close = () => {
    view.change({ isChatListOpen: false });
    opener.current?.focus();
  };
  return (
    <div className="chat-menu push">
      {hasTurns && <IconButton icon={Plus} label={words.actions.newChat} onClick={() => chat.startNew()} />}
      {(hasTurns || hasOthers || isOpen) && (
        <IconButton
          ref={opener}
          icon={Ellipsis}
          label={words.chat.chats}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => view.change({ isChatListOpen: !isOpen })}
        />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ChatsPanel opener={opener} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
