import type { CanvasInspection, InspectedEdge, InspectedNode } from "../canvas-port";
import { edgeKey } from "../scene/edge-key";
import type { Looks } from "../style/looks";
import { formOf } from "../style/node-shapes";
import { toHexColor } from "../style/theme-tokens";
import type { EdgeAttributes, Figures, NodeAttributes } from "./figure-types";
import { shapeOf } from "./paint";
import type { States } from "./states";

interface InspectDeps {
  readonly figures: Figures;
  readonly looks: Looks;
  readonly states: States;
}

const bytes = new Uint8Array(4);
const asFloat = new Float32Array(bytes.buffer);

/** What stands in the buffers the card draws from. */
export function inspectFigures({ figures, looks, states }: InspectDeps): Pick<CanvasInspection, "nodes" | "edges"> {
  const { graph } = figures;
  const node = (id: string, { x, y, paint }: NodeAttributes): InspectedNode => {
    const shape = shapeOf(paint);
    return {
      id,
      color: hexOf(paint.color),
      size: Number(((2 * paint.radius) / formOf(shape).width).toFixed(3)),
      shape,
      opacity: opacityOf(paint.color),
      visible: paint.radius > 0,
      selected: states.isSelected(id),
      position: { x, y: -y },
      mark: states.markOf(id),
    };
  };
  const edge = (id: string, { paint }: EdgeAttributes): InspectedEdge => {
    const look = looks.edge(id);
    const bent = look?.curve === "loop" ? "loop" : "arc";
    return {
      id,
      color: hexOf(paint.color),
      width: paint.width,
      lineStyle: (["solid", "dashed", "dotted"] as const)[paint.kind % 4] ?? "solid",
      opacity: opacityOf(paint.color),
      visible: paint.width > 0,
      selected: states.isSelected(edgeKey(id)),
      curve: paint.controls === undefined ? "line" : bent,
      arrow: paint.kind >= 4,
      mark: states.markOf(edgeKey(id)),
    };
  };
  return { nodes: graph.mapNodes(node), edges: graph.mapEdges(edge) };
}

function hexOf(color: number): string {
  asFloat[0] = color;
  return toHexColor([bytes[0] ?? 0, bytes[1] ?? 0, bytes[2] ?? 0]);
}

function opacityOf(color: number): number {
  asFloat[0] = color;
  return Math.round(((bytes[3] ?? 0) / 254) * 100) / 100;
}
