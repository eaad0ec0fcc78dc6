import type { DocumentNews } from "@/graph/document/document-types";
import { tellEach } from "@/lib/tell-each";
import type { CanvasDeps, CanvasNews, CanvasView } from "./canvas-port";
import { createScene } from "./cytoscape/scene";
import { bindKeyboard } from "./keyboard/keyboard";
import { createRoot } from "./scene/root";
import { createStage, type Stage } from "./stage";

/**
 * Shows a document in an element and keeps it shown: applies each change list of the document and nothing else.
 * The element must be positioned (not `static`), in the page, and get its size from its own style.
 */
export function mountCanvas(element: HTMLElement, deps: CanvasDeps): CanvasView {
  const root = createRoot(element);
  const listeners = new Set<(news: CanvasNews) => void>();
  const tell = (news: CanvasNews) => tellEach(listeners, news);
  let stage = createStage({ host: root.host, deps, makeScene: createScene, tell });

  const begin = () => {
    stage.destroy();
    const tool = stage.tool.now();
    stage = createStage({ host: root.host, deps, makeScene: createScene, tell });
    void stage.tool.set(tool);
    tell({ type: "zoom" });
    tell({ type: "camera" });
  };
  /** Where the picture cannot follow, it is drawn anew as the document is. */
  const follow = (draw: () => void) => {
    try {
      draw();
    } catch {
      const camera = stage.scene.camera.now();
      begin();
      stage.scene.camera.set(camera);
    }
  };
  let isBroken = false;
  const applyNews = (news: DocumentNews) => {
    if (isBroken) return;
    try {
      if (news.changes.some(({ type }) => type === "graph-replace")) begin();
      else {
        follow(() => {
          stage.scene.apply(news);
          stage.focus.check();
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
    if (before.width === size.width && before.height === size.height) return;
    stage.scene.resize();
    stage.scene.camera.resized(size.width - before.width, size.height - before.height, deps.refits());
  };

  root.describe(deps.document, deps.words());
  const unsubscribe = deps.document.subscribe(applyNews);
  const unsubscribeTrial = deps.document.subscribeTrial(() => follow(() => stage.scene.restyle()));
  const observer = new ResizeObserver(resize);
  observer.observe(element);
  const unbindKeys = bindKeyboard({ element, deps, stage: () => stage });

  const destroy = () => {
    observer.disconnect();
    unsubscribe();
    unsubscribeTrial();
    unbindKeys();
    listeners.clear();
    stage.destroy();
    root.remove();
  };

  return {
    destroy,
    resize,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setWords: () => root.describe(deps.document, deps.words()),
    ...viewOf(() => stage),
  };
}

/** What the stage now standing does. */
function viewOf(stage: () => Stage): Omit<CanvasView, "destroy" | "resize" | "subscribe" | "setWords"> {
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
    dim: (elements) => stage().scene.highlight.dim(elements),
    isolate: (elements) => stage().scene.highlight.isolate(elements),
    mark: (marks) => stage().mark(marks),
    setTheme: () => stage().retheme(),
    setTool: (tool) => stage().tool.set(tool),
    focused: () => stage().focus.now(),
    focusNode: (id) => stage().focus.go(id),
    picture: (options, signal) => {
      const { scene, labels } = stage();
      return scene.picture(labels, { options, signal });
    },
    drawing: async (options) => {
      // The stage is asked for only when the code is there: another graph may have been opened meanwhile.
      const { drawScene } = await import("./drawing/drawing");
      const { scene, labels } = stage();
      const draw = () => drawScene(scene, labels, options);
      // The overview is drawn often and needs no exact ends of lines.
      return options?.withLabels === false ? draw() : scene.distance.fromNear(draw);
    },
    screenPosition: (id) => stage().screenPosition(id),
    modelPosition: (point) => {
      const { x, y, zoom } = camera().now();
      return { x: (point.x - x) / zoom, y: (point.y - y) / zoom };
    },
    inspect: () => stage().inspect(),
  };
}
