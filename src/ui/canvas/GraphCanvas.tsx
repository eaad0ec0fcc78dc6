import { useEffect, useRef, useState } from "react";
import type { CanvasDeps, CanvasView, Insets } from "@/canvas/canvas-port";
import type { GraphChange } from "@/graph/change-types";
import type { GraphDocument } from "@/graph/document-types";
import { type Services, useServices } from "../services";
import { phoneQuery } from "../use-media";
import { shownTheme } from "../use-theme";
import { EmptyHint } from "./EmptyHint";
import { type Hover, HoverTip } from "./HoverTip";
import { Legend } from "./Legend";
import { SelectionBar } from "./SelectionBar";
import { ViewControls } from "./ViewControls";

/** The tip comes this long after the canvas told of the hover. */
const tipMs = 260;

/** The canvas and what floats over it. React owns the element, the view what is in it. */
export function GraphCanvas({ isBehind }: { readonly isBehind: boolean }) {
  const services = useServices();
  const element = useRef<HTMLDivElement>(null);
  const [canvas, setCanvas] = useState<CanvasView | null>(null);
  const [hover, setHover] = useState<Hover | null>(null);

  useEffect(() => {
    const host = element.current;
    if (!host) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (next: Hover | null) => {
      clearTimeout(timer);
      if (next) timer = setTimeout(() => setHover(next), tipMs);
      else setHover(null);
    };
    const view = services.mountCanvas(host, depsFor(services, host, tell));
    // Another graph brings another legend, of which the picture keeps clear once it is drawn.
    const unsubscribe = services.document.subscribe(({ changes }) => {
      if (isNewPicture(changes, services.document)) requestAnimationFrame(() => view.fit());
    });
    services.canvas.current = view;
    setCanvas(view);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      services.canvas.current = null;
      setCanvas(null);
      view.destroy();
    };
  }, [services]);

  // The card is gone and the floats are there: the picture moves clear of them.
  const wasBehind = useRef(isBehind);
  useEffect(() => {
    if (wasBehind.current && !isBehind) canvas?.fit();
    wasBehind.current = isBehind;
  }, [isBehind, canvas]);

  return (
    <div className="field-of-view">
      <div ref={element} className={isBehind ? "graph behind" : "graph"} />
      {!isBehind && (
        <>
          <EmptyHint />
          <SelectionBar />
          <Legend />
          {canvas && <ViewControls canvas={canvas} />}
          {hover && <HoverTip hover={hover} />}
        </>
      )}
    </div>
  );
}

/** Another graph, or the first nodes of an empty one. */
function isNewPicture(changes: readonly GraphChange[], { tables }: GraphDocument): boolean {
  const added = changes.filter(({ type }) => type === "node-put").length;
  return changes.some(({ type }) => type === "graph-replace") || (added > 0 && added === tables.nodes.count);
}

function depsFor(services: Services, host: HTMLElement, tellHover: (hover: Hover | null) => void): CanvasDeps {
  const { document, edit, view } = services;
  return {
    document,
    run: (call) => void edit.run(call),
    onOpen: () => view.change({ tab: "inspect" }),
    onHover: (element, point) => tellHover(element && { element, point }),
    announce: (announcement) => view.change({ announcement }),
    theme: shownTheme,
    reducedMotion: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
    insets: () => insetsOf(host),
  };
}

/** The picture keeps clear of the floats: beside the legend where there is room, above it where there is none. */
function insetsOf(host: HTMLElement): Insets {
  const plain = { top: 56, right: 56, bottom: 32, left: 56 };
  if (matchMedia(phoneQuery).matches) return { top: 64, right: 16, bottom: 16, left: 16 };
  const legend = host.parentElement?.querySelector(".legend")?.getBoundingClientRect();
  if (!legend) return { ...plain, bottom: 56 };
  const [width, height] = [legend.width + 24, legend.height + 24];
  const beside = width * host.clientHeight < height * host.clientWidth;
  return beside ? { ...plain, left: width + 24, bottom: 56 } : { ...plain, bottom: height };
}
