import { ChevronDown, ChevronUp } from "lucide-react";
import { lazy, type RefObject, Suspense, useLayoutEffect, useRef, useState } from "react";
import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { tableHeights } from "@/store/view/panels";
import { shownKeys } from "../actions/key-match";
import { showTable, toggleTable } from "../actions/show-table";
import { Button } from "../parts/Button";
import { Skeleton } from "../parts/Skeleton";
import { Splitter } from "../parts/Splitter";
import { TabList } from "../parts/TabList";
import { watchSize } from "../parts/watch-size";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { useView, useWords } from "../use-stores";

const load = async () => ({ default: (await import("./TablePanel")).TablePanel });
const TablePanel = lazy(load);

/** The table under the canvas: a tab while it is closed; what it holds is loaded when it is opened. */
export function TableDrawer() {
  const { view } = useServices();
  const words = useWords("drawer");
  const part = useView((state) => state.panels.tableHeight);
  const drawer = useRef<HTMLElement>(null);
  const room = useParentHeight(drawer);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const isOpen = part > 0;
  const resize = (height: number) => view.changePanels({ tableHeight: height / room });
  return (
    <section
      ref={drawer}
      className={isOpen ? "drawer column open" : "drawer column"}
      aria-label={words.table}
      onPointerEnter={() => void load()}
      style={isOpen ? { height: `${part * 100}%` } : undefined}
    >
      {isOpen && (
        <Splitter
          label={words.height}
          orientation="horizontal"
          grows={-1}
          size={Math.round(part * room)}
          least={Math.round(room * tableHeights.least)}
          most={Math.round(room * tableHeights.most)}
          onResize={resize}
          onReset={() => view.changePanels({ tableHeight: tableHeights.low })}
        />
      )}
      <div className="drawer-tab row">
        <OpenButton isOpen={isOpen} />
        <span className="sep" />
        <TargetTabs isOpen={isOpen} />
        {isOpen && <div className="drawer-tools row" ref={setTools} />}
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton />}>
          <TablePanel tools={tools} />
        </Suspense>
      )}
    </section>
  );
}

function OpenButton({ isOpen }: { readonly isOpen: boolean }) {
  const { view } = useServices();
  const words = useWords("drawer");
  const Chevron = isOpen ? ChevronDown : ChevronUp;
  return (
    <Button
      icon={Chevron}
      aria-expanded={isOpen}
      title={isOpen ? words.close : words.open}
      onClick={() => toggleTable(view)}
    >
      {words.table}
      <kbd>{shownKeys("T")}</kbd>
    </Button>
  );
}

const targets: readonly ElementTarget[] = ["nodes", "edges"];

function TargetTabs({ isOpen }: { readonly isOpen: boolean }) {
  const { view } = useServices();
  const { language, drawer: words } = useWords();
  const chosen = useView((state) => state.panels.table);
  const counts = useDocument(countsOf);
  const title = (target: ElementTarget) => (
    <>
      {words[target]} <span className="num">{counts[target].toLocaleString(language)}</span>
    </>
  );
  return (
    <TabList
      label={words.show}
      className="drawer-tabs"
      tabClass="btn"
      of="table"
      tabs={targets.map((id) => ({ id, title: title(id) }))}
      chosen={chosen}
      isOpen={isOpen}
      onChoose={(target) => showTable(view, target)}
    />
  );
}

function countsOf({ tables }: GraphDocument): Readonly<Record<ElementTarget, number>> {
  return { nodes: tables.nodes.count, edges: tables.edges.count };
}

/** Of the element's parent, in CSS px; followed as it changes. */
function useParentHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(800);
  useLayoutEffect(() => {
    const parent = element.current?.parentElement;
    if (!parent) return undefined;
    const read = () => parent.clientHeight > 0 && setHeight(parent.clientHeight);
    read();
    return watchSize([parent], read);
  }, [element]);
  return height;
}
