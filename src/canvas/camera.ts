import type { Position } from "@/graph/document/graph-types";
import type { Camera, Insets } from "./canvas-port";
import type { Plane } from "./scene/plane";
import { CANVAS_MS, createTween, mix } from "./scene/tween";

/** Where each node is, or is going, and how wide it is; hidden ones are left out. */
export type Extents = () => Generator<{ readonly id: string; readonly position: Position; readonly size: number }>;

interface CameraDeps {
  readonly plane: Pick<Plane, "width" | "height" | "camera" | "show">;
  readonly extents: Extents;
  insets(): Insets;
  /** False: the camera jumps. */
  animates(): boolean;
}

/** Moves the camera of the view. */
export interface CameraControl {
  /** These nodes, or all, as large as fits and at most 160 %. */
  frame(ids: readonly string[], animated: boolean): void;
  zoomBy(factor: number): void;
  /** To a zoom about the centre of the view. */
  zoomTo(zoom: number): void;
  /** Pans as far as needed to have this node in view. */
  reveal(id: string): void;
  /** Widens the view to nodes outside it; a graph that was framed stays framed. Where they are in view it stays. */
  include(ids: readonly string[]): void;
  now(): Camera;
  /** The whole graph was framed, and nothing moved the camera since. */
  isFramed(): boolean;
  /** From now on the view stays where it is: a graph that was framed is not framed again. */
  hold(): void;
  /** Jumps there and stays, whatever was framed. */
  set(camera: Camera): void;
  /** After the element changed its size by that much, or its floats did: a graph that was framed is framed again. */
  resized(dx: number, dy: number): void;
  stop(): void;
}

export const MIN_ZOOM = 0.02;
export const MAX_ZOOM = 8;
const MAX_FIT = 1.6;
const MARGIN: Insets = { top: 64, right: 24, bottom: 24, left: 24 };
/** A node nearer to the rim than this, in px, is as good as out of view. */
const NEAR_RIM = 36;
/** Room for the label under the lowest node, in px. */
const LABEL_ROOM = 14;

export function createCamera({ plane, extents, insets, animates }: CameraDeps): CameraControl {
  const tween = createTween();
  /** The whole graph was framed and nothing moved the camera since: it stays framed when the element resizes. */
  let framed: Camera | null = null;
  /** What to frame once the element has a size. */
  let waiting: readonly string[] | null = null;

  const { show, camera: now } = plane;

  const goTo = (view: Camera, animated: boolean) => {
    const from = now();
    tween.start(animated && animates() ? CANVAS_MS : 0, (ratio) => show(between(from, view, ratio)));
  };

  const frame = (ids: readonly string[], animated: boolean) => {
    waiting = plane.width() === 0 || plane.height() === 0 ? ids : null;
    const view = framing(new Set(ids));
    if (view === null) return;
    framed = ids.length === 0 ? view : null;
    goTo(view, animated);
  };

  const framing = (ids: ReadonlySet<string>): Camera | null => {
    const { corner, ...rims } = insets();
    const view = fitting(plane, extents(), { ids, insets: rims });
    if (view === null || corner === undefined || !isUnder(extents(), { ids, view, corner, plane })) return view;
    const beside = fitting(plane, extents(), { ids, insets: { ...rims, right: Math.max(rims.right, corner.width) } });
    const above = fitting(plane, extents(), { ids, insets: { ...rims, bottom: Math.max(rims.bottom, corner.height) } });
    return (above?.zoom ?? 0) > (beside?.zoom ?? 0) ? above : beside;
  };

  const zoomTo = (wanted: number) => {
    const from = now();
    const zoom = clamp(wanted, MIN_ZOOM, MAX_ZOOM);
    const ratio = zoom / from.zoom;
    const x = plane.width() / 2;
    const y = plane.height() / 2;
    goTo({ zoom, x: x - (x - from.x) * ratio, y: y - (y - from.y) * ratio }, false);
  };

  const reveal = (id: string) => {
    const room = roomOf(plane, insets());
    const node = [...extents()].find((extent) => extent.id === id);
    if (room === null || node === undefined) return;
    const view = now();
    const x = node.position.x * view.zoom + view.x;
    const y = node.position.y * view.zoom + view.y;
    const isInView = x > NEAR_RIM && y > NEAR_RIM && x < plane.width() - NEAR_RIM && y < plane.height() - NEAR_RIM;
    const dx = clamp(x, room.left, room.left + room.width) - x;
    const dy = clamp(y, room.top, room.top + room.height) - y;
    if (!isInView) goTo({ ...view, x: view.x + dx, y: view.y + dy }, true);
  };

  const include = (ids: readonly string[]) => {
    if (isFramed()) return frame([], true);
    const { seen, unseen } = bySight(plane, extents());
    if (ids.some((id) => unseen.has(id))) frame([...seen, ...ids], true);
  };

  const set = ({ x, y, zoom }: Camera) => {
    waiting = null;
    hold();
    goTo({ x, y, zoom: clamp(zoom, MIN_ZOOM, MAX_ZOOM) }, false);
  };

  const hold = () => {
    framed = null;
  };

  const isFramed = () => framed !== null && (tween.running() || isNear(framed, now()));

  const resized = (dx: number, dy: number) => {
    if (waiting !== null) return frame(waiting, false);
    if (isFramed()) return frame([], false);
    if (dx === 0 && dy === 0) return;
    tween.stop();
    const { x, y, zoom } = now();
    show({ zoom, x: x + dx / 2, y: y + dy / 2 });
  };

  const zoomBy = (factor: number) => zoomTo(now().zoom * factor);
  return { frame, zoomBy, zoomTo, reveal, include, now, isFramed, hold, set, resized, stop: tween.stop };
}

