import type { Core, EdgeSingular, NodeSingular } from "cytoscape";
import type { LineStyle } from "@/graph/styles/style-types";
import type { InspectedEdge, InspectedNode } from "../canvas-port";
import { edgeIdOf } from "../scene/edge-key";
import { formOf, shapeOf } from "../style/node-shapes";
import { toPaint } from "../style/theme-tokens";
import { isShown, STATE } from "./stylesheet";

/** What the engine draws, read from the engine and not from the document, so that a test can compare the two. */
export function inspectElements(cy: Core): {
  readonly nodes: readonly InspectedNode[];
  readonly edges: readonly InspectedEdge[];
} {
  return {
    nodes: cy.nodes().map((node) => inspectNode(node)),
    edges: cy.edges().map((edge) => inspectEdge(edge)),
  };
}

function inspectNode(node: NodeSingular): InspectedNode {
  const shape = shapeOf(node.style("shape"), String(node.style("shape-polygon-points")));
  return {
    id: node.id(),
    color: toPaint(node.style("background-color")).hex,
    size: Number((node.width() / formOf(shape).width).toFixed(3)),
    shape,
    opacity: Number(node.style("opacity")),
    visible: isShown(node),
    selected: node.selected(),
    position: { ...node.position() },
    mark: markOf(node),
  };
}

function inspectEdge(edge: EdgeSingular): InspectedEdge {
  return {
    id: edgeIdOf(edge.id()),
    color: toPaint(edge.style("line-color")).hex,
    width: Number.parseFloat(edge.style("width")),
    lineStyle: lineStyleOf(edge),
    opacity: Number(edge.style("opacity")),
    visible: isShown(edge),
    selected: edge.selected(),
    curve: curveOf(edge),
    arrow: edge.style("target-arrow-shape") !== "none",
    mark: markOf(edge),
  };
}

function markOf(element: NodeSingular | EdgeSingular): InspectedNode["mark"] {
  return ([STATE.added, STATE.changed, STATE.leaving] as const).find((name) => element.hasClass(name)) ?? null;
}

function lineStyleOf(edge: EdgeSingular): LineStyle {
  if (edge.style("line-style") === "solid") return "solid";
  return Number.parseFloat(String(edge.style("line-dash-pattern"))) < 3 ? "dotted" : "dashed";
}

function curveOf(edge: EdgeSingular): InspectedEdge["curve"] {
  if (edge.isLoop()) return "loop";
  return edge.style("curve-style") === "bezier" ? "arc" : "line";
}
