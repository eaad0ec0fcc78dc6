import type { Css, EdgeSingular, NodeSingular, StylesheetJson } from "cytoscape";
import { DIM_EDGE, DIM_NODE } from "../marks/highlight";
import { edgeIdOf } from "../scene/edge-key";
import { ARROW_SCALE } from "../style/edge-head";
import { GROUP } from "../style/group-look";
import { linePatterns } from "../style/line-patterns";
import type { EdgeLook, NodeLook } from "../style/look-types";
import type { Looks } from "../style/looks";
import { CORNER_SHARE, formOf } from "../style/node-shapes";
import type { CanvasTokens } from "../style/theme-tokens";
import { drawnSize, type SteppedDistance } from "./distance";

/**
 * Classes for what few elements have. As functions these properties would cost every element a search for its
 * neighbours when it is first drawn.
 */
export const MARK = {
  gone: "gone",
  polygon: "polygon",
  rounded: "rounded",
  straight: "straight",
  curved: "curved",
  bowed: "bowed",
  taxi: "taxi",
  headed: "headed",
  dashed: "dashed",
  dotted: "dotted",
} as const;

export function nodeMarks(look: NodeLook | undefined): readonly string[] {
  if (look === undefined) return [MARK.gone];
  const marks: string[] = look.visible ? [] : [MARK.gone];
  const { name } = formOf(look.shape);
  if (name === "polygon") marks.push(MARK.polygon);
  if (name === "round-rectangle") marks.push(MARK.rounded);
  return marks;
}

export function edgeMarks(look: EdgeLook | undefined): readonly string[] {
  if (look === undefined) return [MARK.gone];
  const marks: string[] = look.visible ? [] : [MARK.gone];
  if (look.lineStyle !== "solid") marks.push(MARK[look.lineStyle]);
  if (look.head !== "none") marks.push(MARK.headed);
  if (look.curve === "arrow") marks.push(MARK.straight);
  if (look.curve === "arc" || look.curve === "loop") marks.push(MARK.curved);
  if (look.curve === "bow") marks.push(MARK.bowed);
  if (look.curve === "taxi") marks.push(MARK.taxi);
  return marks;
}

/** Whether there is anything of it to see. */
export function isShown(element: NodeSingular | EdgeSingular): boolean {
  return element.visible() && !element.hasClass(MARK.gone);
}

/** Classes that states of the view put on elements. */
export const STATE = {
  hover: "hover",
  hot: "hot",
  dim: "dim",
  added: "added",
  changed: "changed",
  leaving: "leaving",
} as const;
const REACH = 24;
/** How far a curved edge leaves the straight line, in px. */
const BOW = 40;

interface StyleSource {
  readonly looks: Looks;
  readonly tokens: CanvasTokens;
  readonly distance: Pick<SteppedDistance, "leastSize" | "edgeShare" | "arrowsShown">;
}