type Screen = CameraDeps["plane"];

interface Framed {
  readonly ids: ReadonlySet<string>;
  readonly insets: Insets;
}

/** These nodes, or all, as large as the room between the floats allows. */
function fitting(plane: Screen, extents: ReturnType<Extents>, { ids, insets }: Framed): Camera | null {
  const box = boxOf(extents, ids);
  const room = roomOf(plane, insets);
  if (box === null || room === null) return null;
  const wide = box.right - box.left;
  const high = box.bottom - box.top;
  const zoom = clamp(Math.min(room.width / wide, room.height / high), MIN_ZOOM, MAX_FIT);
  return {
    zoom,
    x: room.left + (room.width - wide * zoom) / 2 - box.left * zoom,
    y: room.top + (room.height - high * zoom) / 2 - box.top * zoom,
  };
}

/** Of more nodes than this, one under a float is not missed. */
const FEW_NODES = 60;

interface Cornered {
  readonly ids: ReadonlySet<string>;
  readonly view: Camera;
  readonly corner: { readonly width: number; readonly height: number };
  readonly plane: Screen;
}

/** Whether a node of a small picture would lie under what floats in the corner. */
function isUnder(extents: ReturnType<Extents>, { ids, view, corner, plane }: Cornered): boolean {
  const shown = [...extents].filter(({ id }) => ids.size === 0 || ids.has(id));
  const left = plane.width() - corner.width;
  const top = plane.height() - corner.height;
  if (shown.length > FEW_NODES) return false;
  return shown.some(({ position: { x, y }, size }) => {
    const right = (x + size / 2) * view.zoom + view.x;
    const bottom = (y + size / 2) * view.zoom + view.y + LABEL_ROOM;
    return right > left && bottom > top;
  });
}

/** Which nodes have their centre inside the element. */
function bySight(plane: Screen, extents: ReturnType<Extents>) {
  const { zoom, x, y } = plane.camera();
  const sight = { seen: new Set<string>(), unseen: new Set<string>() };
  for (const { id, position } of extents) {
    const across = position.x * zoom + x;
    const down = position.y * zoom + y;
    const isSeen = across > 0 && down > 0 && across < plane.width() && down < plane.height();
    (isSeen ? sight.seen : sight.unseen).add(id);
  }
  return sight;
}

function roomOf(plane: Screen, insets: Insets) {
  const left = MARGIN.left + insets.left;
  const top = MARGIN.top + insets.top;
  const width = plane.width() - left - MARGIN.right - insets.right;
  const height = plane.height() - top - MARGIN.bottom - insets.bottom - LABEL_ROOM;
  if (plane.width() === 0 || plane.height() === 0) return null;
  if (width > 80 && height > 80) return { left, top, width, height };
  // The floats leave no room (a phone, a small window): better under them than a speck.
  // But for the tools, which take presses.
  const tools = Math.min(top, plane.height() * 0.4);
  return {
    left: plane.width() * 0.1,
    top: tools,
    width: plane.width() * 0.8,
    height: plane.height() * 0.9 - tools,
  };
}

function boxOf(extents: ReturnType<Extents>, ids: ReadonlySet<string>) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { id, position, size } of extents) {
    if (ids.size > 0 && !ids.has(id)) continue;
    box.left = Math.min(box.left, position.x - size / 2);
    box.right = Math.max(box.right, position.x + size / 2);
    box.top = Math.min(box.top, position.y - size / 2);
    box.bottom = Math.max(box.bottom, position.y + size / 2);
  }
  return box.left === Infinity ? null : box;
}

function between(from: Camera, to: Camera, ratio: number): Camera {
  // Zoom in equal steps of ratio, and the point that stays in place with it, or the path swings out.
  const zoom = from.zoom * (to.zoom / from.zoom) ** ratio;
  const share = to.zoom === from.zoom ? ratio : (zoom - from.zoom) / (to.zoom - from.zoom);
  return { zoom, x: mix(from.x, to.x, share), y: mix(from.y, to.y, share) };
}

function isNear(one: Camera, other: Camera): boolean {
  return Math.abs(one.zoom - other.zoom) < 1e-6 && Math.abs(one.x - other.x) < 0.5 && Math.abs(one.y - other.y) < 0.5;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
