import type { CanvasInspection, InspectedEdge, InspectedNode } from "../canvas-port";
import { edgeKey } from "../scene/edge-key";
import { edgeShareAt, hasHeadsAt, LEAST_PX } from "../scene/far";
import type { Plane } from "../scene/plane";
import type { Looks } from "../style/looks";
import { formOf } from "../style/node-shapes";
import { toHexColor } from "../style/theme-tokens";
import type { EdgeAttributes, NodeAttributes } from "./drawn-graph";
import type { Figures } from "./figure-types";
import type { Groups } from "./groups";
import { type NodePaint, shapeOf } from "./paint";
import type { States } from "./states";

interface InspectDeps {
  readonly figures: Figures;
  readonly looks: Looks;
  readonly states: States;
  readonly groups: Groups;
  readonly plane: Pick<Plane, "camera">;
}

const bytes = new Uint8Array(4);
const asFloat = new Float32Array(bytes.buffer);

/** What is in the buffers the card draws from. */
export function inspectFigures({
  figures,
  looks,
  states,
  groups,
  plane,
}: InspectDeps): Pick<CanvasInspection, "nodes" | "edges"> {
  const { graph } = figures;
  const zoom = () => plane.camera().zoom;
  const widthOf = ({ radius }: NodePaint) => (radius === 0 ? 0 : Math.max(2 * radius, LEAST_PX / zoom()));
  const stateOf = (id: string) => ({ selected: states.isSelected(id), mark: states.markOf(id) });
  /** Drawn as a ground, which the card knows nothing of. */
  const group = (id: string): InspectedNode | null => {
    const [box, look] = [groups.box(id), looks.node(id)];
    if (box === null || look === undefined) return null;
    const { color, size, shape, opacity, visible } = look;
    return { id, color, size, shape, opacity, visible, position: box.middle, ...stateOf(id) };
  };
  const node = (id: string, { x, y, paint }: NodeAttributes): InspectedNode => {
    const shape = shapeOf(paint);
    return (
      group(id) ?? {
        id,
        color: hexOf(paint.color),
        size: Number((widthOf(paint) / formOf(shape).width).toFixed(3)),
        shape,
        opacity: opacityOf(paint.color),
        visible: paint.radius > 0,
        position: { x, y: -y },
        ...stateOf(id),
      }
    );
  };
  const edge = (id: string, { paint }: EdgeAttributes): InspectedEdge => {
    const look = looks.edge(id);
    const bent = look?.curve === "loop" ? "loop" : "arc";
    return {
      id,
      color: hexOf(paint.color),
      width: paint.width,
      lineStyle: (["solid", "dashed", "dotted"] as const)[paint.kind % 4] ?? "solid",
      opacity: opacityOf(paint.color) * edgeShareAt(zoom()),
      visible: paint.width > 0,
      selected: states.isSelected(edgeKey(id)),
      curve: (paint.route?.controls.length ?? 0) === 0 ? "line" : bent,
      arrow: paint.kind >= 4 && hasHeadsAt(zoom()),
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
