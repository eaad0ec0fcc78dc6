import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { CanvasView } from "@/canvas/canvas-port";
import type { DocumentNews, GraphDocument } from "@/graph/document/document-types";
import type { CanvasTool } from "@/store/view/view-store";
import { findAction } from "../actions/feature";
import { arrowGroup } from "../parts/arrow-group";
import { Button } from "../parts/Button";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { useView, useWords } from "../use-stores";
import { canvasDeps } from "./canvas-deps";
import { ViewControls } from "./controls/ViewControls";
import { FoldBar } from "./FoldBar";
import { Legend } from "./legend/Legend";
import { type Hover, HoverTip } from "./popups/HoverTip";
import { SelectionBar } from "./popups/SelectionBar";
import { type CanvasPart, useCanvasPart } from "./use-canvas-part";

/** The tip comes this long after the canvas reported the hover. */
const tipMs = 260;

const Popups = lazy(async () => ({ default: (await import("./popups/CanvasPopups")).CanvasPopups }));

/** The canvas and what floats over it. React owns the element, the view what is in it. */
export function GraphCanvas({ isBehind }: { readonly isBehind: boolean }) {
  const services = useServices();
  const element = useRef<HTMLDivElement>(null);
  const [canvas, setCanvas] = useState<CanvasView | null>(null);
  const [hover, setHover] = useState<Hover | null>(null);
  const part = useCanvasPart();
  const hasPopup = useView((state) => state.popup !== null);
  const wantsFoldBar = useDocument(mayFold);

  useEffect(() => {
    const host = element.current;
    if (!host || !part.mount) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (next: Hover | null) => {
      clearTimeout(timer);
      if (next) timer = setTimeout(() => setHover(next), tipMs);
      else setHover(null);
    };
    const broken = (error: unknown) => {
      // Thrown where React draws, so that the page of last resort takes over.
      setHover(() => {
        throw error;
      });
    };
    const view = part.mount(host, canvasDeps(services, host, { hover: tell, broken }));
    // Another graph brings another legend, of which the picture keeps clear once it is drawn.
    const unsubscribe = services.document.subscribe((news) => {
      if (isNewPicture(news, services.document)) requestAnimationFrame(() => view.fit());
    });
    services.canvas.put(view);
    setCanvas(view);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      services.canvas.put(null);
      setCanvas(null);
      view.destroy();
    };
  }, [services, part.mount]);

  useToolAndWords(canvas);
  useLabels(canvas);
  useDrawing(canvas);
  // The card is gone and the floats are there: the picture moves clear of them.
  const wasBehind = useRef(isBehind);
  useEffect(() => {
    if (wasBehind.current && !isBehind) canvas?.fit();
    wasBehind.current = isBehind;
  }, [isBehind, canvas]);

  return (
    <div className="field-of-view">
      <div ref={element} id="graph" className={isBehind ? "graph behind" : "graph"} />
      {!isBehind && (
        <>
          {part.mount ? <EmptyHint /> : <CanvasWait part={part} />}
          {!part.isFailed && <ToolPill />}
          <SelectionBar />
          {wantsFoldBar && <FoldBar />}
          <Legend />
          {canvas && <ViewControls canvas={canvas} />}
          {hover && !hasPopup && <HoverTip hover={hover} />}
          <Suspense>{canvas && hasPopup && <Popups canvas={canvas} />}</Suspense>
        </>
      )}
    </div>
  );
}

/** The canvas reads by itself whether there are labels; here it hears that it changed. */
function useLabels(canvas: CanvasView | null): void {
  const hasLabels = useView((state) => state.hasLabels);
  const shown = useRef(hasLabels);
  useEffect(() => {
    if (shown.current === hasLabels) return;
    shown.current = hasLabels;
    canvas?.setTheme();
  }, [canvas, hasLabels]);
}

/** The canvas asks by itself how to draw; here it hears that another way was chosen. */
function useDrawing(canvas: CanvasView | null): void {
  const drawing = useView((state) => state.drawing);
  useEffect(() => {
    void drawing;
    canvas?.setDrawingWay();
  }, [canvas, drawing]);
}

/** Gives the tool that a press on the canvas uses now. */
function useToolAndWords(canvas: CanvasView | null): void {
  const { view } = useServices();
  const tool = useView((state) => state.tool);
  const words = useWords();
  const hint = words.canvas.toolHints[canvas ? tool : "select"];
  useEffect(() => canvas?.setTool(tool), [canvas, tool]);
  useEffect(() => {
    if (hint !== "") view.change({ announcement: hint });
  }, [hint, view]);
  useEffect(() => {
    // It reads them by itself; here it hears that they are others.
    void words;
    canvas?.setWords();
  }, [canvas, words]);
  // The canvas hears Esc while it has the focus; a tool can be put down from anywhere.
  useEffect(() => {
    if (tool === "select") return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) view.change({ tool: "select" });
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [tool, view]);
}

/** Another graph, or the first nodes of an empty one, unless a hand put one where it is to stand. */
function isNewPicture({ changes, origin }: DocumentNews, { tables }: GraphDocument): boolean {
  const added = changes.filter(({ type }) => type === "node-put").length;
  const isFirst = added > 0 && added === tables.nodes.count && (added > 1 || origin.actor === "assistant");
  return changes.some(({ type }) => type === "graph-replace") || isFirst;
}

/** The picture is of groups, or may have to be. */
function mayFold({ fold, tables }: GraphDocument): boolean {
  return fold !== null || tables.nodes.count > 3000;
}

/** In the canvas's place until the part that draws it is there: nothing for a moment, then what is going on, or what went wrong. */
function CanvasWait({ part }: { readonly part: CanvasPart }) {
  const words = useWords("canvas");
  if (!part.isFailed) {
    return (
      <p className="canvas-wait" role="status">
        {words.loading}
      </p>
    );
  }
  return (
    <div className="empty-hint column" role="alert">
      <p>{words.notLoaded}</p>
      <Button className="line" onClick={part.retry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}

/** Where there is nothing to see, why, and the way on. */
function EmptyHint() {
  const { edit } = useServices();
  const words = useWords("canvas");
  const reason = useDocument(emptiness);
  if (reason === null) return null;
  return (
    <div className="empty-hint column">
      <p>{reason === "empty" ? words.emptyGraph : words.allHidden}</p>
      {reason === "hidden" && (
        <Button className="line" onClick={() => void edit.run({ name: "showAll", input: {} })}>
          {words.showAll}
        </Button>
      )}
    </div>
  );
}

function emptiness(document: GraphDocument): "empty" | "hidden" | null {
  const { nodes } = document.tables;
  if (nodes.count === 0) return "empty";
  if (document.filter === null) return null;
  for (let row = 0; row < nodes.count; row += 1) if (document.isVisible("nodes", nodes.idAt(row))) return null;
  return "hidden";
}

const tools: readonly CanvasTool[] = ["select", "lasso", "node", "connect"];

/** What a press on the canvas does. */
function ToolPill() {
  const services = useServices();
  const { view } = services;
  const words = useWords();
  const armed = useView((state) => state.tool);
  return (
    <div className="float tools" role="toolbar" aria-label={words.canvas.tools} ref={arrowGroup}>
      {tools.map((tool) => {
        const { icon, keys, title } = findAction(services, `tools.${tool}`);
        return (
          icon && (
            <IconButton
              key={tool}
              icon={icon}
              label={title(words)}
              {...(keys?.[0] === undefined ? {} : { keys: keys[0] })}
              aria-pressed={armed === tool}
              onClick={() => view.change({ tool: tool === armed ? "select" : tool })}
            />
          )
        );
      })}
    </div>
  );
}
