import type { NodeId } from "@/graph/graph-types";
import type { CanvasDeps, CanvasInspection, CanvasView } from "./canvas-port";
import { bindGestures } from "./gestures";
import { inspectElements } from "./inspect";
import { createLabelLayer } from "./label-layer";
import { createNeighborList } from "./neighbor-list";
import { createNodeFocus, type NodeFocus } from "./node-focus";
import { createOverlay } from "./overlay";
import { takePicture } from "./picture";
import { createScene, type Scene } from "./scene";

/** A scene with all that lies over it: labels, rings, keyboard focus, gestures. */
interface Stage extends Pick<CanvasView, "pulse" | "picture" | "screenPosition" | "inspect"> {
  readonly scene: Scene;
  readonly focus: NodeFocus;
  retheme(): void;
  destroy(): void;
}

export function createStage(host: HTMLElement, deps: CanvasDeps, onZoom: () => void): Stage {
  const scene = createScene(host, deps);
  const { cy, looks, highlight } = scene;
  const neighbors = createNeighborList(host, deps.document);
  const overlay = createOverlay({ host, circleOf: (id) => circleOf(scene, id), reducedMotion: deps.reducedMotion });
  const focus = createNodeFocus({
    deps,
    placed: () => scene.extents(),
    show: (id) => {
      overlay.focus(id);
      neighbors.show(id);
      labels.draw();
      if (id !== null) scene.camera.reveal(id);
    },
  });
  const labels = createLabelLayer({
    host,
    cy,
    document: deps.document,
    looks,
    highlight,
    focused: focus.now,
    tokens: scene.tokens,
  });
  const unbind = bindGestures({ cy, deps, highlight, onPick: focus.startFrom });
  cy.on("render", () => {
    labels.draw();
    overlay.follow();
  });
  cy.on("zoom", onZoom);

  const inspect = (): CanvasInspection => {
    const elements = inspectElements(cy);
    return {
      ...elements,
      shownNodes: elements.nodes.filter(({ visible }) => visible).length,
      shownEdges: elements.edges.filter(({ visible }) => visible).length,
      labels: labels.drawn().map(({ key, text, side }) => ({ id: key, text, side })),
      zoom: cy.zoom(),
      focused: focus.now(),
    };
  };

  return {
    scene,
    focus,
    inspect,
    pulse: overlay.pulse,
    picture: (options, signal) => takePicture(scene, labels, { options, signal }),
    screenPosition: (id) => circleOf(scene, id),
    retheme: () => {
      scene.retheme();
      labels.draw();
    },
    destroy: () => {
      unbind();
      scene.destroy();
      for (const layer of [labels, overlay, neighbors]) layer.destroy();
    },
  };
}

function circleOf({ cy }: Scene, id: NodeId) {
  const node = cy.getElementById(id);
  if (node.empty() || !node.visible()) return null;
  const { x, y } = node.renderedPosition();
  return { x, y, radius: node.renderedWidth() / 2 };
}
