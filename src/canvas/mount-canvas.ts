import type { DocumentNews } from "@/graph/document-types";
import type { CanvasDeps, CanvasNews, CanvasView } from "./canvas-port";
import { bindKeyboard } from "./keyboard";
import { createRoot } from "./root";
import { createStage } from "./stage";

/**
 * Shows a document in an element and keeps it shown: applies each change list of the document and nothing else.
 * The element must be positioned (not `static`), in the page, and get its size from its own style.
 */
export function mountCanvas(element: HTMLElement, deps: CanvasDeps): CanvasView {
  const root = createRoot(element);
  const listeners = new Set<(news: CanvasNews) => void>();
  const tell = (news: CanvasNews) => {
    for (const listener of listeners) listener(news);
  };
  let stage = createStage(root.host, deps, tell);

  const applyNews = ({ changes }: DocumentNews) => {
    if (changes.some(({ type }) => type === "graph-replace")) {
      stage.destroy();
      stage = createStage(root.host, deps, tell);
      tell({ type: "zoom" });
      tell({ type: "camera" });
    } else {
      stage.scene.apply(changes);
      stage.focus.check();
    }
    root.describe(deps.document);
  };

  let size = { width: element.clientWidth, height: element.clientHeight };
  const resize = () => {
    const { cy, camera } = stage.scene;
    const before = size;
    size = { width: element.clientWidth, height: element.clientHeight };
    if (before.width === size.width && before.height === size.height) return;
    cy.resize();
    camera.resized(size.width - before.width, size.height - before.height);
  };

  root.describe(deps.document);
  const unsubscribe = deps.document.subscribe(applyNews);
  const unsubscribeTrial = deps.document.subscribeTrial(() => stage.scene.restyle());
  const observer = new ResizeObserver(resize);
  observer.observe(element);
  const unbindKeys = bindKeyboard({
    element,
    deps,
    camera: () => stage.scene.camera,
    focus: () => stage.focus,
  });

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
    fit: () => stage.scene.camera.frame([], true),
    zoomBy: (factor) => stage.scene.camera.zoomBy(factor),
    zoomTo: (ids) => stage.scene.camera.frame(ids, true),
    zoom: () => stage.scene.cy.zoom(),
    camera: () => stage.scene.camera.now(),
    setCamera: (camera) => stage.scene.camera.set(camera),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pulse: (ids) => stage.pulse(ids),
    dim: (elements) => stage.scene.highlight.dim(elements),
    mark: (marks) => stage.mark(marks),
    setTheme: () => stage.retheme(),
    picture: (options, signal) => stage.picture(options, signal),
    drawing: (options) => stage.drawing(options),
    screenPosition: (id) => stage.screenPosition(id),
    inspect: () => stage.inspect(),
  };
}
