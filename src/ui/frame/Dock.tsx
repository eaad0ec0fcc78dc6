import { type KeyboardEvent, useRef } from "react";
import type { GraphDocument } from "@/graph/document-types";
import { initialPanels, panelLimits } from "@/store/panels";
import type { DockTab, SheetHeight } from "@/store/view-store";
import { ChatAnnouncer } from "../chat/ChatAnnouncer";
import { ChatMenu } from "../chat/ChatMenu";
import { ChatThread } from "../chat/ChatThread";
import { Composer } from "../chat/Composer";
import { Suggestions } from "../chat/Suggestions";
import { InspectPanel } from "../inspect/InspectPanel";
import { Splitter } from "../parts/Splitter";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { phoneQuery, useMedia } from "../use-media";
import { useChat, useView, useWords } from "../use-stores";

/** Chat and inspector: at the right, or on a phone as a sheet from below whose composer is always there. */
export function Dock() {
  const { view } = useServices();
  const words = useWords().frame;
  const isPhone = useMedia(phoneQuery);
  const tab = useView((state) => state.tab);
  const sheet = useView((state) => state.sheet);
  const hasTurns = useChat((chat) => chat.turns.length > 0);
  const isOpen = useView((state) => state.panels.isDockOpen);
  const width = useView((state) => state.panels.dockWidth);
  const isChat = tab === "chat";
  if (!isOpen && !isPhone) return null;
  return (
    <aside className={isPhone ? `dock sheet ${sheet}` : "dock"} aria-label={words.dock}>
      {isPhone ? (
        <Grip height={sheet} />
      ) : (
        <Splitter
          label={words.dockWidth}
          orientation="vertical"
          grows={-1}
          size={width}
          {...panelLimits.dockWidth}
          onResize={(dockWidth) => view.changePanels({ dockWidth })}
          onReset={() => view.changePanels({ dockWidth: initialPanels.dockWidth })}
        />
      )}
      <DockTabs />
      <div id="dock-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} className="dock-panel">
        {isChat ? <ChatThread /> : <InspectPanel />}
      </div>
      <ChatAnnouncer />
      {(isChat || isPhone) && (
        <div className="compose">
          {isChat && (hasTurns || isPhone) && <Suggestions className="tips" />}
          <Composer />
        </div>
      )}
    </aside>
  );
}

const tabs: readonly { readonly id: DockTab; readonly title: "chatTab" | "inspectTab" }[] = [
  { id: "chat", title: "chatTab" },
  { id: "inspect", title: "inspectTab" },
];

function DockTabs() {
  const { view } = useServices();
  const words = useWords();
  const list = useRef<HTMLDivElement>(null);
  const tab = useView((state) => state.tab);
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
      <div role="tablist" aria-label={words.frame.dockTabs} ref={list} onKeyDown={hear} className="tab-list">
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
            {words.frame[title]}{" "}
            {id === "inspect" && selected > 0 && (
              <span className="badge num">
                {selected.toLocaleString("en-GB")} <span className="sr">{words.frame.selectedBadge}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {tab === "chat" && <ChatMenu />}
    </div>
  );
}

const nextHeight: Readonly<Record<SheetHeight, SheetHeight>> = { low: "half", half: "full", full: "low" };

function Grip({ height }: { readonly height: SheetHeight }) {
  const { view } = useServices();
  const { sheetGrip, sheetState } = useWords().frame;
  return (
    <button
      type="button"
      className="grip"
      aria-label={sheetGrip(sheetState[height], sheetState[nextHeight[height]])}
      onClick={() => view.change({ sheet: nextHeight[height] })}
    >
      <i aria-hidden="true" />
    </button>
  );
}

function selectedCount({ selection }: GraphDocument): number {
  return selection.nodes.length + selection.edges.length;
}
