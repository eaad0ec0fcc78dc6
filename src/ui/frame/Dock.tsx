import { MessageSquarePlus } from "lucide-react";
import { type KeyboardEvent, type RefObject, useRef } from "react";
import type { GraphDocument } from "@/graph/document-types";
import type { DockTab, SheetHeight } from "@/store/view-store";
import { ChatAnnouncer } from "../chat/ChatAnnouncer";
import { ChatThread } from "../chat/ChatThread";
import { Composer } from "../chat/Composer";
import { Suggestions } from "../chat/Suggestions";
import { InspectPanel } from "../inspect/InspectPanel";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { phoneQuery, useMedia } from "../use-media";
import { useChat, useView } from "../use-stores";

export interface DockProps {
  readonly box: RefObject<HTMLTextAreaElement | null>;
}

/** Chat and inspector: at the right, or on a phone as a sheet from below whose composer is always there. */
export function Dock({ box }: DockProps) {
  const isPhone = useMedia(phoneQuery);
  const tab = useView((view) => view.tab);
  const sheet = useView((view) => view.sheet);
  const hasTurns = useChat((chat) => chat.turns.length > 0);
  const isChat = tab === "chat";
  return (
    <aside className={isPhone ? `dock sheet ${sheet}` : "dock"} aria-label="Chat and inspector">
      {isPhone && <Grip height={sheet} />}
      <DockTabs />
      <div id="dock-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} className="dock-panel">
        {isChat ? <ChatThread /> : <InspectPanel />}
      </div>
      <ChatAnnouncer />
      {(isChat || isPhone) && (
        <div className="compose">
          {isChat && (hasTurns || isPhone) && <Suggestions className="tips" />}
          <Composer box={box} />
        </div>
      )}
    </aside>
  );
}

const tabs: readonly { readonly id: DockTab; readonly title: string }[] = [
  { id: "chat", title: "Chat" },
  { id: "inspect", title: "Inspect" },
];

function DockTabs() {
  const { chat, view } = useServices();
  const list = useRef<HTMLDivElement>(null);
  const tab = useView((state) => state.tab);
  const hasTurns = useChat((state) => state.turns.length > 0);
  const selected = useDocument(selectedCount);
  const hear = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const next = tab === "chat" ? "inspect" : "chat";
    view.change({ tab: next });
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div className="dock-tabs">
      <div role="tablist" aria-label="Dock" ref={list} onKeyDown={hear} className="tab-list">
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            className="tab"
            aria-selected={tab === id}
            aria-controls="dock-panel"
            tabIndex={tab === id ? 0 : -1}
            onClick={() => view.change({ tab: id })}
          >
            {title}{" "}
            {id === "inspect" && selected > 0 && (
              <span className="badge num">
                {selected.toLocaleString("en-GB")} <span className="sr">selected</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {hasTurns && (
        <IconButton icon={MessageSquarePlus} className="push" label="New chat" onClick={() => chat.startNew()} />
      )}
    </div>
  );
}

const nextHeight: Readonly<Record<SheetHeight, SheetHeight>> = { low: "half", half: "full", full: "low" };
const heightWords: Readonly<Record<SheetHeight, string>> = { low: "low", half: "half open", full: "fully open" };

function Grip({ height }: { readonly height: SheetHeight }) {
  const { view } = useServices();
  return (
    <button
      type="button"
      className="grip"
      aria-label={`The sheet is ${heightWords[height]}. Press to make it ${heightWords[nextHeight[height]]}`}
      onClick={() => view.change({ sheet: nextHeight[height] })}
    >
      <i aria-hidden="true" />
    </button>
  );
}

function selectedCount({ selection }: GraphDocument): number {
  return selection.nodes.length + selection.edges.length;
}
