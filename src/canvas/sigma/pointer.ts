import type { NodeId, Position } from "@/graph/document/graph-types";
import type { CanvasDeps, ElementRef, ScreenPoint } from "../canvas-port";
import type { Plane, StrokeListener } from "../scene/plane";
import type { GestureListener } from "../scene/scene";
import { clearSelection, selectOne, targetOf } from "../select";
import { idSelector } from "../style/id-selector";
import { createSketch } from "../style/sketch";

/** Less of a way than this, in px, is a click. */
const CLICK_WAY = 5;
const DOUBLE_MS = 500;
const DOUBLE_WAY = 10;
const HOLD_MS = 500;
/** Share of a zoom for one px of the wheel. */
const WHEEL = 0.0022;

export interface PointerDeps extends GestureListener {
  readonly host: HTMLElement;
  readonly deps: CanvasDeps;
  readonly plane: Plane;
  pick(at: Position): ElementRef | null;
  /** What moves with a node that is dragged. */
  moversOf(id: NodeId): readonly NodeId[];
  /** Shows nodes at places that are not in the document yet. */
  carry(places: ReadonlyMap<NodeId, Position>): void;
  zoomAt(point: ScreenPoint, factor: number): void;
  panBy(dx: number, dy: number): void;
  hover(element: ElementRef | null, point: ScreenPoint): void;
  readonly allowed: { readonly boxes: boolean; readonly drags: boolean; readonly pans: boolean };
  strokes(): StrokeListener | null;
}

interface Press extends ScreenPoint {
  readonly time: number;
}

/** What a press turned into once it moved. */
interface Drag {
  move(at: Position, from: ScreenPoint, to: ScreenPoint): void;
  end(at: Position): void;
}

/** Hears the pointer over the picture and tells what it means, as the other view does. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one press in one closure; its states are not parted yet.
export function bindPointer(own: PointerDeps): () => void {
  const { host, deps, plane } = own;
  const down = new Map<number, ScreenPoint>();
  let press: Press | null = null;
  let drag: Drag | null = null;
  let last: Press | null = null;
  let placed: Press | null = null;
  let hold: ReturnType<typeof setTimeout> | undefined;

  const pointOf = (event: MouseEvent): ScreenPoint => {
    const { left, top } = host.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const modelOf = (point: ScreenPoint): Position => {
    const { x, y, zoom } = plane.camera();
    return { x: (point.x - x) / zoom, y: (point.y - y) / zoom };
  };

  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const point = pointOf(event);
    const now = { ...point, time: event.timeStamp };
    if (isDouble(placed, now)) {
      event.preventDefault();
      return;
    }
    down.set(event.pointerId, point);
    host.setPointerCapture(event.pointerId);
    clearTimeout(hold);
    if (down.size > 1) {
      press = null;
      drag = null;
      return;
    }
    press = now;
    own.strokes()?.begin(modelOf(point), event.shiftKey);
    if (event.pointerType === "touch") hold = setTimeout(() => holdOn(point), HOLD_MS);
  };
  const holdOn = (point: ScreenPoint) => {
    press = null;
    deps.onContextMenu(own.pick(modelOf(point)), point);
  };

  const move = (event: PointerEvent) => {
    const point = pointOf(event);
    const before = down.get(event.pointerId);
    own.strokes()?.draw(modelOf(point));
    if (before === undefined) {
      own.hover(own.pick(modelOf(point)), point);
      return;
    }
    if (down.size > 1) pinch(event.pointerId, point);
    else follow(event, before, point);
    if (drag !== null || down.size > 1) down.set(event.pointerId, point);
  };
  const follow = (event: PointerEvent, before: ScreenPoint, point: ScreenPoint) => {
    if (press === null) return;
    if (drag === null && Math.hypot(point.x - press.x, point.y - press.y) < CLICK_WAY) return;
    clearTimeout(hold);
    drag ??= dragFrom(own, modelOf(press), event.shiftKey);
    drag.move(modelOf(point), before, point);
  };
  const pinch = (id: number, point: ScreenPoint) => {
    const [other] = [...down].filter(([key]) => key !== id).map(([, at]) => at);
    const before = down.get(id);
    if (other === undefined || before === undefined) return;
    own.panBy((point.x - before.x) / 2, (point.y - before.y) / 2);
    const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
    own.zoomAt(middle, distance(point, other) / Math.max(1, distance(before, other)));
  };

  const end = (event: PointerEvent) => {
    if (!down.delete(event.pointerId)) return;
    clearTimeout(hold);
    const point = pointOf(event);
    if (press === null) return;
    own.strokes()?.end(modelOf(point));
    const ended = drag;
    const began = press;
    press = null;
    drag = null;
    if (ended !== null) ended.end(modelOf(point));
    else if (event.type === "pointerup") click(event, { ...point, time: began.time });
  };

  const click = (event: PointerEvent, now: Press) => {
    const element = own.pick(modelOf(now));
    const isSecond = isDouble(last, now);
    last = isSecond ? null : now;
    if (element === null) {
      clickGround(event, now, isSecond);
      return;
    }
    if (isSecond) deps.onOpen(targetOf(element), element.id);
    if (own.tool() === "connect") return;
    if (element.kind === "node") own.onPick(element.id);
    selectOne(deps, element, isAdding(event));
  };
  /** A double click makes one node, whatever the tool; with the tool for it the first press does already. */
  const clickGround = (event: PointerEvent, now: Press, isSecond: boolean) => {
    if (own.tool() === "node" || (isSecond && !isAdding(event))) {
      placed = now;
      deps.onPlace(modelOf(now), false);
    } else if (own.tool() !== "connect" && !isAdding(event)) clearSelection(deps);
  };

  const menu = (event: MouseEvent) => {
    event.preventDefault();
    const point = pointOf(event);
    deps.onContextMenu(own.pick(modelOf(point)), point);
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 24 : 1;
    own.zoomAt(pointOf(event), Math.exp(-event.deltaY * lines * WHEEL));
  };
  const leave = () => own.hover(null, { x: 0, y: 0 });
  const abort = new AbortController();
  const { signal } = abort;
  host.addEventListener("pointerdown", begin, { signal });
  host.addEventListener("pointermove", move, { signal });
  host.addEventListener("pointerup", end, { signal });
  host.addEventListener("pointercancel", end, { signal });
  host.addEventListener("contextmenu", menu, { signal });
  host.addEventListener("wheel", wheel, { signal, passive: false });
  host.addEventListener("mouseleave", leave, { signal });
  return () => {
    clearTimeout(hold);
    abort.abort();
  };
}

