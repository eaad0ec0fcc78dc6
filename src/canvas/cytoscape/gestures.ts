import type { Core, EventObject, NodeSingular, SingularElementReturnValue } from "cytoscape";
import type { NodeId } from "@/graph/document/graph-types";
import type { CanvasDeps, ElementRef, ScreenPoint } from "../canvas-port";
import type { Highlight } from "../marks/highlight";
import { edgeIdOf } from "../scene/edge-key";
import type { GestureListener } from "../scene/scene";
import { clearSelection, selectOne, targetOf } from "../select";
import { idSelector } from "../style/id-selector";

const HOVER_MS = 40;

interface GestureDeps extends GestureListener {
  readonly cy: Core;
  readonly deps: CanvasDeps;
  readonly highlight: Highlight;
}

/** Turns what the pointer does into commands. The engine's own selection stays off: the document's is shown. */
export function bindGestures(gesture: GestureDeps): () => void {
  const { cy, deps, highlight } = gesture;
  const presses = createPresses(cy.container());
  // Cytoscape lets a tap follow when the finger that was held is lifted.
  let isHeld = false;
  cy.on("tapstart", () => {
    isHeld = false;
  });
  cy.on("tap", (event) => {
    if (!isHeld) tap(gesture, event, presses);
  });
  cy.on("dbltap", (event) => {
    const element = elementOf(cy, event);
    if (element !== null) deps.onOpen(targetOf(element), element.id);
  });
  const menu = (event: EventObject) => deps.onContextMenu(elementOf(cy, event), pointOf(event));
  cy.on("cxttap", menu);
  // A mouse held still is no long press.
  cy.on("taphold", (event) => {
    if (!event.originalEvent.type.startsWith("touch")) return;
    isHeld = true;
    menu(event);
  });
  bindBox(cy, deps);
  bindDrag(cy, deps);
  const unbindHover = bindHover(cy, deps, highlight);
  return () => {
    unbindHover();
    presses.destroy();
  };
}

function tap(gesture: GestureDeps, event: EventObject, presses: Presses): void {
  const { cy, deps, onPick, tool } = gesture;
  const element = elementOf(cy, event);
  if (element === null) {
    tapBackground(gesture, event, presses);
    return;
  }
  // Its taps are the tool's own.
  if (tool() === "connect") return;
  if (element.kind === "node") onPick(element.id);
  selectOne(deps, element, isAdding(event));
}

/** A double click makes one node, whatever the tool; with the tool for it the first press does already. */
function tapBackground({ deps, tool }: GestureDeps, event: EventObject, presses: Presses): void {
  const isSecond = presses.isSecond(event);
  if (tool() === "node" || (isSecond && !isAdding(event))) {
    presses.placed(event);
    deps.onPlace({ ...event.position }, false);
    return;
  }
  if (tool() !== "connect" && !isAdding(event)) clearSelection(deps);
}

/** Shift and drag draws a box; it adds to what is selected, as Shift does with a click. */
function bindBox(cy: Core, deps: CanvasDeps): void {
  let boxed: NodeId[] = [];
  cy.on("boxstart", () => {
    boxed = [];
  });
  cy.on("box", "node", (event) => {
    boxed.push(event.target.id());
    if (boxed.length > 1) return;
    queueMicrotask(() => {
      deps.run({
        name: "selectElements",
        input: { selector: idSelector(boxed), target: "nodes", mode: "add" },
      });
    });
  });
}

function bindDrag(cy: Core, deps: CanvasDeps): void {
  cy.on("dragfreeon", "node", (event) => {
    const node: NodeSingular = event.target;
    const dragged = node.selected() ? cy.nodes(":selected").union(node) : cy.collection(node);
    const to: Record<NodeId, { x: number; y: number }> = {};
    for (const each of [...dragged.nodes(), ...dragged.nodes().descendants()]) {
      if (each.visible() && !each.isParent()) to[each.id()] = { ...each.position() };
    }
    deps.run({ name: "moveNodes", input: { to } });
  });
}

