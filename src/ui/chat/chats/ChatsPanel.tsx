import { Copy, ShieldCheck, X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import type { SavedChat } from "@/store/chat/chat-list";
import { chatUsage } from "@/store/chat/chat-usage";
import { findAction } from "../../actions/feature";
import { IconButton } from "../../parts/IconButton";
import { useServices } from "../../services";
import { useChat, useWords } from "../../use-stores";
import { ChatRow } from "../ChatRow";
import { usageText } from "../turn/usage-text";
import { useTitles } from "../turn/use-titles";
import "./chats-panel.css";

export interface ChatsPanelProps {
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The conversations about this graph: open, rename, delete; what is allowed in the open one. */
export function ChatsPanel({ opener, onClose }: ChatsPanelProps) {
  const services = useServices();
  const { actions, chat: words } = useWords();
  const panel = useRef<HTMLDivElement>(null);
  const others = useStore(services.chat.list, (state) => state.chats);
  const current = useCurrentChat();
  useLayoutEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const { target } = event;
      if (!(target instanceof Node) || panel.current?.contains(target) || opener.current?.contains(target)) return;
      services.view.change({ isChatListOpen: false });
    };
    document.addEventListener("pointerdown", onPointerDown, true);
    return () => document.removeEventListener("pointerdown", onPointerDown, true);
  }, [services, opener]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <div ref={panel} className="menu chats" role="dialog" aria-label={words.chats} tabIndex={-1} onKeyDown={onKeyDown}>
      <h2>{words.chats}</h2>
      <ul>
        {current && <ChatRow key={current.id} chat={current} isOpen onClose={onClose} />}
        {others.map((chat) => (
          <ChatRow key={chat.id} chat={chat} isOpen={false} onClose={onClose} />
        ))}
      </ul>
      <ChatUsed />
      {others.length === 0 && <p className="hint">{words.noOtherChats}</p>}
      <AllowedCommands />
      {current && (
        <div className="menu-group">
          <button type="button" className="menu-item" onClick={() => findAction(services, "chat.copy").run(services)}>
            <Copy size={16} strokeWidth={1.75} aria-hidden="true" />
            {actions.copyChat}
          </button>
        </div>
      )}
    </div>
  );
}

/** What the open chat took so far. */
function ChatUsed() {
  const words = useWords("chat");
  const turns = useChat((state) => state.turns);
  const usage = chatUsage(turns);
  return usage && <p className="hint num">{words.chatUsed(usageText(usage, words))}</p>;
}

/** The open one as a row; null while it has not begun. */
function useCurrentChat(): Pick<SavedChat, "id" | "title" | "startedAt" | "turns"> | null {
  const { chat } = useServices();
  const known = useStore(chat.list, (state) => state.current);
  const turns = useChat((state) => state.turns);
  return turns.length === 0 ? null : { ...known, turns };
}

/** The commands that run in this chat without a question, each with the way to take that back. */
function AllowedCommands() {
  const { chat } = useServices();
  const words = useWords();
  const titleOf = useTitles();
  const allowed = useChat((state) => state.allowed);
  if (allowed.length === 0) return null;
  return (
    <section className="menu-group" aria-label={words.chat.allowedTitle}>
      <h3>{words.chat.allowedTitle}</h3>
      <ul>
        {allowed.map((name) => {
          const title = words.steps.title(name, titleOf(name));
          return (
            <li key={name} className="allowed-row row">
              <ShieldCheck size={14} strokeWidth={1.75} aria-hidden="true" />
              <span>{title}</span>
              <IconButton icon={X} isSlim label={words.chat.revoke(title)} onClick={() => chat.revoke(name)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
