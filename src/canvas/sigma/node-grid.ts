import type { NodeId, Position } from "@/graph/document/graph-types";
import type { Box } from "../drawing/drawing-types";

/** Nodes by the square of the plane they are in, so that only those near a place are looked at. Each call costs what it touches. */
export interface NodeGrid {
  put(id: NodeId, at: Position): void;
  remove(id: NodeId): void;
  /** The nodes of all squares that an area touches: some may stand outside of it. */
  near(area: Box): Iterable<NodeId>;
}

/** Side of a square, in model units. */
const SQUARE = 96;

export function createNodeGrid(): NodeGrid {
  const squares = new Map<string, Set<NodeId>>();
  const homes = new Map<NodeId, string>();
  const squareAt = (place: number) => Math.floor(place / SQUARE);
  const remove = (id: NodeId) => {
    const home = homes.get(id);
    const square = home === undefined ? undefined : squares.get(home);
    square?.delete(id);
    homes.delete(id);
    if (home !== undefined && square?.size === 0) squares.delete(home);
  };
  return {
    remove,
    put: (id, { x, y }) => {
      const home = `${squareAt(x)},${squareAt(y)}`;
      if (homes.get(id) === home) return;
      remove(id);
      const square = squares.get(home);
      if (square) square.add(id);
      else squares.set(home, new Set([id]));
      homes.set(id, home);
    },
    *near({ left, top, right, bottom }) {
      const [first, last] = [squareAt(left), squareAt(right)];
      const [highest, lowest] = [squareAt(top), squareAt(bottom)];
      // Far out the squares of the area would be more than those that anything is in.
      if ((last - first + 1) * (lowest - highest + 1) > squares.size) {
        yield* homes.keys();
        return;
      }
      for (let column = first; column <= last; column += 1)
        for (let row = highest; row <= lowest; row += 1) yield* squares.get(`${column},${row}`) ?? [];
    },
  };
}
