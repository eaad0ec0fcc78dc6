import type { Core, EdgeSingular, NodeSingular } from "cytoscape";
import type { NodeId, Position } from "@/graph/document/graph-types";
import { edgeIdOf, edgeKey } from "../scene/edge-key";
import { placeOf } from "../scene/places";
import type { Distance, EdgeFigure, EdgePath, NodeFigure, Plane } from "../scene/plane";
import type { NodeLook } from "../style/look-types";
import type { Looks } from "../style/looks";
import { formOf } from "../style/node-shapes";
import { drawnSize } from "./distance";
import { isShown, STATE } from "./stylesheet";

interface PlaneDeps {
  readonly cy: Core;
  readonly looks: Looks;
  distance(): Pick<Distance, "leastSize">;
}

/** Where the engine draws what. */
export function createPlane({ cy, looks, distance }: PlaneDeps): Plane {
  const nodeOf = (id: NodeId): NodeSingular | undefined => cy.getElementById(id).nodes()[0];
  const edgeOf = (id: string): EdgeSingular | undefined => cy.getElementById(edgeKey(id)).edges()[0];
  const figureOf = (node: NodeSingular, look: NodeLook): NodeFigure => {
    const isGroup = node.isParent();
    const radius = isGroup ? node.outerHeight() / 2 : (drawnSize(look, distance()) * formOf(look.shape).width) / 2;
    return { id: node.id(), position: { ...node.position() }, radius, isGroup };
  };
  return {
    width: () => cy.width(),
    height: () => cy.height(),
    camera: () => ({ zoom: cy.zoom(), ...cy.pan() }),
    show: ({ x, y, zoom }) => void cy.viewport({ zoom, pan: { x, y } }),
    onMove: (listener) => {
      cy.on("viewport", listener);
      return () => void cy.off("viewport", listener);
    },
    isGone: () => cy.destroyed(),
    nodes: () =>
      cy
        .nodes()
        .toArray()
        .flatMap((node) => {
          const look = looks.node(node.id());
          return look?.visible ? [figureOf(node as NodeSingular, look)] : [];
        }),
    node: (id) => {
      const [node, look] = [nodeOf(id), looks.node(id)];
      return node === undefined || !look?.visible ? null : figureOf(node, look);
    },
    placeOf: (id) => {
      const node = nodeOf(id);
      return node === undefined ? null : { ...node.position() };
    },
    outerRadius: (id) => (nodeOf(id)?.outerWidth() ?? 0) / 2,
    groupSize: (id) => {
      const node = nodeOf(id);
      return node === undefined ? { width: 0, height: 0 } : sizeOf(node);
    },
    edges: () => cy.edges().map((edge) => edgeIdOf(edge.id())),
    edge: (id) => {
      const edge = edgeOf(id);
      return edge === undefined || !edge.visible() ? null : toEdge(edge);
    },
    path: (id) => {
      const [edge, look] = [edgeOf(id), looks.edge(id)];
      return edge === undefined || look === undefined ? null : pathOf(edge, look.curve);
    },
    nodeAt: (at, reach) => nodeAt(cy, at, reach),
    isLeaving: (id) => cy.getElementById(id).hasClass(STATE.leaving),
  };
}

function sizeOf(node: NodeSingular) {
  const rim = 2 * Number.parseFloat(node.style("padding"));
  return { width: node.width() + rim, height: node.height() + rim };
}

function toEdge(edge: EdgeSingular): EdgeFigure {
  const [source, target] = [edge.source(), edge.target()];
  return {
    source: source.id(),
    target: target.id(),
    from: { ...source.position() },
    to: { ...target.position() },
    middle: () => placeOf(edge.midpoint()),
  };
}

/** null: nothing of it is to be seen, as between two nodes that lie on each other. */
function pathOf(edge: EdgeSingular, curve: string): EdgePath | null {
  const from = placeOf(edge.sourceEndpoint());
  const to = placeOf(edge.targetEndpoint());
  if (from === null || to === null) return null;
  const copies = (points: readonly Position[] | undefined) => (points ?? []).map(({ x, y }) => ({ x, y }));
  return {
    from,
    to,
    controls: curve === "taxi" ? [] : copies(edge.controlPoints()),
    corners: curve === "taxi" ? copies(edge.segmentPoints()) : [],
  };
}

function nodeAt(cy: Core, at: Position, reach: number): NodeId | null {
  const distance = (node: NodeSingular) => Math.hypot(at.x - node.position().x, at.y - node.position().y);
  const near = cy.nodes().filter((node) => {
    return isShown(node) && !node.isParent() && distance(node) <= node.outerWidth() / 2 + reach;
  });
  return near.empty() ? groupAt(cy, at) : near.min(distance).ele.id();
}

function groupAt(cy: Core, { x, y }: Position): NodeId | null {
  const groups = cy.nodes().filter((node) => {
    const box = node.boundingBox();
    return node.isParent() && isShown(node) && x >= box.x1 && x <= box.x2 && y >= box.y1 && y <= box.y2;
  });
  return groups.empty() ? null : groups.last().id();
}
