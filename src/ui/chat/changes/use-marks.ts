import { useEffect } from "react";
import type { ElementMarks, StepMarks } from "@/graph/changes/change-marks";
import { useCanvas } from "../../canvas/use-canvas-part";

/** Draws the marks on the canvas as long as the component stands. */
export function useMarks(marks: ElementMarks | StepMarks | null): void {
  const view = useCanvas();
  useEffect(() => {
    if (!view || marks === null) return undefined;
    view.mark("gone" in marks ? marks : { ...marks, gone: { nodes: [], edges: [] } });
    return () => view.mark(null);
  }, [view, marks]);
}
