import type { GraphDocument } from "@/graph/document/document-types";
import type { NodeId, Position } from "@/graph/document/graph-types";
import { GROUP } from "../style/group-look";
import type { Looks } from "../style/looks";
import { formOf } from "../style/node-shapes";
import type { DrawnGraph } from "./drawn-graph";
import type { GroupBodies } from "./figure-types";

export interface GroupBox {
  readonly middle: Position;
  readonly width: number;
  readonly height: number;
}

/** Nodes that others are in: each a box round its members. */
export interface Groups extends GroupBodies {
  /** null: it is no group. */
  box(id: NodeId): GroupBox | null;
  /** The groups to be seen, outer before inner. */
  shown(): readonly NodeId[];
  at(point: Position): NodeId | null;
  /** All that is in these, those in groups among them too. */
  within(ids: readonly NodeId[]): readonly NodeId[];
  /** These moved or have another size: the groups they are in have another box. */
  stale(ids: Iterable<NodeId>): ReadonlySet<NodeId>;
  /** Reads who is in whom anew; which nodes are groups now and were not, or the other way round. */
  recount(): readonly NodeId[];
}

interface GroupsDeps {
  readonly document: GraphDocument;
  readonly looks: Looks;
  graph(): DrawnGraph;
}

interface Family {
  readonly members: ReadonlyMap<NodeId, readonly NodeId[]>;
  readonly parents: ReadonlyMap<NodeId, NodeId>;
}

export function createGroups({ document, looks, graph }: GroupsDeps): Groups {
  let family = familyOf(document);
  const boxes = new Map<NodeId, GroupBox>();
  /** Asked at both ends of each edge, mostly where there is no group at all. */
  const membersOf = (id: NodeId) => (family.members.size === 0 ? undefined : family.members.get(id));
  const box = (id: NodeId): GroupBox | null => {
    const inside = membersOf(id);
    if (inside === undefined) return null;
    const known = boxes.get(id) ?? boxRound(inside.flatMap(rimsOf)) ?? emptyBox(id, inside);
    boxes.set(id, known);
    return known;
  };
  const rimsOf = (id: NodeId): readonly Position[] => {
    const own = box(id);
    if (own !== null) {
      const border = looks.node(id)?.visible ? GROUP.borderWidth / 2 : 0;
      return cornersOf(own.middle, own.width / 2 + border, own.height / 2 + border);
    }
    if (!graph().hasNode(id)) return [];
    const { x, y, paint } = graph().getNodeAttributes(id);
    const half = paint.radius + paint.border / 2;
    return paint.radius === 0 ? [] : cornersOf({ x, y: -y }, half, half);
  };
  /** Nothing in it is to be seen: it stays where its members are, as large as a node. */
  const emptyBox = (id: NodeId, inside: readonly NodeId[]): GroupBox => {
    const places = inside.filter((one) => graph().hasNode(one)).map((one) => graph().getNodeAttributes(one));
    const middle = boxRound(places.map(({ x, y }) => ({ x, y: -y })))?.middle ?? { x: 0, y: 0 };
    const look = looks.node(id);
    const side = (look === undefined ? 0 : look.size * formOf(look.shape).width) + 2 * GROUP.padding;
    return { middle, width: side, height: side };
  };
  const shown = () => {
    const ids = [...family.members.keys()].filter((id) => looks.node(id)?.visible);
    return ids.length < 2 ? ids : ids.toSorted((one, other) => depthOf(family, one) - depthOf(family, other));
  };
  const within = (ids: readonly NodeId[]): readonly NodeId[] =>
    ids.flatMap((id) => {
      const inside = family.members.get(id);
      return inside === undefined ? [id] : within(inside);
    });
  return {
    box,
    body: (id) => {
      const own = box(id);
      if (own === null) return null;
      const { middle, width, height } = own;
      const [across, down] = [(width + GROUP.borderWidth) / 2, (height + GROUP.borderWidth) / 2];
      return { middle, across, down, shape: "round-rectangle", cornerRadius: GROUP.cornerRadius };
    },
    has: (id) => membersOf(id) !== undefined,
    shown,
    within,
    isWithin: (one, other) => one === other || holdsOf(family, one).has(other) || holdsOf(family, other).has(one),
    at: (point) => (family.members.size === 0 ? null : (shown().findLast((id) => isIn(point, box(id))) ?? null)),
    stale: (ids) => {
      const outer = new Set<NodeId>();
      if (family.members.size === 0) return outer;
      for (const id of ids) for (const group of holdsOf(family, id)) outer.add(group);
      for (const id of [...ids, ...outer]) boxes.delete(id);
      return outer;
    },
    recount: () => {
      const before = family.members;
      family = familyOf(document);
      boxes.clear();
      const turned = new Set([...before.keys(), ...family.members.keys()]);
      return [...turned].filter((id) => before.has(id) !== family.members.has(id));
    },
  };
}

/** The groups a node is in, and those that hold them. */
function holdsOf({ parents }: Family, id: NodeId): ReadonlySet<NodeId> {
  const found = new Set<NodeId>();
  for (let at = parents.get(id); at !== undefined && !found.has(at); at = parents.get(at)) found.add(at);
  return found;
}

function depthOf(family: Family, id: NodeId): number {
  return holdsOf(family, id).size;
}

function familyOf({ tables, parentOf }: GraphDocument): Family {
  const members = new Map<NodeId, NodeId[]>();
  const parents = new Map<NodeId, NodeId>();
  for (let row = 0; row < tables.nodes.count; row += 1) {
    const id = tables.nodes.idAt(row);
    const parent = parentOf(id);
    if (parent === undefined) continue;
    parents.set(id, parent);
    const known = members.get(parent);
    if (known) known.push(id);
    else members.set(parent, [id]);
  }
  return { members, parents };
}

function cornersOf({ x, y }: Position, across: number, down: number): readonly Position[] {
  return [
    { x: x - across, y: y - down },
    { x: x + across, y: y + down },
  ];
}

/** The other view's engine leaves so much more round the members. */
const GAP = 1;

/** With its room; null: round nothing. */
function boxRound(points: readonly Position[]): GroupBox | null {
  if (points.length === 0) return null;
  const [across, down] = [spanOf(points.map(({ x }) => x)), spanOf(points.map(({ y }) => y))];
  const room = 2 * (GROUP.padding + GAP);
  return {
    middle: { x: (across.low + across.high) / 2, y: (down.low + down.high) / 2 },
    width: across.high - across.low + room,
    height: down.high - down.low + room,
  };
}

/** Of any number of values: a spread call has room for some ten thousands. */
function spanOf(values: readonly number[]): { readonly low: number; readonly high: number } {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return { low, high };
}

function isIn({ x, y }: Position, box: GroupBox | null): boolean {
  return box !== null && Math.abs(x - box.middle.x) <= box.width / 2 && Math.abs(y - box.middle.y) <= box.height / 2;
}
