import type { NodeShape } from "@/graph/styles/style-types";
import { atOnce } from "@/lib/steps";
import type { NodeFigure } from "../scene/plane";
import { planEdgeLabels } from "./edge-label-plan";
import { withPrevious } from "./label-order";
import { type LabelRequest, placeLabels, type Side, sidesFor } from "./label-placement";
import { colorOf, labelSize, SMALLEST, styledSize, toLabelText } from "./label-text";
import type { LabelSource, PlannedLabel } from "./label-types";
import type { LabelView } from "./label-view";

const LABEL_LIMIT = 220;
/** So many may lie over other nodes, the most important ones; in a small graph only the called and the few that have names. */
const INSISTENT = 24;
/** So few names among twice as many nodes were asked for one by one. */
const FEW_NAMES = 12;
/** A hub's edges leave everywhere: looking at this many is enough to know. */
const EDGES_SEEN = 40;
/** In a view as narrow as a phone, in px, a graph of this many nodes is seen from afar: its names stay readable. */
const NARROW = 520;
const FEW_NODES = 60;
const VAST = 5000;
/** Shapes that fill the corners of their box. */
const SQUARE: ReadonlySet<string> = new Set<NodeShape>(["rectangle", "round-rectangle"]);
const none: ReadonlySet<string> = new Set();
const READABLE = 11;
const RING_ROOM = 5;
const FOCUS_ROOM = 8;

/** From afar only the names of the most important nodes are drawn: one for so many square px, at least and at most so many. */
const FAR = { area: 45_000, least: 10, most: 18, size: 11 };

/** Which labels are drawn, and where: hovered, focused, selected, their neighbours, then the largest and best connected. None overlap. */
export function planLabels(...given: PlanOf): readonly PlannedLabel[] {
  // biome-ignore lint/plugin: its own four arguments are passed on
  return atOnce(planSteps(...given));
}

type PlanOf = readonly [
  source: LabelSource,
  order: readonly string[],
  view: LabelView,
  /** Those that are drawn already. */
  drawn?: ReadonlySet<string>,
];

/** The same in a few steps, between which other work may be done. */
export function* planSteps(...[source, order, view, drawn = none]: PlanOf): Generator<void, readonly PlannedLabel[]> {
  if (!source.hasLabels()) return [];
  const { size, isSmall, isTiny } = sizesIn(source, view);
  const limit = isTiny ? farLimit(view) : LABEL_LIMIT;
  // Of very many that are seen from afar only those are looked at that could be called by their names.
  const looked = isTiny && order.length > VAST ? firstInView(source, order, view, 3 * limit) : source.plane.nodes();
  const nodes = bodiesInView(source, looked, view);
  yield;
  const requests = requestsOf(source, order, { nodes, limit, isTiny, size: isTiny ? FAR.size : size });
  yield;
  const bodies = [...nodes.values()].filter(isFigure).map(({ key, x, y, radius }) => ({
    key,
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
    isRound: !SQUARE.has(source.looks.node(key)?.shape ?? ""),
  }));
  const asked = [...requests.values()];
  const placed = placeLabels(drawn.size > 0 ? withPrevious(asked, drawn) : asked, bodies, limit, view).map((label) => ({
    ...label,
    text: requests.get(label.key)?.text ?? "",
    size: requests.get(label.key)?.size ?? size,
    weight: requests.get(label.key)?.weight ?? 500,
    ...colorOf(requests.get(label.key)),
    isLeaving: source.plane.isLeaving(label.key),
  }));
  if (isSmall) return placed;
  return [...placed, ...planEdgeLabels(source, view, { size, boxes: [...bodies, ...placed.map(({ box }) => box)] })];
}

interface Wanted {
  readonly nodes: ReadonlyMap<string, Body>;
  readonly limit: number;
  readonly isTiny: boolean;
  readonly size: number;
}

type NodeText = LabelRequest & Pick<PlannedLabel, "text" | "weight" | "color">;

/** The most important first. */
function requestsOf(
  source: LabelSource,
  order: readonly string[],
  { nodes, limit, isTiny, size }: Wanted,
): ReadonlyMap<string, NodeText> {
  const first = leaders(source);
  const called = [first, isTiny ? [] : neighborsOf(source, first), order];
  const most = isTiny || nodes.size > FEW_NODES ? INSISTENT : Math.max(first.length, fewNames(source, nodes));
  const requests = new Map<string, NodeText>();
  for (const key of inTurn(called)) {
    const node = requests.has(key) ? undefined : nodes.get(key);
    const how = { size, insistent: requests.size < most };
    const label = node && source.faults.guard(key, () => nodeLabel(source, node, how), null);
    if (label) requests.set(key, label);
    if (requests.size >= 3 * limit) break;
  }
  return requests;
}

