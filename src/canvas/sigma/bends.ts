import type { GraphDocument } from "@/graph/document/document-types";
import type { EdgeId, Position } from "@/graph/document/graph-types";
import type { EdgeLook } from "../style/look-types";

/** Parallel edges stand this far apart, a loop reaches this far out of its node, a bow this far from its line. */
const REACH = 24;
const BOW = 40;

interface Ends {
  readonly from: Position;
  readonly to: Position;
  /** Of the source, with its border. */
  readonly radius: number;
  readonly curve: EdgeLook["curve"];
}

/** The bent edges: which one of how many between its nodes each is, and the curve that follows. */
export interface Bends {
  /** The control points of its curve; null: it is straight. */
  controls(id: EdgeId, ends: Ends): readonly [Position, Position] | null;
  recount(): void;
}

interface Share {
  /** From the middle: -0.5 and 0.5 of two. */
  readonly offset: number;
  /** Against the order in which the pair is counted. */
  readonly isReversed: boolean;
}

export function createBends(document: GraphDocument): Bends {
  let shares = new Map<EdgeId, Share>();
  const recount = () => {
    shares = countShares(document);
  };
  recount();
  return {
    recount,
    controls: (id, ends) => {
      const share = shares.get(id) ?? { offset: 0, isReversed: false };
      if (ends.curve === "loop") return loopOf(ends, share.offset);
      if (ends.curve === "bow") return bowOf(ends, BOW);
      if (ends.curve !== "arc" || share.offset === 0) return null;
      return bowOf(ends, share.offset * REACH * (share.isReversed ? -1 : 1));
    },
  };
}

function countShares({ tables }: GraphDocument): Map<EdgeId, Share> {
  const pairs = new Map<number, number[]>();
  const { nodes, edges } = tables;
  for (let row = 0; row < edges.count; row += 1) {
    const [source, target] = [tables.sourceRow(row), tables.targetRow(row)];
    const key = Math.min(source, target) * nodes.count + Math.max(source, target);
    const known = pairs.get(key);
    if (known) known.push(row);
    else pairs.set(key, [row]);
  }
  const shares = new Map<EdgeId, Share>();
  for (const rows of pairs.values()) {
    if (rows.length === 1) continue;
    rows.forEach((row, at) => {
      const isReversed = tables.sourceRow(row) > tables.targetRow(row);
      shares.set(edges.idAt(row), { offset: at - (rows.length - 1) / 2, isReversed });
    });
  }
  return shares;
}

/** A curve whose one control point stands so far beside the middle, as one with two. */
function bowOf({ from, to }: Ends, away: number): readonly [Position, Position] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const control = {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * away,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * away,
  };
  return [towards(from, control), towards(to, control)];
}

function towards(end: Position, control: Position): Position {
  return { x: end.x + ((control.x - end.x) * 2) / 3, y: end.y + ((control.y - end.y) * 2) / 3 };
}

/** To the upper left, 70° between out and in; further out for each more. */
function loopOf({ from, radius }: Ends, offset: number): readonly [Position, Position] {
  const reach = 1.9 * (REACH + radius) * (1 + Math.max(0, offset) * 0.4);
  const at = (degrees: number): Position => {
    const angle = (degrees * Math.PI) / 180;
    return { x: from.x + reach * Math.cos(angle), y: from.y + reach * Math.sin(angle) };
  };
  return [at(-100), at(-170)];
}
