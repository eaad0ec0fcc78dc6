import type { GraphDocument } from "@/graph/document/document-types";
import type { EdgeId, NodeId, Position } from "@/graph/document/graph-types";
import type { Camera } from "../canvas-port";
import { LEAST_PX } from "../scene/far";
import type { Distance, EdgePath, NodeFigure, Plane } from "../scene/plane";
import type { Looks } from "../style/looks";
import { SPACE } from "./card/shaders";
import { middleOfRoute, type Route } from "./edge-route";
import type { Engine } from "./engine";
import type { Figures } from "./figure-types";
import type { Groups } from "./groups";
import { nearestNode } from "./hits";

interface PlaneDeps {
  readonly host: HTMLElement;
  readonly document: GraphDocument;
  readonly looks: Looks;
  readonly figures: Figures;
  readonly groups: Groups;
  engine(): Engine | null;
  isLeaving(id: NodeId): boolean;
}

export interface SigmaPlane extends Plane, Pick<Distance, "fromNear"> {
  /** Gives the engine the camera again: its element has another size. */
  again(): void;
}

/** Where Sigma draws what. */
export function createPlane(deps: PlaneDeps): SigmaPlane {
  const { document, looks, figures, groups, engine, isLeaving } = deps;
  const sight = createSight(deps);
  let isNear = false;
  const leastRadius = () => (isNear ? 0 : LEAST_PX / 2 / sight.camera().zoom);
  const fromNear = <T>(run: () => T): T => {
    isNear = true;
    try {
      return run();
    } finally {
      isNear = false;
    }
  };
  const figureOf = (id: NodeId): NodeFigure | null => {
    if (!looks.node(id)?.visible) return null;
    const box = groups.box(id);
    if (box !== null) return { id, position: box.middle, radius: box.height / 2, isGroup: true };
    const position = figures.placeOf(id);
    if (position === null) return null;
    const { radius } = figures.graph.getNodeAttributes(id).paint;
    return { id, position, radius: Math.max(radius, leastRadius()), isGroup: false };
  };
  function* nodes() {
    const { tables } = document;
    for (let row = 0; row < tables.nodes.count; row += 1) {
      const figure = figureOf(tables.nodes.idAt(row));
      if (figure !== null) yield figure;
    }
  }
  return {
    ...sight,
    ...edgesOf(deps),
    fromNear,
    isGone: () => engine() === null,
    nodes,
    node: figureOf,
    placeOf: (id) => placeIn(deps, id),
    outerRadius: (id) => {
      const box = groups.box(id);
      if (box !== null || !figures.graph.hasNode(id)) return (box?.width ?? 0) / 2;
      const { radius, border } = figures.graph.getNodeAttributes(id).paint;
      return radius + border / 2;
    },
    groupSize: (id) => groups.box(id) ?? { width: 0, height: 0 },
    nodeAt: (at, reach) => nearestNode(figures, at, reach) ?? groups.at(at),
    isLeaving,
  };
}

/** The camera, in CSS px and model units; the engine's own camera follows it. */
function createSight({ host, engine }: PlaneDeps) {
  let camera: Camera = { x: 0, y: 0, zoom: 1 };
  const listeners = new Set<() => void>();
  const width = () => host.clientWidth;
  const height = () => host.clientHeight;
  const again = () => {
    const least = Math.max(1, Math.min(width(), height()));
    const middle = { x: (width() / 2 - camera.x) / camera.zoom, y: (height() / 2 - camera.y) / camera.zoom };
    engine()
      ?.getCamera()
      .setState({ x: 0.5 + middle.x / SPACE, y: 0.5 - middle.y / SPACE, ratio: least / (SPACE * camera.zoom) });
  };
  return {
    width,
    height,
    again,
    camera: () => camera,
    show: (next: Camera) => {
      camera = next;
      again();
      for (const listener of [...listeners]) listener();
    },
    onMove: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function placeIn({ groups, figures }: PlaneDeps, id: NodeId): Position | null {
  return groups.box(id)?.middle ?? figures.placeOf(id);
}

function edgesOf(deps: PlaneDeps): Pick<Plane, "edges" | "edge" | "path"> {
  const { figures } = deps;
  const endsOf = (id: EdgeId) => {
    if (!figures.graph.hasEdge(id)) return null;
    const [source, target] = figures.graph.extremities(id);
    const [from, to] = [placeIn(deps, source), placeIn(deps, target)];
    return from && to && { source, target, from, to };
  };
  const routeOf = (id: EdgeId, { from, to }: Pick<Route, "from" | "to">): Route =>
    figures.graph.getEdgeAttributes(id).paint.route ?? { from, to, controls: [] };
  return {
    edges: () => figures.graph.edges(),
    edge: (id) => {
      const ends = figures.graph.hasEdge(id) && figures.graph.getEdgeAttributes(id).paint.width > 0 ? endsOf(id) : null;
      return ends && { ...ends, middle: () => middleOfRoute(routeOf(id, ends)) };
    },
    path: (id) => {
      const ends = endsOf(id);
      return ends && pathOf(routeOf(id, ends));
    },
  };
}

/** null: nothing of it is to be seen. */
function pathOf({ from, to, controls }: Route): EdgePath | null {
  const isHidden = controls.length === 0 && from.x === to.x && from.y === to.y;
  return isHidden ? null : { from, to, controls, corners: [] };
}
