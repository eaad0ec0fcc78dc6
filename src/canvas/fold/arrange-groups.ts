import { separateFewDiscs } from "@/analysis/layouts/spacing/separate-discs";
import type { GraphDocument } from "@/graph/document/document-types";
import type { Position } from "@/graph/document/graph-types";
import { meanPosition } from "@/graph/document/mean-position";
import type { FoldGroup } from "@/graph/fold/fold-groups";

/** Where folded groups stand and how large they are, in the units of the folded picture. */
export interface Arranged {
  /** A unit of the document is so many of the picture: a wide graph is drawn smaller, so that what it stands for is read as a small one. */
  readonly scale: number;
  /** By group; undefined where none of its nodes has a place. */
  readonly places: readonly (Position | undefined)[];
  readonly sizes: readonly number[];
  /** The position and size of a node that is drawn itself. */
  frameAt(row: number): Frame;
  /** Of a node that is drawn itself. */
  placeAt(row: number): Position | undefined;
}

/** A place of the document times `scale`, then moved by x and y. */
export interface Frame extends Position {
  readonly scale: number;
}

interface ShownGroup {
  readonly group: FoldGroup;
  /** Those shown. */
  readonly rows: readonly number[];
}

/** No side of the picture is wider; a graph that is smaller stays as it is. */
const widest = 800;
/** The share of the picture that folded groups take. */
const fill = 0.22;
const leastSize = 22;
const gap = 10;
/** Nodes of an open group stand within so many times their mean distance from its middle. */
const reach = 1.5;
/** So many units across are for each node of an open group, where it had less. */
const roomOfNode = 20;

/**
 * A folded group is in the middle of its nodes, as large as its share of them; the nodes of an open one stand as they do in the
 * whole graph, with room to tell them apart. Groups are moved apart until none lies over another. All of it follows from the
 * document: the same one gives the same picture.
 */
export function arrangeGroups(document: GraphDocument, groups: readonly ShownGroup[]): Arranged {
  const { tables } = document;
  const own = new Map<number, Position | undefined>();
  const positionAt = (row: number): Position | undefined => {
    if (!own.has(row)) own.set(row, document.positionOf(tables.nodes.idAt(row)));
    return own.get(row);
  };
  const box = boxOf(document, positionAt);
  const side = Math.max(box.width, box.height);
  const scale = side > widest ? widest / side : 1;
  const scaled = (place: Position | undefined) => place && { x: place.x * scale, y: place.y * scale };
  const middles = groups.map(({ rows }) => scaled(meanPosition(rows.flatMap((row) => positionAt(row) ?? []))));
  const sizes = sizesOf(groups, box.width * scale, box.height * scale);
  const radii = groups.map(({ group, rows }, index) =>
    group.isOpen ? reachOf(rows, middles[index], (row) => scaled(positionAt(row))) : (sizes[index] ?? 0) / 2,
  );
  const wide = groups.map(({ group, rows }, index) => Math.max(radii[index] ?? 0, group.isOpen ? roomFor(rows) : 0));
  const places = apart(middles, wide);
  const plain: Frame = { scale, x: 0, y: 0 };
  const frames = new Map<number, Frame>();
  groups.forEach(({ group, rows }, index) => {
    const [middle, place] = [middles[index], places[index]];
    if (!group.isOpen || middle === undefined || place === undefined) return;
    const more = (wide[index] ?? 0) / Math.max(1, radii[index] ?? 0);
    const frame = { scale: scale * more, x: place.x - middle.x * more, y: place.y - middle.y * more };
    for (const row of rows) frames.set(row, within(frame, positionAt(row), { place, radius: wide[index] ?? 0 }));
  });
  const frameAt = (row: number) => frames.get(row) ?? plain;
  return { scale, sizes, places, frameAt, placeAt: (row) => framed(positionAt(row), frameAt(row)) };
}

/** Where a place of the document is drawn. */
export function framed(place: Position, frame: Frame): Position;
export function framed(place: Position | undefined, frame: Frame): Position | undefined;
export function framed(place: Position | undefined, { scale, x, y }: Frame): Position | undefined {
  return place && { x: place.x * scale + x, y: place.y * scale + y };
}

/** A node that stands far from the others of its group is drawn at the rim of the room they have. */
function within(frame: Frame, own: Position | undefined, room: { readonly place: Position; readonly radius: number }) {
  const { place, radius } = room;
  const drawn = framed(own, frame) ?? place;
  const distance = Math.hypot(drawn.x - place.x, drawn.y - place.y);
  if (distance <= radius) return frame;
  const back = 1 - radius / distance;
  return { ...frame, x: frame.x - (drawn.x - place.x) * back, y: frame.y - (drawn.y - place.y) * back };
}

function roomFor(rows: readonly number[]): number {
  return (roomOfNode * Math.sqrt(rows.length)) / Math.sqrt(Math.PI);
}

function boxOf(document: GraphDocument, positionAt: (row: number) => Position | undefined) {
  const { nodes } = document.tables;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let row = 0; row < nodes.count; row += 1) {
    const place = document.isVisible("nodes", nodes.idAt(row)) ? positionAt(row) : undefined;
    if (place === undefined) continue;
    left = Math.min(left, place.x);
    right = Math.max(right, place.x);
    top = Math.min(top, place.y);
    bottom = Math.max(bottom, place.y);
  }
  return right >= left ? { width: right - left, height: bottom - top } : { width: 0, height: 0 };
}

/** The area of a group is its share of the nodes. */
function sizesOf(groups: readonly ShownGroup[], width: number, height: number): readonly number[] {
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const least = leastSize * 2 * Math.sqrt(groups.length);
  const area = Math.max(width, least) * Math.max(height, least);
  const unit = Math.sqrt((fill * area * 4) / (Math.PI * Math.max(1, total)));
  return groups.map(({ rows }) => Math.max(leastSize, Math.round(unit * Math.sqrt(rows.length))));
}

function reachOf(
  rows: readonly number[],
  middle: Position | undefined,
  placeAt: (row: number) => Position | undefined,
): number {
  if (middle === undefined) return 0;
  const distances = rows.flatMap((row) => {
    const place = placeAt(row);
    return place === undefined ? [] : [Math.hypot(place.x - middle.x, place.y - middle.y)];
  });
  return (reach * distances.reduce((sum, distance) => sum + distance, 0)) / Math.max(1, distances.length);
}

function apart(
  middles: readonly (Position | undefined)[],
  radii: readonly number[],
): readonly (Position | undefined)[] {
  const placed = middles.flatMap((middle, index) => (middle === undefined ? [] : [{ middle, index }]));
  const discs = {
    points: Float64Array.from(placed.flatMap(({ middle: { x, y } }) => [x, y])),
    radii: Float64Array.from(placed, ({ index }) => (radii[index] ?? 0) + gap / 2),
    fixed: new Uint8Array(placed.length),
  };
  separateFewDiscs(discs);
  const places: (Position | undefined)[] = middles.map(() => undefined);
  placed.forEach(({ index }, at) => {
    places[index] = { x: discs.points[at * 2] ?? 0, y: discs.points[at * 2 + 1] ?? 0 };
  });
  return places;
}
