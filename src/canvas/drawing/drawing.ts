import type { EdgeId, NodeId, Position } from "@/graph/document/graph-types";
import { outlineOf } from "../keyboard/node-outline";
import { inkOf, type LabelLayer } from "../labels/label-layer";
import { curvesOf } from "../scene/edge-curves";
import { edgeKey } from "../scene/edge-key";
import type { EdgePath, NodeFigure } from "../scene/plane";
import type { Scene } from "../scene/scene";
import { headAt } from "../style/edge-head";
import { GROUP } from "../style/group-look";
import { iconSide, inkOn } from "../style/icon-pen";
import type { EdgeLook, NodeLook } from "../style/look-types";
import { iconPaths } from "../style/node-icons";
import { formOf } from "../style/node-shapes";
import { grow, missing, planFor, toLabel, viewOf, withLabels } from "./drawing-labels";
import type { Drawing, DrawingEdge, DrawingNode, DrawingOptions } from "./drawing-types";

/** The picture as data. */
export function drawScene(scene: Scene, labels: LabelLayer, options: DrawingOptions = {}): Drawing {
  const steps = drawingSteps(scene, labels, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same, of many elements: a step is short, and between two of them other work may be done. */
export function* drawingSteps(scene: Scene, labels: LabelLayer, options: DrawingOptions): Generator<void, Drawing> {
  const tokens = scene.tokens();
  const isIn = scopeOf(options);
  const nodes = isIn.isNone ? [] : yield* drawnNodes(scene, isIn);
  const ends = new Set(nodes.map(({ id }) => id));
  yield;
  const edges = isIn.isNone ? [] : yield* drawnEdges(scene, isIn, ends);
  const figures = yield* boxOf(nodes, edges);
  const isDrawn = keysOf(ends, edges);
  const all = options.withLabels === false ? [] : yield* planFor(labels, options.view ?? viewOf(figures));
  const planned = all.filter(({ key }) => isDrawn(key));
  yield;
  const drawn = planned.map((label) => toLabel(label, ends, label.color ?? inkOf(label.weight, tokens)));
  const withoutLabel = yield* missing(labels, { nodes, edges, planned, options });
  return {
    box: withLabels(figures, drawn),
    nodes: nodes.some(({ isGroup }) => isGroup) ? groupsFirst(nodes) : nodes,
    edges,
    labels: drawn.toReversed(),
    withoutLabel,
    canvas: tokens.canvas,
    halo: tokens.halo,
    font: tokens.font,
  };
}

/** Elements of one step. */
const STEP = 250;

function* drawnNodes(scene: Scene, isIn: Scope): Generator<void, readonly DrawingNode[]> {
  const { plane, looks, faults } = scene;
  const nodes: DrawingNode[] = [];
  let seen = 0;
  for (const figure of plane.nodes()) {
    seen += 1;
    if (seen % STEP === 0) yield;
    const look = looks.node(figure.id);
    if (look === undefined || !isIn.node(figure.id)) continue;
    const drawn = faults.guard(figure.id, () => toNode(scene, figure, look), null);
    if (drawn !== null) nodes.push(drawn);
  }
  return nodes;
}

function* drawnEdges(
  { plane, looks, faults, highlight }: Scene,
  isIn: Scope,
  ends: ReadonlySet<NodeId>,
): Generator<void, readonly DrawingEdge[]> {
  const edges: DrawingEdge[] = [];
  let seen = 0;
  for (const id of plane.edges()) {
    seen += 1;
    if (seen % STEP === 0) yield;
    const look = looks.edge(id);
    const edge = look?.visible && isIn.edge(id) ? plane.edge(id) : null;
    if (look === undefined || edge === null || !(ends.has(edge.source) && ends.has(edge.target))) continue;
    const drawn = faults.guard(edgeKey(id), () => toEdge(id, plane.path(id), look), null);
    if (drawn !== null) edges.push({ ...drawn, isSelected: highlight.isSelected(edgeKey(id)) });
  }
  return edges;
}

/** Few keys of labels are asked for: of many edges no set is made for them. */
function keysOf(ends: ReadonlySet<NodeId>, edges: readonly DrawingEdge[]): (key: string) => boolean {
  let own: ReadonlySet<string> | null = null;
  return (key) => {
    if (ends.has(key)) return true;
    own ??= new Set(edges.map(({ id }) => edgeKey(id)));
    return own.has(key);
  };
}

function groupsFirst(nodes: readonly DrawingNode[]): readonly DrawingNode[] {
  return nodes.toSorted((one, other) => Number(other.isGroup) - Number(one.isGroup));
}

type Scope = ReturnType<typeof scopeOf>;

function scopeOf({ only }: DrawingOptions) {
  if (only === undefined) return { isNone: false, node: () => true, edge: () => true };
  const [nodes, edges] = [new Set(only.nodes), new Set(only.edges)];
  const isNone = nodes.size + edges.size === 0;
  return { isNone, node: (id: NodeId) => nodes.has(id), edge: (id: string) => edges.has(id) };
}

function toNode(
  { plane, highlight, tokens }: Scene,
  { id, position, isGroup }: NodeFigure,
  look: NodeLook,
): DrawingNode {
  const size = isGroup ? plane.groupSize(id) : null;
  const width = look.size * formOf(look.shape).width;
  const shape = isGroup ? "round-rectangle" : look.shape;
  return {
    id,
    position,
    width: size?.width ?? width,
    height: size?.height ?? width,
    shape,
    outline: isGroup ? { kind: "rectangle", cornerRadius: GROUP.cornerRadius } : outlineOf(shape, width),
    color: look.color,
    fillOpacity: isGroup ? GROUP.fillOpacity : 1,
    opacity: look.opacity,
    borderColor: isGroup ? tokens().edgeQuiet : look.borderColor,
    borderWidth: isGroup ? GROUP.borderWidth : look.borderWidth,
    icon: isGroup || look.icon === undefined ? null : iconOf(look, look.icon),
    isGroup,
    isSelected: highlight.isSelected(id),
  };
}

function iconOf(look: NodeLook, icon: NonNullable<NodeLook["icon"]>): DrawingNode["icon"] {
  return { path: iconPaths[icon], color: inkOn(look.color), side: iconSide(look) };
}

function stepsOf({ corners, controls }: EdgePath, to: Position): DrawingEdge["steps"] {
  if (controls.length > 0) return curvesOf(controls, to);
  return [...corners.map((corner) => ({ to: corner })), { to }];
}

/** null: nothing of it is to be seen, as between two nodes that lie on each other. */
function toEdge(id: EdgeId, path: EdgePath | null, look: EdgeLook): Omit<DrawingEdge, "isSelected"> | null {
  if (path === null) return null;
  const { from, to, corners, controls } = path;
  const before = controls.at(-1) ?? corners.at(-1) ?? from;
  const arrow = look.head === "none" ? null : headAt({ shape: look.head, tip: to, from: before, width: look.width });
  // The engine ends the line inside the head, so that no blunt end stands out at its tip.
  const end = arrow === null ? to : arrow.end;
  return {
    id,
    from,
    steps: stepsOf(path, end),
    color: look.color,
    width: look.width,
    lineStyle: look.lineStyle,
    opacity: look.opacity,
    head: arrow?.corners ?? null,
  };
}

function* boxOf(nodes: readonly DrawingNode[], edges: readonly DrawingEdge[]): Generator<void, Drawing["box"]> {
  const box = emptyBox();
  let seen = 0;
  for (const { position, width, height, borderWidth } of nodes) {
    seen += 1;
    if (seen % STEP === 0) yield;
    const [across, down] = [(width + borderWidth) / 2, (height + borderWidth) / 2];
    grow(box, position.x - across, position.y - down);
    grow(box, position.x + across, position.y + down);
  }
  for (const { from, steps } of edges) {
    seen += 1;
    if (seen % STEP === 0) yield;
    grow(box, from.x, from.y);
    for (const { to, control } of steps) {
      grow(box, to.x, to.y);
      if (control) grow(box, control.x, control.y);
    }
  }
  return seen === 0 ? nowhere : box;
}

const nowhere: Drawing["box"] = { left: 0, top: 0, right: 0, bottom: 0 };

function emptyBox() {
  return { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
}