function dragFrom(own: PointerDeps, start: Position, adds: boolean): Drag {
  const { allowed } = own;
  const element = own.pick(start);
  if (element?.kind === "node" && allowed.drags) return dragNodes(own, element.id, start);
  if (adds && allowed.boxes) return dragBox(own, start);
  const pan = (from: ScreenPoint, to: ScreenPoint) =>
    allowed.pans ? own.panBy(to.x - from.x, to.y - from.y) : undefined;
  return { move: (_at, from, to) => pan(from, to), end: () => undefined };
}

function dragNodes({ plane, deps, moversOf, carry }: PointerDeps, id: NodeId, start: Position): Drag {
  const starts = new Map(moversOf(id).flatMap((one) => [[one, plane.placeOf(one) ?? start] as const]));
  const placesAt = (at: Position) =>
    new Map([...starts].map(([one, { x, y }]) => [one, { x: x + at.x - start.x, y: y + at.y - start.y }]));
  return {
    move: (at) => carry(placesAt(at)),
    end: (at) => {
      carry(placesAt(at));
      deps.run({ name: "moveNodes", input: { to: Object.fromEntries(placesAt(at)) } });
    },
  };
}

/** It adds to what is selected, as Shift does with a click. */
function dragBox({ host, plane, deps }: PointerDeps, start: Position): Drag {
  const sketch = createSketch(host, plane);
  return {
    move: (at) => sketch.show([start, { x: at.x, y: start.y }, at, { x: start.x, y: at.y }], true),
    end: (at) => {
      sketch.destroy();
      const isIn = ({ x, y }: Position) =>
        x >= Math.min(start.x, at.x) &&
        x <= Math.max(start.x, at.x) &&
        y >= Math.min(start.y, at.y) &&
        y <= Math.max(start.y, at.y);
      const ids = [...plane.nodes()].filter(({ position }) => isIn(position)).map((node) => node.id);
      if (ids.length === 0) return;
      deps.run({ name: "selectElements", input: { selector: idSelector(ids), target: "nodes", mode: "add" } });
    },
  };
}

function isDouble(first: Press | null, second: Press): boolean {
  return first !== null && second.time - first.time <= DOUBLE_MS && distance(first, second) <= DOUBLE_WAY;
}

function distance(one: ScreenPoint, other: ScreenPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function isAdding({ shiftKey, ctrlKey, metaKey }: MouseEvent): boolean {
  return shiftKey || ctrlKey || metaKey;
}
