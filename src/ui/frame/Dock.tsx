import { type ReactNode, Suspense } from "react";
import { initialPanels, panelLimits } from "@/store/view/panels";
import type { DockTab, SheetHeight } from "@/store/view/view-store";
import { ChatAnnouncer } from "../chat/ChatAnnouncer";
import { ChatThread } from "../chat/ChatThread";
import { ChatMenu } from "../chat/chats/ChatMenu";
import { Composer } from "../chat/composer/Composer";
import { Suggestions } from "../chat/Suggestions";
import { lazyPart } from "../parts/lazy-part";
import { Skeleton } from "../parts/Skeleton";
import { Splitter } from "../parts/Splitter";
import { scrollable } from "../parts/scrollable";
import { TabList } from "../parts/TabList";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { phoneQuery, useMedia } from "../use-media";
import { useChat, useView, useWords } from "../use-stores";

const InspectPanel = lazyPart(async () => (await import("../inspect/InspectPanel")).InspectPanel);

/** Chat and inspector: at the right, or on a phone as a sheet from below whose composer is always there. */
export function Dock() {
  const { view } = useServices();
  const words = useWords("frame");
  const isPhone = useMedia(phoneQuery);
  const tab = useTab(isPhone);
  const sheet = useView((state) => state.sheet);
  const hasTurns = useChat((chat) => chat.turns.length > 0);
  const isOpen = useView((state) => state.panels.isDockOpen);
  const width = useView((state) => state.panels.dockWidth);
  const isChat = tab === "chat";
  if (!isOpen && !isPhone) return null;
  return (
    <aside className={isPhone ? `dock column sheet ${sheet}` : "dock column"} aria-label={words.dock}>
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
      <DockTabs isPhone={isPhone} />
      <div id="dock-panel" role="tabpanel" aria-labelledby={`dock-tab-${tab}`} className="dock-panel column">
        <TabContent tab={tab} />
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

/** On a wide page styles have their own panel. */
function useTab(isPhone: boolean): DockTab {
  const tab = useView((state) => state.tab);
  return tab === "style" && !isPhone ? "chat" : tab;
}

function TabContent({ tab }: { readonly tab: DockTab }) {
  switch (tab) {
    case "chat":
      return <ChatThread />;
    case "inspect":
      return (
        <Suspense fallback={<Skeleton />}>
          <InspectPanel />
        </Suspense>
      );
    case "style":
      return <StyleTab />;
  }
}

const wideTabs: readonly DockTab[] = ["chat", "inspect"];
const phoneTabs: readonly DockTab[] = [...wideTabs, "style"];

function DockTabs({ isPhone }: { readonly isPhone: boolean }) {
  const { view } = useServices();
  const { frame: words, language, panels } = useWords();
  const tab = useTab(isPhone);
  const selected = useDocument(({ selection }) => selection.nodes.length + selection.edges.length);
  const tabs = isPhone ? phoneTabs : wideTabs;
  const titles: Readonly<Record<DockTab, ReactNode>> = {
    chat: words.chatTab,
    inspect: (
      <>
        {words.inspectTab}{" "}
        {selected > 0 && (
          <span className="badge num">
            {selected.toLocaleString(language)} <span className="sr">{words.selectedBadge}</span>
          </span>
        )}
      </>
    ),
    style: panels.style.title,
  };
  return (
    <div className="dock-tabs row">
      <TabList
        label={words.dockTabs}
        className="tab-list"
        of="dock"
        tabs={tabs.map((id) => ({ id, title: titles[id] }))}
        chosen={tab}
        onChoose={(next) => view.change({ tab: next })}
      />
      {tab === "chat" && <ChatMenu />}
    </div>
  );
}

const nextHeight: Readonly<Record<SheetHeight, SheetHeight>> = { low: "half", half: "full", full: "low" };

function Grip({ height }: { readonly height: SheetHeight }) {
  const { view } = useServices();
  const { sheetGrip, sheetState } = useWords("frame");
  return (
    <button
      type="button"
      className="sheet-grip"
      aria-label={sheetGrip(sheetState[height], sheetState[nextHeight[height]])}
      onClick={() => view.change({ sheet: nextHeight[height] })}
    >
      <i aria-hidden="true" />
    </button>
  );
}

/** The style panel in the sheet of a phone. Its sections are headings of the third level, so one of the second stands above them. */
function StyleTab() {
  const { panels } = useServices().features;
  const StyleContent = panels.find(({ name }) => name === "style")?.Content;
  const words = useWords("panels");
  return (
    <div className="tab-body" {...scrollable}>
      <h2 className="sr">{words.style.title}</h2>
      <Suspense fallback={<Skeleton />}>{StyleContent && <StyleContent />}</Suspense>
    </div>
  );
}
