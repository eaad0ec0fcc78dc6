import type { GraphDocument } from "@/graph/document/document-types";
import type { NodeId, Position } from "@/graph/document/graph-types";
import type { Camera } from "../canvas-port";
import { GROUP } from "../style/group-look";
import type { Looks } from "../style/looks";
import { type CanvasTokens, toRgb } from "../style/theme-tokens";
import type { DrawnGraph } from "./figure-types";

interface GroupBox {
  readonly middle: Position;
  readonly width: number;
  readonly height: number;
}

/** Nodes that others stand in: a ground round their members, under the picture. */
export interface Groups {
  /** null: it is no group, or nothing in it is drawn. */
  box(id: NodeId): GroupBox | null;
  has(id: NodeId): boolean;
  at(point: Position): NodeId | null;
  /** All that stands in these, those in groups among them too. */
  within(ids: readonly NodeId[]): readonly NodeId[];
  draw(context: CanvasRenderingContext2D, camera: Camera, tokens: CanvasTokens): void;
  recount(): void;
}

interface GroupsDeps {
  readonly document: GraphDocument;
  readonly looks: Looks;
  graph(): DrawnGraph;
}

export function createGroups({ document, looks, graph }: GroupsDeps): Groups {
  let members: ReadonlyMap<NodeId, readonly NodeId[]> = new Map();
  const recount = () => {
    members = membersOf(document);
  };
  recount();
  const box = (id: NodeId): GroupBox | null => {
    const inside = members.get(id);
    if (inside === undefined) return null;
    const rims = inside.flatMap((member) => rimsOf(member));
    if (rims.length === 0) return null;
    const [left, right] = [Math.min(...rims.map(({ x }) => x)), Math.max(...rims.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...rims.map(({ y }) => y)), Math.max(...rims.map(({ y }) => y))];
    const room = 2 * GROUP.padding;
    return {
      middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
      width: right - left + room,
      height: bottom - top + room,
    };
  };
  const rimsOf = (id: NodeId): readonly Position[] => {
    const own = box(id);
    if (own !== null) return cornersOf(own.middle, own.width / 2, own.height / 2);
    if (!graph().hasNode(id)) return [];
    const { x, y, paint } = graph().getNodeAttributes(id);
    const half = paint.radius + paint.border / 2;
    return paint.radius === 0 ? [] : cornersOf({ x, y: -y }, half, half);
  };
  const shown = () => [...members.keys()].filter((id) => looks.node(id)?.visible);
  const within = (ids: readonly NodeId[]): readonly NodeId[] =>
    ids.flatMap((id) => {
      const inside = members.get(id);
      return inside === undefined ? [id] : within(inside);
    });
  return {
    box,
    has: (id) => members.has(id),
    within,
    recount,
    at: (point) => shown().findLast((id) => isIn(point, box(id))) ?? null,
    draw: (context, { x, y, zoom }, tokens) => {
      for (const id of shown()) {
        const own = box(id);
        if (own === null) continue;
        const [width, height] = [own.width * zoom, own.height * zoom];
        const [left, top] = [own.middle.x * zoom + x - width / 2, own.middle.y * zoom + y - height / 2];
        context.beginPath();
        context.roundRect(left, top, width, height, GROUP.cornerRadius * zoom);
        context.fillStyle = `rgb(${toRgb(looks.node(id)?.color ?? tokens.edge).join(" ")} / ${GROUP.fillOpacity})`;
        context.strokeStyle = document.selection.nodes.includes(id) ? tokens.selectRing : tokens.edgeQuiet;
        context.lineWidth = GROUP.borderWidth;
        context.fill();
        context.stroke();
      }
    },
  };
}

function membersOf({ tables, node }: GraphDocument): ReadonlyMap<NodeId, readonly NodeId[]> {
  const members = new Map<NodeId, NodeId[]>();
  for (let row = 0; row < tables.nodes.count; row += 1) {
    const id = tables.nodes.idAt(row);
    const parent = node(id)?.parent;
    if (parent === undefined) continue;
    const known = members.get(parent);
    if (known) known.push(id);
    else members.set(parent, [id]);
  }
  return members;
}

function cornersOf({ x, y }: Position, across: number, down: number): readonly Position[] {
  return [
    { x: x - across, y: y - down },
    { x: x + across, y: y + down },
  ];
}

function isIn({ x, y }: Position, box: GroupBox | null): boolean {
  return box !== null && Math.abs(x - box.middle.x) <= box.width / 2 && Math.abs(y - box.middle.y) <= box.height / 2;
}
