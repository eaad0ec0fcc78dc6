import type { Position } from "@/graph/document/graph-types";
import type { EdgePath } from "./plane";

export interface EdgeCurve {
  readonly control: Position;
  readonly to: Position;
}

/** The quadratic curves of a bent line, one after the other: two control points are joined halfway between them. */
export function curvesOf(controls: readonly Position[], to: Position): readonly EdgeCurve[] {
  return controls.map((control, index) => {
    const next = controls[index + 1];
    return { control, to: next === undefined ? to : middleOf(control, next) };
  });
}

/** A point of a curved line; `share`: 0 at its start, 1 at its end. null: it has no curves. */
export function pointOn({ from, to, controls }: Pick<EdgePath, "from" | "to" | "controls">, share: number) {
  const curves = curvesOf(controls, to);
  const at = Math.min(curves.length - 1, Math.floor(share * curves.length));
  const curve = curves[at];
  if (curve === undefined) return null;
  return quadratic([curves[at - 1]?.to ?? from, curve.control, curve.to], share * curves.length - at);
}

export function quadratic([a, b, c]: readonly [Position, Position, Position], t: number): Position {
  const u = 1 - t;
  return { x: u * u * a.x + 2 * u * t * b.x + t * t * c.x, y: u * u * a.y + 2 * u * t * b.y + t * t * c.y };
}

export function middleOf(one: Position, other: Position): Position {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