function bindHover(cy: Core, deps: CanvasDeps, highlight: Highlight): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = (element: SingularElementReturnValue | null, point: ScreenPoint) => {
    highlight.hover(element?.id() ?? null);
    const ref: ElementRef | null = element && toRef(element);
    deps.onHover(ref, point);
  };
  cy.on("mouseover", "node, edge", (event) => {
    clearTimeout(timer);
    timer = setTimeout(() => finish(event.target, pointOf(event)), HOVER_MS);
  });
  const leave = (event: EventObject) => {
    clearTimeout(timer);
    if (highlight.hovered() !== null) finish(null, pointOf(event));
  };
  cy.on("mouseout", "node, edge", leave);
  cy.on("grab", "node", () => clearTimeout(timer));
  const host = cy.container();
  const out = () => {
    clearTimeout(timer);
    if (highlight.hovered() !== null) finish(null, { x: 0, y: 0 });
  };
  host?.addEventListener("mouseleave", out);
  return () => {
    clearTimeout(timer);
    host?.removeEventListener("mouseleave", out);
  };
}

function elementOf(cy: Core, event: EventObject): ElementRef | null {
  return event.target === cy ? null : toRef(event.target);
}

function toRef(element: SingularElementReturnValue): ElementRef {
  const key = element.id();
  return element.isEdge() ? { kind: "edge", id: edgeIdOf(key) } : { kind: "node", id: key };
}

function pointOf({ renderedPosition }: EventObject): ScreenPoint {
  return { x: renderedPosition.x, y: renderedPosition.y };
}

function isAdding({ originalEvent }: EventObject): boolean {
  return originalEvent.shiftKey || originalEvent.ctrlKey || originalEvent.metaKey;
}

/** Two presses on the background within this time, in ms, and way, in px of the screen, are a double click: as long as systems allow. */
const DOUBLE_MS = 500;
const DOUBLE_WAY = 10;

/** Tells double clicks on the background: the engine's own are shorter than a system's, and it knows nothing of what a press made. */
type Presses = ReturnType<typeof createPresses>;

interface Press extends ScreenPoint {
  readonly time: number;
}

function createPresses(host: HTMLElement | null) {
  let last: Press | null = null;
  let placed: Press | null = null;
  const swallow = (event: MouseEvent | TouchEvent) => {
    const press = pressOf(event);
    if (press === null || !isDouble(placed, press)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const kinds = ["mousedown", "touchstart"] as const;
  // Round the host, so as to hear before the engine does.
  const around = host?.parentElement;
  for (const kind of kinds) around?.addEventListener(kind, swallow, { capture: true });
  return {
    /** This press and the one before it are a double click. */
    isSecond: ({ originalEvent }: EventObject): boolean => {
      const press = pressOf(originalEvent);
      const isSecond = isDouble(last, press);
      last = isSecond ? null : press;
      return isSecond;
    },
    /** A press made a node: another one there belongs to it, and neither makes a second one nor takes the focus from its name. */
    placed: ({ originalEvent }: EventObject): void => {
      placed = pressOf(originalEvent);
    },
    destroy: (): void => {
      for (const kind of kinds) around?.removeEventListener(kind, swallow, { capture: true });
    },
  };
}

function isDouble(first: Press | null, second: Press | null): boolean {
  if (first === null || second === null) return false;
  const way = Math.hypot(second.x - first.x, second.y - first.y);
  return second.time - first.time <= DOUBLE_MS && way <= DOUBLE_WAY;
}

/** Where and when, of a mouse or the first finger. */
function pressOf(event: MouseEvent | TouchEvent): Press | null {
  const point = "changedTouches" in event ? event.changedTouches[0] : event;
  return point === undefined ? null : { x: point.clientX, y: point.clientY, time: event.timeStamp };
}
