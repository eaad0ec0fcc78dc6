import type { GraphDocument } from "@/graph/document/document-types";
import type { NodeId, Position } from "@/graph/document/graph-types";
import type { CameraControl } from "../camera";
import type { CanvasDeps, CanvasTool, ScreenPoint } from "../canvas-port";
import type { Highlight } from "../marks/highlight";
import { clearSelection, selectOne } from "../select";
import type { NodeFocus } from "./node-focus";
import { bestConnected, type Heading, nodesWithin, UNIT } from "./walk";

/** What the keys work on: parts of the stage now standing. */
export interface KeyboardStage {
  readonly focus: NodeFocus;
  readonly scene: { readonly camera: CameraControl; readonly highlight: Highlight };
  readonly tool: { now(): CanvasTool; cancel(): boolean };
  screenPosition(id: NodeId): ScreenPoint | null;
  positionOf(id: NodeId): Position | null;
}

interface KeyboardDeps {
  readonly element: HTMLElement;
  readonly deps: CanvasDeps;
  stage(): KeyboardStage;
}

const ZOOM_STEP = 1.25;
const HEADINGS: Readonly<Record<string, Heading>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

type KeyAction = (() => void) | undefined;

/** Keys of the canvas while it has the focus. A key it has no use for goes on to the page. */
export function bindKeyboard({ element, deps, stage }: KeyboardDeps): () => void {
  const { document } = deps;
  const camera = () => stage().scene.camera;
  const focus = () => stage().focus;

  const viewKeys = new Map<string, () => void>([
    ["+", () => camera().zoomBy(ZOOM_STEP)],
    ["=", () => camera().zoomBy(ZOOM_STEP)],
    ["-", () => camera().zoomBy(1 / ZOOM_STEP)],
    ["0", () => camera().zoomTo(1)],
    ["f", () => fitAll(deps, camera())],
    ["F", () => camera().frame(document.selection.nodes, true)],
    ["Home", () => focus().go(bestConnected(document))],
    ["[", () => focus().along(-1)],
    ["]", () => focus().along(1)],
    ["ContextMenu", () => askForMenu(element, deps, stage())],
  ]);

  const nodeKeys = new Map<string, (id: NodeId, event: KeyboardEvent) => void>([
    ["Enter", (id) => enter(deps, id)],
    [" ", (id) => selectOne(deps, { kind: "node", id }, true)],
    ["Tab", (_id, event) => focus().toNeighbor(event.shiftKey ? -1 : 1)],
  ]);

  const withAlt = ({ key, shiftKey }: KeyboardEvent): KeyAction => {
    const heading = HEADINGS[key];
    const now = focus().now();
    const single = now === null ? [] : [now];
    const moved = document.selection.nodes.length > 0 ? document.selection.nodes : single;
    if (heading === undefined || moved.length === 0) return undefined;
    return () => nudge(deps, moved, stepTowards(heading, shiftKey), stage().positionOf);
  };

  const withControl = ({ key }: KeyboardEvent): KeyAction => {
    const heading = HEADINGS[key];
    const now = focus().now();
    const place = now === null ? null : stage().positionOf(now);
    if (heading === undefined || now === null || place === null) return undefined;
    return () => deps.onConnect(now, { position: placeBeside(document, place, heading) });
  };

  const plain = (event: KeyboardEvent): KeyAction => {
    const heading = HEADINGS[event.key];
    if (heading !== undefined) return () => focus().move(heading);
    if (event.key === "Escape") return letGo(deps, stage());
    if (event.key === "F10" && event.shiftKey) return viewKeys.get("ContextMenu");
    if (event.key === "Enter" && stage().tool.now() === "node")
      return () => deps.onPlace(middleOf(element, camera()), true);
    return withNode(event) ?? viewKeys.get(event.key);
  };

  const withNode = (event: KeyboardEvent): KeyAction => {
    const id = focus().now();
    const onNode = nodeKeys.get(event.key);
    if (id === null) return undefined;
    if (/^[1-9]$/u.test(event.key)) return () => lookAround(deps, stage(), id, Number(event.key));
    return onNode && (() => onNode(id, event));
  };

  const actionFor = (event: KeyboardEvent): KeyAction => {
    const isControl = event.ctrlKey || event.metaKey;
    if (event.altKey) return isControl ? undefined : withAlt(event);
    return isControl ? withControl(event) : plain(event);
  };

  const listen = (event: KeyboardEvent) => {
    if (event.target !== element) return;
    const action = actionFor(event);
    if (action === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  element.addEventListener("keydown", listen);
  return () => element.removeEventListener("keydown", listen);
}

/** The last thing taken up goes first: a line begun, the tool, a neighbourhood, the focus, the selection. */
function letGo(deps: CanvasDeps, { focus, scene, tool }: KeyboardStage): KeyAction {
  if (tool.now() !== "select") return () => (tool.cancel() ? undefined : deps.onTool("select"));
  if (scene.highlight.isIsolated()) {
    return () => {
      scene.highlight.isolate(null);
      scene.camera.frame([], true);
      deps.announce(deps.words().wholeGraph);
    };
  }
  if (focus.now() !== null) return () => focus.release();
  return hasSelection(deps) ? () => clearSelection(deps) : undefined;
}

function lookAround(deps: CanvasDeps, { scene }: KeyboardStage, id: NodeId, steps: number): void {
  const nodes = nodesWithin(deps.document, id, steps);
  scene.highlight.isolate({ nodes, edges: [] });
  scene.camera.frame(nodes, true);
  deps.announce(deps.words().within(deps.document.labelOf(id), steps, nodes.length));
}

/** Below the node with the focus, else in the middle of the canvas. */
function askForMenu(element: HTMLElement, deps: CanvasDeps, { focus, screenPosition }: KeyboardStage): void {
  const id = focus.now();
  const point = id === null ? null : screenPosition(id);
  const middle = { x: element.clientWidth / 2, y: element.clientHeight / 2 };
  deps.onContextMenu(id === null ? null : { kind: "node", id }, point ?? middle);
}

function middleOf({ clientWidth, clientHeight }: HTMLElement, camera: CameraControl) {
  const { x, y, zoom } = camera.now();
  return { x: (clientWidth / 2 - x) / zoom, y: (clientHeight / 2 - y) / zoom };
}

/** The focus is part of the document's view, so giving it up is a command. */
function fitAll(deps: CanvasDeps, camera: CameraControl): void {
  if (deps.document.focus.nodes.length > 0) deps.run({ name: "zoomToNodes", input: { selector: "*" } });
  else camera.frame([], true);
}

function enter(deps: CanvasDeps, id: NodeId): void {
  const { nodes, edges } = deps.document.selection;
  if (nodes.length === 1 && nodes[0] === id && edges.length === 0) deps.onOpen("nodes", id);
  else selectOne(deps, { kind: "node", id }, false);
}

function hasSelection({ document }: CanvasDeps): boolean {
  return document.selection.nodes.length + document.selection.edges.length > 0;
}

/** By how much Alt and an arrow move, and with Shift, in model units. */
const NUDGE = 8;
const FAR_NUDGE = 48;
/** How far a new node stands from the one it joins. */
const BESIDE = 100;
/** Nodes nearer than this are in the way. */
const ROOM = 50;

type Places = (id: NodeId) => Position | null;

function nudge({ run }: CanvasDeps, ids: readonly NodeId[], step: Position, placeOf: Places): void {
  const to = Object.fromEntries(
    ids.flatMap((id) => {
      const place = placeOf(id);
      return place === null ? [] : [[id, { x: place.x + step.x, y: place.y + step.y }] as const];
    }),
  );
  run({ name: "moveNodes", input: { to } });
}

function stepTowards(heading: Heading, isFar: boolean): Position {
  const { x, y } = UNIT[heading];
  const distance = isFar ? FAR_NUDGE : NUDGE;
  return { x: x * distance, y: y * distance };
}

/** A free place in that direction: beside others already there. */
function placeBeside(document: GraphDocument, from: Position, heading: Heading): Position {
  const { x, y } = UNIT[heading];
  const taken = document.snapshot().nodes.flatMap(({ position }) => position ?? []);
  const isFree = (place: Position) => taken.every((other) => Math.hypot(other.x - place.x, other.y - place.y) > ROOM);
  const places = Array.from({ length: 12 }, (_, step) => {
    const aside = (step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * ROOM;
    return { x: from.x + x * BESIDE + y * aside, y: from.y + y * BESIDE + x * aside };
  });
  return places.find(isFree) ?? { x: from.x + x * BESIDE, y: from.y + y * BESIDE };
}
