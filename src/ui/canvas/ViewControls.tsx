import { Maximize, Minus, Plus } from "lucide-react";
import { useSyncExternalStore } from "react";
import type { CanvasView } from "@/canvas/canvas-port";
import { IconButton } from "../parts/IconButton";

const step = 1.25;

/** Zoom and fit, bottom right. */
export function ViewControls({ canvas }: { readonly canvas: CanvasView }) {
  const zoom = useSyncExternalStore(canvas.subscribe, () => Math.round(canvas.zoom() * 100));
  return (
    <section className="float view" aria-label="View">
      <IconButton
        icon={Minus}
        iconSize={14}
        className="slim"
        label="Zoom out"
        onClick={() => canvas.zoomBy(1 / step)}
      />
      <span className="zoom num">
        <span className="sr">Zoom </span>
        {zoom}%
      </span>
      <IconButton icon={Plus} iconSize={14} className="slim" label="Zoom in" onClick={() => canvas.zoomBy(step)} />
      <span className="sep" />
      <IconButton
        icon={Maximize}
        iconSize={14}
        className="slim"
        label="Fit the graph"
        keys="F"
        onClick={() => canvas.fit()}
      />
    </section>
  );
}