/** Functions over what the document says is drawn: no element carries a style of its own. */
export function buildStylesheet(source: StyleSource): StylesheetJson {
  return [
    { selector: "core", style: coreStyle(source.tokens) },
    { selector: "node", style: nodeStyle(source) },
    ...shapeStyles(source),
    { selector: "node:parent", style: groupStyle(source) },
    { selector: "edge", style: edgeStyle(source) },
    ...curveStyles(source),
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

function nodeStyle({ looks, tokens, distance }: StyleSource): Css.Node {
  const absent: NodeLook = {
    color: tokens.edge,
    size: 16,
    shape: "ellipse",
    opacity: 1,
    borderColor: tokens.canvas,
    borderWidth: 2,
    visible: true,
    label: "",
    lettering: {},
  };
  const look = (node: NodeSingular) => looks.node(node.id()) ?? absent;
  const width = (node: NodeSingular) => drawnSize(look(node), distance) * formOf(look(node).shape).width;
  return {
    "background-color": (node) => look(node).color,
    width,
    height: width,
    shape: (node) => formOf(look(node).shape).name,
    opacity: (node) => look(node).opacity,
    "border-color": (node) => look(node).borderColor,
    "border-width": (node) => look(node).borderWidth,
  };
}

function shapeStyles({ looks, distance }: StyleSource): StylesheetJson {
  const form = (node: NodeSingular) => formOf(looks.node(node.id())?.shape ?? "ellipse");
  const sizeOf = (look: NodeLook | undefined) => (look === undefined ? 0 : drawnSize(look, distance));
  const radius = (node: NodeSingular) => sizeOf(looks.node(node.id())) * form(node).width * CORNER_SHARE;
  const polygon: Css.Node = { "shape-polygon-points": (node) => form(node).points };
  const rounded: Css.Node = { "corner-radius": (node) => `${radius(node).toFixed(2)}px` };
  return [
    { selector: `node.${MARK.polygon}`, style: polygon },
    { selector: `node.${MARK.rounded}`, style: rounded },
  ];
}

/** A node that others are in: a quiet ground, so that its members stay the figures. */
function groupStyle({ looks, tokens }: StyleSource): Css.Node {
  return {
    shape: "round-rectangle",
    "corner-radius": `${GROUP.cornerRadius}px`,
    padding: `${GROUP.padding}px`,
    "background-color": (node) => looks.node(node.id())?.color ?? tokens.edge,
    "background-opacity": GROUP.fillOpacity,
    "border-color": tokens.edgeQuiet,
    "border-width": GROUP.borderWidth,
  };
}

function edgeStyle({ looks, tokens, distance }: StyleSource): Css.Edge {
  const absent: EdgeLook = {
    color: tokens.edge,
    width: 1.5,
    lineStyle: "solid",
    opacity: 1,
    curve: "line",
    head: "none",
    visible: true,
    label: "",
    lettering: {},
    source: "",
    target: "",
  };
  const look = (edge: EdgeSingular) => looks.edge(edgeIdOf(edge.id())) ?? absent;
  return {
    "line-color": (edge) => look(edge).color,
    width: (edge) => look(edge).width,
    opacity: (edge) => look(edge).opacity * distance.edgeShare(),
  };
}

/** Straight lines without heads are the engine's default, and its quickest. */
function curveStyles({ looks, distance }: StyleSource): StylesheetJson {
  const head: Css.Edge = {
    "target-arrow-shape": (edge) =>
      distance.arrowsShown() ? (looks.edge(edgeIdOf(edge.id()))?.head ?? "none") : "none",
    "target-arrow-color": (edge) => looks.edge(edgeIdOf(edge.id()))?.color ?? "",
    "arrow-scale": ARROW_SCALE,
    "target-distance-from-node": 2,
  };
  /** A loop reaches this far out of its node; parallel edges stand this far apart. */
  const reach = (edge: EdgeSingular) => REACH + (edge.isLoop() ? edge.source().outerWidth() / 2 : 0);
  return [
    { selector: `edge.${MARK.straight}`, style: { "curve-style": "straight" } },
    { selector: `edge.${MARK.curved}`, style: { "curve-style": "bezier", "control-point-step-size": reach } },
    { selector: `edge.${MARK.curved}`, style: { "loop-direction": "-45deg", "loop-sweep": "-70deg" } },
    { selector: `edge.${MARK.bowed}`, style: { "curve-style": "unbundled-bezier", "control-point-distances": [BOW] } },
    { selector: `edge.${MARK.taxi}`, style: { "curve-style": "taxi" } },
    { selector: `edge.${MARK.headed}`, style: head },
    {
      selector: `edge.${MARK.dashed}`,
      style: { "line-style": "dashed", "line-dash-pattern": [...linePatterns.dashed] },
    },
    {
      selector: `edge.${MARK.dotted}`,
      style: { "line-style": "dashed", "line-dash-pattern": [...linePatterns.dotted], "line-cap": "round" },
    },
    { selector: `node:childless.${MARK.gone}, edge.${MARK.gone}`, style: { display: "none" } },
    { selector: `node:parent.${MARK.gone}`, style: goneGroup },
  ];
}

/** What the engine does not display takes its members with it; a hidden group is only not to be seen. */
const goneGroup: Css.Node = { "background-opacity": 0, "border-opacity": 0, events: "no" };

function stateStyles({ tokens, looks }: StyleSource): StylesheetJson {
  const ink = { "line-color": tokens.strong, "target-arrow-color": tokens.strong, opacity: 1, "z-index": 5 };
  const ring: Css.Node = {
    "outline-color": tokens.selectRing,
    "outline-width": 2,
    "outline-offset": 5,
    "z-index": 8,
  };
  const disc: Css.Node = {
    "underlay-color": tokens.hoverRing,
    "underlay-opacity": tokens.hoverRingAlpha,
    "underlay-padding": 8,
    "underlay-shape": "ellipse",
    "z-index": 10,
  };
  return [
    { selector: ":active", style: { "overlay-opacity": 0 } },
    { selector: "node:selected", style: ring },
    { selector: `node.${STATE.hover}`, style: disc },
    { selector: "edge:selected", style: { ...ink, width: 2 } },
    {
      selector: `edge.${STATE.hot}`,
      style: { ...ink, width: (edge: EdgeSingular) => Math.max(2, looks.edge(edgeIdOf(edge.id()))?.width ?? 0) },
    },
    { selector: `node.${STATE.dim}`, style: { opacity: DIM_NODE } },
    { selector: `edge.${STATE.dim}`, style: { opacity: DIM_EDGE } },
    ...changeStyles(tokens),
  ];
}

/** Show changes: a ring for what came, dashes for what differs, an empty dashed outline for what goes away. */
function changeStyles({ added, changed, leaving, canvas }: CanvasTokens): StylesheetJson {
  const ring: Css.Node = { "outline-width": 2, "outline-offset": 5, "z-index": 9, opacity: 1 };
  const line = (color: string): Css.Edge => ({ "line-color": color, "target-arrow-color": color, opacity: 1 });
  const hollow: Css.Node = {
    "background-color": canvas,
    "border-color": leaving,
    "border-style": "dashed",
    opacity: 1,
  };
  const dashed: Css.Edge = { "line-style": "dashed", "line-dash-pattern": [4, 4], width: 1.5 };
  return [
    { selector: `node.${STATE.added}`, style: { ...ring, "outline-color": added } },
    { selector: `node.${STATE.changed}`, style: { ...ring, "outline-color": changed, "outline-style": "dashed" } },
    { selector: `node.${STATE.leaving}`, style: { ...hollow, "border-width": 1.75, "outline-width": 0 } },
    { selector: `edge.${STATE.added}`, style: line(added) },
    { selector: `edge.${STATE.changed}`, style: { ...line(changed), "line-style": "dashed" } },
    { selector: `edge.${STATE.leaving}`, style: { ...line(leaving), ...dashed } },
  ];
}