/** How many have a name, where these are few beside those that have none. */
function fewNames({ looks }: LabelSource, nodes: ReadonlyMap<string, Body>): number {
  const count = [...nodes.keys()].filter((id) => (looks.node(id)?.label ?? "") !== "").length;
  return count <= Math.min(FEW_NAMES, nodes.size / 2) ? count : 0;
}

function farLimit({ width, height }: LabelView): number {
  return Math.max(FAR.least, Math.min(FAR.most, Math.round((width * height) / FAR.area)));
}

/** `isSmall`: too small for the words of edges; `isTiny`: for those of nodes too. */
function sizesIn({ document }: LabelSource, { zoom, width }: LabelView) {
  const inStep = labelSize(zoom);
  const isReadable = width < NARROW && document.tables.nodes.count <= FEW_NODES;
  const isSmall = inStep < SMALLEST;
  return { size: Math.max(isReadable ? READABLE : SMALLEST, inStep), isSmall, isTiny: isSmall && !isReadable };
}

/** A label may lie on the ground of a group. */
function isFigure({ node }: Body): boolean {
  return !node.isGroup;
}

interface Body {
  readonly key: string;
  readonly node: NodeFigure;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function* inTurn(lists: readonly (readonly string[])[]): Generator<string> {
  for (const list of lists) yield* list;
}

/** So many of those that are called by name whatever comes, then as many of the most important. */
function* firstInView(
  source: LabelSource,
  order: readonly string[],
  view: LabelView,
  most: number,
): Generator<NodeFigure> {
  for (const list of [leaders(source), order]) {
    let count = 0;
    for (const id of list) {
      if (count >= most) break;
      const node = source.plane.node(id);
      if (node === null || bodiesInView(source, [node], view).size === 0) continue;
      count += 1;
      yield node;
    }
  }
}

function bodiesInView(
  { highlight }: LabelSource,
  nodes: Iterable<NodeFigure>,
  view: LabelView,
): ReadonlyMap<string, Body> {
  const bodies = new Map<string, Body>();
  for (const node of nodes) {
    const { id: key, radius } = node;
    const { x, y } = node.position;
    const body = {
      key,
      node,
      x: x * view.zoom + view.pan.x,
      y: y * view.zoom + view.pan.y,
      radius: radius * view.zoom,
    };
    if (isNearView(body, view) && !highlight.isDimmed(key)) bodies.set(key, body);
  }
  return bodies;
}

function isNearView({ x, y, radius }: Body, { width, height }: LabelView): boolean {
  return x > -radius && y > -radius && x < width + radius && y < height + radius;
}

/** Hovered, focused, selected. */
function leaders({ selection, highlight, focused }: LabelSource): readonly string[] {
  const called = [highlight.hovered(), focused(), ...selection().nodes];
  return called.filter((id) => id !== null);
}

function neighborsOf({ document }: LabelSource, ids: readonly string[]): readonly string[] {
  const { tables } = document;
  const found: string[] = [];
  for (const id of ids) {
    const row = tables.nodes.rowOf(id);
    if (row !== undefined) tables.eachEdgeAt(row, (_edge, other) => found.push(tables.nodes.idAt(other)));
    if (found.length > LABEL_LIMIT) break;
  }
  return found;
}

function nodeLabel(
  source: LabelSource,
  { key, node, x, y, radius }: Body,
  how: { readonly size: number; readonly insistent: boolean },
): NodeText | null {
  const { label = "", lettering = {} } = source.looks.node(key) ?? {};
  const text = toLabelText(label);
  if (text === "") return null;
  const size = styledSize(how.size, lettering);
  const isSelected = source.highlight.isSelected(key);
  const isFocused = source.focused() === key;
  const weight = isSelected || isFocused || source.highlight.isHovered(key) ? 600 : 500;
  const width = (source.measure(text, weight) * size) / 12;
  const ring = isFocused ? FOCUS_ROOM : 0;
  const room = isSelected ? Math.max(ring, RING_ROOM) : ring;
  const free = () => (lettering.place ? [lettering.place] : sidesFor(anglesOf(source, key)));
  const sides: readonly Side[] = node.isGroup ? ["above"] : free();
  return {
    key,
    text,
    weight,
    size,
    x,
    y,
    radius: radius + room * Math.max(1, source.plane.camera().zoom),
    width,
    sides,
    insistent: how.insistent,
    ...colorOf(lettering),
  };
}

function anglesOf({ plane, document }: LabelSource, id: string): readonly number[] {
  const { tables } = document;
  const row = tables.nodes.rowOf(id);
  if (row === undefined) return [];
  const here = plane.placeOf(id);
  const angles: number[] = [];
  tables.eachEdgeAt(row, (edgeRow, other) => {
    if (angles.length >= EDGES_SEEN || other === row) return;
    if (!document.isVisible("edges", tables.edges.idAt(edgeRow))) return;
    const there = plane.placeOf(tables.nodes.idAt(other));
    if (here && there) angles.push((Math.atan2(there.y - here.y, there.x - here.x) * 180) / Math.PI);
  });
  return angles;
}
