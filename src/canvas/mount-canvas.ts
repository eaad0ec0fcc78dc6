import type { DocumentNews, GraphDocument } from "@/graph/document/document-types";
import { notifyAll } from "@/lib/notify-all";
import type { CanvasDeps, CanvasNews, CanvasView } from "./canvas-port";
import { createFoldGate } from "./fold/fold-gate";
import { bindKeyboard } from "./keyboard/keyboard";
import { createRoot } from "./scene/root";
import type { Stage } from "./stage";
import { createStageHolder, type Over } from "./stage-holder";

/**
 * Shows a document in an element and keeps it shown: applies each change list of the document and nothing else.
 * The element must be positioned (not `static`), in the page, and get its size from its own style.
 */
export function mountCanvas(element: HTMLElement, given: CanvasDeps): CanvasView {
  const gate = createFoldGate(given);
  const { deps } = gate;
  const root = createRoot(element);
  const listeners = new Set<(news: CanvasNews) => void>();
  const tell = (news: CanvasNews) => notifyAll(listeners, news);
  const holder = createStageHolder(root.host, deps, tell);
  const { begin, change, follow, engines, over } = holder;
  let isBroken = false;
  const applyNews = (news: DocumentNews) => {
    if (isBroken) return;
    try {
      if (news.changes.some(({ type }) => type === "graph-replace")) begin();
      else if (engines.isOther()) change();
      else if (!engines.isWaiting()) {
        follow(() => {
          holder.stage().scene.apply(news);
          holder.stage().focus.check();
        });
      }
      root.describe(deps.document, deps.words());
    } catch (error) {
      isBroken = true;
      deps.onBroken(error);
    }
  };

  let size = { width: element.clientWidth, height: element.clientHeight };
  const resize = () => {
    const before = size;
    size = { width: element.clientWidth, height: element.clientHeight };
    const { scene } = holder.stage();
    const [dx, dy] = [size.width - before.width, size.height - before.height];
    if (dx !== 0 || dy !== 0) scene.resize();
    scene.camera.resized(dx, dy);
  };

  root.describe(deps.document, deps.words());
  const unsubscribe = deps.document.subscribe(applyNews);
  const unsubscribeTrial = deps.document.subscribeTrial(() =>
    engines.isWaiting() ? undefined : follow(() => holder.stage().scene.restyle()),
  );
  const observer = new ResizeObserver(resize);
  observer.observe(element);
  const unbindKeys = bindKeyboard({ element, deps, stage: holder.stage });

  const destroy = () => {
    gate.destroy();
    observer.disconnect();
    unsubscribe();
    unsubscribeTrial();
    unbindKeys();
    listeners.clear();
    holder.destroy();
    root.remove();
  };

  return gate.view({
    destroy,
    resize,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setWords: () => root.describe(deps.document, deps.words()),
    setDrawingWay: () => {
      engines.chosen();
      if (engines.isOther()) change();
    },
    ...viewOf({ document: deps.document, stage: holder.stage, over, whenReady: engines.whenReady }),
  });
}

interface ViewParts {
  readonly document: GraphDocument;
  stage(): Stage;
  readonly over: Over;
  whenReady(): Promise<void>;
}

/** What the stage now standing does. */
type OwnCalls = "destroy" | "resize" | "subscribe" | "setWords" | "setDrawingWay";

function viewOf({ document, stage, over, whenReady }: ViewParts): Omit<CanvasView, OwnCalls> {
  const camera = () => stage().scene.camera;
  return {
    fit: () => camera().frame([], true),
    zoomBy: (factor) => camera().zoomBy(factor),
    zoomTo: (ids) => camera().frame(ids, true),
    zoom: () => camera().now().zoom,
    camera: () => camera().now(),
    setCamera: (next) => camera().set(next),
    pulse: (ids) => stage().pulse(ids),
    preview: (positions) => stage().scene.preview(positions),
    dim: (elements) => {
      over.dimmed = elements;
      stage().scene.highlight.dim(elements);
    },
    isolate: (elements) => {
      over.isolated = elements;
      stage().scene.highlight.isolate(elements);
    },
    mark: (marks) => {
      over.marks = marks;
      stage().mark(marks);
    },
    setTheme: () => stage().retheme(),
    setTool: (tool) => stage().tool.set(tool),
    focused: () => stage().focus.now(),
    focusNode: (id) => stage().focus.go(id),
    drawing: async (options) => {
      // The stage is asked for only when the code is there: another graph may have been opened meanwhile.
      const { drawNow } = await import("./drawing/draw-now");
      await whenReady();
      return drawNow({ stage, document }, options);
    },
    screenPosition: (id) => stage().screenPosition(id),
    modelPosition: (point) => {
      const { x, y, zoom } = camera().now();
      return { x: (point.x - x) / zoom, y: (point.y - y) / zoom };
    },
    inspect: () => stage().inspect(),
  };
}
