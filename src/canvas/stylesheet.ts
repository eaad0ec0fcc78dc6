import type { Css, EdgeSingular, NodeSingular, StylesheetJson } from "cytoscape";
import { edgeIdOf } from "./elements";
import type { EdgeLook, Looks, NodeLook } from "./looks";
import { CORNER_SHARE, formOf } from "./node-shapes";
import type { CanvasTokens } from "./theme-tokens";

/** Classes that states of the view put on elements. */
export const STATE = { hover: "hover", hot: "hot", dim: "dim" } as const;
export const DIM_NODE = 0.18;
const DIM_EDGE = 0.08;
const LINE_DASHES = { solid: [6, 3], dashed: [6, 4], dotted: [1.5, 4] } as const;

export interface StyleSource {
  readonly looks: Looks;
  readonly tokens: CanvasTokens;
  /** Arrowheads are hidden when far out. */
  arrowsShown(): boolean;
}

/** Functions over what the document says is drawn: no element carries a style of its own. */
export function buildStylesheet(source: StyleSource): StylesheetJson {
  return [
    { selector: "core", style: coreStyle(source.tokens) },
    { selector: "node", style: nodeStyle(source) },
    { selector: "node:parent", style: groupStyle(source) },
    { selector: "edge", style: edgeStyle(source) },
    ...stateStyles(source),
  ];
}

function coreStyle(tokens: CanvasTokens): Css.Core {
  return {
    "active-bg-color": tokens.canvas,
    "active-bg-opacity": 0,
    "active-bg-size": 0,
    "selection-box-color": tokens.accent,
    "selection-box-border-color": tokens.accent,
    "selection-box-border-width": 1,
    "selection-box-opacity": 0.12,
    "outside-texture-bg-color": tokens.canvas,
    "outside-texture-bg-opacity": 1,
  };
}

function nodeStyle({ looks, tokens }: StyleSource): Css.Node {
  const absent: NodeLook = {
    color: tokens.edge,
    size: 16,
    shape: "ellipse",
    opacity: 1,
    borderColor: tokens.canvas,
    borderWidth: 2,
    visible: true,
    label: "",
  };
  const look = (node: NodeSingular) => looks.node(node.id()) ?? absent;
  const width = (node: NodeSingular) => look(node).size * formOf(look(node).shape).width;
  return {
    "background-color": (node) => look(node).color,
    width,
    height: width,
    shape: (node) => formOf(look(node).shape).name,
    "shape-polygon-points": (node) => formOf(look(node).shape).points,
    "corner-radius": (node) => `${(width(node) * CORNER_SHARE).toFixed(2)}px`,
    opacity: (node) => look(node).opacity,
    "border-color": (node) => look(node).borderColor,
    "border-width": (node) => look(node).borderWidth,
    display: (node) => (look(node).visible ? "element" : "none"),
    "overlay-opacity": 0,
    "outline-color": tokens.selectRing,
    "outline-width": 0,
    "outline-offset": 5,
    "underlay-color": tokens.hoverRing,
    "underlay-opacity": 0,
    "underlay-padding": 8,
    "underlay-shape": "ellipse",
  };
}

/** A node that others stand in: a quiet ground, so that its members stay the figures. */
function groupStyle({ looks, tokens }: StyleSource): Css.Node {
  return {
    shape: "round-rectangle",
    "corner-radius": "10px",
    padding: "16px",
    "background-color": (node) => looks.node(node.id())?.color ?? tokens.edge,
    "background-opacity": 0.08,
    "border-color": tokens.edgeQuiet,
    "border-width": 1,
  };
}

function edgeStyle({ looks, tokens, arrowsShown }: StyleSource): Css.Edge {
  const absent: EdgeLook = {
    color: tokens.edge,
    width: 1.5,
    lineStyle: "solid",
    opacity: 1,
    curve: "line",
    directed: false,
    visible: true,
    label: "",
  };
  const look = (edge: EdgeSingular) => looks.edge(edgeIdOf(edge.id())) ?? absent;
  return {
    "line-color": (edge) => look(edge).color,
    width: (edge) => look(edge).width,
    "line-style": (edge) => (look(edge).lineStyle === "solid" ? "solid" : "dashed"),
    "line-dash-pattern": perEdge((edge) => LINE_DASHES[look(edge).lineStyle]),
    "line-cap": (edge) => (look(edge).lineStyle === "dotted" ? "round" : "butt"),
    opacity: (edge) => look(edge).opacity,
    display: (edge) => (look(edge).visible ? "element" : "none"),
    "curve-style": (edge) => CURVES[look(edge).curve],
    "haystack-radius": 0,
    "control-point-step-size": 24,
    "loop-direction": "-45deg",
    "loop-sweep": "-70deg",
    "target-arrow-shape": (edge) => (look(edge).directed && arrowsShown() ? "triangle" : "none"),
    "target-arrow-color": (edge) => look(edge).color,
    "arrow-scale": 0.8,
    "target-distance-from-node": (edge) => (look(edge).directed ? 2 : 0),
    "overlay-opacity": 0,
  };
}

const CURVES = { line: "haystack", arrow: "straight", arc: "bezier", loop: "bezier" } as const;

/** The engine takes a function here as everywhere; its types know only a fixed list. */
function perEdge(pattern: (edge: EdgeSingular) => readonly number[]): number[] {
  return pattern as unknown as number[];
}

function stateStyles({ tokens, looks }: StyleSource): StylesheetJson {
  const ink = { "line-color": tokens.strong, "target-arrow-color": tokens.strong, opacity: 1, "z-index": 5 };
  return [
    { selector: "node:selected", style: { "outline-width": 2, "z-index": 8 } },
    { selector: `node.${STATE.hover}`, style: { "underlay-opacity": tokens.hoverRingAlpha, "z-index": 10 } },
    { selector: "edge:selected", style: { ...ink, width: 2 } },
    {
      selector: `edge.${STATE.hot}`,
      style: { ...ink, width: (edge: EdgeSingular) => Math.max(2, looks.edge(edgeIdOf(edge.id()))?.width ?? 0) },
    },
    { selector: `node.${STATE.dim}`, style: { opacity: DIM_NODE } },
    { selector: `edge.${STATE.dim}`, style: { opacity: DIM_EDGE } },
  ];
}
