import type { Position } from "@/graph/document/graph-types";
import { layOver } from "../drawing/lay-over";
import type { Plane } from "../scene/plane";

/** A line or an area being drawn, over the picture. */
export type Sketch = ReturnType<typeof createSketch>;

const SVG = "http://www.w3.org/2000/svg";

export function createSketch(host: HTMLElement, plane: Plane) {
  const layer = host.ownerDocument.createElementNS(SVG, "svg");
  const line = host.ownerDocument.createElementNS(SVG, "path");
  layer.dataset["sketch"] = "";
  Object.assign(line.style, { stroke: "var(--focus)", strokeWidth: "1.5px", strokeLinejoin: "round" });
  layer.append(line);
  layOver(host, layer);
  let drawn: readonly Position[] = [];
  let closed = false;
  const draw = () => {
    const { x, y, zoom } = plane.camera();
    const points = drawn.map((point) => `${(point.x * zoom + x).toFixed(1)} ${(point.y * zoom + y).toFixed(1)}`);
    line.setAttribute("d", points.length < 2 ? "" : `M${points.join("L")}${closed ? "Z" : ""}`);
    Object.assign(line.style, {
      fill: closed ? "var(--focus)" : "none",
      fillOpacity: "0.1",
      strokeDasharray: closed ? "4 3" : "",
    });
  };
  const stopListening = plane.onMove(draw);
  return {
    /** Through these places of the model; none: nothing. */
    show: (path: readonly Position[], isArea: boolean): void => {
      drawn = path;
      closed = isArea;
      draw();
    },
    destroy: (): void => {
      stopListening();
      layer.remove();
    },
  };
}
