import type { NodeId, Position } from "@/graph/document/graph-types";
import type { CanvasDeps, CanvasInspection, CanvasNews, CanvasView } from "./canvas-port";
import { createNeighborList } from "./keyboard/neighbor-list";
import { createNodeFocus, type NodeFocus } from "./keyboard/node-focus";
import { createLabelLayer, type LabelLayer } from "./labels/label-layer";
import { createChangeMarks } from "./marks/change-layer";
import { createOverlay } from "./marks/overlay";
import type { Plane } from "./scene/plane";
import type { Scene, SceneMaker } from "./scene/scene";
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

interface StageParts {
  readonly host: HTMLElement;
  readonly deps: CanvasDeps;
  readonly makeScene: SceneMaker;
  tell(news: CanvasNews): void;
}

export function createStage({ host, deps, makeScene, tell }: StageParts): Stage {
  const scene = makeScene(host, deps);
  const { plane, press } = scene;
  const neighbors = createNeighborList(host, deps);
  const overlay = createOverlay({ host, circleOf: (id) => circleOf(plane, id), reducedMotion: deps.reducedMotion });
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
  const marks = createChangeMarks({ scene, host });
  const tool = createToolControl({ plane, press, host, deps });
  const unbind = scene.bindGestures({ onPick: focus.startFrom, tool: tool.now });
  scene.onFrame([labels.draw, overlay.follow, marks.draw]);
  tellCamera(plane, tell);

  const inspect = (): CanvasInspection => {
    const elements = scene.inspect();
    return {
      ...elements,
      shownNodes: elements.nodes.filter(({ visible }) => visible).length,
      shownEdges: elements.edges.filter(({ visible }) => visible).length,
      labels: labels.drawn().map(({ key, text, side }) => ({ id: key, text, side })),
      zoom: plane.camera().zoom,
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
    screenPosition: (id) => circleOf(plane, id),
    positionOf: plane.placeOf,
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

function tellCamera(plane: Plane, tell: (news: CanvasNews) => void): void {
  let { zoom } = plane.camera();
  plane.onMove(() => {
    const now = plane.camera().zoom;
    if (now !== zoom) tell({ type: "zoom" });
    zoom = now;
    tell({ type: "camera" });
  });
}

function circleOf(plane: Plane, id: NodeId) {
  const node = plane.node(id);
  if (node === null) return null;
  const { x, y, zoom } = plane.camera();
  const { position, radius } = node;
  return { x: position.x * zoom + x, y: position.y * zoom + y, radius: radius * zoom, zoom };
}
