import type { GraphDocument } from "@/graph/document/document-types";
import type { EdgeId, NodeId, Position } from "@/graph/document/graph-types";
import type { Camera } from "../canvas-port";
import { LEAST_PX } from "../scene/far";
import type { EdgePath, NodeFigure, Plane } from "../scene/plane";
import type { Looks } from "../style/looks";
import { SPACE } from "./card/shaders";
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

export interface SigmaPlane extends Plane {
  /** Gives the engine the camera again: its element has another size. */
  again(): void;
}

/** Where Sigma draws what. */
export function createPlane(deps: PlaneDeps): SigmaPlane {
  const { document, looks, figures, groups, engine, isLeaving } = deps;
  const sight = createSight(deps);
  const figureOf = (id: NodeId): NodeFigure | null => {
    if (!looks.node(id)?.visible) return null;
    const box = groups.box(id);
    if (box !== null) return { id, position: box.middle, radius: box.height / 2, isGroup: true };
    const position = figures.placeOf(id);
    if (position === null) return null;
    const { radius } = figures.graph.getNodeAttributes(id).paint;
    return { id, position, radius: Math.max(radius, LEAST_PX / 2 / sight.camera().zoom), isGroup: false };
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

/** The camera, in CSS px and model units; the engine's own is told of it. */
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
  const { looks, figures } = deps;
  const endsOf = (id: EdgeId) => {
    if (!figures.graph.hasEdge(id)) return null;
    const [source, target] = figures.graph.extremities(id);
    const [from, to] = [placeIn(deps, source), placeIn(deps, target)];
    return from && to && { source, target, from, to };
  };
  return {
    edges: () => figures.graph.edges(),
    edge: (id) => {
      const ends = looks.edge(id)?.visible ? endsOf(id) : null;
      return ends && { ...ends, middle: () => middleOf(ends, figures.controls(id)) };
    },
    path: (id) => {
      const ends = endsOf(id);
      return ends && pathOf(ends, figures.controls(id), figures.graph.getEdgeAttributes(id).paint);
    },
  };
}

interface Ends {
  readonly from: Position;
  readonly to: Position;
}

function middleOf({ from, to }: Ends, controls: readonly [Position, Position] | null): Position {
  const [one, two] = controls ?? [from, to];
  const share = controls === null ? 0 : 3;
  const total = 2 + 2 * share;
  return {
    x: (from.x + share * (one.x + two.x) + to.x) / total,
    y: (from.y + share * (one.y + two.y) + to.y) / total,
  };
}

interface Rims {
  readonly fromRim: number;
  readonly toRim: number;
}

/** From rim to rim. A curve of two control points is told as two of one. */
function pathOf({ from, to }: Ends, controls: readonly [Position, Position] | null, rims: Rims): EdgePath | null {
  const [one, two] = controls ?? [to, from];
  const start = step(from, one, rims.fromRim);
  const end = step(to, two, rims.toRim);
  if (controls === null) {
    const isHidden = Math.hypot(to.x - from.x, to.y - from.y) <= rims.fromRim + rims.toRim;
    return isHidden ? null : { from: start, to: end, controls: [], corners: [] };
  }
  return { from: start, to: end, controls: [one, two], corners: [] };
}

function step(from: Position, to: Position, length: number): Position {
  const distance = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / distance) * length, y: from.y + ((to.y - from.y) / distance) * length };
}
