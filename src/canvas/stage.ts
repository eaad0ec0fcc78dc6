import type { Core } from "cytoscape";
import type { NodeId, Position } from "@/graph/document/graph-types";
import type { CanvasDeps, CanvasInspection, CanvasNews, CanvasView } from "./canvas-port";
import { bindGestures } from "./gestures";
import { inspectElements } from "./inspect";
import { createNeighborList } from "./keyboard/neighbor-list";
import { createNodeFocus, type NodeFocus } from "./keyboard/node-focus";
import { createLabelLayer, type LabelLayer } from "./labels/label-layer";
import { createLazyMarks } from "./marks/lazy-marks";
import { createOverlay } from "./marks/overlay";
import { createScene, type Scene } from "./scene/scene";
import { createToolControl, type ToolControl } from "./tools/tool-control";

/** A scene with all that lies over it: labels, rings, keyboard focus, gestures. */
export interface Stage extends Pick<CanvasView, "pulse" | "mark" | "screenPosition" | "inspect"> {
  readonly scene: Scene;
  readonly labels: LabelLayer;
  readonly focus: NodeFocus;
  readonly tool: ToolControl;
  positionOf(id: NodeId): Position | null;
  retheme(): void;
  destroy(): void;
}

export function createStage(host: HTMLElement, deps: CanvasDeps, tell: (news: CanvasNews) => void): Stage {
  const scene = createScene(host, deps);
  const { cy, highlight, faults } = scene;
  const neighbors = createNeighborList(host, deps);
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
  const { document, hasLabels } = deps;
  const labels = createLabelLayer({ ...scene, host, document, hasLabels, focused: focus.now });
  const marks = createLazyMarks({ cy, host, tokens: scene.tokens });
  const tool = createToolControl({ cy, host, deps });
  const unbind = bindGestures({ cy, deps, highlight, onPick: focus.startFrom, tool: tool.now });
  // One that throws in the engine's frame would be its last.
  cy.on("render", () => {
    for (const draw of [labels.draw, overlay.follow, marks.draw]) faults.guard(null, draw, undefined);
  });
  tellCamera(cy, tell);

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
    labels,
    focus,
    tool,
    inspect,
    pulse: overlay.pulse,
    mark: marks.show,
    screenPosition: (id) => circleOf(scene, id),
    positionOf: (id) => {
      const node = cy.getElementById(id).nodes().first();
      return node.empty() ? null : { ...node.position() };
    },
    retheme: () => {
      scene.retheme();
      labels.draw();
      marks.draw();
    },
    destroy: () => {
      unbind();
      tool.destroy();
      marks.show(null);
      scene.destroy();
      for (const layer of [labels, overlay, neighbors]) layer.destroy();
    },
  };
}

function tellCamera(cy: Core, tell: (news: CanvasNews) => void): void {
  let zoom = cy.zoom();
  cy.on("viewport", () => {
    if (cy.zoom() !== zoom) tell({ type: "zoom" });
    zoom = cy.zoom();
    tell({ type: "camera" });
  });
}

function circleOf({ cy, looks }: Scene, id: NodeId) {
  const node = cy.getElementById(id);
  if (node.empty() || !looks.node(id)?.visible) return null;
  const { x, y } = node.renderedPosition();
  return { x, y, radius: node.renderedWidth() / 2, zoom: cy.zoom() };
}
